import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/spacing.tsx';
import { Dialog } from './dialog.tsx';

export interface QuestionDialogProps {
  opened: boolean;
  title: string;
  /** Why it is asked, and what comes of the answer. */
  text: string;
  /** The word of the way out, and that of the answer. */
  cancel: string;
  next: string;
  sending: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** The field. */
  children: ReactNode;
}

/** A question that is answered by typing one thing, such as a password; Enter answers it. */
export function QuestionDialog({
  opened,
  title,
  text,
  cancel,
  next,
  sending,
  onClose,
  onSubmit,
  children,
}: QuestionDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {cancel}
          </Button>
          <Button size="l" kind="primary" loading={sending} onClick={() => form.current?.requestSubmit()}>
            {next}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack>
          <span>{text}</span>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
