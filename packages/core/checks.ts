import { InvalidFields } from './errors.ts';

/** An e-mail address: text, @, text, dot, text, no white space (specification §5). */
export function isEmail(text: string): boolean {
  return /^[^\s@.][^\s@]*@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** An e-mail address as it is kept: lower case, no white space (specification §5). */
export function normalEmail(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

/** A credit card: 16 digits after all else is stripped, of which the last checks the others by Luhn (specification §5). */
export function isCreditCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 16) return false;
  const sum = [...digits].reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** An address of the internet of four numbers up to 255, without zeros in front, which some read as octal. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** A taxpayer number of Tanzania, as its tax authority takes it. */
export function isTin(text: string): boolean {
  return /^\d{9}$/.test(text);
}

/** The TIN of a customer or supplier is kept as it was written, in groups or not. */
export function tinHasNineDigits(row: Readonly<Record<string, unknown>>): void {
  if (row.tin_number != null && !isTin(String(row.tin_number).replace(/[\s-]/g, '')))
    throw new InvalidFields({ tin_number: { key: 'not_tin' } });
}

/** A colour of three or six digits, the # may be missing (specification §5). */
export function isHexColour(text: string): boolean {
  return /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** Base64 with its padding; nothing at all encodes nothing and counts as none. */
export function isBase64(text: string): boolean {
  return text !== '' && /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}

/** JSON that is an object, neither a list nor a lone value. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
