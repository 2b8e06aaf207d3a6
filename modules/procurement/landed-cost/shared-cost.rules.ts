import { type Money, money } from '#core/money.ts';
import { shareOut } from '#core/trade/price-cart.ts';

/** A line of a purchase that bears a part of a cost. */
export interface BearingLine {
  /** What it was worth in stock before any costs, in minor units. */
  cost: bigint;
  /** How many of the unit that stock is kept in, in thousandths. */
  base_quantity: bigint;
}

/** The share of each line, to the cent: by value, by quantity where they were all free (A18). */
export function sharesOf(net: bigint, by: 'value' | 'quantity', lines: readonly BearingLine[]): Money[] {
  const values = lines.map(({ cost }) => cost);
  const isByValue = by === 'value' && values.some((value) => value > 0n);
  const weights = isByValue ? values : lines.map(({ base_quantity }) => base_quantity);
  return shareOut(net, weights).map(money);
}
