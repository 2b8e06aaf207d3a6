import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { PLANNED_EACH_TIME } from '../db/named-statements.ts';
import type { ActorContext } from '../operation/context.ts';
import { withinBranches } from './branch-wall.ts';
import { isSeenWord } from './choice-columns.ts';
import { conditionSql } from './condition-sql.ts';
import { filterSql } from './filter-sql.ts';
import { withinReadable } from './guarded-sums.ts';
import type { PageRequest } from './page-request.ts';
import type { RowSource } from './row-source.ts';
import { allHits } from './search-call.ts';
import { withinStores } from './store-wall.ts';
import { visibleOnly } from './visibility-sql.ts';

/** Whether a request takes every live row, so that its total need not be counted. */
export function takesAll({ condition, filters, rules, keyword, ids, asOf }: PageRequest): boolean {
  return condition === 'all' && filters.length === 0 && !rules && !ids && !asOf && keyword === '';
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
  const parts = [...sightOf(entity, context), ...(entity.ledger ? [] : [liveRows(request)])];
  const named = entity.conditions[request.condition];
  if (named) parts.push(sql`(${conditionSql(named, entity, source, context)})`);
  for (const { key, comparison, value } of request.filters)
    parts.push(source.some(key, (held) => sql`${held} ${COMPARISONS[comparison]} ${value}`));
  if (request.rules) parts.push(filterSql(request.rules, source, context));
  if (request.ids) parts.push(sql`r.id = any (${request.ids}::uuid[])`);
  if (request.keyword) {
    const named = sql.ref(`r.${entity.linesOf?.searchedBy.column ?? 'id'}`);
    parts.push(sql`${named} = any (array(${allHits(entity, request, context)}))`);
  }
  if (request.keyword && request.isChoosing) parts.push(isSeenWord(entity, request.keyword, context.actor));
  const where = parts.length ? sql.join(parts, sql` and `) : sql`true`;
  const isFiltered = request.filters.length > 0 || request.rules || request.asOf;
  return isFiltered ? sql`${sql.raw(PLANNED_EACH_TIME)} ${where}` : where;
}

/** What was deleted after the moment that is asked for stood in the list then. */
function liveRows({ condition, asOf }: PageRequest): RawBuilder<unknown> {
  if (condition === 'deleted') return sql`r.deleted_at is not null`;
  return asOf ? sql`(r.deleted_at is null or r.deleted_at >= ${asOf.end})` : sql`r.deleted_at is null`;
}

const COMPARISONS = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

/** What of that may be shown: also a sum may be kept from somebody. */
export function sightOf(entity: AnyEntity, context: ActorContext): RawBuilder<unknown>[] {
  return [...scopeOf(entity, context), ...withinReadable(entity, context)];
}

/** A row of another branch does not exist for this call, nor does one that the caller's role keeps from him. */
export function scopeOf(entity: AnyEntity, context: ActorContext): RawBuilder<unknown>[] {
  const here = entity.scope === 'branch' ? [sql`r.branch_id = ${context.branch.id}`] : [];
  return [
    ...here,
    ...withinBranches(entity, context),
    ...visibleOnly(entity, context),
    ...withinStores(entity, context),
  ];
}
