import { sql } from 'kysely';
import type { RowOf } from '#core/define-entity.ts';
import { isPosted } from '#core/define-states.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { enterPapers } from '#modules/finance/public.ts';
import type { Computed, EntityHooks } from '#server-kit/operation/server-module.ts';
import { landedCost } from '../../landed-cost/landed-cost.entity.ts';
import { papersOfCost } from '../../landed-cost/server/bear-cost.ts';
import { holdPurchases, type StoredPurchase } from '../../server/hold-purchases.ts';
import { purchase } from '../purchase.entity.ts';
import { papersOfPurchase } from './purchase-row.ts';

/** Until when what remains of a document is to be paid, of the kind that it is. */
const dueDateOf =
  (kind: string): Computed =>
  (row) =>
    sql`(
  select d.due_date from ${sql.table(debt.table)} d
  where d.source_kind = ${sql.lit(kind)} and d.source_id = ${row('id')}::text and d.deleted_at is null)`;

export const purchaseDueDate = dueDateOf('purchase');
export const landedCostDueDate = dueDateOf('landed-cost');

/** To delete a purchase is to void it first, with all that it touches. */
export const purchaseHooks: EntityHooks = {
  async holdFirst(context, ids) {
    await holdPurchases(context, ids);
  },
  async afterUpdate(context, changed) {
    for (const { before, after } of changed)
      if (before.reference !== after.reference && isPosted(purchase, after))
        await enterPapers(
          context,
          { kind: purchase.name, id: String(after.id) },
          papersOfPurchase(after as StoredPurchase),
        );
  },
};

/** The number of a bill is put right on its cost as well. */
export const landedCostHooks: EntityHooks = {
  async afterUpdate(context, changed) {
    for (const { before, after } of changed)
      if (before.reference !== after.reference && isPosted(landedCost, after))
        await enterPapers(
          context,
          { kind: landedCost.name, id: String(after.id) },
          papersOfCost(after as RowOf<typeof landedCost>),
        );
  },
};
