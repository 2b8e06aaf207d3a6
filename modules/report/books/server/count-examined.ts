import type { Tx } from '#server-kit/db/transaction.ts';

/** What a check goes through. */
export type Examined =
  | 'entries'
  | 'lines'
  | 'months'
  | 'branches'
  | 'documents'
  | 'products'
  | 'levels'
  | 'accounts'
  | 'reversals'
  | 'sales'
  | 'returns'
  | 'debts'
  | 'payments';

/** How many of each there are, so that a check that holds also says over how much. */
export async function countExamined(tx: Pick<Tx, 'query'>): Promise<Record<Examined, number>> {
  const [counts] = await tx.query<Record<Examined, number>>(COUNTS);
  return counts as Record<Examined, number>;
}

const COUNTS = `
select (select count(*) from journal_entries)::int as entries,
       (select count(*) from journal_lines)::int as lines,
       (select count(*) from (select from account_months group by branch_id, account_code, month) m)::int as months,
       (select count(*) from branches where deleted_at is null)::int as branches,
       (select count(distinct source_id) from stock_movements)::int as documents,
       (select count(*) from stock_values)::int as products,
       (select count(*) from stock_levels)::int as levels,
       (select count(*) from accounts where ledger_code is not null)::int as accounts,
       (select count(*) from journal_entries where reverses_id is not null)::int as reversals,
       (select count(*) from sales)::int as sales,
       (select count(*) from sale_returns)::int as returns,
       (select count(*) from debts where deleted_at is null)::int as debts,
       (select count(*) from payments where deleted_at is null)::int as payments`;
