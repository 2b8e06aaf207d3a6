import { type Money, sum } from '#core/money.ts';
import { baseOfTyped, type TypedPart } from '#modules/inventory/public.web.ts';
import { partBack } from '../../sale-return/part-back.rules.ts';
import type { WireSale } from './wire-sale.ts';

/** How much of a line comes back, and what becomes of it. */
export interface LineBack {
  line_no: number;
  typed: TypedPart;
  goods: 'restock' | 'scrap';
}

/** What the customer gets for it: the share of what was charged, to the cent as the server will book it. */
export function refundOf({ lines, currency }: WireSale, back: readonly LineBack[]): Money {
  const amounts = back.map(({ line_no, typed }) => {
    const line = lines.find((one) => one.line_no === line_no);
    return line ? partBack(line, baseOfTyped(typed, line), currency).gross : 0n;
  });
  return sum(amounts);
}
