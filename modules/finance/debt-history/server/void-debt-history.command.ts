import { transitionBehind } from '#server-kit/operation/transition-operations.ts';
import { payment } from '../../payment/payment.entity.ts';
import { debtHistory } from '../debt-history.entity.ts';
import { lockPayments } from './lock-payments.ts';

/** Voids the payment behind a row of a debt's history, with all that it paid, in whichever branch it was taken. */
export const voidDebtHistory = transitionBehind(payment, 'void', {
  entity: debtHistory,
  permission: debtHistory.permissions.delete,
  async hold({ tx }, { payment_id }) {
    const [row] = await lockPayments(tx, [String(payment_id)]);
    return row && { row };
  },
});
