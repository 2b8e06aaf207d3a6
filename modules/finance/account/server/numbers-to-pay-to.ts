import type { WaysToBePaid } from '#modules/branch/public.ts';
import { account } from '../account.entity.ts';

/** The bank accounts and mobile wallets of a branch that have a number: what its papers tell customers to pay to. */
export const numbersToPayTo: WaysToBePaid = (tx, branchId) =>
  tx.query(
    `select type as kind, nullif(provider, 'NONE') as provider, account_number as number, name
     from ${account.table}
     where branch_id = $1 and type in ('bank', 'mobile') and btrim(account_number) <> '' and deleted_at is null
     order by type, name, id`,
    [branchId],
  );
