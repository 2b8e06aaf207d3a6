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
  const closed = new Map(
    (
      await tx.query<{ code: string; amount: bigint }>(CLOSED, [
        days.branch_ids,
        days.date,
        days.date_to,
        YEAR_CLOSE,
      ])
    ).map(({ code, amount }) => [code, amount]),
  );
  const earned = new Map<string, Earned>();
  for (const { code, parent_code, name, type, period_debit, period_credit } of sums) {
    if (!ACCOUNTS_OF_ONE_YEAR.includes(type)) continue;
    const own = parent_code ?? code;
    const moved = period_credit - period_debit - (closed.get(code) ?? 0n);
    const known = earned.get(own);
    earned.set(own, {
      ...{ code: own, type },
      name: parent_code ? (known?.name ?? name) : name,
      amount: (known?.amount ?? 0n) + moved,
    });
  }
  return [...earned.values()]
    .filter(({ amount }) => amount !== 0n)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const CLOSED = `
select l.account_code as code, sum(l.credit - l.debit)::bigint as amount
from journal_entries e join journal_lines l on l.entry_id = e.id
where e.branch_id = any ($1) and e.date between $2 and $3 and e.source_kind = $4
group by 1`;
