import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { PaymentVoid } from '../../errors.ts';
import { payment } from '../payment.entity.ts';
import { refuseTakingBack, voidPayments } from './take-back-payment.ts';

/** Takes a payment back: its debts are open again, its entry is reversed, and it stays in the list as void. */
export const voidPayment = defineCommand({
  name: 'payment.void',
  route: 'PUT api/payment/void',
  permission: 'delete_payment',
  idempotency: 'required',
  fields: { id: f.id('payment', { required: true }), reason: f.text({ max: 500 }) },
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const paid = await tx.lock(payment, input.id);
    if (paid.status === 'void') throw PaymentVoid();
    await refuseTakingBack(tx, paid);
    await voidPayments(context, [paid], input.reason ?? undefined);
    return findRow(payment, paid.id, context);
  },
});
