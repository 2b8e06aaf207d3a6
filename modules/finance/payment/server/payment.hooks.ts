import type { RowOf } from '#core/define-entity.ts';
import { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { hideHistories } from '../../debt-history/server/hide-histories.ts';
import type { payment } from '../payment.entity.ts';
import { refuseTakingBack, takeBackPayment } from './take-back-payment.ts';

type PaymentRow = RowOf<typeof payment>;

/** Deleting a payment is voiding it and hiding it with its rows in the histories. */
export const paymentHooks: EntityHooks = {
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of posted(rows)) {
      await refuseTakingBack(context, row).catch((reason: unknown) => {
        if (!(reason instanceof Refusal)) throw reason;
        refused.set(row.id, reason);
      });
    }
    return refused;
  },
  async afterDelete(context, rows) {
    for (const row of posted(rows)) await takeBackPayment(context, row);
    await hideHistories(
      context.tx,
      rows.map(({ id }) => String(id)),
    );
  },
};

function posted(rows: readonly Record<string, unknown>[]): PaymentRow[] {
  return (rows as PaymentRow[]).filter(({ status }) => status === 'posted');
}
