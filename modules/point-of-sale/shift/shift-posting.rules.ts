import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** Of a shift, what the ledger needs to know. */
export interface PostedShift {
  branch_id: string;
  account_id: string;
  opened_on: string;
  opening_difference: bigint;
  unexplained_at_opening: bigint;
  counts: readonly { counted_on: string; difference: bigint }[];
  late_sales: readonly { date: string; amount: bigint }[];
}

/**
 * What a shift posts: the difference of its float, a large one to what is to be explained (A32), that of each count (A33), and
 * of each late sale the cash that was counted before it arrived (A22, A26). `codes` are the ledger accounts of tills.
 */
export function postingsOfShift(shift: PostedShift, codes: ReadonlyMap<string, string>): Posting[] {
  const { branch_id, account_id, late_sales } = shift;
  const till = codes.get(account_id);
  if (!till) throw new Error('a till has no ledger account');
  const differences: { date: string; over: bigint; waits?: boolean }[] = [
    { date: shift.opened_on, over: shift.opening_difference, waits: shift.unexplained_at_opening !== 0n },
    ...shift.counts.map(({ counted_on, difference }) => ({ date: counted_on, over: difference })),
    ...late_sales.map(({ date, amount }) => ({ date, over: -amount })),
  ];
  return differences
    .filter(({ over }) => over !== 0n)
    .map(({ date, over, waits }) => ({
      ...{ branch_id, date },
      lines: waits ? counted(till, over, CHART.cashToExplain) : overOrShort(till, over),
    }));
}

/** What of a difference at opening waits to be explained, as 1050 holds it: all of one above the limit, else nothing (A32). */
export function unexplained(difference: bigint, limit: bigint): bigint {
  const size = difference < 0n ? -difference : difference;
  return size > limit ? -difference : 0n;
}

/** More in the till than the books say is a gain, less a loss; both stand on the one account. */
export function overOrShort(till: string, over: bigint): Posting['lines'] {
  return counted(till, over, CHART.cashShortOrOver);
}

function counted(till: string, over: bigint, against: string): Posting['lines'] {
  const [debit, credit] = over > 0n ? [till, against] : [against, till];
  const amount = over > 0n ? over : -over;
  return [
    { account: debit, debit: amount },
    { account: credit, credit: amount },
  ];
}
