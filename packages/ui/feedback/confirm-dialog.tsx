import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  /** Names the thing: `Delete Kilombero Sugar 1kg?` */
  title: string;
  body: string;
  /** Repeats the verb: `Delete product`. */
  confirm: string;
  icon?: IconName;
  /** What cannot be undone wears danger; leaving a form with changes does not. */
  danger?: boolean;
  loading?: boolean;
  /** Words of the way back when `Cancel` is unclear: `Stay here`. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked only before what cannot be undone; focus starts on Cancel. */
export function ConfirmDialog({
  opened,
  title,
  body,
  confirm,
  icon = 'delete',
  danger = true,
  loading,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useWords();
  return (
    <Modal.Root
      opened={opened}
      onClose={onCancel}
      centered
      size={440}
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
        <span className={classes.badge} data-danger={danger || undefined}>
          <Icon name={icon} size="l" />
        </span>
        <Modal.Title>{title}</Modal.Title>
        <Modal.Body>{body}</Modal.Body>
        <div className={classes.foot}>
          <Button size="l" autoFocus onClick={onCancel}>
            {cancel ?? words.cancel}
          </Button>
          <Button
            size="l"
            kind={danger ? 'danger' : 'primary'}
            icon={danger ? icon : undefined}
            loading={loading}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
