// cspell:ignore prefault
import { z } from 'zod';
import { columnOf } from './define-entity.ts';
import { fieldOfSchema, requiredValue } from './derive/schemas.ts';
import type { Field, FieldOptions, Fields, WireScope } from './fields/kind.ts';
import type { ColumnName, ValueOf } from './fields/row-types.ts';

/** What a command takes. */
export interface BodyDefinition<F extends Fields = Fields> {
  fields: F;
}

/**
 * The body of a command, shared by the server that reads it and the screen that fills it in. Fields are the kinds that
 * definitions are made of, so reading, description, sentences and inputs follow from them.
 */
export function defineBody<const F extends Fields>(body: BodyDefinition<F>): BodyDefinition<F> {
  return body;
}

/** What a command finds in its body: every key is there, and what was left out is the default of its field, else null. */
export type InputOf<F extends Fields> = {
  -readonly [K in keyof F as ColumnName<K & string, F[K]>]: GivenValue<F[K]>;
};

/** What a command finds that takes this body. */
export type BodyOf<B> = B extends BodyDefinition<infer F> ? InputOf<F> : never;

type GivenValue<X> = X extends { readonly lines: infer L extends Fields }
  ? InputOf<L>[] | Absent<X>
  : ValueOf<X> extends readonly unknown[]
    ? ValueOf<X> | Absent<X>
    : ValueOf<X>;

/** Lists that need not be said are null where they are not. */
type Absent<X> = X extends { readonly chosen?: infer O }
  ? NonNullable<O> extends { required: true }
    ? never
    : null
  : null;

/**
 * A field of a record as somebody says it in the body of a command: the server keeps it in the record, and takes it here.
 * `options` say what is otherwise than in the record.
 */
export function said<const X extends Field>(field: X): SaidField<X, Record<never, never>>;
export function said<const X extends Field, const P extends FieldOptions>(
  field: X,
  options: P,
): SaidField<X, P>;
export function said(
  { options: { owner: _, from: __, fixed: ___, ...kept }, ...field }: Field,
  options?: FieldOptions,
): Field {
  return { ...field, options: { ...kept, ...options } };
}

type SaidField<X, P> = X extends { readonly chosen?: infer O; readonly stored?: infer T }
  ? FieldOf<NonNullable<T>, Omit<NonNullable<O>, keyof P | 'owner' | 'from' | 'fixed'> & P> & LinesOf<X>
  : never;

type FieldOf<T, O extends FieldOptions> = Field<SaidValue<T, O>, O>;

type LinesOf<X> = X extends { readonly lines: infer L extends Fields } ? { readonly lines: L } : unknown;

type SaidValue<T, O> = T extends readonly unknown[]
  ? T
  : O extends { required: true }
    ? T
    : O extends { default: string | number | boolean }
      ? T
      : T | null;

const known = new WeakMap<Fields, Map<string, z.ZodObject>>();

/** Reads the body of a command in the currency of a branch: unknown keys are refused, what is left out is filled in. */
export function bodySchemaOf(fields: Fields, scope: WireScope): z.ZodObject {
  const made = known.get(fields) ?? new Map<string, z.ZodObject>();
  known.set(fields, made);
  const schema = made.get(scope.currency) ?? z.strictObject(shapeOf(fields, scope));
  made.set(scope.currency, schema);
  return schema;
}

function shapeOf(fields: Fields, scope: WireScope): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const { owner, from } = field.options;
      if (owner || from) throw new Error(`${key} is kept by the server and stands in no body; use said().`);
      const value = bodyValueOf(field, scope);
      fieldOfSchema.set(value, field);
      return [columnOf(key, field), value];
    }),
  );
}

const MOST_LINES = 1000;

function bodyValueOf(field: Field, scope: WireScope): z.ZodType {
  const { required, default: usual } = field.options;
  const value = field.lines ? linesOf(field, field.lines, scope) : field.kind.schema(field, scope);
  if (required) return requiredValue(value);
  // Blank and null are left out, so that a form may send all its inputs.
  const filled = z.preprocess(
    (wire) => (isBlank(wire) ? (usual ?? null) : wire),
    usual === undefined ? value.nullable() : value,
  );
  return filled.prefault(null);
}

function linesOf({ options }: Field, fields: Fields, scope: WireScope): z.ZodType {
  const { min = 0, max = MOST_LINES } = options;
  return z
    .array(z.strictObject(shapeOf(fields, scope)), { error: 'wrong_form' })
    .min(min, 'required')
    .max(max, 'too_many');
}

function isBlank(wire: unknown): boolean {
  return wire === null || (typeof wire === 'string' && wire.trim() === '');
}
