import { sql } from 'kysely';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import type { Computed, EntityHooks } from '#server-kit/operation/server-module.ts';
import { holdPurchases } from './void-purchase.ts';

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
};
