import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { storePlaceOf } from '#core/derive/store-place.ts';
import type { ActorContext } from '../operation/context.ts';
import { isOwnPlace } from '../query/own-places.ts';
import { addProblem, type Draft } from './draft.ts';

/**
 * A record that may leave its store out is of the default store of the branch. Whoever was not given that one says which of
 * his it is, or it is the only one he has: what he makes is his to see.
 */
export async function checkStores(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: ActorContext,
): Promise<void> {
  const { actor, services, tx } = context;
  const place = actor.store_ids.length > 0 ? storePlaceOf(entity, services.registry) : null;
  if (place?.in !== 'columns') return;
  const [open] = place.columns.filter(({ isLeftOut }) => isLeftOut);
  if (!open) return;
  const silent = drafts.filter(({ row }) => (row[open.column] ?? null) === null);
  if (silent.length === 0) return;
  const store = services.registry.entity('store');
  const { rows } = await sql`
    select r.id from ${sql.table(store.table)} r
    where r.is_default and ${isOwnPlace(store, context)}`.execute(tx.sql);
  if (rows.length > 0) return;
  const [only, another] = actor.store_ids;
  for (const draft of silent)
    if (another === undefined) draft.row[open.column] = only;
    else addProblem(draft, open.column, { key: 'required' });
}
