import type { Work } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { debt } from '../../debt/debt.entity.ts';
import { type Party, partyColumns, partyOf } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import type { Source } from '../../payable/server/documents.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import type { ForeignMoney } from './foreign-money.ts';
import { holdDebts, payDebts } from './pay-debts.ts';
import { readTerms } from './payment-terms.ts';
import { paidElsewhere } from './payments-elsewhere.ts';
import { type PostedPayment, postPayment } from './post-payment.ts';
import { savePayment } from './save-payment.ts';

/** Money that pays a document; in another currency it is worth what it is, and settles another amount. */
export interface PayingMoney extends GivenMoney {
  settles?: { amount: bigint; foreign: ForeignMoney };
}

/** A document with the money that pays it, and the locked customer who owes it. */
export interface PaidDocument {
  party: Party;
  source: Source;
  payments: readonly PayingMoney[];
}

/**
 * Pays what locked customers owe for documents by what was paid ahead and by money, never more than is owed. All of it is
 * written down before anything is posted, in the order of locks.
 */
export async function payDocuments(context: CommandContext, paid: readonly PaidDocument[]): Promise<void> {
  const { tx, actor } = context;
  const debts = await holdDebtsOf(
    tx,
    paid.map(({ source }) => source),
  );
  const posted: PostedPayment[] = [];
  for (const one of paid) posted.push(...(await payOne(context, one, debtOf(one, debts))));
  for (const one of posted) await postPayment(tx, one, actor);
  for (const { payments } of paid) for (const one of payments) await claimReference(tx, one);
}

/** What this party owes for this document. */
function debtOf({ source, party }: PaidDocument, debts: readonly DebtRow[]): DebtRow | undefined {
  return debts.find((owed) => owed.source_id === source.id && partyOf(owed)?.id === party.id);
}

/** The debts of documents, locked after all of these. */
async function holdDebtsOf(tx: Work, sources: readonly Source[]): Promise<DebtRow[]> {
  const ids = sources.map(({ id }) => id);
  const known = await tx.query<Pick<DebtRow, 'id' | 'source_kind' | 'source_id'>>(
    `select id, source_kind, source_id from ${debt.table} where source_id = any($1) and deleted_at is null`,
    [ids],
  );
  return holdDebts(tx, known);
}

async function payOne(
  context: CommandContext,
  { party, payments }: PaidDocument,
  held: DebtRow | undefined,
): Promise<PostedPayment[]> {
  const { tx, branch } = context;
  const party_name = await nameOfParty(tx, party);
  let owed = held;
  const posted: PostedPayment[] = [];
  for (const one of payments) {
    const terms = await readTerms(context, one, party.kind);
    const settled = one.settles?.amount ?? one.amount;
    if (!owed || settled > owed.remain_amount) throw NotFound();
    const isDeposit = one.mode === 'deposit';
    const taken = await takeDeposit(context, {
      ...{ party, party_name, date: terms.date, source: { kind: payment.name, id: one.id } },
      deposits: isDeposit ? await depositsOf(context, party) : [],
      amount: isDeposit ? one.amount : 0n,
    });
    const parts = [{ debt: owed, amount: settled }];
    const place = { branch_id: branch.id, money_in: terms.money_in };
    await savePayment(tx, one, {
      elsewhere: paidElsewhere({ ...place, parts }, one.amount),
      ...{ party_name, kind: party.kind, direction: 'in', date: terms.date, ...partyColumns(party) },
      foreign: one.settles?.foreign ?? null,
      ...{ debts_amount: settled, deposit_amount: isDeposit ? -taken.own : 0n },
    });
    const paid: DebtRow = owed;
    [owed] = await payDebts(tx, [{ debt: paid, amount: settled }], {
      ...{ payment_id: one.id, account_id: one.account_id, date: terms.date },
    });
    posted.push({
      ...{ id: one.id, branch_id: branch.id, ...terms, direction: 'in' },
      ...{ parts, elsewhere: taken.elsewhere, exchange: one.settles?.foreign.exchange_amount },
      deposit: { party, amount: isDeposit ? one.amount : 0n },
    });
  }
  return posted;
}
