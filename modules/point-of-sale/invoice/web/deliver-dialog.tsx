import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitText } from '#modules/inventory/public.web.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { call } from '#web-kit/api/client.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { StepDialog } from '#web-kit/record/step-dialog.tsx';
import { deliveriesOf, type LineToDeliver } from './deliveries-call.ts';
import { INVOICE } from './invoice.words.ts';
import { saidDelivery } from './said-delivery.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What of an invoice leaves now: all that is left of each line, unless less is typed. */
export function DeliverDialog({ invoice, onClose }: { invoice: WireInvoice; onClose: () => void }) {
  const say = useSay();
  const { data } = useQuery(deliveriesOf(invoice));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isEmpty, setEmpty] = useState(false);
  const open = (data?.lines ?? []).filter(({ left }) => left > 0);
  const deliver = async (idempotencyKey: string) => {
    const lines = saidDelivery(open, typed);
    setEmpty(lines.length === 0);
    if (lines.length === 0) return null;
    await call('POST', 'invoice/deliver', { body: { invoice_id: invoice.id, lines }, idempotencyKey });
    return say(INVOICE.delivered);
  };
  return (
    <StepDialog
      title={say(INVOICE.deliverTitle)}
      confirm={say(INVOICE.deliver)}
      icon="transport"
      send={deliver}
      onClose={onClose}
    >
      <p>{say(INVOICE.deliverBody, { customer: invoice.customer_name ?? '' })}</p>
      {open.map((line) => (
        <Leaving
          key={line.line_no}
          line={line}
          value={typed[line.line_no] ?? String(line.left)}
          onChange={(value) => setTyped((all) => ({ ...all, [line.line_no]: value }))}
        />
      ))}
      {isEmpty && <Notice tone="danger">{say(INVOICE.deliverNothing)}</Notice>}
    </StepDialog>
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
