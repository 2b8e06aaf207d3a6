import { countsInSql } from '#core/state-sets.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { sale } from '../sale.entity.ts';
import { saleStates } from '../sale.states.ts';

/** The last business day of a branch that has a sale; one that was voided bears no VAT any more. */
export async function lastSaleDay(tx: Tx, branchId: string): Promise<string | null> {
  const [found] = await tx.query<{ day: string | null }>(
    `select max(date) as day from ${sale.table} where branch_id = $1 and ${countsInSql(saleStates)}`,
    [branchId],
  );
  return found?.day ?? null;
}
