import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { engineOf } from '../db/engine.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import type { PageRequest } from './page-request.ts';
import { rowColumns } from './row-columns.ts';
import { rowFilter, takesAll } from './row-filter.ts';
import { rowOrder } from './row-order.ts';
import { rowSource } from './row-source.ts';

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
  const total = first ? Number(first.total) : isBeyondTheEnd ? await countRows(entity, request, context) : 0;
  const isCapped = total > LARGEST_EXACT_TOTAL && !takesAll(request);
  const shown = isCapped ? LARGEST_EXACT_TOTAL : total;
  return {
    limit: request.limit,
    current_page: request.page,
    total_pages: Math.ceil(shown / request.limit),
    next_page: found.length > request.limit ? request.page + 1 : null,
    previous_page: request.page > 1 ? request.page - 1 : null,
    total: shown,
    ...(isCapped ? { total_is_capped: true as const } : {}),
    data: found.slice(0, request.limit).map(({ total: _, ...row }) => row),
  };
}

/** A page of rows alone, for search and export. */
export async function readRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
  { more = 0, total = false } = {},
): Promise<Row[]> {
  const inner = rowSource(entity, context);
  const where = rowFilter(entity, request, inner, context);
  const innerOrder = rowOrder(entity, request, inner);
  const outer = rowSource(entity, context);
  const outerOrder = rowOrder(entity, request, outer);
  const columns = rowColumns(entity, outer, context);
  const table = sql.table(entity.table);
  // The page is chosen by id first: names and computed columns are fetched for its rows, not for all that are skipped.
  const { rows } = await sql<Row>`
    select ${columns}${total ? sql`, (${totalSql(entity, request, context)}) as total` : sql``}
    from (
      select r.id from ${table} r ${inner.joins()} where ${where} order by ${innerOrder}
      limit ${request.limit + more} offset ${(request.page - 1) * request.limit}) page
    join ${table} r on r.id = page.id ${outer.joins()}
    order by ${outerOrder}`.execute(engineOf(context.tx));
  return rows;
}

/** Totals are exact up to here (api.md). */
const LARGEST_EXACT_TOTAL = 10_000;

async function countRows(entity: AnyEntity, request: PageRequest, context: ActorContext): Promise<number> {
  const { rows } = await sql<{
    total: bigint;
  }>`select (${totalSql(entity, request, context)}) as total`.execute(engineOf(context.tx));
  return Number(rows[0]?.total ?? 0);
}

/** Of all rows the maintained count, of some of them a count that stops where nobody pages any more. */
function totalSql(entity: AnyEntity, request: PageRequest, context: ActorContext): RawBuilder<unknown> {
  if (takesAll(request)) {
    const branch = entity.scope === 'branch' ? sql`and c.branch_id = ${context.branch.id}` : sql``;
    return sql`select coalesce(sum(c.difference), 0)::bigint from ctx.row_counts c
      where c.table_name = ${entity.table} ${branch}`;
  }
  const source = rowSource(entity, context);
  const where = rowFilter(entity, request, source, context);
  return sql`select count(*) from (
    select from ${sql.table(entity.table)} r ${source.joins()} where ${where} limit ${LARGEST_EXACT_TOTAL + 1}) c`;
}
