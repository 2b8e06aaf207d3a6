import { type RawBuilder, sql } from 'kysely';
import { type Currency, currencyCodes, decimalsOf } from '#core/currencies.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { PARTIES, type PartyKind } from '../../payable/party.rules.ts';

/** The balance of a money account is that of its ledger account. */
export const accountBalance: Computed = (row) => sql`(
  select coalesce(sum(m.debit - m.credit), 0)::bigint from account_months m where m.account_code = ${row('ledger_code')})`;

/**
 * What a customer owes or a supplier is owed, less what was paid ahead: the lines that name the party on its accounts
 * (accounting.md: a customer's balance is the sub-ledger of 1100 and 2100, a supplier's that of 2000 and 1150). In one
 * currency over all branches that keep their books in it, for currencies are never added (A42), or in one branch.
 */
export function partyBalance(
  kind: PartyKind,
  id: RawBuilder<unknown>,
  where: { currency: Currency } | { branch_id: string },
): RawBuilder<unknown> {
  const { accounts, debts } = PARTIES[kind];
  const there =
    'branch_id' in where ? sql`l.branch_id = ${where.branch_id}` : inCurrency('l', where.currency);
  const amount = debts === 'debtor' ? sql`l.debit - l.credit` : sql`l.credit - l.debit`;
  return sql`(
    select coalesce(sum(${amount}), 0)::bigint from journal_lines l
    where l.party_id = ${id} and l.account_code in (${sql.join(accounts)}) and ${there})`;
}

/** What a party owes or is owed in other currencies than one, as text side by side: `EUR 5.00 · USD 120.00`; null for none. */
export function otherBalances(
  kind: PartyKind,
  id: RawBuilder<unknown>,
  currency: Currency,
): RawBuilder<unknown> {
  const { accounts, debts } = PARTIES[kind];
  const amount = debts === 'debtor' ? sql`l.debit - l.credit` : sql`l.credit - l.debit`;
  const decimals = sql`case b.currency ${sql.join(
    currencyCodes.map((code) => sql`when ${code} then ${decimalsOf(code)}::int`),
    sql` `,
  )} end`;
  return sql`(
    select string_agg(o.currency || ' ' || to_char(o.amount / (10 ^ o.decimals), o.form), ' · ' order by o.currency)
    from (select b.currency, ${decimals} as decimals, sum(${amount})::numeric as amount,
                 case ${decimals} when 0 then 'FM999,999,999,999,990' else 'FM999,999,999,999,990.00' end as form
          from journal_lines l
          join ${sql.table(branchEntity.table)} b on b.business_id = l.business_id and b.id = l.branch_id
          where l.party_id = ${id} and l.account_code in (${sql.join(accounts)}) and b.currency <> ${currency}
          group by b.currency having sum(${amount}) <> 0) o)`;
}

/** Whether rows are of branches that keep their books in a currency; `alias` is that of the rows. */
export function inCurrency(alias: string, currency: Currency): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.branch_id`)} in (
    select b.id from ${sql.table(branchEntity.table)} b where b.currency = ${currency})`;
}
