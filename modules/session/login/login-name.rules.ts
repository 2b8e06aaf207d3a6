import { f } from '#core/fields.ts';

const PHONE = f.phone();
const EMAIL = f.email();

/**
 * A login name as it is kept: a phone number with its country code, an e-mail address in lower case. What is neither
 * stays as typed, finds nobody, and costs as much.
 */
export function loginNameOf(typed: string): string {
  const field = typed.includes('@') ? EMAIL : PHONE;
  const read = field.kind.schema(field, { currency: 'TZS' }).safeParse(typed);
  return read.success ? String(read.data) : typed.trim().slice(0, 120);
}
