import { isPosted } from '#core/define-states.ts';
import type { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { payment } from '../../payment/payment.entity.ts';
import { reasonsToStay } from '../../payment/server/take-back-payment.ts';
import { debtHistory } from '../debt-history.entity.ts';
import { hideHistories, lockHistories } from './hide-histories.ts';
import { lockPayments } from './lock-payments.ts';
import { refusedVoids, voidPayments } from './void-payments.ts';

/** Deleting a row of a history voids the payment behind it and hides all that this payment did. */
export const debtHistoryHooks: EntityHooks = {
  async holdFirst(context, ids) {
    const { tx } = context;
    const rows = await tx.query<{ payment_id: string }>(
      `select payment_id from ${debtHistory.table} where id = any($1)`,
      [ids],
    );
    await reasonsToStay(context, await lockPayments(tx, paymentsOf(rows)));
  },
  async beforeDelete(context, rows) {
    const { tx } = context;
    const ids = paymentsOf(rows);
    const paid = await lockPayments(tx, ids);
    const reasons = await refusedVoids(
      context,
      paid.filter((one) => isPosted(payment, one)),
    );
    await lockHistories(tx, ids);
    const refused = new Map<string, Refusal>();
    for (const { id, payment_id } of rows) {
      const reason = reasons.get(String(payment_id));
      if (reason) refused.set(String(id), reason);
    }
    return refused;
  },
  async afterDelete(context, rows) {
    const { tx } = context;
    const ids = paymentsOf(rows);
    await voidPayments(context, await lockPayments(tx, ids));
    await hideHistories(tx, ids);
  },
};

function paymentsOf(rows: readonly Record<string, unknown>[]): string[] {
  return [...new Set(rows.map(({ payment_id }) => String(payment_id)))];
}
