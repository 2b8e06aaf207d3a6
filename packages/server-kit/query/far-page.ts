import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import type { PageRequest } from './page-request.ts';
import { isCounted, rowCounts } from './row-counts.ts';

/** So many rows are counted off in the index sooner than the months before them are summed. */
const NEAR = 2000;

/** The parts of the statement that reads a page from the month on in which it begins. */
export interface FarPage {
  /** What stands before the `select`. */
  begin: RawBuilder<unknown>;
  /** Condition of `r`: made in that month or on the other side of it, in the order of the list. */
  onward: RawBuilder<unknown>;
  /** Rows of that month that stand before the page. */
  skipped: RawBuilder<unknown>;
}

/**
 * A page far down a whole list by when its rows were made. How many were made in each month is kept, so the months before
 * the page are summed and only the rows of its own are counted off. Counts and rows are read by one statement, hence as
 * they are at one moment. Null where the page is near, or where the counts are not those of the rows that are meant.
 */
export function farPage(entity: AnyEntity, request: PageRequest, context: ActorContext): FarPage | null {
  const skip = (request.page - 1) * request.limit;
  if (skip < NEAR || request.sort !== 'created_at' || !isCounted(entity, request, context)) return null;
  const isOldestFirst = request.order === 1;
  const inOrder = isOldestFirst ? sql`order by k.since` : sql`order by k.since desc`;
  // Newest first the month ends where the next newer one begins; the newest of all has no end.
  const edge = isOldestFirst ? sql`k.since` : sql`coalesce(lag(k.since) over (${inOrder}), 'infinity')`;
  return {
    begin: sql`with months as (
        select c.since, sum(c.difference) as held from ${rowCounts(entity, context)} group by c.since),
      passed as (
        select ${edge} as edge, k.held, sum(k.held) over (${inOrder}) - k.held as before from months k),
      start as (
        select p.edge, (${skip} - p.before)::bigint as skipped from passed p
        where p.before <= ${skip} and p.before + p.held > ${skip})`,
    onward: isOldestFirst
      ? sql`r.created_at >= (select s.edge from start s)`
      : sql`r.created_at < (select s.edge from start s)`,
    skipped: sql`(select s.skipped from start s)`,
  };
}
