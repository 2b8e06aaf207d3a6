import { decimalOfNumber, decimalText, scaledUnits } from './decimal.ts';
import { refusal } from './errors.ts';

/** Added up, amounts pass what a JSON number holds to the last digit: a slipped finger, never a shop. */
export const AmountTooLarge = refusal('amount_too_large', 409, {
  en: 'This adds up to more than can be kept to the last cent. Check the amounts.',
  sw: 'Jumla hii ni kubwa mno kutunzwa kwa usahihi. Hakiki kiasi.',
});

/** Up to fifteen digits every decimal has a number of its own, so there is nothing to look at. */
const SURELY_EXACT = 999_999_999_999_999n;

/**
 * The JSON number of `units` scaled by ten to the power of `scale`: 1250n at 3 is 1.25. Refuses what no number holds
 * exactly, so that nothing rounded ever leaves the server.
 */
export function wireNumber(units: bigint, scale: number): number {
  const wire = Number(decimalText(units, scale));
  if (units <= SURELY_EXACT && units >= -SURELY_EXACT) return wire;
  const read = decimalOfNumber(wire);
  if (!read || scaledUnits(read, scale) !== units) throw AmountTooLarge();
  return wire;
}
