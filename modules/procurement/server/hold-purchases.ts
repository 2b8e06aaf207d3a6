import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { holdDepositsOf, holdParties, lockDebtsOf } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { purchase } from '../purchase/purchase.entity.ts';
import { purchaseOrder } from '../purchase-order/purchase-order.entity.ts';

/** A purchase as it is kept, lines and all. */
export type StoredPurchase = RowOf<typeof purchase>;

/**
 * Locks purchases with all that taking them back touches, in the order of all: deposits, suppliers, stock, the purchases
 * themselves, their debts (modules/lock-order.ts). `suppliers` are others that are locked with theirs.
 */
export async function holdPurchases(
  { tx, branch }: CommandContext,
  ids: readonly string[],
  suppliers: readonly (string | null)[] = [],
): Promise<StoredPurchase[]> {
  await holdDepositsOf(tx, purchase.name, ids);
  const goods = await tx.query<{ product_id: string; supplier_id: string | null }>(
    `select distinct l.product_id, p.supplier_id from ${linesTableName(purchase, 'lines')} l
     join ${purchase.table} p on p.id = l.purchase_id and p.branch_id = $2 where p.id = any($1)`,
    [ids, branch.id],
  );
  await holdParties(
    tx,
    [...goods.map(({ supplier_id }) => supplier_id), ...suppliers].map((supplier_id) => ({ supplier_id })),
  );
  await holdPools(tx, branch.id, [...new Set(goods.map(({ product_id }) => product_id))]);
  await tx.query(
    `select o.id from ${purchaseOrder.table} o join ${purchase.table} p on p.order_id = o.id
     where p.id = any($1) order by o.id for no key update of o`,
    [ids],
  );
  const rows = await tx.lockAll(purchase, ids);
  await lockDebtsOf(tx, purchase.name, ids);
  return rows;
}
