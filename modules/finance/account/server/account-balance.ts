import { type RawBuilder, sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { PARTIES, type PartyKind } from '../../payable/party.rules.ts';

/** The balance of a money account is that of its ledger account. */
export const accountBalance: Computed = (row) => sql`(
  select coalesce(sum(m.debit - m.credit), 0)::bigint from account_months m where m.account_code = ${row('ledger_code')})`;

/**
 * What a customer owes or a supplier is owed, less what was paid ahead: the lines that name the party on its accounts
 * (accounting.md: a customer's balance is the sub-ledger of 1100 and 2100, a supplier's that of 2000 and 1150). Over all
 * branches, or in the one that is named.
 */
export function partyBalance(
  kind: PartyKind,
  id: RawBuilder<unknown>,
  branchId?: string,
): RawBuilder<unknown> {
  const { accounts, debts } = PARTIES[kind];
  const there = branchId === undefined ? sql`` : sql` and l.branch_id = ${branchId}`;
  const amount = debts === 'debtor' ? sql`l.debit - l.credit` : sql`l.credit - l.debit`;
  return sql`(
    select coalesce(sum(${amount}), 0)::bigint from journal_lines l
    where l.party_id = ${id} and l.account_code in (${sql.join(accounts)})${there})`;
}
