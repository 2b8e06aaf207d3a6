import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import type { CountedCash } from '../shift.body.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';

type Said = Pick<CountedCash, 'counted' | 'denominations'>;

/** The amount that was counted, from the notes and coins where they are given. */
export function countedIn({ counted, denominations }: Said): Money {
  const pieces = (denominations ?? []).reduce((sum, { value, count }) => sum + value * BigInt(count), 0n);
  const isPieces = (denominations ?? []).length > 0;
  if (!isPieces && counted == null)
    throw new InvalidFields({ counted: { key: 'required', words: SHIFT_TEXTS.countNeeded } });
  if (isPieces && counted != null && counted !== pieces) {
    // Either may be the one that is wrong.
    const differs = { key: 'count_differs', words: SHIFT_TEXTS.countDiffers };
    throw new InvalidFields({ counted: differs, denominations: differs });
  }
  return money(isPieces ? pieces : (counted ?? 0n));
}

/** The notes and coins of which there was any, as a shift keeps them. */
export function piecesIn({ denominations }: Said) {
  return (denominations ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, is_coin, count }, place) => ({
      ...{ line_no: place + 1, value, is_coin: is_coin === true, count },
    }));
}
