import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { IconName } from '#ui/icons.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { problemText } from '../api/problem-text.ts';
import { FORM } from '../form/form.words.ts';
import { useSay } from '../i18n/language.tsx';

interface StepDialogProps {
  title: string;
  confirm: string;
  icon: IconName;
  disabled?: boolean;
  /** Makes the step under the key of this question, and answers what is told once it is made; null where it says why not itself. */
  send: (idempotencyKey: string) => Promise<string | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The question before a step whose inputs are arranged by its screen. A second press makes it once, what is refused stands in it
 * with all that was said, and everything is asked anew once it is made.
 */
export function StepDialog({ title, confirm, icon, disabled, send, onClose, children }: StepDialogProps) {
  const say = useSay();
  const client = useQueryClient();
  const [key] = useState(newId);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const take = async () => {
    setRefused(undefined);
    setSending(true);
    try {
      const done = await send(key);
      if (done === null) return;
      showToast({ tone: 'success', title: done });
      // Money, stock, debts and reports may have moved with it.
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      setRefused(problemText(error, say));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon={icon}
            disabled={disabled}
            loading={sending}
            onClick={() => void take()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {refused && <Notice tone="danger">{refused}</Notice>}
      </Stack>
    </Dialog>
  );
}
