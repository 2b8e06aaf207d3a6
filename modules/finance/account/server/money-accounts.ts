import type { RowOf } from '#core/define-entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { account } from '../account.entity.ts';

/** What a posting needs to know of a money account. */
export interface MoneyAccount extends Pick<RowOf<typeof account>, 'id' | 'type'> {
  ledger_code: string;
}

/** Money accounts of a branch by their ids; 404 where one is not of it. */
export async function moneyAccounts(
  tx: Tx,
  branchId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MoneyAccount>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<MoneyAccount>(
    `select id, type, ledger_code from ${account.table}
     where branch_id = $1 and id = any($2) and ledger_code is not null and deleted_at is null`,
    [branchId, ids],
  );
  const accounts = new Map<string, MoneyAccount>(found.map((one) => [one.id, one]));
  if (ids.some((id) => !accounts.has(id))) throw NotFound();
  return accounts;
}
