import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { hideHistories } from '../../debt-history/server/hide-histories.ts';

/** What a payment did to debts is hidden with it. */
export const paymentHooks: EntityHooks = {
  async afterDelete({ tx }, rows) {
    await hideHistories(
      tx,
      rows.map(({ id }) => String(id)),
    );
  },
};
