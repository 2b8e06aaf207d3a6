import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { holdParties } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { OrderIsCancelled, OrderIsClosed, OrderNotSent } from '../../errors.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';

export type PurchaseOrderRow = RowOf<typeof purchaseOrder>;

/** Locks an order with its supplier and the pools of its goods, in the order of all locks (modules/lock-order.ts). */
export async function holdOrder({ tx, branch }: CommandContext, id: string): Promise<PurchaseOrderRow> {
  const goods = await tx.query<{ product_id: string; supplier_id: string }>(
    `select distinct l.product_id, o.supplier_id from ${linesTableName(purchaseOrder, 'lines')} l
     join ${purchaseOrder.table} o on o.id = l.purchase_order_id
     where o.id = $1 and o.branch_id = $2`,
    [id, branch.id],
  );
  const [first] = goods;
  if (!first) throw NotFound();
  await holdParties(tx, [{ supplier_id: first.supplier_id }]);
  await holdPools(
    tx,
    branch.id,
    goods.map(({ product_id }) => product_id),
  );
  return tx.lock(purchaseOrder, id);
}

/** An order that goods can come of, or go back of: it was sent and is not cancelled. */
export function requireSent({ status }: PurchaseOrderRow): void {
  if (status === 'draft') throw OrderNotSent();
  if (status === 'cancelled') throw OrderIsCancelled();
}

/** An order that more goods can come of. */
export function requireOpen(order: PurchaseOrderRow): void {
  requireSent(order);
  if (order.status === 'closed') throw OrderIsClosed();
}
