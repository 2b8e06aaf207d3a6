import { moneyOfText } from '#core/money.ts';

/** How texts write shillings; also doubled, with a dot, or glued to the amount. */
export const SHILLINGS = '(?:TZS|TSHS?|T\\.SHS?)';

/** Digits with their marks. What stands behind the last digit decides whether it is cut off, so it is matched whole. */
export const DIGITS = '\\d+(?:[.,]\\d+|\\s\\d{3}(?!\\d))*';

/** An amount with its currency on either side of it. */
export const MONEY = `(?:${SHILLINGS}[\\s.:]*)*${DIGITS}(?:\\s*/[=-])?(?:\\s*${SHILLINGS}(?![\\p{L}]))?`;

/**
 * The minor units of an amount as a network, a bank or a person writes it: groups of exactly three digits behind comma, dot or
 * blank are thousands, one or two digits behind the last mark are cents. What can be read in another way is no amount.
 */
export function amountOf(written: string): bigint | null {
  const digits = written
    .replace(new RegExp(`${SHILLINGS}[\\s.:]*|\\s*/[=-]`, 'giu'), '')
    .trim()
    .replaceAll('\u00a0', ' ');
  const [, whole = '', cents = ''] = /^(\d[\d., ]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const marks = new Set(whole.replace(/\d/g, ''));
  if (whole === '' || marks.size > 1) return null;
  if (marks.size === 1 && !/^[1-9]\d{0,2}(?:[., ]\d{3})+$/.test(whole)) return null;
  const plain = whole.replace(/\D/g, '');
  const amount = moneyOfText(cents ? `${plain}.${cents}` : plain, 'TZS');
  return typeof amount === 'bigint' ? amount : null;
}

/** Whether the currency stands beside it; without it a number may be a till, a phone or a day. */
export function isShillings(written: string): boolean {
  return new RegExp(SHILLINGS, 'iu').test(written);
}
