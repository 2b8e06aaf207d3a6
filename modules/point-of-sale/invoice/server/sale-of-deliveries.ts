import { type Money, money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import type { HeldSale } from '../../sale/server/hold-sale.ts';
import { type DeliveredGood, type Leaving, shareOfLine, unitsDelivered } from '../delivered-lines.rules.ts';
import type { HeldInvoice } from './void-invoice.ts';

type Invoice = HeldInvoice['row'];
export type InvoiceLine = Invoice['lines'][number];

/** One delivery: its note, when it leaves, and what of which line at which cost. */
export interface Delivery {
  note: string;
  moment: Moment;
  leaving: readonly (Leaving<InvoiceLine> & { cost: bigint })[];
  goods: ReadonlyMap<string, DeliveredGood>;
}

/** Lines, sums and deliveries of the sale of an invoice once a delivery has left. */
export function saleOfDeliveries(
  { lines, price_mode }: Invoice,
  sold: HeldSale['sold'] | undefined,
  { note, moment, leaving, goods }: Delivery,
) {
  const mode = price_mode === 'exclusive' ? 'exclusive' : 'inclusive';
  const rows = lines.map((line) => {
    const before = sold?.lines.find(({ line_no }) => line_no === line.line_no);
    const now = leaving.find(({ line: { line_no } }) => line_no === line.line_no);
    const delivered = (before ? baseOfLine(before) : 0n) + (now?.base ?? 0n);
    const { list_amount: _, ...share } = shareOfLine(line, delivered, mode);
    const cost = money((before?.cost ?? 0n) + (now?.cost ?? 0n));
    const good = goods.get(line.product_id) ?? UNKNOWN;
    return {
      product_id: line.product_id,
      ...unitsDelivered(line, delivered, good),
      is_service: line.is_service === true,
      ...share,
      tax_type: line.tax_type ?? ('exempt' as const),
      vat_rate: line.vat_rate ?? 0,
      returned_quantity: before?.returned_quantity ?? quantity(0n),
      cost,
      below_cost: share.net_amount < cost,
    };
  });
  const total_amount = sumOf(rows, (row) => row.total_amount);
  const net_amount = sumOf(rows, (row) => row.net_amount);
  return {
    lines: rows,
    discount: sumOf(rows, ({ discount, sale_discount }) => discount + sale_discount),
    net_amount,
    tax: sumOf(rows, ({ tax }) => tax),
    total_amount,
    payments: [{ account_id: null, mode: 'invoice' as const, amount: total_amount, reference: null }],
    profit: money(net_amount - sumOf(rows, ({ cost }) => cost)),
    below_cost: rows.some(({ below_cost }) => below_cost),
    deliveries: [
      ...(sold?.deliveries ?? []).map(({ line_no: _, ...line }) => line),
      ...leaving.map(({ line, before, base, cost }) => {
        const [then, now] = [shareOfLine(line, before, mode), shareOfLine(line, before + base, mode)];
        const more = (key: 'list_amount' | 'net_amount' | 'tax'): Money => money(now[key] - then[key]);
        return {
          ...{ note, date: moment.date, at: moment.at, sale_line_no: line.line_no, quantity: base },
          ...{ is_service: line.is_service === true, cost: money(cost) },
          ...{ list_amount: more('list_amount'), net_amount: more('net_amount'), tax: more('tax') },
        };
      }),
    ],
  };
}

const UNKNOWN: DeliveredGood = { name: '', unit_of_measure: 'piece', whole_units: false };

/** What else stands on the sale that the first delivery makes. */
export function firstSale(
  { branch, actor }: CommandContext,
  invoice: Invoice,
  { id, moment, tin }: { id: string; moment: Moment; tin: string | null },
) {
  return {
    id,
    branch_id: branch.id,
    number: invoice.number ?? '',
    date: moment.date,
    sold_at: moment.at,
    store_id: invoice.store_id ?? '',
    customer_id: invoice.customer_id,
    customer_tin_number: tin,
    invoice_id: invoice.id,
    ...{ service_id: null, quote_id: null, booking_id: null, charged_room: null, shift_id: null },
    currency: branch.currency,
    price_mode: invoice.price_mode === 'exclusive' ? ('exclusive' as const) : ('inclusive' as const),
    ...{ paid_amount: money(0n), change: money(0n), rounding: money(0n) },
    on_credit: true,
    status: 'completed' as const,
    fiscal_state: 'none' as const,
    device_id: actor.device_id ?? null,
    copies: 0,
    verification_code: newPaperCode(),
    reference: invoice.reference,
    remarks: invoice.remarks,
  };
}
