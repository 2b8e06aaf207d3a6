import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../theme/words.ts';
import classes from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';

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

/** A small question over the page. Focus stays inside and goes back; Escape closes. Of a form no more than one field stands in one (QuestionDialog). */
export function Dialog({ opened, onClose, title, actions, width = 440, children }: DialogProps) {
  const words = useWords();
  return (
    <DialogFrame opened={opened} onClose={onClose} width={width}>
      <div className={classes.head}>
        <Modal.Title>{title}</Modal.Title>
        <IconButton icon="close" name={words.close} onClick={onClose} />
      </div>
      <Modal.Body>{children}</Modal.Body>
      {actions && <div className={classes.foot}>{actions}</div>}
    </DialogFrame>
  );
}
