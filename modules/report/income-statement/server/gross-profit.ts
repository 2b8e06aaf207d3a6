import { addDays } from '#core/business-day.ts';
import { YEAR_CLOSE } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import type { ComparedPeriod } from '../../dashboard/dashboard-period.rules.ts';
import { ACCOUNTS_OF_ONE_YEAR } from '../../server/accounts-of-one-year.ts';
import { type GrossProfit, type IncomeTotals, incomeTotals } from '../income-sections.rules.ts';
import { type Earned, incomeSums } from './income-sums.ts';

/** The branch, and how its days run. */
type EarningBranch = Pick<BranchOfCall, 'id' | 'time_zone' | 'day_starts_at'>;

/**
 * The gross profit of the income statement of the same days: one figure, wherever it is shown. The period before is taken as far
 * as `compared_to`, and of that day what was posted by this time of day, so that a morning is not held against a whole day.
 */
export async function grossProfit(
  tx: Tx,
  branch: EarningBranch,
  { date, date_to, date_before, compared_to }: Omit<ComparedPeriod, 'step' | 'date_to_before'>,
  now: Date,
): Promise<GrossProfit> {
  const branch_ids = [branch.id];
  const { revenue, gross_profit } = incomeTotals(await incomeSums(tx, { branch_ids, date, date_to }));
  const yesterday = addDays(compared_to, -1);
  const before =
    date_before <= yesterday
      ? await incomeSums(tx, { branch_ids, date: date_before, date_to: yesterday })
      : [];
  const profit_before =
    compared_to < date ? grossOf(before) + grossOf(await earnedByNow(tx, branch, compared_to, now)) : 0n;
  return { revenue, profit: gross_profit, profit_before };
}

const grossOf = (rows: readonly Earned[]): IncomeTotals['gross_profit'] => incomeTotals(rows).gross_profit;

/** What was earned on a day by the present time of it; what was posted on a later day belongs to the end of its own. */
function earnedByNow(tx: Tx, { id, time_zone, day_starts_at }: EarningBranch, day: string, now: Date) {
  return tx.query<Earned>(BY_NOW, [id, day, now, time_zone, day_starts_at, YEAR_CLOSE, ACCOUNTS_OF_ONE_YEAR]);
}

const BY_NOW = `
select coalesce(a.parent_code, a.code) as code, a.name, a.type, sum(l.credit - l.debit)::bigint as amount
from journal_lines l
join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
join ledger_accounts a on a.business_id = l.business_id and a.code = l.account_code
where l.branch_id = $1 and l.date = $2 and e.source_kind <> $6
  and a.type = any($7)
  and ((e.created_at - $5::time::interval) at time zone $4)::date = $2::date
  and ((e.created_at - $5::time::interval) at time zone $4)::time
      <= (($3::timestamptz - $5::time::interval) at time zone $4)::time
group by 1, 2, 3`;
