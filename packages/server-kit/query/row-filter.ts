import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import { conditionSql } from './condition-sql.ts';
import type { PageRequest } from './page-request.ts';
import type { RowSource } from './row-source.ts';

/** Whether a request takes every live row, so that its total need not be counted. */
export function takesAll({ condition, filters, keyword }: PageRequest): boolean {
  return condition === 'all' && filters.length === 0 && keyword === '';
}

/**
 * Which rows a request means. The business is the wall of row-level security; the branch stands here, always, and what
 * the caller asks for is joined to it by `and` inside parentheses.
 */
export function rowFilter(
  entity: AnyEntity,
  request: PageRequest,
  source: RowSource,
  context: ActorContext,
): RawBuilder<unknown> {
  const parts = [
    ...scopeOf(entity, context),
    ...(entity.ledger
      ? []
      : [request.condition === 'deleted' ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`]),
  ];
  const named = entity.conditions[request.condition];
  if (named) parts.push(sql`(${conditionSql(named, entity, source, context)})`);
  for (const { key, comparison, value } of request.filters)
    parts.push(sql`${source.value(key)} ${COMPARISONS[comparison]} ${value}`);
  if (request.keyword) parts.push(sql`r.id = any (array(${hits(entity, request, context)}))`);
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
}

const COMPARISONS = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

/** A row of another branch does not exist for this call. */
export function scopeOf(entity: AnyEntity, { branch }: ActorContext): RawBuilder<unknown>[] {
  return entity.scope === 'branch' ? [sql`r.branch_id = ${branch.id}`] : [];
}

/** As many hits as a total counts; a word found more often than that has to be made longer by whoever searches. */
const MOST_HITS = 10_001;

/** Hits come as an array: joined, they would have the planner read the whole business (isolation.sql, section 6). */
function hits(entity: AnyEntity, request: PageRequest, { branch }: ActorContext): RawBuilder<unknown> {
  const search = sql.raw(`ctx.search_${entity.table}`);
  const branches = entity.scope === 'branch' ? sql`${[branch.id]}::uuid[], ` : sql``;
  return sql`select h.id from ${search}(${request.keyword}, ${branches}${MOST_HITS}::int, 0) h`;
}
