import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { invoiceDeliveriesAnswer } from '../invoice-deliveries.answer.ts';
import type { WireInvoice } from './wire-invoice.ts';

type Deliveries = WireOf<typeof invoiceDeliveriesAnswer>;

/** A line of an invoice with what of it has left. */
export type LineToDeliver = Deliveries['lines'][number];

/** What left at once, under its number. */
export type DeliveryNote = Deliveries['notes'][number];

/** What of an invoice has left and what is to leave yet; asked anew once more of it is owed. */
export function deliveriesOf({ id, version, remain_amount, delivery }: WireInvoice) {
  return queryOptions({
    queryKey: ['invoice', 'deliveries', id, version, remain_amount, delivery] as const,
    queryFn: ({ signal }) =>
      ask(invoiceDeliveriesAnswer, withQuery('invoice/deliveries', { id }), { signal }),
  });
}
