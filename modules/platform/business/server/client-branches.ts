import type { Currency } from '#core/currencies.ts';
import type { BranchStatus } from '#modules/branch/public.ts';
import { requirePlatform } from '#modules/session/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** One branch of a business as the platform knows it. */
export interface ClientBranch {
  business_id: string;
  business_name: string;
  business_type: string;
  brought_by: string | null;
  made_at: Date;
  owner_name: string | null;
  owner_phone: string | null;
  branch_id: string;
  branch_name: string;
  status: BranchStatus;
  service_fee: bigint | null;
  paid_until: string | null;
  currency: Currency;
  time_zone: string;
}

/** What the database tells the caller of other businesses: an agent of those he brought. Whoever is not of the platform is refused. */
export async function clientBranches(tx: Tx): Promise<ClientBranch[]> {
  await requirePlatform(tx);
  return tx.query<ClientBranch>(
    'select * from ctx.client_branches() order by business_name, business_id, branch_name',
    [],
  );
}
