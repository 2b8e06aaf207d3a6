import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { branchPlaceOf } from '#core/derive/branch-wall.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import type { ActorContext } from '../operation/context.ts';
import { workplaces } from './workplaces.ts';

/**
 * The rows of the whole business that carry a branch in which the caller may do what he asks for: other branches, and the
 * people and tokens of others, do not exist for him. Who is in no branch that is still there belongs to the whole business.
 */
export function withinBranches(
  entity: AnyEntity,
  context: Pick<ActorContext, 'actor' | 'branch' | 'services' | 'workplaces'>,
): RawBuilder<unknown>[] {
  const place = branchPlaceOf(entity);
  if (!place) return [];
  if (place.in === 'sides') return [betweenBranches(place.columns, context)];
  const { services } = context;
  const own = sql`${[...workplaces(context)]}::uuid[]`;
  if (place.in === 'row') return [sql`r.id = any (${own})`];
  if (place.in === 'column') return [sql`${sql.ref(`r.${place.column}`)} = any (${own})`];
  const branches = sql.table(services.registry.entity('branch').table);
  const lines = sql`${sql.table(linesTableName(entity, place.key))} w
    where w.business_id = r.business_id and ${sql.ref(`w.${ownerColumn(entity)}`)} = r.id`;
  return [
    sql`(exists (select from ${lines} and w.branch_id = any (${own})) or not exists (
      select from ${lines} and exists (
        select from ${branches} b where b.business_id = w.business_id and b.id = w.branch_id and b.deleted_at is null)))`,
  ];
}

/** What stands between two branches is seen from the branch of the call where that is one of them. */
function betweenBranches(
  columns: readonly string[],
  { branch }: Pick<ActorContext, 'branch'>,
): RawBuilder<unknown> {
  return sql`(${sql.join(
    columns.map((name) => sql`${sql.ref(`r.${name}`)} = ${branch.id}`),
    sql` or `,
  )})`;
}

/** Whoever opens a branch works in it from that moment on, so that its answer can be shown to him. */
export function inNewBranch<C extends ActorContext>(entity: AnyEntity, id: string, context: C): C {
  if (branchPlaceOf(entity)?.in !== 'row') return context;
  const { actor } = context;
  const opened = { ...actor, branch_ids: [...actor.branch_ids, id] };
  return { ...context, actor: opened, workplaces: [...workplaces(context), id] };
}
