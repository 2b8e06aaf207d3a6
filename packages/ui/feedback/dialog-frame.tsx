import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

export interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  /** Width in pixels. */
  width: number;
  children: ReactNode;
}

/** What every dialog stands in: the page dimmed behind it, focus kept inside and given back, closed by Escape. */
export function DialogFrame({ opened, onClose, width, children }: DialogFrameProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={width}
      zIndex={60}
      lockScroll={false}
      classNames={{
        overlay: classes.scrim,
        content: classes.dialog,
        title: classes.title,
        body: classes.body,
      }}
      transitionProps={{ transition: 'fade', duration: 160 }}
    >
      {/* While it leaves it takes neither keys nor presses: they are meant for the page. */}
      <Modal.Overlay inert={!opened} />
      <Modal.Content inert={!opened}>{children}</Modal.Content>
    </Modal.Root>
  );
}
