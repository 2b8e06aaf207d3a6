import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { unitText } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { deliveriesOf, type LineToDeliver } from './deliveries-call.ts';
import { INVOICE } from './invoice.words.ts';
import { saidDelivery } from './said-delivery.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What of an invoice leaves now: all that is left of each line, unless less is typed. */
export function DeliverDialog({ invoice, onClose }: { invoice: WireInvoice; onClose: () => void }) {
  const say = useSay();
  const client = useQueryClient();
  const { data } = useQuery(deliveriesOf(invoice));
  // Made when the question opens: a second press delivers once.
  const [key] = useState(newId);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const open = (data?.lines ?? []).filter(({ left }) => left > 0);
  const deliver = async () => {
    const lines = saidDelivery(open, typed);
    if (lines.length === 0) return setRefused(say(INVOICE.deliverNothing));
    setSending(true);
    try {
      const body = { invoice_id: invoice.id, lines };
      await call('POST', 'invoice/deliver', { body, idempotencyKey: key });
      showToast({ tone: 'success', title: say(INVOICE.delivered) });
      // Stock, debts and reports have moved with it.
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
      title={say(INVOICE.deliverTitle)}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say(FORM.cancel)}
          </Button>
          <Button kind="primary" icon="transport" loading={sending} onClick={() => void deliver()}>
            {say(INVOICE.deliver)}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{say(INVOICE.deliverBody, { customer: invoice.customer_name ?? '' })}</p>
        {open.map((line) => (
          <Leaving
            key={line.line_no}
            line={line}
            value={typed[line.line_no] ?? String(line.left)}
            onChange={(value) => setTyped((all) => ({ ...all, [line.line_no]: value }))}
          />
        ))}
        {refused && <Notice tone="danger">{refused}</Notice>}
      </Stack>
    </Dialog>
  );
}

interface LeavingProps {
  line: LineToDeliver;
  value: string;
  onChange: (value: string) => void;
}

function Leaving({ line: { product_name, unit, left }, value, onChange }: LeavingProps) {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <QuantityInput
      label={product_name}
      unit={unitText(unit, language, left)}
      hint={say(INVOICE.stillLeft, { left: quantityText(left) })}
      value={value}
      onChange={onChange}
    />
  );
}
