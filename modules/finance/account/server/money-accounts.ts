import type { Currency } from '#core/currencies.ts';
import type { RowOf } from '#core/define-entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../account.entity.ts';

/** What a posting needs to know of a money account. */
export interface MoneyAccount extends Pick<RowOf<typeof account>, 'id' | 'type'> {
  ledger_code: string;
  branch_id: string;
  currency: Currency;
}

/** Those of the named accounts that hold money of the branches, by their ids. */
export async function moneyAccounts(
  tx: Pick<Tx, 'query'>,
  branchIds: readonly string[],
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, MoneyAccount>> {
  const named = ids.filter((id) => id);
  if (named.length === 0) return new Map();
  const found = await tx.query<MoneyAccount>(
    `select id, type, ledger_code, branch_id, currency from ${account.table}
     where branch_id = any($1) and id = any($2) and ledger_code is not null and deleted_at is null`,
    [branchIds, named],
  );
  return new Map(found.map((one) => [one.id, one]));
}
