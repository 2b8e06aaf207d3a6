import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { PARTIES, type Party, partyColumns } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { lockParty } from '../../payable/server/parties.ts';
import { type GivenPayment, receivePaymentBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import { feeOf } from './fee-of.ts';
import { readForeign } from './foreign-money.ts';
import { owedDebts } from './owed-debts.ts';
import { holdDebts, payDebts } from './pay-debts.ts';
import { readTerms } from './payment-terms.ts';
import { paidElsewhere } from './payments-elsewhere.ts';
import { postPayment } from './post-payment.ts';
import { savePayment } from './save-payment.ts';
import { exchangeFor, refuseBeyondDeposit, shareOut, worthIn } from './share-payment.ts';

/**
 * Takes a customer's money or pays a supplier: it pays the debts that were chosen, else the oldest due first; what is more
 * becomes a deposit, the customer's with us or ours with the supplier. A deposit pays debts in the same way, and moves no
 * money.
 */
export const receivePayment = defineCommand({
  name: 'payment.create',
  route: 'POST api/payment',
  permission: 'create_payment',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: receivePaymentBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: payment, form: 'row' },
  async run(context) {
    await takePayment(context, context.input);
    return findRow(payment, context.input.id, context);
  },
});

type InAnyCurrency = 'currency' | 'rate';
/** A payment as a command says it; in the currency of the branch, where no other is named. */
export type TakenPayment = Omit<GivenPayment, InAnyCurrency> & Partial<Pick<GivenPayment, InAnyCurrency>>;

/** Takes a payment inside a command, such as one that a text of mobile money tells of. */
export async function takePayment(context: CommandContext, said: TakenPayment): Promise<void> {
  const exchange = exchangeFor(context, said);
  const paid = exchange && { exchange, foreign: readForeign(context.branch.currency, exchange, said.amount) };
  const given = paid ? { ...said, amount: worthIn(context, paid) } : said;
  const { tx, branch } = context;
  const party: Party = { kind: given.kind, id: given.party_id };
  const direction = PARTIES[party.kind].pays;
  const terms = await readTerms(context, given, party.kind);
  const fee = feeOf(given, direction);
  // Before any debt: whoever pays for this party meanwhile waits here.
  const party_name = await lockParty(tx, party);
  const debts = await chosenDebts(context, party, given);
  const { allocation, debts_amount, foreign } = shareOut(context, given.amount, debts, paid);
  const deposits = given.mode === 'deposit' ? await depositsOf(context, party) : [];
  refuseBeyondDeposit(context, given, allocation, deposits);
  const taken = await takeDeposit(context, {
    ...{ party, party_name, date: terms.date, deposits },
    ...{
      source: { kind: payment.name, id: given.id },
      amount: given.mode === 'deposit' ? given.amount : 0n,
    },
  });
  const { parts } = allocation;
  const place = { branch_id: branch.id, money_in: terms.money_in };
  await savePayment(tx, given, {
    elsewhere: paidElsewhere({ ...place, parts }, given.amount),
    party_name,
    kind: party.kind,
    direction,
    ...partyColumns(party),
    debts_amount,
    deposit_amount: given.mode === 'deposit' ? -taken.own : allocation.rest,
    date: terms.date,
    fee,
    foreign,
  });
  await payDebts(tx, parts, {
    payment_id: given.id,
    account_id: given.account_id,
    date: terms.date,
  });
  const posted = { id: given.id, branch_id: branch.id, ...terms, direction, parts };
  const deposit = { party, amount: given.mode === 'deposit' ? given.amount : allocation.rest };
  const beside = { elsewhere: taken.elsewhere, fee, exchange: foreign?.exchange_amount };
  await postPayment(tx, { ...posted, deposit, ...beside }, context.actor);
  await claimReference(tx, given);
}

/** The debts that the payment may pay, locked: those chosen, or all. One that is paid meanwhile is none. */
async function chosenDebts(
  context: CommandContext,
  party: Party,
  { debts }: TakenPayment,
): Promise<DebtRow[]> {
  const owed = await owedDebts(context, party);
  const chosen = debts && owed.filter(({ id }) => debts.includes(id));
  if (chosen && chosen.length < new Set(debts).size) throw NotFound();
  return holdDebts(context.tx, chosen ?? owed);
}
