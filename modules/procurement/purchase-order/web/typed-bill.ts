import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { baseOfTyped, type LineOfPart, type TypedPart, wireOfTyped } from '#modules/inventory/public.web.ts';
import type { TypedPrice } from '../../purchase/web/typed-price.ts';

export interface BilledLine {
  line_no: number;
  unit?: string;
  quantity?: number;
  pieces?: number;
  price?: number;
  line_total?: number;
}

/** A line of the bill as it is typed, with the line of the order that it bills. */
export interface TypedBillLine extends Omit<TypedPrice, 'quantity' | 'per'> {
  line: LineOfPart & { line_no: number; price?: number };
  part: TypedPart;
}

/**
 * The lines of a bill as they are sent. A line of no quantity is left for a later bill; one of a quantity without an
 * amount is among the lines too and said to be `unpriced`, by its place: what came is never left out unsaid.
 */
export function billedLines(
  typed: readonly TypedBillLine[],
  currency: Currency,
): { lines: BilledLine[]; unpriced: string[] } {
  const lines: BilledLine[] = [];
  const unpriced: string[] = [];
  for (const { line, part, price, total } of typed) {
    if (baseOfTyped(part, line) <= 0n) continue;
    const field = total === null ? 'price' : 'line_total';
    const amount = moneyOfText(total ?? price, currency);
    if (typeof amount !== 'bigint') unpriced.push(`lines.${lines.length}.${field}`);
    // As it was ordered it is left to the server, by which pieces of a carton cost all of it in the end.
    const isAsOrdered = total === null && Number(price) === line.price;
    const said = typeof amount === 'bigint' && !isAsOrdered ? { [field]: moneyToWire(amount, currency) } : {};
    lines.push({ line_no: line.line_no, ...wireOfTyped(part, line), ...said });
  }
  return { lines, unpriced };
}
