import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { isWritable } from '#core/derive/schemas.ts';
import type { Field, Fields } from '#core/fields/kind.ts';
import type { Row } from '../operation/row.ts';

/** Makes a row of an entity and answers its id: what a body with a required reference needs first. */
export type MakeRow = (entity: AnyEntity) => Promise<string>;

let made = 0;

/** The smallest body that creates a row of an entity, derived from its definition; no two are alike. */
export async function exampleBody(entity: AnyEntity, registry: Registry, make: MakeRow): Promise<Row> {
  return requiredValues(entity.fields, registry, make);
}

async function requiredValues(fields: Fields, registry: Registry, make: MakeRow): Promise<Row> {
  const body: Row = {};
  for (const [key, field] of Object.entries(fields)) {
    if (!field.options.required || !isWritable(field, 'create')) continue;
    if (field.lines) body[key] = field.options.min ? [await requiredValues(field.lines, registry, make)] : [];
    else if (field.kind.name === 'ref')
      body[columnOf(key, field)] = await make(registry.entity(field.target ?? ''));
    else body[columnOf(key, field)] = exampleValue(key, field);
  }
  return body;
}

/** The smallest body that a command takes, derived from its fields; `idOf` names a record for each reference. */
export function exampleInput(fields: Fields, idOf: (field: Field) => string): Row {
  const required = Object.entries(fields).filter(([, { options }]) => options.required);
  return Object.fromEntries(
    required.map(([key, field]) => [columnOf(key, field), inputValue(key, field, idOf)]),
  );
}

function inputValue(key: string, field: Field, idOf: (field: Field) => string): unknown {
  const { name } = field.kind;
  if (field.lines) return field.options.min ? [exampleInput(field.lines, idOf)] : [];
  if (name === 'id' || name === 'ref') return idOf(field);
  if (name === 'ids') return [idOf(field)];
  return name === 'shape' ? SHAPES[key] : exampleValue(key, field);
}

/** Values with an inside of their own, by the key that they have. */
const SHAPES: Readonly<Record<string, unknown>> = {
  view: { condition: 'all', sort: '', order: 1, filters: {}, columns: null, density: 'normal' },
  choice: {},
};

/** A value that a field takes; of those that stand once in a business no two are alike. */
export function exampleValue(key: string, field: Field): unknown {
  made += 1;
  switch (field.kind.name) {
    case 'text':
    case 'secret':
      return `${key} ${made}`.slice(0, field.options.max ?? 500);
    case 'phone':
      return `255${750_000_000 + made}`;
    case 'email':
      return `somebody${made}@example.com`;
    case 'color':
      return '#00ADD8';
    case 'money':
    case 'quantity':
    case 'integer':
    case 'percent':
      return field.options.min ?? 1;
    case 'date':
      return '2026-11-20';
    case 'time':
      return '09:00';
    case 'datetime':
      return '2026-11-20T09:00:00Z';
    case 'choice':
      return field.choices?.[0];
    case 'flag':
      return true;
    default:
      return [];
  }
}

/** A value that a field takes and does not have, so that it is a change. */
export function otherValue(key: string, field: Field, has: unknown): unknown {
  const example = exampleValue(key, field);
  if (example !== has) return example;
  if (typeof example === 'number') return example + 1;
  if (typeof example === 'boolean') return !example;
  if (field.kind.name === 'date') return '2026-11-19';
  return field.choices?.[1] ?? example;
}
