import type { Tx } from '#server-kit/db/transaction.ts';
import { store } from '../store.entity.ts';

/** The store that a branch uses where nobody names one. */
export async function defaultStore(tx: Tx, branchId: string): Promise<string> {
  const [found] = await tx.query<{ id: string }>(
    `select id from ${store.table} where branch_id = $1 and is_default and deleted_at is null`,
    [branchId],
  );
  if (!found) throw new Error(`the branch ${branchId} has no default store`);
  return found.id;
}
