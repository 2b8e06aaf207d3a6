import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { branchPlaceOf } from '#core/derive/branch-wall.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext } from '../operation/context.ts';
import { hasGuardedSums } from './guarded-sums.ts';
import { isOfSomeStores, type StoreScene } from './store-wall.ts';

/** Whether rows of this entity are kept from the caller: by his role, they carry branches or stores of others, or sums that he may not see. */
export function isVisibilityLimited(
  entity: AnyEntity,
  scene: StoreScene & Pick<ActorContext, 'actor'>,
): boolean {
  return (
    (entity.visibility === true && scene.actor.visibility !== undefined) ||
    (entity.ownedBy !== undefined && scene.actor.visibility?.own === true) ||
    branchPlaceOf(entity) !== null ||
    isOfSomeStores(entity, scene) ||
    hasGuardedSums(entity, scene)
  );
}

/**
 * The documents of a branch that the caller's role lets him see (capabilities E5). A day is counted by when a document was
 * recorded, not by the date that it bears: what somebody has just made is his to see, also where it is back-dated.
 */
export function visibleOnly(entity: AnyEntity, context: ActorContext): RawBuilder<unknown>[] {
  const { actor, branch, clock } = context;
  if (entity.ownedBy && actor.visibility?.own) return [isOwn(entity, actor.user_id)];
  if (!entity.visibility || !actor.visibility) return [];
  const { own, days, newest } = actor.visibility;
  const parts: RawBuilder<unknown>[] = [];
  if (own) parts.push(sql`r.created_by = ${actor.user_id}`);
  if (days !== null) {
    const first = addDays(today(clock, branch), 1 - days);
    parts.push(
      sql`r.created_at >= (${first}::date + ${branch.day_starts_at}::time) at time zone ${branch.time_zone}`,
    );
  }
  if (newest !== null) {
    const whose = own ? sql`and n.created_by = ${actor.user_id}` : sql``;
    parts.push(sql`r.id = any (array(select n.id from ${sql.table(entity.table)} n
      where n.branch_id = ${branch.id} and n.deleted_at is null ${whose}
      order by n.created_at desc, n.id desc limit ${newest}))`);
  }
  return parts;
}

/** Of the maker of a row, and of those whom it names as its own. */
function isOwn({ fields, ownedBy = [] }: AnyEntity, user: string): RawBuilder<unknown> {
  const named = ownedBy.flatMap((key) => (fields[key] ? [sql.ref(`r.${columnOf(key, fields[key])}`)] : []));
  return sql`${user} in (${sql.join([sql`r.created_by`, ...named])})`;
}
