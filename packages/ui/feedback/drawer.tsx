import { Drawer as MantineDrawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../theme/words.ts';
import classes from './drawer.module.css';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Sheets come from the bottom on phones, drawers from the right. */
  side?: 'right' | 'bottom';
  width?: number;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides over the page: filters, a queue, the cart on a phone. */
export function Drawer({
  opened,
  onClose,
  title,
  side = 'right',
  width = 420,
  footer,
  children,
}: DrawerProps) {
  const words = useWords();
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position={side}
      size={side === 'right' ? width : 'auto'}
      zIndex={60}
      lockScroll={false}
      classNames={{
        overlay: classes.scrim,
        content: classes.drawer,
        title: classes.title,
        body: classes.body,
      }}
      transitionProps={{ duration: 240 }}
    >
      {/* While it leaves it takes neither keys nor presses: they are meant for the page. */}
      <MantineDrawer.Overlay inert={!opened} />
      <MantineDrawer.Content data-side={side} inert={!opened}>
        <div className={classes.head}>
          <MantineDrawer.Title>{title}</MantineDrawer.Title>
          <IconButton icon="close" name={words.close} onClick={onClose} />
        </div>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
        {footer && <footer className={classes.foot}>{footer}</footer>}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
