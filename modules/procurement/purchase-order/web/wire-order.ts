import type { Currency } from '#core/currencies.ts';
import { moneyOf } from '#core/money.ts';
import { type Quantity, quantityOf } from '#core/quantity.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { accruedAt, accruedNow, type LineOnOrder, receivedToStay } from '../order-lines.rules.ts';

/** A line of an order as the server answers it; amounts only for those who may see what things cost. */
export interface WireOrderLine {
  line_no: number;
  product_id: string;
  product_name: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: number;
  price?: number;
  total_amount?: number;
  value?: number;
  /** These three in pieces. */
  received: number;
  returned: number;
  billed: number;
}

export interface WireOrder {
  id: string;
  number: string;
  version: number;
  status: 'draft' | 'pending' | 'sent' | 'part_received' | 'received' | 'closed' | 'cancelled';
  date: string;
  expected_date: string | null;
  supplier_id: string;
  supplier_name: string;
  store_id: string | null;
  store_name: string | null;
  price_mode: 'inclusive' | 'exclusive';
  lines: readonly WireOrderLine[];
  total_amount?: number;
  reference: string | null;
  remarks: string | null;
  asked_by_name: string | null;
  sent_at: string | null;
  sent_by_name: string | null;
}

export function asOrder(row: object): WireOrder {
  return row as WireOrder;
}

/** A line as the rules of orders count it: thousandths and minor units. */
export function lineOnOrder(line: WireOrderLine, currency: Currency): LineOnOrder {
  const value = moneyOf(line.value ?? 0, currency);
  return {
    quantity: thousandths(line.quantity),
    factor: line.factor,
    value: typeof value === 'bigint' ? value : 0n,
    received: thousandths(line.received),
    returned: thousandths(line.returned),
    billed: thousandths(line.billed),
  };
}

/** What an order comes to in stock, what of it is there, and what of that no bill has named; minor units. */
export function valuesOf({ lines }: WireOrder, currency: Currency) {
  const on = lines.map((line) => lineOnOrder(line, currency));
  const sumOf = (part: (line: LineOnOrder) => bigint) => on.reduce((sum, line) => sum + part(line), 0n);
  const ordered = sumOf(({ value }) => value ?? 0n);
  const received = sumOf((line) => accruedAt(line, receivedToStay(line)));
  return { ordered, received, toCome: ordered - received, notBilled: sumOf(accruedNow) };
}

function thousandths(wire: number | null): Quantity {
  const read = quantityOf(wire ?? 0);
  if (typeof read === 'string') throw new RangeError(`An order holds the quantity ${wire} (${read}).`);
  return read;
}
