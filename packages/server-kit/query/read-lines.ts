import { sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';

/** The lines of some rows by the id of the row, in the order they were entered, with the names of what they refer to. */
export async function readLines(
  entity: AnyEntity,
  key: string,
  ids: readonly string[],
  { services, tx }: Pick<ActorContext, 'services' | 'tx'>,
): Promise<ReadonlyMap<string, Row[]>> {
  const fields = Object.entries(entity.fields[key]?.lines ?? {}).filter(([, field]) => isOwnColumn(field));
  const known = new Set(services.registry.entities.map(({ name }) => name));
  const named = fields.filter(([, field]) => field.kind.name === 'ref' && known.has(field.target ?? ''));
  const targets = named.map(([lineKey, field]) => {
    const target = services.registry.entity(field.target ?? '');
    return { alias: `to_${lineKey}`, column: columnOf(lineKey, field), name: `${lineKey}_name`, target };
  });
  const owner = sql.ref(`l.${ownerColumn(entity)}`);
  const columns = sql.join([
    sql`${owner} as owner_id`,
    sql.ref('l.line_no'),
    ...fields.map(([lineKey, field]) => sql.ref(`l.${columnOf(lineKey, field)}`)),
    ...targets.map(
      ({ alias, name, target }) => sql`${sql.ref(`${alias}.${target.title}`)} as ${sql.ref(name)}`,
    ),
  ]);
  const joins = sql.join(
    targets.map(
      ({ alias, column, target }) =>
        sql`left join ${sql.table(target.table)} ${sql.ref(alias)} on ${sql.ref(`${alias}.business_id`)} = l.business_id and ${sql.ref(`${alias}.id`)} = ${sql.ref(`l.${column}`)}`,
    ),
    sql` `,
  );
  const { rows } = await sql<Row & { owner_id: string }>`
    select ${columns} from ${sql.table(linesTableName(entity, key))} l ${joins}
    where ${owner} = any (${ids}::uuid[]) order by ${owner}, l.line_no`.execute(tx.sql);
  const byOwner = new Map<string, Row[]>();
  for (const { owner_id, ...line } of rows) {
    const list = byOwner.get(owner_id);
    if (list) list.push(line);
    else byOwner.set(owner_id, [line]);
  }
  return byOwner;
}
