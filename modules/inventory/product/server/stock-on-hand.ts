import { sql } from 'kysely';
import { allowed } from '#core/permissions.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** What the branch of the call holds of a product, over all its stores. */
export const stockOnHand: Computed = (row, { branch }) => sql`coalesce((
  select v.quantity from stock_values v where v.product_id = ${row('id')} and v.branch_id = ${branch.id}), 0)`;

/** What all of it is worth, for those who may see how much there is. */
export const stockValue: Computed = (row, { actor, branch }) =>
  allowed(actor, 'view_product_stock')
    ? sql`coalesce((
  select v.value from stock_values v where v.product_id = ${row('id')} and v.branch_id = ${branch.id}), 0)`
    : sql`null::bigint`;
