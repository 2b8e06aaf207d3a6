import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
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
        [phones.flatMap(waysOfWriting)],
      );
      const others = [...known, ...drafts.map(({ row }) => row as (typeof known)[number])];
      for (const draft of drafts) warnOfTwin(draft, others);
    },
    async beforeDelete({ tx, branch: at }, rows) {
      const open = await tx.query<OpenParty>(openOf(entity.name), [rows.map(({ id }) => id)]);
      return new Map(
        [...Map.groupBy(open, ({ id }) => id)].map(([id, of]): [string, Refusal] => [
          id,
          of.some(({ debts }) => debts > 0n) && of.some(({ deposits }) => deposits > 0n)
            ? OpenBothWays({
                debts: sideBySide(at, of, ({ debts }) => debts),
                deposits: sideBySide(at, of, ({ deposits }) => deposits),
              })
            : hasBalance({ balance: sideBySide(at, of, ({ debts, deposits }) => debts - deposits) }),
        ]),
      );
    },
  };
}

/** Amounts of several currencies are never added. */
function sideBySide(
  { currency, settings }: BranchOfCall,
  open: readonly OpenParty[],
  of: (one: OpenParty) => bigint,
): string {
  return open
    .filter((one) => of(one) !== 0n)
    .map((one) => {
      const amount = formatExact(of(one), moneyStyle({ settings, currency: one.currency }));
      return one.currency === currency ? amount : `${amount} ${one.currency}`;
    })
    .join(' · ');
}

interface OpenParty {
  id: string;
  currency: Currency;
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
select s.party_id as id, b.currency, coalesce(sum(s.amount) filter (where s.amount > 0), 0)::bigint as debts,
       coalesce(-sum(s.amount) filter (where s.amount < 0), 0)::bigint as deposits
from (select l.party_id, l.branch_id, sum(${owed}) as amount from journal_lines l
      where l.party_id = any($1) and l.account_code in (${codes})
      group by l.party_id, l.branch_id, l.account_code having sum(${owed}) <> 0) s
join ${branch.table} b on b.id = s.branch_id
group by s.party_id, b.currency order by b.currency`;
}

/** A number as it is kept, and as it was kept before there was one form: less its zero, with `00`, with the decimal of a cell. */
function waysOfWriting(phone: string): string[] {
  return [phone, phone.replace(/^255(?=\d{9}$)/, ''), `00${phone}`, `${phone}0`];
}

/** Two people may share a phone; more often one of them was written down twice. */
function warnOfTwin(
  draft: Draft,
  others: readonly { id?: string; name: string; phone_number: string }[],
): void {
  const { row, before } = draft;
  const twin = others.find(
    (other) =>
      other !== row &&
      waysOfWriting(String(row.phone_number)).includes(other.phone_number) &&
      (!before || other.id !== before.id),
  );
  if (row.phone_number && twin)
    draft.warnings.phone_number = {
      key: 'same_phone',
      params: { name: twin.name },
      words: PAYABLE_TEXTS.samePhone,
    };
}
