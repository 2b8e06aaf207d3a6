/** A number that somebody dials or reads off a paper: digits with what people put between them. */
const DIALLED = /^\+?[\d][\d\s()./-]{2,}$/;

/**
 * The words by which something is looked for: as it was typed, and of a telephone number the form in which it is kept,
 * `255754321098` for `0754 321 098`.
 */
export function wordsOf(typed: string): string[] {
  if (!DIALLED.test(typed)) return [typed];
  const digits = typed.replace(/\D/g, '');
  const kept = /^0\d{4,}$/.test(digits) ? `255${digits.slice(1)}` : digits;
  return [...new Set([typed, kept])];
}
