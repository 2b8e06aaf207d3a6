import { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { payment } from '../../payment/payment.entity.ts';
import { refuseTakingBack, takeBackPayment } from '../../payment/server/take-back-payment.ts';
import { hideHistories } from './hide-histories.ts';
import { lockPayments } from './lock-payments.ts';

/** Deleting a row of a history voids the payment behind it and hides all that this payment did. */
export const debtHistoryHooks: EntityHooks = {
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    const paid = await lockPayments(context.tx, paymentsOf(rows));
    for (const one of paid.filter(({ status }) => status === 'posted')) {
      await refuseTakingBack(context, one).catch((reason: unknown) => {
        if (!(reason instanceof Refusal)) throw reason;
        for (const { id, payment_id } of rows) if (payment_id === one.id) refused.set(String(id), reason);
      });
    }
    return refused;
  },
  async afterDelete(context, rows) {
    const { tx } = context;
    const ids = paymentsOf(rows);
    for (const paid of await lockPayments(tx, ids)) {
      if (paid.status !== 'posted') continue;
      await takeBackPayment(context, paid);
      await tx.save(payment, paid, { status: 'void' });
    }
    await hideHistories(tx, ids);
  },
};

function paymentsOf(rows: readonly Record<string, unknown>[]): string[] {
  return [...new Set(rows.map(({ payment_id }) => String(payment_id)))];
}
