import type { Tx } from '#server-kit/db/transaction.ts';
import { store } from '../store.entity.ts';

/**
 * Where goods lie that are on their way between two stores of a branch (A3): a store under the id of the branch itself, which
 * stands in no list because it is hidden from its first moment. They count for the average and for the stock of the branch,
 * and nobody sells or counts them.
 */
export function openTransitPlace(tx: Tx, branchId: string): string {
  tx.send(
    `insert into ${store.table} (business_id, id, branch_id, name, is_default)
     values ((select ctx.biz()), $1, $1, 'In transit', false) on conflict (business_id, id) do nothing`,
    [branchId],
  );
  tx.send(`update ${store.table} set deleted_at = now() where id = $1 and deleted_at is null`, [branchId]);
  return branchId;
}
