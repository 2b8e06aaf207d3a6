import type { RowOf } from '#core/define-entity.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DepositTooSmall } from '../../errors.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { depositIn } from '../deposit.rules.ts';
import { PARTIES, type Party, partyColumns } from '../party.rules.ts';
import { depositsOf, takeDeposit } from './deposits.ts';
import type { Source } from './documents.ts';
import { nameOfParty } from './parties.ts';

/** What a document takes of what was paid ahead. */
export interface SpentDeposit {
  party: Party;
  source: Source;
  amount: bigint;
  date: string;
}

/**
 * Pays a document with what a locked party has paid ahead or was paid, never more than that. The document posts the line, and
 * what of it lay in other branches (`depositsElsewhere`).
 */
export async function spendDeposit(
  context: CommandContext,
  { party, source, amount, date }: SpentDeposit,
): Promise<void> {
  const { tx, branch } = context;
  const deposits = await depositsOf(context, party);
  const deposit = depositIn(deposits);
  if (deposit < amount) throw DepositTooSmall({ deposit: formatExact(deposit, moneyStyle(branch)) });
  const party_name = await nameOfParty(tx, party);
  const { own } = await takeDeposit(context, { party, party_name, source, date, deposits, amount });
  await tx.insert(payment, {
    party_name,
    kind: party.kind,
    direction: PARTIES[party.kind].pays,
    ...partyColumns(party),
    amount,
    debts_amount: amount,
    deposit_amount: -own,
    mode: 'deposit',
    date,
    source_kind: source.kind,
    source_id: source.id,
    status: 'posted',
  });
}

/** The payments that documents of a kind made: of deposits that they kept or spent, and of money of other branches; locked before anything else of them. */
export async function holdDepositsOf(tx: Work, kind: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `select id from ${payment.table} where source_kind = $1 and source_id = any($2) and deleted_at is null
     order by id for no key update`,
    [kind, ids],
  );
}

/** A document that is void keeps and spends no deposit: its payments are void too. The document reverses what it posted. */
export async function voidDepositsOf(tx: Work, { kind, id }: Source): Promise<void> {
  const made = await tx.query<RowOf<typeof payment>>(
    `select * from ${payment.table} where source_kind = $1 and source_id = $2 and ${countsInSql(paymentStates)}
       and deleted_at is null`,
    [kind, id],
  );
  for (const row of made) await tx.save(payment, row, { status: 'void' });
}
