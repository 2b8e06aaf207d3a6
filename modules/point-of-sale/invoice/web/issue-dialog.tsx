import { useState } from 'react';
import { TextInput } from '#ui/fields/text-input.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { StepDialog } from '#web-kit/record/step-dialog.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What follows from issuing an invoice, and how many days the customer has to pay it. */
export function IssueDialog({ invoice, onClose }: { invoice: WireInvoice; onClose: () => void }) {
  const say = useSay();
  const { currency, switches } = useBranch();
  const [days, setDays] = useState(String(switches.invoice_validity ?? ''));
  const issue = async (idempotencyKey: string) => {
    const { number } = await callForRow('PUT', 'invoice/issue', {
      body: { id: invoice.id, ...(days.trim() ? { invoice_validity: Number(days) } : {}) },
      idempotencyKey,
    });
    return say(INVOICE.issued, { number });
  };
  return (
    <StepDialog
      title={say(INVOICE.issueTitle)}
      confirm={say(INVOICE.issue)}
      icon="check"
      send={issue}
      onClose={onClose}
    >
      <p>
        {say(switches.invoices_post_at === 'delivery' ? INVOICE.agreeBody : INVOICE.issueBody, {
          customer: invoice.customer_name ?? '',
          amount: moneyText(invoice.total_amount, currency),
        })}
      </p>
      <TextInput
        label={say(INVOICE.days)}
        inputMode="numeric"
        maxLength={3}
        value={days}
        onChange={setDays}
      />
    </StepDialog>
  );
}
