import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { hideHistories, lockHistories } from '../../debt-history/server/hide-histories.ts';
import { type PaymentRow, reasonsToStay, takeBackPayments } from './take-back-payment.ts';

/** Deleting a payment is voiding it and hiding it with its rows in the histories. */
export const paymentHooks: EntityHooks = {
  async beforeDelete({ tx }, rows) {
    const reasons = await reasonsToStay(tx, posted(rows));
    await lockHistories(tx, idsOf(rows));
    return reasons;
  },
  async afterDelete(context, rows) {
    await takeBackPayments(context, posted(rows));
    await hideHistories(context.tx, idsOf(rows));
  },
};

function idsOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ id }) => String(id));
}

function posted(rows: readonly Record<string, unknown>[]): PaymentRow[] {
  return (rows as PaymentRow[]).filter(({ status }) => status === 'posted');
}
