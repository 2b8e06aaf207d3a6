import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** What the branch of the call holds of a product, over all its stores. */
export const stockOnHand: Computed = (row, { branch }) => sql`coalesce((
  select v.quantity from stock_values v where v.product_id = ${row('id')} and v.branch_id = ${branch.id}), 0)`;
