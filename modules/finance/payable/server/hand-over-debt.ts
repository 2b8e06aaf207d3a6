import { type Money, money } from '#core/money.ts';
import { searchText } from '#server-kit/command/search-text.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { type Party, partyColumns } from '../party.rules.ts';
import type { Source } from './documents.ts';
import { lockDebtOf } from './lock-debts.ts';
import { nameOfParty } from './parties.ts';

/**
 * What is left of the debt of a document is owed by somebody else from now on; what was paid of it stays paid by whoever paid it.
 * Answers how much that is. The document itself posts the two lines on 1100.
 */
export async function handOverDebt(
  tx: Work,
  source: Source,
  { to, due_date }: { to: Party; due_date: string | null },
): Promise<Money> {
  const owed = await lockDebtOf(tx, source);
  if (!owed || owed.remain_amount === 0n) return money(0n);
  const named = { ...partyColumns(to), party_name: await nameOfParty(tx, to) };
  await tx.query(
    `update ${debt.table} set customer_id = $2, supplier_id = $3, party_name = $4, search_text = $5, due_date = $6,
       version = version + 1, updated_at = now()
     where id = $1`,
    [
      ...[owed.id, named.customer_id, named.supplier_id, named.party_name],
      ...[searchText(debt, { ...owed, ...named }), due_date],
    ],
  );
  return owed.remain_amount;
}
