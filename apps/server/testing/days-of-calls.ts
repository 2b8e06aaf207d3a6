import { columnOf } from '#core/define-entity.ts';
import { EACH, isDayOfBooks } from '#core/derive/named-records.ts';
import { isWritable } from '#core/derive/schemas.ts';
import type { Fields } from '#core/fields/kind.ts';
import { registry } from '#modules/registry.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import type { GoodCall } from './hostile/good-call.ts';

/** The days of a derived form, lines included, as those of a written call are known from its schema. */
function daysOf(fields: Fields, action: 'create' | 'update', above: readonly string[] = []): string[][] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isWritable(field, action)) return [];
    if (field.lines) return daysOf(field.lines, 'create', [...above, key, EACH]);
    return isDayOfBooks(field) ? [[...above, columnOf(key, field)]] : [];
  });
}

/** Where a call says days of the books. */
export function placesOf({ operation }: GoodCall): readonly (readonly string[])[] {
  const { name, days = [] } = operation as CommandOperation;
  const [noun = '', action] = name.split('.');
  const entity = registry.entities.find((one) => one.name === noun);
  const isDerived = (action === 'create' || action === 'update') && !(operation as CommandOperation).fields;
  return isDerived && entity ? daysOf(entity.fields, action) : days.map(({ path }) => path);
}

/** Puts a day into a body, into the first line where it stands in lines; where it stands then, as an answer names it. */
export function putDay(
  body: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  day: string,
): string {
  if (rest.length === 0) {
    body[key] = day;
    return key;
  }
  const lines = body[key] as Record<string, unknown>[];
  return `${key}.0.${putDay(lines[0] ?? {}, rest.slice(1), day)}`;
}

/** Of a record that is changed its version as it is now. */
export async function versionOf(
  db: TestDatabase,
  { operation: { name }, query }: GoodCall,
): Promise<{ version?: number }> {
  const [noun, action] = name.split('.');
  const entity = action === 'update' ? registry.entities.find((one) => one.name === noun) : undefined;
  if (!entity) return {};
  const [row] = await db.adminQuery<{ version: number }>(
    `select version from ${entity.table} where id = $1`,
    [query.id],
  );
  return row ?? {};
}
