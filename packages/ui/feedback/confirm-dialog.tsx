import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { firstFieldIn, hasKeys } from '../layout/first-field.ts';
import { useWords } from '../theme/words.ts';
import classes from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** Names the thing: `Delete Kilombero Sugar 1kg?` */
  title: string;
  body: string;
  /** Repeats the verb: `Delete product`. */
  confirm: string;
  /** That of the verb. */
  icon: IconName;
  /** What cannot be undone wears danger; leaving a form with changes does not. */
  danger?: boolean;
  loading?: boolean;
  /** Why it was not done: it stays open, with all that was said in it. */
  refused?: string | undefined;
  /** Words of the way back when `Cancel` is unclear: `Stay here`. */
  cancel?: string;
  /** What is asked for before the yes, such as a reason. */
  children?: ReactNode;
  /** Whether something is still missing for the yes. */
  incomplete?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The first of what is typed, where there are keys; what stands before Cancel is found before it. */
function beginInField(more: HTMLElement | null): void {
  if (more && hasKeys()) firstFieldIn(more)?.setAttribute('data-autofocus', 'true');
}

/** Asked only before what cannot be undone; focus starts on Cancel, or where something is typed first. */
export function ConfirmDialog({
  opened,
  title,
  body,
  confirm,
  icon,
  danger = true,
  loading,
  refused,
  cancel,
  children,
  incomplete,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useWords();
  return (
    <DialogFrame opened={opened} onClose={onCancel} width={440}>
      <span className={classes.badge} data-danger={danger || undefined}>
        <Icon name={icon} size="l" />
      </span>
      <Modal.Title>{title}</Modal.Title>
      <Modal.Body>
        {body}
        {children && (
          <div className={classes.more} ref={beginInField}>
            {children}
          </div>
        )}
        {refused && (
          <div className={classes.more}>
            <Notice tone="danger">{refused}</Notice>
          </div>
        )}
      </Modal.Body>
      <div className={classes.foot}>
        <Button size="l" autoFocus onClick={onCancel}>
          {cancel ?? words.cancel}
        </Button>
        <Button
          size="l"
          kind={danger ? 'danger' : 'primary'}
          icon={danger ? icon : undefined}
          loading={loading}
          disabled={incomplete}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </DialogFrame>
  );
}
