import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { readLines } from '../query/read-lines.ts';
import { bookkeepingOf } from '../query/row-columns.ts';
import { scopeOf } from '../query/row-filter.ts';
import { rowSource } from '../query/row-source.ts';

/**
 * Live rows with all they keep, locked until the transaction ends. Always in the order of their ids: two commands that
 * lock the same rows the other way round would wait for each other for ever. Their keys stay free, because no key ever
 * changes: rows that refer to them are inserted meanwhile and wait for nobody.
 */
export function lockRows(entity: AnyEntity, ids: readonly string[], context: ActorContext): Promise<Row[]> {
  const live = entity.ledger ? [] : [sql`r.deleted_at is null`];
  return lockThose(entity, ids, [...scopeOf(entity, context), ...live], context);
}

/** Live rows of the whole business, whichever branches they carry: for what the system itself does to them. */
export function lockRowsOfBusiness(
  entity: AnyEntity,
  ids: readonly string[],
  context: ActorContext,
): Promise<Row[]> {
  return lockThose(entity, ids, [sql`r.deleted_at is null`], context);
}

/** Rows that the caller himself has deleted, with all they kept, locked alike. */
export function lockDeletedRows(
  entity: AnyEntity,
  ids: readonly string[],
  context: ActorContext,
): Promise<Row[]> {
  const own = sql`r.deleted_at is not null and r.deleted_by = ${context.actor.user_id}`;
  return lockThose(entity, ids, [...scopeOf(entity, context), own], context);
}

async function lockThose(
  entity: AnyEntity,
  ids: readonly string[],
  which: readonly RawBuilder<unknown>[],
  context: ActorContext,
): Promise<Row[]> {
  const source = rowSource(entity, context, {}, { whole: true });
  const kept = Object.entries(entity.fields).filter(
    ([, field]) => !field.lines && !field.options.from && !field.options.once,
  );
  const columns = sql.join([
    sql.ref('r.business_id'),
    ...bookkeepingOf(entity).map((column) => sql.ref(`r.${column}`)),
    ...kept.map(([key, field]) => sql`${source.value(key)} as ${sql.ref(columnOf(key, field))}`),
  ]);
  const where = sql.join([sql`r.id = any (${ids}::uuid[])`, ...which], sql` and `);
  const { rows } = await sql<Row>`
    select ${columns} from ${sql.table(entity.table)} r ${source.joins()}
    where ${where} order by r.id ${entity.ledger ? sql`` : sql`for no key update of r`}`.execute(
    context.tx.sql,
  );
  await addLines(entity, rows, context);
  return rows;
}

async function addLines(entity: AnyEntity, rows: readonly Row[], context: ActorContext): Promise<void> {
  const ids = rows.map((row) => String(row.id));
  for (const [key, field] of Object.entries(entity.fields)) {
    if (!field.lines || ids.length === 0) continue;
    const lines = await readLines(entity, key, ids, context);
    for (const row of rows) row[key] = lines.get(String(row.id)) ?? [];
  }
}
