import type { Problem } from '#core/errors.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { ABOVE_ZERO, WHOLE_UNITS } from './count.words.ts';

/** Whether so many of some goods, in the unit that their stock is kept in, have a part of what is counted whole. */
export function breaksUnit(
  counted: bigint | null | undefined,
  good: { whole_units: boolean } | null | undefined,
): boolean {
  return good?.whole_units === true && (counted ?? 0n) % ONE_UNIT !== 0n;
}

/** What is wrong with so many of some goods on a line: none, or a part of what is counted whole. */
export function countFault(
  counted: bigint,
  good: { whole_units: boolean },
  words: Problem = WHOLE_UNITS,
): Problem | undefined {
  if (counted <= 0n) return ABOVE_ZERO;
  return breaksUnit(counted, good) ? words : undefined;
}
