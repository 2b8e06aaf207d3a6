import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { type Counted, DEFAULT_LIST_STATE, type ListPage } from '#core/list-state.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { farPage } from './far-page.ts';
import type { PageRequest } from './page-request.ts';
import { readLines } from './read-lines.ts';
import { rowColumns } from './row-columns.ts';
import { isCounted, rowCounts } from './row-counts.ts';
import { rowFilter } from './row-filter.ts';
import { rowOrder } from './row-order.ts';
import { rowSource } from './row-source.ts';
import { pageOfHits } from './search-call.ts';

/** One page of an entity's rows with its total, in one statement. */
export async function listRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): Promise<ListPage<Row>> {
  // One row more than the page holds tells whether there is a next page, also where the total is capped.
  const found = await readRows(entity, request, context, { more: 1, total: true });
  const [first] = found;
  const isBeyondTheEnd = !first && request.page > 1;
  const total = first ? Number(first.total) : isBeyondTheEnd ? await totalOf(entity, request, context) : 0;
  const counted = cappedTotal(total, isCounted(entity, request, context));
  return {
    limit: request.limit,
    current_page: request.page,
    total_pages: pagesOf(counted, request.limit),
    next_page: found.length > request.limit ? request.page + 1 : null,
    previous_page: request.page > 1 ? request.page - 1 : null,
    ...counted,
    data: found.slice(0, request.limit).map(({ total: _, ...row }) => row),
  };
}

/** How many rows there are under each named condition that the caller may ask for, whatever else narrows the list. */
export async function countConditions(
  entity: AnyEntity,
  request: PageRequest,
  conditions: readonly string[],
  context: ActorContext,
): Promise<Record<string, Counted>> {
  const asked = conditions.map((condition) => ({ ...request, condition }));
  const totals = asked.map((one, at) => sql`(${totalSql(entity, one, context)}) as ${sql.ref(`c${at}`)}`);
  const { rows } = await sql<Row>`select ${sql.join(totals)}`.execute(context.tx.sql);
  return Object.fromEntries(
    asked.map((one, at) => [
      one.condition,
      cappedTotal(Number(rows[0]?.[`c${at}`] ?? 0), isCounted(entity, one, context)),
    ]),
  );
}

/** A page of rows alone, for search. */
export async function readRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
  { more = 0, total = false } = {},
): Promise<Row[]> {
  const { rows } = await rowsSql(entity, request, context, { more, total }).execute(context.tx.sql);
  await addListedLines(entity, rows, context);
  return rows;
}

async function addListedLines(entity: AnyEntity, rows: readonly Row[], context: ActorContext): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  const listed = readableFields(entity, context.actor).filter(
    ([, { lines, options }]) => lines && options.listed,
  );
  for (const [key] of ids.length ? listed : []) {
    const lines = await readLines(entity, key, ids, context);
    for (const row of rows) row[key] = lines.get(String(row.id)) ?? [];
  }
}

/** All rows of a request one by one through a cursor, for exports. */
export async function* streamRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): AsyncGenerator<Row> {
  const database = context.tx.sql;
  const statement = rowsSql(entity, request, context, { more: 0, total: false }).compile(database);
  for await (const { rows } of database.getExecutor().stream(statement, ROWS_A_FETCH)) yield* rows;
}

const ROWS_A_FETCH = 1000;

function rowsSql(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
  { more, total }: { more: number; total: boolean },
): RawBuilder<Row> {
  const size = request.limit + more;
  const hits = pageOfHits(entity, request, context, size);
  const source = rowSource(entity, context, request, { few: size <= FEW });
  const order = rowOrder(entity, request, source);
  const columns = rowColumns(entity, source, context);
  const count = request.keyword ? sql`page.total` : sql`(${totalSql(entity, request, context)})`;
  // The page is chosen by id first: names and computed columns are fetched for its rows, not for all that are skipped.
  return sql<Row>`
    select ${columns}${total ? sql`, ${count} as total` : sql``}
    from (${hits ?? pageOfRows(entity, request, context, size)}) page
    join ${source.rows()} on r.id = page.id ${source.joins()}
    order by ${order}`;
}

/** So many rows are looked up one by one sooner than with all the others. */
const FEW = 200;

function pageOfRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
  size: number,
): RawBuilder<unknown> {
  const source = rowSource(entity, context, request);
  const where = rowFilter(entity, request, source, context);
  const order = rowOrder(entity, request, source);
  // Hits of a word are few enough to be counted on the way; asking for their number apart would search twice.
  const total = request.keyword ? sql`, count(*) over () as total` : sql``;
  const from = sql`select r.id${total} from ${source.rows()} ${source.joins()} where ${where}`;
  const far = farPage(entity, request, context);
  if (far)
    return sql`${far.begin} ${from} and ${far.onward} order by ${order} limit ${size} offset ${far.skipped}`;
  return sql`${from} order by ${order} limit ${cut(request, size)}`;
}

/**
 * The page that everybody opens first has its size in the text of the statement: then PostgreSQL plans it once and for
 * all, which is half of its time. Any other is planned each time, lest there be as many statements as sizes and pages.
 */
function cut({ limit, page }: PageRequest, size: number): RawBuilder<unknown> {
  if (page === 1 && limit === DEFAULT_LIST_STATE.limit) return sql.lit(size);
  return sql`${size} offset ${(page - 1) * limit}`;
}

/** Totals are exact up to here (api.md). */
const LARGEST_EXACT_TOTAL = 10_000;

function pagesOf({ total: count }: Counted, limit: number): number {
  return Math.ceil(count / limit);
}

function cappedTotal(total: number, isExact: boolean): Counted {
  if (isExact || total <= LARGEST_EXACT_TOTAL) return { total };
  return { total: LARGEST_EXACT_TOTAL, total_is_capped: true };
}

async function totalOf(entity: AnyEntity, request: PageRequest, context: ActorContext): Promise<number> {
  const { rows } = await sql<{
    total: bigint;
  }>`select (${totalSql(entity, request, context)}) as total`.execute(context.tx.sql);
  return Number(rows[0]?.total ?? 0);
}

/** Of all rows the maintained count, of some of them a count that stops where nobody pages any more. */
function totalSql(entity: AnyEntity, request: PageRequest, context: ActorContext): RawBuilder<unknown> {
  if (isCounted(entity, request, context)) {
    return sql`select coalesce(sum(c.difference), 0)::bigint from ${rowCounts(entity, context)}`;
  }
  const source = rowSource(entity, context, request);
  const where = rowFilter(entity, request, source, context);
  return sql`select count(*) from (
    select from ${source.rows()} ${source.joins()} where ${where} limit ${LARGEST_EXACT_TOTAL + 1}) c`;
}
