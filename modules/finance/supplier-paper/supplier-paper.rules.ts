import { addMonths } from '#core/months.ts';

/** The number of a paper as it is compared: without spaces, letter case and leading zeros (A38). */
export function comparedNumber(number: string | null | undefined): string | null {
  const whole = (number ?? '')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
  return whole === '' ? null : whole;
}

/** The same of a column, in SQL. */
export function comparedInSql(column: string): string {
  return `regexp_replace(upper(regexp_replace(${column}, '\\s', '', 'g')), '^0+(?=.)', '')`;
}

/**
 * Whether the VAT of a fiscal receipt is still claimed by a document of a day: the receipt may be so many months old, the
 * last day included. One without a date is of the day of its document.
 */
export function isClaimable(
  receipt: { is_provided: boolean | null | undefined; date: string | null | undefined },
  { date, months }: { date: string; months: number },
): boolean {
  return receipt.is_provided === true && (!receipt.date || addMonths(receipt.date, months) >= date);
}
