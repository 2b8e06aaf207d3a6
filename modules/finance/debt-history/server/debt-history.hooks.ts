import type { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { reasonsToStay, voidPayments } from '../../payment/server/take-back-payment.ts';
import { debtHistory } from '../debt-history.entity.ts';
import { hideHistories, lockHistories } from './hide-histories.ts';
import { lockPayments } from './lock-payments.ts';

/** Deleting a row of a history voids the payment behind it and hides all that this payment did. */
export const debtHistoryHooks: EntityHooks = {
  async holdFirst({ tx }, ids) {
    const rows = await tx.query<{ payment_id: string }>(
      `select payment_id from ${debtHistory.table} where id = any($1)`,
      [ids],
    );
    await reasonsToStay(tx, await lockPayments(tx, paymentsOf(rows)));
  },
  async beforeDelete({ tx }, rows) {
    const ids = paymentsOf(rows);
    const paid = await lockPayments(tx, ids);
    const reasons = await reasonsToStay(
      tx,
      paid.filter(({ status }) => status === 'posted'),
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
    const paid = (await lockPayments(tx, ids)).filter(({ status }) => status === 'posted');
    await voidPayments(context, paid);
    await hideHistories(tx, ids);
  },
};

function paymentsOf(rows: readonly Record<string, unknown>[]): string[] {
  return [...new Set(rows.map(({ payment_id }) => String(payment_id)))];
}
