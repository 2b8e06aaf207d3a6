import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';

/** A line of a sale as the floor of its price is held against it, in minor units and thousandths. */
interface FlooredLine {
  /** In the unit that its stock is kept in. */
  base_quantity: bigint;
  /** What is charged for it after all discounts, as prices are said: with VAT or without. */
  base: bigint;
  /** Without VAT, and what the goods had cost. */
  net: bigint;
  cost: bigint;
  /** Of one of the unit that its stock is kept in. */
  minimum_price: bigint | null;
}

/** Whether goods go for less than they cost, or for less than somebody has said that they may (capabilities I17). */
export function isBelowFloor({ base_quantity, base, net, cost, minimum_price }: FlooredLine): boolean {
  const least = minimum_price === null ? 0n : divideRounded(base_quantity * minimum_price, ONE_UNIT);
  return net < cost || base < least;
}
