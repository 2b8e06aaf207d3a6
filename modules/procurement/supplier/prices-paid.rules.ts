/** A price in minor units for a unit of so many pieces. */
export interface PriceOfUnit {
  price: bigint;
  factor: number;
}

/** By how many percent a piece became dearer, rounded half away from nought; null where it was free before. */
export function changeOfPrice(before: PriceOfUnit, now: PriceOfUnit): number | null {
  const was = before.price * BigInt(now.factor);
  if (was === 0n) return null;
  const difference = now.price * BigInt(before.factor) - was;
  const size = difference < 0n ? -difference : difference;
  const percent = Number((size * 200n + was) / (was * 2n));
  return difference < 0n ? -percent : percent;
}
