import { YEAR_CLOSE } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { accountSums, type ReportDays } from '../../server/account-sums.ts';
import { ACCOUNTS_OF_ONE_YEAR } from '../../server/accounts-of-one-year.ts';

/** What an account of the chart has earned in a period, in minor units; what it has cost is below zero. */
export interface Earned {
  code: string;
  name: string;
  type: string;
  amount: bigint;
}

/** What each account of income and expense moved in a period, closings of years left out (accounting.md 4.5). */
export async function incomeSums(tx: Tx, days: ReportDays): Promise<Earned[]> {
  const sums = await accountSums(tx, days, { yearsApart: false });
  const closings = await tx.query<{ code: string; amount: bigint }>(CLOSED, [
    days.branch_ids,
    lastDaysOfYears(days),
    YEAR_CLOSE,
  ]);
  const closed = new Map(closings.map(({ code, amount }) => [code, amount]));
  const earned = new Map<string, Earned>();
  for (const { code, parent_code, name, type, period_debit, period_credit } of sums) {
    if (!ACCOUNTS_OF_ONE_YEAR.includes(type)) continue;
    const own = parent_code ?? code;
    const moved = period_credit - period_debit - (closed.get(code) ?? 0n);
    const known = earned.get(own);
    const named = parent_code ? (known?.name ?? name) : name;
    earned.set(own, { code: own, name: named, type, amount: (known?.amount ?? 0n) + moved });
  }
  return [...earned.values()].filter(({ amount }) => amount !== 0n);
}

/** The days of a period on which years can have been closed. */
function lastDaysOfYears({ date, date_to }: ReportDays): string[] {
  const [first, last] = [Number(date.slice(0, 4)), Number(date_to.slice(0, 4))];
  const days = Array.from(
    { length: last - first + 1 },
    (_, more) => `${String(first + more).padStart(4, '0')}-12-31`,
  );
  return days.filter((day) => day <= date_to);
}

const CLOSED = `
select l.account_code as code, sum(l.credit - l.debit)::bigint as amount
from journal_entries e join journal_lines l on l.entry_id = e.id
where e.branch_id = any ($1) and e.date = any ($2::date[]) and e.source_kind = $3
group by 1`;
