/** The first market (product.md): a number without its country is of Tanzania. */
const TANZANIA = '255';

/**
 * A phone number as it is kept, digits with the country code and no sign, out of any way of writing: `0754 321 098`,
 * `+255 (0)754-321-098`, `00255754321098`, `754321098` (a spreadsheet drops the zero) and `255754321098.0` (it took the number for
 * an amount) are all 255754321098. Null where it is none.
 */
export function phoneNumber(typed: string): string | null {
  const written = typed.trim().replace(/(\d{9})\.0+$/, '$1');
  const isInternational = /^\s*(\+|00)/.test(written);
  const digits = written.replace(/[\s()./+\u2010-\u2015-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const national = isInternational ? digits.replace(/^00/, '') : withCountry(digits);
  const number = national.replace(new RegExp(`^${TANZANIA}0(?=\\d{9}$)`), TANZANIA);
  return /^[1-9]\d{8,14}$/.test(number) ? number : null;
}

/** A part of a number as somebody types it into a search or a filter, in the form in which numbers are kept. */
export function partOfPhoneNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0(?=\d)/, TANZANIA);
}

/** Nine digits are a number of Tanzania as it is dialled there, less its zero: of a mobile (6, 7) or a landline (2). */
function withCountry(digits: string): string {
  if (/^0\d{9}$/.test(digits)) return `${TANZANIA}${digits.slice(1)}`;
  return /^[267]\d{8}$/.test(digits) ? `${TANZANIA}${digits}` : digits;
}
