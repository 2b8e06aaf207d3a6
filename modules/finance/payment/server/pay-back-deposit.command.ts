import { formatMoney, moneyStyle } from '#core/money.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { DepositTooSmall } from '../../errors.ts';
import { lockCustomer } from '../../payable/server/customers.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import { keepPayment } from './keep-payment.ts';
import { depositOf } from './owed-debts.ts';
import { type GivenBack, payBackBody } from './payment-body.ts';
import { readTerms } from './payment-terms.ts';
import { postPayment } from './post-payment.ts';

/** Pays a customer back what was paid ahead, never more than there is. */
export const payBackDeposit = defineCommand({
  name: 'payment.pay-back',
  route: 'POST api/payment/pay-back',
  permission: 'create_payment',
  idempotency: 'document',
  input: payBackBody,
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const given = context.input as unknown as GivenBack;
    const { tx, branch } = context;
    const terms = await readTerms(context, given);
    const party_name = await lockCustomer(tx, given.party_id);
    const deposit = await depositOf(tx, given.party_id);
    if (deposit < given.amount) throw DepositTooSmall({ deposit: formatMoney(deposit, moneyStyle(branch)) });
    await keepPayment(tx, given, {
      party_name,
      kind: 'customer',
      direction: 'out',
      customer_id: given.party_id,
      debts_amount: 0n,
      deposit_amount: -given.amount,
      date: terms.date,
    });
    const posted = { id: given.id, branch_id: branch.id, ...terms, direction: 'out' as const, parts: [] };
    await postPayment(
      tx,
      { ...posted, deposit: { customer_id: given.party_id, amount: given.amount } },
      context.actor,
    );
    await claimReference(tx, given);
    return findRow(payment, given.id, context);
  },
});
