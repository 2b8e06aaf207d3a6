import { fieldsOf } from '../conditions.ts';
import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Field } from '../fields/kind.ts';
import { allowed, type Rightful } from '../permissions.ts';

/** Columns that every row carries on the wire (wire examples: id, created_at, updated_at, version, created_by). */
export const BOOKKEEPING_COLUMNS = ['created_at', 'updated_at', 'created_by'] as const;

/** The fields of an entity that an actor may see, in rows, sort, filter, search, export and activity alike. */
export function readableFields({ fields }: Pick<AnyEntity, 'fields'>, actor: Rightful): [string, Field][] {
  return Object.entries(fields).filter(
    ([, field]) => !field.options.once && (!field.options.read || allowed(actor, field.options.read)),
  );
}

/** The named conditions of a list that speak of nothing the caller may not see, and show no rows that are kept from him. */
export function readableConditions(entity: AnyEntity, actor: Rightful): string[] {
  const readable = new Set<string>([
    ...BOOKKEEPING_COLUMNS,
    ...readableFields(entity, actor).flatMap(([key, field]) => [key, columnOf(key, field)]),
  ]);
  return Object.entries(entity.conditions)
    .filter(
      ([name, condition]) =>
        fieldsOf(condition).every((field) => readable.has(field)) &&
        allowed(actor, entity.borrowed?.[name]?.rights ?? []),
    )
    .map(([name]) => name);
}

/** Whether a list may be sorted by a column: the entity's own fields reduced by what the caller may read. */
export function isSortable(entity: AnyEntity, actor: Rightful, sort: string): boolean {
  if ((BOOKKEEPING_COLUMNS as readonly string[]).includes(sort)) return true;
  return readableFields(entity, actor).some(
    ([key, field]) => (key === sort || columnOf(key, field) === sort) && SORTABLE.has(field.kind.name),
  );
}

const SORTABLE = new Set([
  'text',
  'phone',
  'email',
  'money',
  'quantity',
  'integer',
  'percent',
  'date',
  'time',
  'datetime',
  'choice',
  'ref',
  'flag',
]);

/**
 * The keys of a body that an actor may not write; such a body is refused as a whole (permission-map, fields). Whoever
 * may make a record may fill all of it: the right to write a field guards its later changes (permission-map,
 * create_product).
 */
export function forbiddenKeys(
  entity: AnyEntity,
  actor: Rightful,
  body: Readonly<Record<string, unknown>>,
  action: 'create' | 'update' = 'update',
): string[] {
  if (action === 'create') return [];
  return Object.entries(entity.fields)
    .filter(([key, field]) => columnOf(key, field) in body && !mayWrite(field, actor))
    .map(([key, field]) => columnOf(key, field));
}

function mayWrite(field: Field, actor: Rightful): boolean {
  const { read, write } = field.options;
  return (!write || allowed(actor, write)) && (write !== undefined || !read || allowed(actor, read));
}
