import { type RawBuilder, sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** The balance of a money account is that of its ledger account. */
export const accountBalance: Computed = (row) => sql`(
  select coalesce(sum(m.debit - m.credit), 0)::bigint from account_months m where m.account_code = ${row('ledger_code')})`;

/** Where what customers owe and have paid ahead stands in the books: sales on account, money lent, deposits. */
export const CUSTOMER_ACCOUNTS = ['1100', '1110', '2100'] as const;

/**
 * What a party owes, less what it paid ahead: the lines of the given accounts that name it (accounting.md: a customer's
 * balance is the sub-ledger of 1100 and 2100). Over all branches, or in the one that is named.
 */
export function partyBalance(
  id: RawBuilder<unknown>,
  accounts: readonly string[],
  branchId?: string,
): RawBuilder<unknown> {
  const there = branchId === undefined ? sql`` : sql` and l.branch_id = ${branchId}`;
  return sql`(
    select coalesce(sum(l.debit - l.credit), 0)::bigint from journal_lines l
    where l.party_id = ${id} and l.account_code in (${sql.join(accounts)})${there})`;
}
