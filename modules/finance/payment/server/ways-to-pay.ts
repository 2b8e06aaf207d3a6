import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../../account/account.entity.ts';

/** An account of the branch that money can go into or out of; the one used first stands first. */
export interface WayToPay {
  id: string;
  name: string;
  type: string;
}

/** Where money of a branch can be put: what a form of a payment offers. */
export async function waysToPay(tx: Tx, branchId: string): Promise<WayToPay[]> {
  return tx.query<WayToPay>(
    `select id, name, type from ${account.table}
     where branch_id = $1 and ledger_code is not null and deleted_at is null
     order by type <> 'cash in hand', not is_default, name, id`,
    [branchId],
  );
}
