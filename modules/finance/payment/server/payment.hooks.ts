import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { hideHistories, lockHistories } from '../../debt-history/server/hide-histories.ts';
import { type PaymentRow, reasonsToStay, voidPayments } from './take-back-payment.ts';

/** Deleting a payment is voiding it and hiding it with its rows in the histories. */
export const paymentHooks: EntityHooks = {
  async beforeDelete(context, rows) {
    const reasons = await reasonsToStay(context.tx, posted(rows));
    await lockHistories(context.tx, idsOf(rows));
    if (reasons.size === 0) await voidPayments(context, posted(rows));
    return reasons;
  },
  async afterDelete({ tx }, rows) {
    await hideHistories(tx, idsOf(rows));
  },
};

function idsOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ id }) => String(id));
}

function posted(rows: readonly Record<string, unknown>[]): PaymentRow[] {
  return (rows as PaymentRow[]).filter(({ status }) => status === 'posted');
}
