import { z } from 'zod';
import { DEFAULT_CURRENCY } from '#core/currencies.ts';
import type { Answer, Said } from '#core/define-answer.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { columnOf } from '#core/define-entity.ts';
import { fieldOfSchema, isWritable } from '#core/derive/schemas.ts';
import type { Field, Fields } from '#core/fields/kind.ts';

export type JsonSchema = Record<string, unknown>;

/** The body of a written operation, from the schema that reads it. */
export function schemaOfInput(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const field = fieldOfSchema.get(zodSchema);
      if (!field) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, fieldSchema(field));
    },
  });
  return described as JsonSchema;
}

/** The body of a derived operation, from the fields of its entity: what each kind looks like on the wire. */
export function bodySchema(entity: AnyEntity, action: 'create' | 'update'): JsonSchema {
  const { properties, required } = objectSchema(entity.fields, (field) => isWritable(field, action));
  if (action === 'create') return { type: 'object', properties, required, additionalProperties: false };
  const version = { type: 'integer', description: 'The version that was read; a stale one is 409.' };
  return {
    type: 'object',
    properties: { version, ...properties },
    required: ['version'],
    additionalProperties: false,
  };
}

/** A row as it is answered. Fields that the caller may not read are absent. */
export function rowSchema(entity: AnyEntity): JsonSchema {
  const { properties } = objectSchema(entity.fields, (field) => !field.options.once);
  return { type: 'object', properties: { ...BOOKKEEPING, ...properties } };
}

/** A declared answer. Fields that the caller may not read are absent, with them all that is inside. */
export function saidSchema(said: Said | Answer): JsonSchema {
  if ('file' in said) return { type: 'string', contentMediaType: said.file };
  if ('under' in said) return { ...saidSchema(said.under), 'x-read-permission': said.right };
  if ('sometimes' in said)
    return { ...saidSchema(said.sometimes), description: 'Absent where there is nothing to say.' };
  if ('maybe' in said) return { anyOf: [saidSchema(said.maybe), { type: 'null' }] };
  if ('many' in said) return { type: 'array', items: saidSchema({ one: said.many }) };
  if ('kind' in said) return fieldSchema(said);
  const inside = Object.entries(said.one).map(([key, each]) => ({
    name: 'kind' in each ? columnOf(key, each) : key,
    schema: saidSchema(each),
  }));
  return { type: 'object', properties: Object.fromEntries(inside.map(({ name, schema }) => [name, schema])) };
}

const ID = { type: 'string', format: 'uuid' };
const BOOKKEEPING = {
  id: ID,
  created_at: { type: 'string', format: 'date-time' },
  updated_at: { type: 'string', format: 'date-time' },
  version: { type: 'integer' },
  created_by: ID,
  created_by_name: { type: 'string' },
};

function objectSchema(fields: Fields, takes: (field: Field) => boolean) {
  const taken = Object.entries(fields).filter(([, field]) => takes(field));
  return {
    properties: Object.fromEntries(taken.map(([key, field]) => [columnOf(key, field), fieldSchema(field)])),
    required: taken.filter(([, field]) => field.options.required).map(([key, field]) => columnOf(key, field)),
  };
}

function fieldSchema(field: Field): JsonSchema {
  const { read, write, max, min } = field.options;
  if (field.lines) {
    const { properties, required } = objectSchema(field.lines, () => true);
    const least = min ? { minItems: min } : {};
    const items = { type: 'object', properties, required, additionalProperties: false };
    return { type: 'array', ...least, items };
  }
  if (field.kind.name === 'shape') return schemaOfInput(field.kind.schema(field, USUAL));
  return {
    ...WIRE[field.kind.name],
    ...(field.choices ? { enum: field.choices } : {}),
    ...(max && field.kind.name === 'text' ? { maxLength: max } : {}),
    ...(field.target ? { 'x-entity': field.target } : {}),
    ...(read ? { 'x-read-permission': read } : {}),
    ...(write ? { 'x-write-permission': write } : {}),
  };
}

const USUAL = { currency: DEFAULT_CURRENCY };

/** What each kind of field is in JSON. */
const WIRE: Readonly<Record<string, JsonSchema>> = {
  text: { type: 'string' },
  phone: { type: 'string', description: 'Digits with the country code.' },
  email: { type: 'string', format: 'email' },
  color: { type: 'string', pattern: '^#[0-9A-F]{6}$' },
  time: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
  money: { type: 'number', description: 'In the unit of the currency.' },
  quantity: { type: 'number', multipleOf: 0.001 },
  integer: { type: 'integer' },
  percent: { type: 'number', multipleOf: 0.01 },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  choice: { type: 'string' },
  flag: { type: 'boolean' },
  id: ID,
  ids: { type: 'array', minItems: 1, items: ID },
  secret: { type: 'string', format: 'password' },
  ref: ID,
  refs: { type: 'array', items: ID },
  image: ID,
  texts: { type: 'array', items: { type: 'string' } },
  json: {},
};
