import { formatMoney, moneyStyle } from '#core/money.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { DepositTooSmall } from '../../errors.ts';
import { depositIn } from '../../payable/deposit.rules.ts';
import { PARTIES, type Party, partyColumns } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import { lockParty } from '../../payable/server/parties.ts';
import { payBackBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import { feeOf } from './fee-of.ts';
import { readTerms } from './payment-terms.ts';
import { postPayment } from './post-payment.ts';
import { savePayment } from './save-payment.ts';

/** Pays a customer back what was paid ahead, or takes it back from a supplier; never more than there is. */
export const payBackDeposit = defineCommand({
  name: 'payment.pay-back',
  route: 'POST api/payment/pay-back',
  permission: 'create_payment',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: payBackBody.fields,
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, branch, input: given } = context;
    const party: Party = { kind: given.kind, id: given.party_id };
    const direction = PARTIES[party.kind].pays === 'in' ? ('out' as const) : ('in' as const);
    const terms = await readTerms(context, given, party.kind);
    const fee = feeOf(given, direction);
    const party_name = await lockParty(tx, party);
    const deposits = await depositsOf(context, party);
    const there = depositIn(deposits);
    if (there < given.amount) throw DepositTooSmall({ deposit: formatMoney(there, moneyStyle(branch)) });
    const { own, elsewhere } = await takeDeposit(context, {
      ...{ party, party_name, date: terms.date, deposits, amount: given.amount },
      source: { kind: payment.name, id: given.id },
    });
    await savePayment(tx, given, {
      party_name,
      kind: party.kind,
      direction,
      ...partyColumns(party),
      debts_amount: 0n,
      deposit_amount: -own,
      date: terms.date,
      fee,
    });
    const posted = { id: given.id, branch_id: branch.id, ...terms, direction, parts: [] };
    const deposit = { party, amount: given.amount };
    await postPayment(tx, { ...posted, deposit, elsewhere, fee }, context.actor);
    await claimReference(tx, given);
    return findRow(payment, given.id, context);
  },
});
