import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { QUOTE } from './quote.words.ts';
import type { WireQuote } from './wire-quote.ts';

const STEPS = {
  send: { title: QUOTE.sendTitle, body: QUOTE.sendBody, button: QUOTE.send, done: QUOTE.sentNow },
  accept: {
    title: QUOTE.acceptTitle,
    body: QUOTE.acceptBody,
    button: QUOTE.accept,
    done: QUOTE.acceptedNow,
  },
} as const;

/** What was sent is sent again as it is now. */
const AGAIN = { ...STEPS.send, title: QUOTE.againTitle, body: QUOTE.againBody };

interface StepDialogProps {
  quote: WireQuote;
  step: keyof typeof STEPS;
  onClose: () => void;
}

/** The question before a quote is sent or accepted. What is accepted is the version that is on screen. */
export function StepDialog({ quote, step, onClose }: StepDialogProps) {
  const say = useSay();
  const client = useQueryClient();
  const { currency } = useBranch();
  // Made when the question opens: a second press does it once.
  const [key] = useState(newId);
  const [sending, setSending] = useState(false);
  const [by_email, setByEmail] = useState(false);
  const [by_sms, setBySms] = useState(false);
  const isAgain = step === 'send' && quote.number !== null;
  const { title, body, button, done } = isAgain ? AGAIN : STEPS[step];
  const take = async () => {
    setSending(true);
    try {
      const { number } = await callForRow('PUT', `quote/${step}`, {
        body: { id: quote.id, ...(step === 'accept' ? { version: quote.version } : { by_email, by_sms }) },
        idempotencyKey: key,
      });
      showToast({ tone: 'success', title: say(done, { number }) });
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(title)}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button
            kind="primary"
            icon={step === 'send' ? 'send' : 'check'}
            disabled={isAgain && !by_email && !by_sms}
            loading={sending}
            onClick={() => void take()}
          >
            {say(button)}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{say(body, { amount: moneyText(quote.total_amount, currency) })}</p>
        {step === 'send' && (
          <>
            <Checkbox label={say(QUOTE.byEmail)} checked={by_email} onChange={setByEmail} />
            <Checkbox label={say(QUOTE.bySms)} checked={by_sms} onChange={setBySms} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
