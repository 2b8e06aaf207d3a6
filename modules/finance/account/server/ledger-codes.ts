import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../account.entity.ts';

/** The ledger accounts of money accounts by their ids, also of those that were deleted since. */
export async function ledgerCodes(
  tx: Pick<Tx, 'query'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const found = await tx.query<{ id: string; ledger_code: string }>(
    `select id, ledger_code from ${account.table} where id = any($1) and ledger_code is not null`,
    [known],
  );
  return new Map(found.map(({ id, ledger_code }) => [id, ledger_code]));
}
