import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { formatMoney, moneyStyle } from '#core/money.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { partyBalance } from '../../account/server/account-balance.ts';
import type { PartyKind } from '../party.rules.ts';

/** What customers and suppliers have in common: a phone is seldom of two, and whoever owes or is owed stays in the lists. */
export function partyHooks(
  entity: AnyEntity & { name: PartyKind },
  hasBalance: (params: { balance: string }) => Refusal,
): EntityHooks {
  return {
    async beforeSave({ tx }, drafts) {
      const phones = drafts.flatMap(({ row }) => (row.phone_number ? [String(row.phone_number)] : []));
      if (phones.length === 0) return;
      const known = await tx.query<{ id: string; name: string; phone_number: string }>(
        `select id, name, phone_number from ${entity.table} where phone_number = any($1) and deleted_at is null`,
        [phones],
      );
      const others = [...known, ...drafts.map(({ row }) => row as (typeof known)[number])];
      for (const draft of drafts) warnOfTwin(draft, others);
    },
    async beforeDelete({ tx, branch }, rows) {
      const balances = await sql<{ id: string; balance: bigint }>`
        select c.id, ${partyBalance(entity.name, sql`c.id`)} as balance
        from ${sql.table(entity.table)} c where c.id = any(${rows.map(({ id }) => String(id))}::uuid[])`.execute(
        tx.sql,
      );
      return new Map(
        balances.rows
          .filter(({ balance }) => balance !== 0n)
          .map(({ id, balance }): [string, Refusal] => [
            id,
            hasBalance({ balance: formatMoney(balance, moneyStyle(branch)) }),
          ]),
      );
    },
  };
}

/** Two people may share a phone; more often one of them was written down twice. */
function warnOfTwin(
  draft: Draft,
  others: readonly { id?: string; name: string; phone_number: string }[],
): void {
  const { row, before } = draft;
  const twin = others.find(
    (other) =>
      other !== row && other.phone_number === row.phone_number && (!before || other.id !== before.id),
  );
  if (row.phone_number && twin)
    draft.warnings.phone_number = { key: 'same_phone', params: { name: twin.name }, words: SAME_PHONE };
}

const SAME_PHONE = {
  en: '{name} has this phone number too.',
  sw: '{name} pia ana namba hii ya simu.',
};
