import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import { bookkeepingOf } from './row-columns.ts';
import { scopeOf } from './row-filter.ts';

/**
 * Records of another entity as rows `r` of a list, with every column that its own rows have: they are narrowed, sorted,
 * paged and counted by the same statements. The walls of the lender hold, and each row has the id of its record.
 */
export function borrowedRows(
  entity: AnyEntity,
  lender: AnyEntity,
  condition: string,
  context: ActorContext,
): RawBuilder<unknown> {
  const { services, branch } = context;
  const lent = services.borrowed(`${entity.name}.${condition}`)((name) => sql.ref(`r.${name}`), context);
  const own = bookkeepingOf({ ...entity, scope: 'business' });
  const fields = Object.entries(entity.fields).flatMap(([key, field]) => {
    const { column } = field.kind;
    if (column === null) return [];
    const type = sql.raw(column);
    return [sql`(${lent[key] ?? sql`null`})::${type} as ${sql.ref(columnOf(key, field))}`];
  });
  const columns = sql.join([
    ...['business_id', ...own].map((name) => sql.ref(`r.${name}`)),
    ...(entity.scope === 'branch' ? [sql`${branch.id}::uuid as branch_id`] : []),
    ...fields,
  ]);
  const within = scopeOf(lender, context);
  const where = within.length > 0 ? sql` where ${sql.join(within, sql` and `)}` : sql``;
  return sql`(select ${columns} from ${sql.table(lender.table)} r${where}) r`;
}
