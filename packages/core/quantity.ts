import { decimalOfNumber, readableDecimal, scaledUnits } from './decimal.ts';
import { wireNumber } from './wire-number.ts';

declare const quantityBrand: unique symbol;

/** A quantity of goods in thousandths of its unit: 1.25 kg is 1250n. Arithmetic gives a plain bigint again. */
export type Quantity = bigint & { readonly [quantityBrand]: true };

const SCALE = 3;

/** One whole unit in thousandths. */
export const ONE_UNIT = 1000n;

/** The largest quantity of one line: a thousand million units. */
export const LARGEST_QUANTITY = 1_000_000_000_000n;

/** Marks a result of quantity arithmetic as a quantity again; the only door besides `quantityOf`. */
export function quantity(thousandths: bigint): Quantity {
  return thousandths as Quantity;
}

/** The quantity that a wire number means, or why it is none: more than three decimals, or out of range. */
export function quantityOf(value: number): Quantity | 'decimals' | 'range' {
  const decimal = decimalOfNumber(value);
  if (!decimal) return 'range';
  const units = scaledUnits(decimal, SCALE);
  if (units === null) return 'decimals';
  return units > LARGEST_QUANTITY || units < -LARGEST_QUANTITY ? 'range' : quantity(units);
}

/** The decimal number of a quantity on the wire: 1250n is 1.25. Refuses what it cannot carry exactly. */
export function quantityToWire(amount: bigint): number {
  return wireNumber(amount, SCALE);
}

/** A whole count as people read it: `12,500`. */
export function formatCount(count: number): string {
  return readableDecimal(BigInt(Math.trunc(count)), 0);
}

/** A quantity as people read it, thousands with commas: `1,200.5`. */
export function formatQuantity(amount: bigint): string {
  return readableDecimal(amount, SCALE);
}
