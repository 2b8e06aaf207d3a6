import { folded } from './folded-text.ts';
import { codeKey, readGs1 } from './scan-code.ts';

/** A number that somebody dials or reads off a paper or a pack: digits with what people put between them. */
const DIALLED = /^\+?\d[\d\s().-]*$/;
const DIGITS_TO_DIAL = 5;
const TANZANIA = '255';

/**
 * What is typed or scanned into a search, as the words of `searchText`: folded, one blank between words, whose order means
 * nothing. A number that is written in groups is one word, without the plus or the zeros of an international call; of what a GS1 code says
 * its product is looked for.
 */
export function searchedWords(typed: string): string {
  const scanned = readGs1(typed);
  const text = folded(scanned?.gtin ?? typed);
  const digits = text.replace(/\D/g, '');
  if (DIALLED.test(text) && digits.length >= DIGITS_TO_DIAL) return codeKey(digits);
  return text
    .split(' ')
    .map((word) => (/^\+\d+$/.test(word) ? word.slice(1) : word))
    .join(' ');
}

/**
 * The text in which a value is found by those words. A number in groups stands in it also in one piece, and one of
 * Tanzania also as it is dialled there.
 */
export function searchedText(value: string): string {
  const text = folded(value);
  const inOnePiece = DIALLED.test(text) ? text.replace(/\D/g, '') : text;
  const atHome =
    inOnePiece.length === 12 && inOnePiece.startsWith(TANZANIA)
      ? `0${inOnePiece.slice(TANZANIA.length)}`
      : '';
  return [...new Set([text, inOnePiece, atHome])].filter(Boolean).join(' ');
}
