import type { Work } from '#server-kit/command/work.ts';
import { payment } from '../../payment/payment.entity.ts';
import { PARTIES, type Party, partyColumns } from '../party.rules.ts';
import type { Source } from './documents.ts';
import { nameOfParty } from './parties.ts';

/** What a document owes a customer and keeps for the next purchase, or what a supplier keeps for us. */
export interface NewDeposit {
  branch: { id: string };
  party: Party;
  source: Source;
  amount: bigint;
  date: string;
}

/** Keeps what goods brought back were worth as the party's deposit. The document itself posts the line on 2100 or 1150. */
export async function saveDeposit(
  tx: Work,
  { branch, party, source, amount, date }: NewDeposit,
): Promise<string> {
  const kept = await tx.insert(payment, {
    branch_id: branch.id,
    party_name: await nameOfParty(tx, party),
    kind: party.kind,
    direction: PARTIES[party.kind].pays,
    ...partyColumns(party),
    amount,
    debts_amount: 0n,
    deposit_amount: amount,
    mode: 'deposit',
    date,
    source_kind: source.kind,
    source_id: source.id,
    status: 'posted',
  });
  return kept.id;
}
