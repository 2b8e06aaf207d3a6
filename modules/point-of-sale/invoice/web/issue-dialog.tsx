import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { StepDialog } from '#web-kit/record/step-dialog.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What follows from issuing an invoice, and by when the customer is to pay it. */
export function IssueDialog({ invoice, onClose }: { invoice: WireInvoice; onClose: () => void }) {
  const say = useSay();
  const { currency, switches } = useBranch();
  const today = useToday();
  const usual = Number(switches.invoice_validity);
  const [due_date, setDue] = useState(
    invoice.due_date ?? (Number.isFinite(usual) ? addDays(today, usual) : ''),
  );
  const issue = async (idempotencyKey: string) => {
    const { number } = await callForRow('PUT', 'invoice/issue', {
      body: { id: invoice.id, ...(due_date ? { due_date } : {}) },
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
      <DateInput label={say(INVOICE.due)} value={due_date} onChange={setDue} />
    </StepDialog>
  );
}
