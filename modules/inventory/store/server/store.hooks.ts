import { sql } from 'kysely';
import type { Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import type { BranchOpener } from '#modules/branch/public.ts';
import type { Computed, EntityHooks } from '#server-kit/operation/server-module.ts';
import { StoreHasStock, StoreIsDefault } from '../../errors.ts';
import { store } from '../store.entity.ts';

/** How many products lie in a store; of a store of others nothing is told. */
export const stockedProducts: Computed = (row, { actor }) => {
  const count = sql`(
  select count(distinct l.product_id)::int from stock_levels l
  where l.store_id = ${row('id')} and l.quantity <> 0)`;
  return actor.store_ids.length > 0
    ? sql`case when ${row('id')} = any (${[...actor.store_ids]}::uuid[]) then ${count} end`
    : count;
};

/** A branch keeps its default store, and a store is not taken down with goods in it. */
export const storeHooks: EntityHooks = {
  async beforeDelete({ tx }, rows) {
    const stocked = await tx.query<{ store_id: string; count: number }>(
      `select store_id, count(distinct product_id)::int as count from stock_levels
       where store_id = any($1) and quantity <> 0 group by store_id`,
      [rows.map(({ id }) => id)],
    );
    const refused = new Map<string, Refusal>();
    for (const { store_id, count } of stocked) refused.set(store_id, StoreHasStock({ count }));
    for (const { id, is_default } of rows) if (is_default) refused.set(String(id), StoreIsDefault());
    return refused;
  },
};

/** Every branch begins with one store, which is all that a shop without a back room ever needs. */
export const storeOfNewBranch: BranchOpener = {
  name: 'store',
  async open({ tx }, branch) {
    const made = await tx.insert(store, {
      id: newId(),
      branch_id: branch.id,
      name: branch.name,
      is_default: true,
    });
    return { store_id: made.id };
  },
};
