import type { Tx } from '#server-kit/db/transaction.ts';
import { openSubAccounts } from '../../ledger/server/open-chart.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { account } from '../account.entity.ts';
import { LEDGER_PARENTS } from '../money-accounts.rules.ts';
import { postingOfOpening } from './account-opening.ts';

/** A money account that has just been made, with what is in it. */
export interface NewMoneyAccount {
  id: string;
  name: string;
  type: string;
  branch_id: string;
  opening_balance: bigint;
  /** The day on which that was in it. */
  date: string;
}

/** Gives new money accounts their place in the chart, and posts what is in them against the opening equity. */
export async function openMoneyAccounts(tx: Tx, accounts: readonly NewMoneyAccount[]): Promise<void> {
  const codes = await openSubAccounts(
    tx,
    accounts.map(({ name, type, branch_id }) => ({ parent: LEDGER_PARENTS[type] ?? '', name, branch_id })),
  );
  await tx.query(
    `update ${account.table} a set ledger_code = n.code from unnest($1::uuid[], $2::text[]) n(id, code) where a.id = n.id`,
    [accounts.map(({ id }) => id), codes],
  );
  await postEntries(
    tx,
    accounts.map(({ id, branch_id, opening_balance: amount, date }, i) => ({
      ...postingOfOpening({ id, branch_id, date, ledger_code: codes[i] ?? '', amount }),
      source: { kind: account.name, id },
    })),
  );
}
