import { useState } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { StepDialog } from '#web-kit/record/step-dialog.tsx';
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

interface QuoteStepProps {
  quote: WireQuote;
  step: keyof typeof STEPS;
  onClose: () => void;
}

/** The question before a quote is sent or accepted. What is accepted is the version that is on screen. */
export function QuoteStepDialog({ quote, step, onClose }: QuoteStepProps) {
  const say = useSay();
  const { currency } = useBranch();
  const [by_email, setByEmail] = useState(false);
  const [by_sms, setBySms] = useState(false);
  const isAgain = step === 'send' && quote.number !== null;
  const { title, body, button, done } = isAgain ? AGAIN : STEPS[step];
  const take = async (idempotencyKey: string) => {
    const { number } = await callForRow('PUT', `quote/${step}`, {
      body: { id: quote.id, ...(step === 'accept' ? { version: quote.version } : { by_email, by_sms }) },
      idempotencyKey,
    });
    return say(done, { number });
  };
  return (
    <StepDialog
      title={say(title)}
      confirm={say(button)}
      icon={step === 'send' ? 'send' : 'check'}
      disabled={isAgain && !by_email && !by_sms}
      send={take}
      onClose={onClose}
    >
      <p>{say(body, { amount: moneyText(quote.total_amount, currency) })}</p>
      {step === 'send' && (
        <>
          <Checkbox label={say(QUOTE.byEmail)} checked={by_email} onChange={setByEmail} />
          <Checkbox label={say(QUOTE.bySms)} checked={by_sms} onChange={setBySms} />
        </>
      )}
    </StepDialog>
  );
}
