import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What follows from issuing an invoice, and how many days the customer has to pay it. */
export function IssueDialog({ invoice, onClose }: { invoice: WireInvoice; onClose: () => void }) {
  const say = useSay();
  const client = useQueryClient();
  const { currency, switches } = useBranch();
  // Made when the question opens: a second press issues once.
  const [key] = useState(newId);
  const [days, setDays] = useState(String(switches.invoice_validity ?? ''));
  const [sending, setSending] = useState(false);
  const issue = async () => {
    setSending(true);
    try {
      const { number } = await callForRow('PUT', 'invoice/issue', {
        body: { id: invoice.id, ...(days.trim() ? { invoice_validity: Number(days) } : {}) },
        idempotencyKey: key,
      });
      showToast({ tone: 'success', title: say(INVOICE.issued, { number }) });
      // Stock, debts and reports have moved with it.
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
      title={say(INVOICE.issueTitle)}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button kind="primary" icon="check" loading={sending} onClick={() => void issue()}>
            {say(INVOICE.issue)}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
