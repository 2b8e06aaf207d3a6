import { sql } from 'kysely';
import { partyBalance } from '#modules/finance/public.ts';
import type { Borrowed } from '#server-kit/operation/server-module.ts';

/** A supplier among the accounts of a branch (specification §9): its balance is what the branch owes the supplier. */
export const supplierAccount: Borrowed = (row, { branch }) => ({
  name: row('name'),
  type: sql`'supplier'`,
  provider: sql`'NONE'`,
  currency: sql`${branch.currency}`,
  is_default: sql`false`,
  balance: partyBalance('supplier', row('id'), { branch_id: branch.id }),
});
