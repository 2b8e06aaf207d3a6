import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';

/** How far a line of an order has got; quantities in thousandths. */
export interface LineOnOrder {
  /** In the unit of the line, of which each has so many of the unit of the stock. */
  quantity: bigint;
  factor: number | null;
  /** What the whole line is worth in stock at the price of the order, in minor units. */
  value: bigint | null;
  /** In the unit of the stock, as is whatever follows from them. */
  received: bigint | null;
  returned: bigint | null;
  billed: bigint | null;
}

/** What is there of a line, less what went back. */
export function receivedToStay({ received, returned }: LineOnOrder): Quantity {
  return quantity((received ?? 0n) - (returned ?? 0n));
}

/** What the supplier still owes of a line; goods that went back may come again. */
export function toCome(line: LineOnOrder): Quantity {
  return quantity(baseOfLine(line) - receivedToStay(line));
}

/** What came of a line and is not on a bill yet. */
export function notBilled(line: LineOnOrder): Quantity {
  return quantity(receivedToStay(line) - (line.billed ?? 0n));
}

/**
 * What 2050 holds once so much of a line is there, rounded as a whole and never piece by piece: parts of a line always sum
 * to the line (accounting-additions.md A19).
 */
export function accruedAt(line: LineOnOrder, there: bigint): bigint {
  return divideRounded((line.value ?? 0n) * there, baseOfLine(line));
}

/** What 2050 owes for goods of a line that no bill has named. */
export function accruedNow(line: LineOnOrder): Money {
  return money(accruedAt(line, receivedToStay(line)) - accruedAt(line, line.billed ?? 0n));
}

/**
 * What 2050 gives up for goods of a line that are billed or go back: all but what it is to hold afterwards. By the last of
 * them it holds nothing, whatever was voided in between.
 */
export function accruedOff(held: bigint, after: LineOnOrder): Money {
  const off = held - accruedNow(after);
  return money(off > 0n ? off : 0n);
}

/** The state of an order by what has come of it. */
export function stateByLines(lines: readonly LineOnOrder[]): 'part_received' | 'received' {
  return lines.every((line) => toCome(line) <= 0n) ? 'received' : 'part_received';
}

/** How much of a line is there, from 0 to 1, for the length of a bar. */
export function shareThere(line: LineOnOrder): number {
  return line.quantity > 0n ? Number(divideRounded(receivedToStay(line) * 100n, baseOfLine(line))) / 100 : 0;
}
