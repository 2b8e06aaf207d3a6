import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import type { PageRequest } from './page-request.ts';
import type { RowSource } from './row-source.ts';

const WORDS = new Set(['text', 'ref']);
const AS_PEOPLE_SORT = sql`collate "und-x-icu"`;

/**
 * The order of a list. Names stand as people expect in both languages, empty values last, and the id decides between
 * equals, so that no row is on two pages. The shapes are those of the indexes that every table has.
 */
export function rowOrder(
  entity: AnyEntity,
  { sort, order }: PageRequest,
  source: RowSource,
): RawBuilder<unknown> {
  const direction = order === 1 ? sql`asc` : sql`desc`;
  // Lines of a ledger are never made later than they stand: their ids are in the order of time, by the index of the ledger.
  if (entity.linesOf && sort === 'created_at') return sql`r.id ${direction}`;
  if (sort === 'created_at' || sort === 'updated_at') {
    const column = sql.ref(`r.${entity.ledger ? 'created_at' : sort}`);
    // The index stands newest first with the id ascending; oldest first is the same index walked backwards.
    return sql`${column} ${direction}, r.id ${order === 1 ? sql`desc` : sql`asc`}`;
  }
  if (sort === 'created_by')
    return sql`${source.titleOf(sort)} ${AS_PEOPLE_SORT} ${direction} nulls last, r.id`;
  const key = sort in entity.fields ? sort : (fieldOfColumn(entity, sort)?.[0] ?? entity.title);
  const field = entity.fields[key];
  const kind = field?.kind.name ?? 'text';
  const expression = kind === 'ref' ? source.titleOf(key) : source.value(key);
  const never =
    field && isOwnColumn(field) && (field.options.required || field.options.default !== undefined);
  const nulls = never && kind !== 'ref' ? sql`` : sql`nulls last`;
  const collation = WORDS.has(kind) ? AS_PEOPLE_SORT : sql``;
  return sql`${expression} ${collation} ${direction} ${nulls}, r.id ${direction}`;
}
