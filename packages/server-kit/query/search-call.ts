import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { type SearchedThrough, searchedThrough } from '#core/derive/searched-through.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '../operation/context.ts';
import { lenderOf } from './lender.ts';
import type { PageRequest } from './page-request.ts';
import { isVisibilityLimited } from './visibility-sql.ts';

/** As many hits as a total counts; a word found more often than that has to be made longer by whoever searches. */
const MOST_HITS = 10_001;

/** The search sorts a set up to this size; a larger one is meant to be filtered and sorted by whoever asks. */
const LARGEST_SORTED = 1000;

/** Hits come as an array: joined, they would have the planner read the whole business (isolation.sql, section 6). */
export function allHits(entity: AnyEntity, request: PageRequest, context: ActorContext): RawBuilder<unknown> {
  return sql`select h.id from ${searchCall(entity, request, context, MOST_HITS, 0)} h`;
}

/**
 * One page of hits with the number of all, where nothing but the word decides which rows are meant and they stand in
 * their usual order: then the search cuts the page itself, and 20 rows are fetched instead of 10,000.
 */
export function pageOfHits(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
  size: number,
): RawBuilder<unknown> | null {
  const { keyword, condition, filters, rules, ids, isChoosing, sort, order, page, limit } = request;
  const isAll =
    keyword !== '' && condition === 'all' && filters.length === 0 && !rules && !ids && !isChoosing;
  if (!isAll || sort !== entity.title || order !== 1 || size > LARGEST_SORTED) return null;
  if (entity.linesOf || isVisibilityLimited(entity, context)) return null;
  return sql`select h.id, h.total from ${searchCall(entity, request, context, size, (page - 1) * limit)} h`;
}

/** In how many rows a word stands, before anything else narrows the list; nobody is told of rows that his role keeps from him. */
export async function countHits(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select h.total from ${searchCall(entity, request, context, 1, 0)} h`.execute(context.tx.sql);
  return Number(rows[0]?.total ?? 0);
}

function searchCall(
  entity: AnyEntity,
  { keyword, condition }: PageRequest,
  context: ActorContext,
  size: number,
  skip: number,
): RawBuilder<unknown> {
  const { branch, services } = context;
  const { searchedBy } = entity.linesOf ?? {};
  const searched = searchedBy
    ? services.registry.entity(searchedBy.entity)
    : (lenderOf(entity, condition, services) ?? entity);
  const search = sql.raw(`ctx.search_${searched.table}`);
  const branches = searched.scope === 'branch' ? sql`${[branch.id]}::uuid[], ` : sql``;
  const through = searchedThrough(searched, services.registry);
  const asked = mayBeFoundThrough(searched, through, context);
  const columns = through.length ? sql`${asked}::text[], ` : sql``;
  return sql`${search}(${keyword}, ${branches}${columns}${size}::int, ${skip}::int)`;
}

/**
 * The columns by whose words the caller may find rows: what he reads, naming what he may list, for to be found by a phone
 * number would tell whose it is.
 */
function mayBeFoundThrough(
  entity: AnyEntity,
  through: readonly SearchedThrough[],
  context: ActorContext,
): string[] {
  const readable = new Set(readableFields(entity, context.actor).map(([key]) => key));
  return through
    .filter(
      ({ key, target }) =>
        readable.has(key) &&
        allowed(context.actor, target.permissions.list) &&
        !isVisibilityLimited(target, context),
    )
    .map(({ column }) => column);
}
