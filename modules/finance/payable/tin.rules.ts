import { isTin } from '#core/checks.ts';
import { InvalidFields } from '#core/errors.ts';

/** The TIN of a customer or supplier is kept as it was written, in groups or not. */
export function tinHasNineDigits(row: Readonly<Record<string, unknown>>): void {
  if (row.tin_number != null && !isTin(String(row.tin_number).replace(/[\s-]/g, '')))
    throw new InvalidFields({ tin_number: { key: 'not_tin' } });
}
