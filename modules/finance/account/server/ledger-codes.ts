import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../account.entity.ts';

/** Where the money of an account stands in the books: on which account of the chart, and of which branch. */
export interface MoneyPlace {
  account: string;
  branch_id: string;
}

/** Where money accounts stand by their ids, also those that were deleted since. */
export async function moneyPlaces(
  tx: Pick<Tx, 'query'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, MoneyPlace>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const found = await tx.query<{ id: string; ledger_code: string; branch_id: string }>(
    `select id, ledger_code, branch_id from ${account.table} where id = any($1) and ledger_code is not null`,
    [known],
  );
  return new Map(found.map(({ id, ledger_code, branch_id }) => [id, { account: ledger_code, branch_id }]));
}

/** The ledger accounts of money accounts by their ids, also of those that were deleted since. */
export async function ledgerCodes(
  tx: Pick<Tx, 'query'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const places = await moneyPlaces(tx, ids);
  return new Map([...places].map(([id, place]) => [id, place.account]));
}
