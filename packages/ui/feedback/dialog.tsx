import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../theme/words.ts';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** Width in pixels. */
  width?: number;
  children: ReactNode;
}

/** A small question over the page. Focus stays inside and goes back; Escape closes. Forms never stand in one. */
export function Dialog({ opened, onClose, title, actions, width = 440, children }: DialogProps) {
  const words = useWords();
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
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <IconButton icon="close" name={words.close} onClick={onClose} />
        </div>
        <Modal.Body>{children}</Modal.Body>
        {actions && <div className={classes.foot}>{actions}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
