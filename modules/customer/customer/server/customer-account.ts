import { sql } from 'kysely';
import { partyBalance } from '#modules/finance/public.ts';
import type { Borrowed } from '#server-kit/operation/server-module.ts';

/** A customer among the accounts of a branch (specification §9): its balance is what the customer owes there. */
export const customerAccount: Borrowed = (row, { branch }) => ({
  name: row('name'),
  type: sql`'customer'`,
  provider: sql`'NONE'`,
  currency: sql`${branch.currency}`,
  is_default: sql`false`,
  balance: partyBalance('customer', row('id'), { branch_id: branch.id }),
});
