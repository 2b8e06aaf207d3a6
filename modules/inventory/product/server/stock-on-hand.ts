import { sql } from 'kysely';
import { allowed } from '#core/permissions.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';

type Scene = Parameters<Computed>[1];
type Row = Parameters<Computed>[0];

/** What the branch of the call holds of a product: over all its stores, or over those that the caller was given. */
export const stockOnHand: Computed = (row, { actor, branch }) =>
  actor.store_ids.length > 0
    ? inStores(row, actor)
    : sql`coalesce((
  select v.quantity from stock_values v where v.product_id = ${row('id')} and v.branch_id = ${branch.id}), 0)`;

/** What all of it is worth, for those who may see how much there is: of some stores their share of the pool (A4). */
export const stockValue: Computed = (row, { actor, branch }) => {
  if (!allowed(actor, 'view_product_stock')) return sql`null::bigint`;
  const value =
    actor.store_ids.length > 0
      ? sql`round(v.value * ${inStores(row, actor)} / nullif(v.quantity, 0)::numeric)::bigint`
      : sql`v.value`;
  return sql`coalesce((
  select ${value} from stock_values v where v.product_id = ${row('id')} and v.branch_id = ${branch.id}), 0)`;
};

function inStores(row: Row, { store_ids }: Scene['actor']) {
  return sql`coalesce((
  select sum(l.quantity)::bigint from stock_levels l
  where l.product_id = ${row('id')} and l.store_id = any (${[...store_ids]}::uuid[])), 0)`;
}
