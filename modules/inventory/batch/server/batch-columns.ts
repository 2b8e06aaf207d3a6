import { sql } from 'kysely';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';

/** What the branch of the call holds of a batch: over all its stores, or over those that the caller was given. */
export const batchStock: Computed = (row, { actor, branch }) => sql`coalesce((
  select sum(l.quantity)::bigint from stock_levels l
  join stores s on s.business_id = l.business_id and s.id = l.store_id and s.branch_id = ${branch.id}
  where l.product_id = ${row('product_id')} and l.batch_id = ${row('id')}
    and ${actor.store_ids.length > 0 ? sql`l.store_id = any (${[...actor.store_ids]}::uuid[])` : sql`true`}), 0)`;

/** How many days a batch may still be sold, below zero once it has expired. */
export const batchDaysLeft: Computed = (row, { clock, branch }) =>
  sql`(${row('expire_date')} - ${today(clock, branch)}::date)`;
