import { randomBytes } from 'node:crypto';
import { PAPER_CODE_LENGTH, PAPER_LETTERS } from '#core/paper-code.ts';

/** A code for a paper: 80 bits of chance, in which neither a number nor a day is hidden (messages.md E). */
export function newPaperCode(): string {
  return Array.from(
    randomBytes(PAPER_CODE_LENGTH),
    (byte) => PAPER_LETTERS[byte % PAPER_LETTERS.length],
  ).join('');
}
