import { isTin } from '#core/checks.ts';
import { InvalidFields } from '#core/errors.ts';

/** A customer's TIN is kept as he wrote it, in groups or not. */
export function tinHasNineDigits(row: Readonly<Record<string, unknown>>): void {
  if (row.tin_number != null && !isTin(String(row.tin_number).replace(/[\s-]/g, '')))
    throw new InvalidFields({ tin_number: { key: 'not_tin' } });
}
