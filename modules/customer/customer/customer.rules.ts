import { InvalidFields } from '#core/errors.ts';

/** A taxpayer number of Tanzania has nine digits, however it is grouped. */
export function tinHasNineDigits(row: Readonly<Record<string, unknown>>): void {
  if (row.tin_number == null || /^\d{9}$/.test(String(row.tin_number).replace(/[\s-]/g, ''))) return;
  throw new InvalidFields({
    tin_number: { key: 'not_tin', words: { en: 'A TIN has nine digits.', sw: 'TIN ina tarakimu tisa.' } },
  });
}
