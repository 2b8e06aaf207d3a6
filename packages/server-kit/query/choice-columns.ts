import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { readableFields } from '#core/derive/readable.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import type { Row } from '../operation/row.ts';

/** What a picker shows beside the title of a row, with the right that it needs (permission-map, choices). */
const SHOWN: Readonly<Record<string, string>> = {
  code: 'free_access',
  barcodes: 'free_access',
  unit_of_measure: 'free_access',
  selling_price: 'create_sale', // at the till
  tax: 'create_sale',
};

/**
 * That each of the words stands in something that a picker shows. What is searched beside it would be told by being found:
 * that a phone number belongs to somebody, and to whom.
 */
export function isSeenWord(entity: AnyEntity, words: string, actor: Rightful): RawBuilder<unknown> {
  const shown = choiceColumns(entity, actor);
  const places = Object.entries(entity.fields)
    .filter(([key, field]) => field.options.search && isOwnColumn(field) && shown.has(columnOf(key, field)))
    .map(([key, field]) => {
      const column = sql.ref(`r.${columnOf(key, field)}`);
      return field.kind.name === 'texts' ? sql`array_to_string(${column}, ' ')` : column;
    });
  if (places.length === 0) return sql`false`;
  const likes = words.split(' ').map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql`ctx.folded(concat_ws(' ', ${sql.join(places)})) like all (${likes}::text[])`;
}

const LAST_DIGITS = 3;

/** What tells two choices of one name apart where they have a phone number: its last digits, and of no other row any. */
export function distinguished(entity: AnyEntity, rows: readonly Row[]): Row[] {
  const named = Map.groupBy(rows, (row) => String(row[entity.title]).toLowerCase());
  return rows.map((row) => {
    const isOne = (named.get(String(row[entity.title]).toLowerCase())?.length ?? 0) < 2;
    if (isOne || typeof row.phone_number !== 'string') return {};
    return { phone_ends_in: row.phone_number.slice(-LAST_DIGITS) };
  });
}

/** Columns that somebody sees who may only choose a row; nothing else of it can be sorted or filtered by either. */
export function choiceColumns(entity: AnyEntity, actor: Rightful): ReadonlySet<string> {
  const columns = readableFields(entity, actor)
    .map(([key, field]) => ({ column: columnOf(key, field), isTitle: key === entity.title }))
    .filter(({ column, isTitle }) => isTitle || isShown(column, actor))
    .map(({ column }) => column);
  return new Set(['id', ...columns]);
}

function isShown(column: string, actor: Rightful): boolean {
  const right = Object.hasOwn(SHOWN, column) ? SHOWN[column] : undefined;
  return right !== undefined && allowed(actor, right);
}
