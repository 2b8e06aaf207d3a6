import { addDays } from '#core/business-day.ts';
import { yearOf } from '#core/months.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ACCOUNTS_OF_ONE_YEAR } from './accounts-of-one-year.ts';
import type { ReportScope } from './report-scope.ts';

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
 * expense begin at nothing on the first day of a financial year; what they had earned and cost goes to 3900 then, whether the
 * year was closed or not (A41). A period that goes on into another year has that in what it moved, as a closing would. Unless
 * the years are not kept apart: then these accounts carry what no closing of a year has taken.
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
    ACCOUNTS_OF_ONE_YEAR,
    CHART.retainedEarnings,
    ...(yearsApart ? [yearOf(date), yearOf(date_to)] : [BEFORE_ALL_BOOKS, BEFORE_ALL_BOOKS]),
  ]);
}

/** Of which days and branches sums are asked. */
export type ReportDays = Pick<ReportScope, 'date' | 'date_to' | 'branch_ids'>;

/** A day before every entry there can be. */
export const BEFORE_ALL_BOOKS = '1900-01-01';

/** Everything before a day: the months that ended, and the beginning of the month that the day lies in. */
const before = (day: string, year: string, edge: number) => `
  select ${edge} as edge, account_code, month < ${year}::date as is_earlier_year, sum(debit) as debit, sum(credit) as credit
  from account_months where branch_id = any($1) and month < date_trunc('month', ${day}::date)::date group by 2, 3
  union all
  select ${edge}, account_code, date < ${year}::date, sum(debit), sum(credit)
  from journal_lines
  where branch_id = any($1) and date >= date_trunc('month', ${day}::date)::date and date < ${day}::date group by 2, 3`;

const SUMS = `
with sums as (${before('$2', '$6', 1)} union all ${before('$3', '$7', 2)}),
moved as (
  select account_code as code,
         sum(case edge when 1 then -debit else debit end) as debit,
         sum(case edge when 1 then -credit else credit end) as credit
  from sums group by 1),
placed as (
  select case when s.is_earlier_year and a.type = any($4) then $5 else s.account_code end as code,
         coalesce(sum(s.debit - s.credit) filter (where edge = 1), 0) as opening,
         coalesce(sum(s.debit - s.credit) filter (where edge = 2), 0) as closing
  from sums s join ledger_accounts a on a.code = s.account_code group by 1),
turned as (
  select code, coalesce(opening, 0) as opening, coalesce(debit, 0) as debit, coalesce(credit, 0) as credit,
         coalesce(closing, 0) - coalesce(opening, 0) - coalesce(debit, 0) + coalesce(credit, 0) as by_years
  from placed full join moved using (code))
select a.code, a.parent_code, a.name, a.type, t.opening::bigint as opening,
       (t.debit + greatest(t.by_years, 0))::bigint as period_debit,
       (t.credit + greatest(-t.by_years, 0))::bigint as period_credit
from turned t join ledger_accounts a on a.code = t.code
order by a.code`;
