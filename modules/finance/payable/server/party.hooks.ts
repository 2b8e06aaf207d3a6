import type { AnyEntity } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { formatMoney, moneyStyle } from '#core/money.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { OpenBothWays } from '../../errors.ts';
import { PARTIES, type PartyKind } from '../party.rules.ts';
import { PAYABLE_TEXTS } from '../payable.words.ts';

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
      const open = await tx.query<OpenParty>(openOf(entity.name), [rows.map(({ id }) => id)]);
      const money = (amount: bigint) => formatMoney(amount, moneyStyle(branch));
      return new Map(
        open.map(({ id, debts, deposits }): [string, Refusal] => [
          id,
          debts && deposits
            ? OpenBothWays({ debts: money(debts), deposits: money(deposits) })
            : hasBalance({ balance: money(debts - deposits) }),
        ]),
      );
    },
  };
}

interface OpenParty {
  id: string;
  debts: bigint;
  deposits: bigint;
}

/**
 * What is open with parties, on each of their accounts and in each branch by itself: a debt that a deposit would pay is open
 * until it is paid.
 */
function openOf(kind: PartyKind): string {
  const { accounts, debts } = PARTIES[kind];
  const codes = accounts.map((code) => `'${code}'`).join();
  const owed = debts === 'debtor' ? 'l.debit - l.credit' : 'l.credit - l.debit';
  return `
select s.party_id as id, coalesce(sum(s.amount) filter (where s.amount > 0), 0)::bigint as debts,
       coalesce(-sum(s.amount) filter (where s.amount < 0), 0)::bigint as deposits
from (select l.party_id, sum(${owed}) as amount from journal_lines l
      where l.party_id = any($1) and l.account_code in (${codes})
      group by l.party_id, l.branch_id, l.account_code having sum(${owed}) <> 0) s
group by s.party_id`;
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
    draft.warnings.phone_number = {
      key: 'same_phone',
      params: { name: twin.name },
      words: PAYABLE_TEXTS.samePhone,
    };
}
