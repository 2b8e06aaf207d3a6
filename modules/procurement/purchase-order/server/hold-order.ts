import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { linesTableName } from '#core/derive/table.ts';
import type { Refusal } from '#core/errors.ts';
import { holdParties } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { OrderIsCancelled, OrderIsClosed, OrderNotApproved, OrderNotSent } from '../../errors.ts';
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

/** Why goods of an order cannot move, by the state that keeps them from it; others are held against its lines. */
const WHY_NOT: Partial<Record<PurchaseOrderRow['status'], () => Refusal>> = {
  draft: OrderNotSent,
  pending: OrderNotApproved,
  cancelled: OrderIsCancelled,
  closed: OrderIsClosed,
};

/** Refuses an order that is in a state in which its goods cannot come, or go back. What came can be billed as well. */
export function requirePossible(order: PurchaseOrderRow, transition: 'receive' | 'give_back'): void {
  const refusal = isPossible(purchaseOrder, order, transition) ? undefined : WHY_NOT[order.status];
  if (refusal) throw refusal();
}
