import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';

/** How far a price lies from the last one, in whole percent: above nought where it is dearer; null where there is none. */
export function changeFromLast(
  price: bigint,
  factor: number,
  last: { price: bigint; factor: number } | null,
): number | null {
  if (!last || last.price === 0n || price === 0n) return null;
  // Prices of different units are held against each other by the piece.
  const before = last.price * BigInt(factor);
  const now = price * BigInt(last.factor);
  return Number(divideRounded((now - before) * 100n, before));
}

/** The part of a selling price that is profit, in whole percent; null where it is given away. */
export function marginOf(selling: bigint, costOfOne: bigint): number | null {
  return selling === 0n ? null : Number(divideRounded((selling - costOfOne) * 100n, selling));
}

/** What one piece costs, of so many that cost so much. */
export function costOfOne(cost: bigint, baseQuantity: bigint): bigint {
  return baseQuantity === 0n ? 0n : divideRounded(cost * ONE_UNIT, baseQuantity);
}

/**
 * The selling price that keeps the margin that the product has now, rounded up to the next five shillings of minor units
 * where the price is that large; null where there is no margin to keep.
 */
export function priceKeepingMargin(selling: bigint, averageCost: bigint, newCost: bigint): bigint | null {
  if (selling <= averageCost || averageCost <= 0n || newCost <= 0n) return null;
  const kept = divideRounded(newCost * selling, averageCost);
  const step = kept >= 10_000n ? 500n : 1n;
  return ((kept + step - 1n) / step) * step;
}
