import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import type { Party } from '../../payable/party.rules.ts';
import { lockParty } from '../../payable/server/parties.ts';
import { payBackBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { payBack } from './pay-back.ts';

/** Pays a customer back what was paid ahead, or takes it back from a supplier; never more than there is. */
export const payBackDeposit = defineCommand({
  name: 'payment.pay-back',
  route: 'POST api/payment/pay-back',
  permission: 'create_payment',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: payBackBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, input: given } = context;
    const party: Party = { kind: given.kind, id: given.party_id };
    await lockParty(tx, party);
    await payBack(context, party, given);
    return findRow(payment, given.id, context);
  },
});
