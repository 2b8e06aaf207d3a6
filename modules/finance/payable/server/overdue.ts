import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#core/currencies.ts';
import { inCurrency } from '../../account/server/account-balance.ts';
import { debt } from '../../debt/debt.entity.ts';
import { PARTIES, type PartyKind } from '../party.rules.ts';

/** How much of what a customer owes, or a supplier is owed, should have been paid before the given day, over all branches of a currency. */
export function overdueOf(
  kind: PartyKind,
  id: RawBuilder<unknown>,
  { day, currency }: { day: string; currency: Currency },
): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(d.remain_amount), 0)::bigint from ${sql.table(debt.table)} d
    where ${sql.ref(`d.${kind}_id`)} = ${id} and d.kind = ${PARTIES[kind].debts} and d.due_date < ${day}
      and ${inCurrency('d', currency)} and d.deleted_at is null)`;
}
