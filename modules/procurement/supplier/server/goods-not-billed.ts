import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { purchaseOrder } from '../../purchase-order/purchase-order.entity.ts';
import { purchaseOrderStates } from '../../purchase-order/purchase-order.states.ts';

/** How many orders of suppliers brought goods that nobody has billed yet, whatever the orders say (A45). */
export async function ordersNotBilled(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ supplier_id: string; count: number }>(NOT_BILLED, [ids]);
  return new Map(rows.map(({ supplier_id, count }) => [supplier_id, count]));
}

const NOT_BILLED = `
select o.supplier_id, count(*)::int as count from ${purchaseOrder.table} o
where o.supplier_id = any($1) and ${countsInSql(purchaseOrderStates, 'o')} and o.deleted_at is null
  and exists (
    select from ${linesTableName(purchaseOrder, 'lines')} l
    where l.business_id = o.business_id and l.purchase_order_id = o.id
      and coalesce(l.received, 0) - coalesce(l.returned, 0) - coalesce(l.billed, 0) > 0)
group by 1`;
