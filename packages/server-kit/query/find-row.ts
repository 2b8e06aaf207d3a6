import { sql } from 'kysely';
import { type AnyEntity, columnOf, type FoundRow } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { NotFound } from '../http/errors.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { readLines } from './read-lines.ts';
import { rowColumns } from './row-columns.ts';
import { sightOf } from './row-filter.ts';
import { rowSource } from './row-source.ts';

/** One row with its lines and the names of all it refers to; a foreign, hidden or absent id is `not_found`. */
export function findRow<E extends AnyEntity>(
  entity: E,
  id: string,
  context: ActorContext,
): Promise<FoundRow<E>>;
export async function findRow(entity: AnyEntity, id: string, context: ActorContext): Promise<Row> {
  const source = rowSource(entity, context);
  const columns = rowColumns(entity, source, context);
  const live = entity.ledger ? [] : [sql`r.deleted_at is null`];
  const where = sql.join([sql`r.id = ${id}`, ...sightOf(entity, context), ...live], sql` and `);
  const lists = readableFields(entity, context.actor).filter(([, field]) => field.lines);
  const [{ rows }, ...lines] = await Promise.all([
    sql<Row>`select ${columns}${namedLists(entity, context)}
      from ${sql.table(entity.table)} r ${source.joins()} where ${where}`.execute(context.tx.sql),
    ...lists.map(([key]) => readLines(entity, key, [id], context)),
  ]);
  const [row] = rows;
  if (!row) throw NotFound();
  for (const [place, [key]] of lists.entries()) row[key] = lines[place]?.get(id) ?? [];
  return row;
}

/** `stores: [{id, name}]` beside `store_ids`. */
function namedLists(entity: AnyEntity, { services, actor }: ActorContext) {
  const known = new Set(services.registry.entities.map(({ name }) => name));
  const lists = readableFields(entity, actor).filter(
    ([, field]) => field.kind.name === 'refs' && known.has(field.target ?? ''),
  );
  return sql.join(
    lists.map(([key, field]) => {
      const target = services.registry.entity(field.target ?? '');
      const title = sql.ref(`t.${target.title}`);
      return sql`, (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', ${title}) order by ${title}), '[]')
        from ${sql.table(target.table)} t
        where t.id = any (${sql.ref(`r.${columnOf(key, field)}`)})) as ${sql.ref(`${key}__named`)}`;
    }),
    sql``,
  );
}
