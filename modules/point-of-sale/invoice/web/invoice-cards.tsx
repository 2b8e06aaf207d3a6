import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { AgreedLinesCard } from './agreed-lines-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { InvoiceTimelineCard } from './invoice-timeline-card.tsx';
import { asInvoice } from './wire-invoice.ts';

/** The items of an invoice and what happened to it. */
export function InvoiceCards({ row }: RecordProps) {
  const invoice = asInvoice(row);
  return (
    <Stack>
      <AgreedLinesCard agreed={invoice} />
      {invoice.delivery && <DeliveriesCard invoice={invoice} />}
      <InvoiceTimelineCard invoice={invoice} />
    </Stack>
  );
}
