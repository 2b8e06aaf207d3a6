import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { account } from '../account.entity.ts';

/** The ledger accounts of money accounts of a branch; 404 where one is not of it. */
export async function ledgerCodes(
  tx: Tx,
  branchId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<{ id: string; ledger_code: string }>(
    `select id, ledger_code from ${account.table}
     where branch_id = $1 and id = any($2) and ledger_code is not null and deleted_at is null`,
    [branchId, ids],
  );
  const codes = new Map(found.map(({ id, ledger_code }) => [id, ledger_code]));
  if (ids.some((id) => !codes.has(id))) throw NotFound();
  return codes;
}
