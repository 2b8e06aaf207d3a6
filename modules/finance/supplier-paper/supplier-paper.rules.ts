import { addMonths } from '#core/months.ts';

/** The number of a paper as it is compared: without spaces, letter case and leading zeros (A38). */
export function comparedNumber(number: string | null | undefined): string | null {
  const whole = (number ?? '')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
  return whole === '' ? null : whole;
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
