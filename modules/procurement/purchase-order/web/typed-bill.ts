import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { quantityOf, quantityToWire } from '#core/quantity.ts';
import type { TypedPrice } from '../../purchase/web/typed-price.ts';

export interface BilledLine {
  line_no: number;
  quantity: number;
  price?: number;
  line_total?: number;
}

/**
 * The lines of a bill as they are sent. A line of no quantity is left for a later bill; one of a quantity without an
 * amount is among the lines too and said to be `unpriced`, by its place: what came is never left out unsaid.
 */
export function billedLines(
  typed: readonly (TypedPrice & { line_no: number })[],
  currency: Currency,
): { lines: BilledLine[]; unpriced: string[] } {
  const lines: BilledLine[] = [];
  const unpriced: string[] = [];
  for (const { line_no, quantity, price, total } of typed) {
    const counted = quantityOf(Number(quantity || 0));
    if (typeof counted !== 'bigint' || counted <= 0n) continue;
    const field = total === null ? 'price' : 'line_total';
    const amount = moneyOfText(total ?? price, currency);
    if (typeof amount !== 'bigint') unpriced.push(`lines.${lines.length}.${field}`);
    const said = typeof amount === 'bigint' ? { [field]: moneyToWire(amount, currency) } : {};
    lines.push({ line_no, quantity: quantityToWire(counted), ...said });
  }
  return { lines, unpriced };
}
