import type { Tx } from '#server-kit/db/transaction.ts';
import { account } from '../account.entity.ts';

/**
 * Where customers pay branches to, by the ids of these: `M-PESA 5512345`, the wallet before the bank and the usual account before
 * the others. A branch whose accounts have no number is missing.
 */
export async function howToPay(tx: Tx, branchIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query<{ branch_id: string; pay_to: string }>(ACCOUNTS, [branchIds]);
  return new Map(found.map(({ branch_id, pay_to }) => [branch_id, pay_to]));
}

const ACCOUNTS = `
select distinct on (a.branch_id) a.branch_id, a.provider || ' ' || a.account_number as pay_to
from ${account.table} a
where a.branch_id = any($1) and a.deleted_at is null and a.account_number <> '' and a.provider <> 'NONE'
  and a.type in ('mobile', 'bank')
order by a.branch_id, a.type = 'mobile' desc, a.is_default desc, a.name, a.id`;
