import type { Currency } from '#core/currencies.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { type Earned, lastDayOf } from '../year-close.rules.ts';

/** A branch that is closed with the others. */
export interface BranchOfYear {
  id: string;
  name: string;
  currency: Currency;
  lock_date: string | null;
}

/** Types of account that begin at nothing every year. */
const OF_ONE_YEAR: readonly string[] = ['revenue', 'contra_revenue', 'cost_of_sales', 'expense'];

/** The branches of the business, by their ids. */
export function branchesOfYear(tx: Pick<Tx, 'query'>): Promise<BranchOfYear[]> {
  return tx.query<BranchOfYear>(
    `select id, name, currency, lock_date::text as lock_date from ${branchEntity.table}
     where deleted_at is null order by id`,
  );
}

/** Sums of one account in one branch that are not nothing, in months up to a day. */
const UNCLOSED = `
select m.branch_id, m.account_code as account, sum(m.credit - m.debit)::bigint as amount
from account_months m
join ledger_accounts a on a.code = m.account_code
join ${branchEntity.table} b on b.id = m.branch_id and b.deleted_at is null
where m.month <= $1::date and a.type = any ($2)`;

/** What the accounts of income and cost come to up to the end of a year and no closing has taken, by branch. */
export async function unclosedUntil(
  tx: Pick<Tx, 'query'>,
  year: number,
): Promise<ReadonlyMap<string, Earned[]>> {
  const sums = await tx.query<Earned & { branch_id: string }>(
    `select * from (${UNCLOSED} group by 1, 2) s where s.amount <> 0 order by s.branch_id, s.account`,
    [lastDayOf(year), OF_ONE_YEAR],
  );
  return Map.groupBy(sums, ({ branch_id }) => branch_id);
}

/** The first year in which anything is posted in these branches; null where nothing is. */
export async function firstYear(tx: Pick<Tx, 'query'>, branchIds: readonly string[]): Promise<number | null> {
  const [first] = await tx.query<{ year: number | null }>(
    'select extract(year from min(month))::int as year from account_months where branch_id = any($1)',
    [branchIds],
  );
  return first?.year ?? null;
}
