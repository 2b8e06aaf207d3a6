import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import { LINES, lenderOf } from './lender.ts';
import { bookkeepingOf } from './row-columns.ts';
import { scopeOf } from './row-filter.ts';

/** The rows of a list that it does not keep: of another entity under a condition, or of a ledger; undefined where it does. */
export function lentRows(
  entity: AnyEntity,
  condition: string | undefined,
  context: ActorContext,
): RawBuilder<unknown> | undefined {
  if (condition === undefined) return undefined;
  if (entity.linesOf) return ledgerLines(entity, entity.linesOf.table, context);
  const lender = lenderOf(entity, condition, context.services);
  return lender && borrowedRows(entity, lender, condition, context);
}

/**
 * Records of another entity as rows `r` of a list, with every column that its own rows have: they are narrowed, sorted,
 * paged and counted by the same statements. The walls of the lender hold, and each row has the id of its record.
 */
function borrowedRows(
  entity: AnyEntity,
  lender: AnyEntity,
  condition: string,
  context: ActorContext,
): RawBuilder<unknown> {
  const { services, branch } = context;
  const lent = services.borrowed(`${entity.name}.${condition}`)((name) => sql.ref(`r.${name}`), context);
  const own = bookkeepingOf({ ...entity, scope: 'business' });
  const columns = sql.join([
    ...['business_id', ...own].map((name) => sql.ref(`r.${name}`)),
    ...(entity.scope === 'branch' ? [sql`${branch.id}::uuid as branch_id`] : []),
    ...lentFields(entity, lent),
  ]);
  const within = scopeOf(lender, context);
  const where = within.length > 0 ? sql` where ${sql.join(within, sql` and `)}` : sql``;
  return sql`(select ${columns} from ${sql.table(lender.table)} r${where}) r`;
}

/** Lines of a ledger are of their branch and never change; what narrows the list narrows them. */
function ledgerLines(entity: AnyEntity, table: string, context: ActorContext): RawBuilder<unknown> {
  const lent = context.services.borrowed(`${entity.name}.${LINES}`)((name) => sql.ref(`r.${name}`), context);
  const columns = sql.join([
    ...['business_id', 'id', 'branch_id', 'created_at', 'created_by'].map((name) => sql.ref(`r.${name}`)),
    sql`r.created_at as updated_at, 1 as version, null::timestamptz as deleted_at`,
    ...lentFields(entity, lent),
  ]);
  return sql`(select ${columns} from ${sql.table(table)} r) r`;
}

function lentFields(
  entity: AnyEntity,
  lent: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown>[] {
  return Object.entries(entity.fields).flatMap(([key, field]) => {
    const { column } = field.kind;
    if (column === null) return [];
    return [sql`(${lent[key] ?? sql`null`})::${sql.raw(column)} as ${sql.ref(columnOf(key, field))}`];
  });
}
