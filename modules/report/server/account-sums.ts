import { addDays } from '#core/business-day.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ACCOUNTS_OF_ONE_YEAR } from './accounts-of-one-year.ts';
import { type ReportScope, yearOf } from './report-scope.ts';

/** What an account carried before a period and what it moved within. */
export interface AccountSums {
  code: string;
  parent_code: string | null;
  name: string;
  type: string;
  opening: bigint;
  period_debit: bigint;
  period_credit: bigint;
}

/**
 * Sums per account in minor units, out of whole months and the lines of the two months that the period cuts. Revenue and
 * expense count from the start of the financial year; what they carried before stands in 3900 (accounting.md 4.5), unless
 * the years are not kept apart: then they carry what no closing of a year has taken.
 */
export async function accountSums(
  tx: Tx,
  { date, date_to, branch_ids }: ReportDays,
  { yearsApart = true } = {},
): Promise<AccountSums[]> {
  return tx.query<AccountSums>(SUMS, [
    branch_ids,
    date,
    addDays(date_to, 1),
    yearsApart ? yearOf(date_to) : BEFORE_ALL_BOOKS,
    ACCOUNTS_OF_ONE_YEAR,
    CHART.retainedEarnings,
  ]);
}

/** Of which days and branches sums are asked. */
export type ReportDays = Pick<ReportScope, 'date' | 'date_to' | 'branch_ids'>;

/** A day before every entry there can be. */
export const BEFORE_ALL_BOOKS = '1900-01-01';

/** Everything before a day: the months that ended, and the beginning of the month that the day lies in. */
const before = (day: string, edge: number) => `
  select ${edge} as edge, account_code, month < $4::date as is_earlier_year, sum(debit) as debit, sum(credit) as credit
  from account_months where branch_id = any($1) and month < date_trunc('month', ${day}::date)::date group by 2, 3
  union all
  select ${edge}, account_code, date < $4::date, sum(debit), sum(credit)
  from journal_lines
  where branch_id = any($1) and date >= date_trunc('month', ${day}::date)::date and date < ${day}::date group by 2, 3`;

const SUMS = `
with sums as (${before('$2', 1)} union all ${before('$3', 2)}),
placed as (
  select case when s.is_earlier_year and a.type = any($5) then $6 else s.account_code end as code, s.edge, s.debit, s.credit
  from sums s join ledger_accounts a on a.code = s.account_code)
select a.code, a.parent_code, a.name, a.type,
       coalesce(sum(p.debit - p.credit) filter (where edge = 1), 0)::bigint as opening,
       (coalesce(sum(p.debit) filter (where edge = 2), 0) - coalesce(sum(p.debit) filter (where edge = 1), 0))::bigint as period_debit,
       (coalesce(sum(p.credit) filter (where edge = 2), 0) - coalesce(sum(p.credit) filter (where edge = 1), 0))::bigint as period_credit
from placed p join ledger_accounts a on a.code = p.code
group by a.code, a.parent_code, a.name, a.type
order by a.code`;
