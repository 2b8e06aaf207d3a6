import { readGs1 } from '#core/scan-code.ts';
import { isCodeOf } from '../scanned-good.rules.ts';

type Coded = Parameters<typeof isCodeOf>[0];

/**
 * Which of the found products is lit, and taken by Enter: the one whose code it is, the only one, or the first that a word
 * found. A code that none of them bears takes none of several; -1 then, or where nothing is found.
 */
export function litAmong(goods: readonly Coded[], typed: string): number {
  const known = goods.findIndex((good) => isCodeOf(good, typed));
  if (known >= 0) return known;
  return goods.length === 1 || (goods.length > 1 && !isScan(typed)) ? 0 : -1;
}

/** Whether it is meant as a code and not as a word: what the label of a box says, or one piece with four digits or more. */
export function isScan(typed: string): boolean {
  return readGs1(typed) !== null || /^(?:[^\s\d]*\d){4}\S*$/.test(typed);
}
