import type { Exchange } from '#core/trade/exchange.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { type Party, partyColumns } from '../party.rules.ts';
import { oweMore, type Source, writePaid } from './documents.ts';
import { nameOfParty } from './parties.ts';

/** What a document leaves open. */
export interface NewDebt {
  branch: { id: string };
  kind: 'debtor' | 'creditor';
  /** Whom it is owed to; nobody where an expense has no supplier, which goes by its own name then. */
  party: Party | null;
  name?: string;
  source: Source;
  /** Which of several debts of the document it is, of whom each has his own: nought is the first. */
  part?: number;
  amount: bigint;
  /** Where it was agreed in another currency than that of the branch. */
  agreed?: Exchange | null;
  date: string;
  due_date: string | null;
}

/**
 * Opens the debt of a document that was not paid in full, and writes on the document what is paid and what remains. The
 * document itself posts the line on 1100 or 2000 with its party.
 */
export async function openDebt(
  tx: Work,
  { branch, kind, party, name = '', source, part = 0, amount, agreed, date, due_date }: NewDebt,
): Promise<string> {
  const document = part
    ? await oweMore(tx, source, amount)
    : await writePaid(tx, source, { remain_amount: amount });
  const opened = await tx.insert(debt, {
    branch_id: branch.id,
    party_name: party ? await nameOfParty(tx, party) : name,
    kind,
    origin: 'document',
    ...partyColumns(party),
    amount,
    ...agreed,
    date,
    due_date,
    document,
    source_kind: source.kind,
    source_id: source.id,
    source_part: part,
    paid_amount: 0n,
    returned_amount: 0n,
    written_off_amount: 0n,
    recovered_amount: 0n,
    remain_amount: amount,
    status: 'open',
  });
  return opened.id;
}
