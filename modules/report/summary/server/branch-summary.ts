import { product } from '#modules/inventory/product/product.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { owedByCustomers } from '../../dashboard/server/owed-by-customers.ts';
import { type SellingBranch, salesFigures } from '../../dashboard/server/sales-figures.ts';
import { grossProfit } from '../../income-statement/server/gross-profit.ts';
import type { BranchSummary } from '../summary-text.rules.ts';

/** What was earned and spent in a period, and how debts and stock stand now: the figures of the start page and the books. */
export async function branchSummary(
  tx: Tx,
  branch: SellingBranch,
  { date, date_to }: { date: string; date_to: string },
  now: Date,
): Promise<BranchSummary> {
  const nothingBefore = { date_before: date, date_to_before: date, compared_to: date };
  const sold = await salesFigures(tx, branch, { date, date_to, ...nothingBefore, step: 'day' }, now);
  const { profit } = await grossProfit(tx, branch, { date, date_to, ...nothingBefore }, now);
  const { amount: owed, customers } = await owedByCustomers(tx, [{ branch_id: branch.id, date }]);
  const [rest] = await tx.query<
    Omit<BranchSummary, 'sales' | 'sales_count' | 'profit' | 'owed' | 'customers'>
  >(REST, [branch.id, date, date_to]);
  if (!rest) throw new Error('A summary has one row.');
  return { sales: sold.amount, sales_count: sold.count, profit, owed, customers, ...rest };
}

/** Running costs stand under 6000, what the branch owes under these; out of stock is nothing that only other branches hold. */
const REST = `
with stock as (
  select coalesce(v.quantity, 0) as quantity, coalesce(v.value, 0) as value, l.stock_alert
  from ${product.table} p
  left join stock_values v on v.product_id = p.id and v.branch_id = $1
  ${branchValues(product, { id: 'p.id', branch: '$1', as: 'l' })}
  where p.type = 'product' and p.deleted_at is null
    and (v.product_id is not null or not exists (
      select from stock_values o where o.business_id = p.business_id and o.product_id = p.id)))
select
  (select coalesce(sum(debit - credit), 0)::bigint from journal_lines
   where branch_id = $1 and account_code like '6%' and date between $2 and $3) as expenses,
  (select coalesce(sum(remain_amount), 0)::bigint from debts
   where branch_id = $1 and kind = 'creditor' and deleted_at is null) as owes,
  (select coalesce(sum(value), 0)::bigint from stock_values where branch_id = $1) as stock_value,
  (select count(*)::int from stock where quantity <= 0) as out_of_stock,
  (select count(*)::int from stock where quantity > 0 and quantity <= stock_alert) as almost_out`;
