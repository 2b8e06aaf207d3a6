import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesBefore, statesInSql } from '#core/state-sets.ts';
import { expense } from '#modules/finance/expense/expense.entity.ts';
import { expenseStates } from '#modules/finance/expense/expense.states.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { purchaseOrder } from '../../purchase-order/purchase-order.entity.ts';
import { purchaseOrderStates } from '../../purchase-order/purchase-order.states.ts';

/** Orders that still bring goods, or whose goods are not billed, and expenses that wait, by the supplier they name (A45). */
export async function workWithSuppliers(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ supplier_id: string; count: number }>(WAITING, [ids]);
  return new Map(rows.map(({ supplier_id, count }) => [supplier_id, count]));
}

const OPEN = statesInSql([
  ...statesBefore(purchaseOrderStates, 'send'),
  ...statesBefore(purchaseOrderStates, 'receive'),
]);

const WAITING = `
with waiting as (
  select o.supplier_id, o.id from ${purchaseOrder.table} o
  where o.supplier_id = any($1) and ${countsInSql(purchaseOrderStates, 'o')} and o.deleted_at is null
    and (o.status in (${OPEN}) or exists (
      select from ${linesTableName(purchaseOrder, 'lines')} l
      where l.business_id = o.business_id and l.purchase_order_id = o.id
        and coalesce(l.received, 0) - coalesce(l.returned, 0) - coalesce(l.billed, 0) > 0))
  union all
  select x.supplier_id, x.id from ${expense.table} x
  where x.supplier_id = any($1) and x.status in (${statesInSql(statesBefore(expenseStates, 'verify'))})
    and x.deleted_at is null)
select supplier_id, count(*)::int as count from waiting group by 1`;
