import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { asOfEntity } from '#core/derive/as-of.ts';
import { readableFields } from '#core/derive/readable.ts';
import { onWire } from '../http/on-wire.ts';
import type { QueryContext } from '../operation/context.ts';
import type { QueryOperation } from '../operation/operation.ts';
import type { Row } from '../operation/row.ts';
import { conditionSql } from './condition-sql.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { rowFilter } from './row-filter.ts';
import { rowSource } from './row-source.ts';

/** What all rows of a list come to, whichever page of it is open, and how many they are: exactly, unlike a page. */
export function totalsOperation(entity: AnyEntity): QueryOperation {
  return {
    kind: 'query',
    name: `${entity.name}.totals`,
    method: 'GET',
    path: `api/${entity.name}/totals`,
    permission: entity.permissions.list,
    idempotency: 'accepted',
    accepts: 'json',
    schemas: {},
    read: (raw, scope) => readPageRequest(entity, raw.query, scope),
    run: (context) => totalRows(entity, context),
  };
}

async function totalRows(entity: AnyEntity, context: QueryContext) {
  const request = context.input as PageRequest;
  const source = rowSource(entity, context, request);
  const where = rowFilter(entity, request, source, context);
  const { of = [], by, only } = (request.asOf ? asOfEntity(entity) : entity).totals ?? {};
  const summed = readableFields(entity, context.actor).filter(([key]) => of.includes(key));
  const counts = only ? sql` filter (where ${conditionSql(only, entity, source, context)})` : sql``;
  const sums = summed.map(
    ([key]) => sql`, coalesce(sum(${source.value(key)})${counts}, 0)::bigint as ${sql.ref(key)}`,
  );
  const kind: RawBuilder<unknown> = by ? source.value(by) : sql`null`;
  const { rows } = await sql<Row & { count: number }>`
    select ${kind} as kind, count(*)::int as count${sql.join(sums, sql``)}
    from ${source.rows()} ${source.joins()} where ${where}
    ${by ? sql`group by 1 order by 1` : sql``}`.execute(context.tx.sql);
  const wire = { currency: context.branch.currency };
  return {
    count: rows.reduce((count, row) => count + row.count, 0),
    sums: rows.map((row) => ({
      ...(by ? { [by]: row.kind } : {}),
      ...Object.fromEntries(summed.map(([key, field]) => [key, onWire(field, row[key], wire)])),
    })),
  };
}
