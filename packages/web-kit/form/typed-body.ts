import { z } from 'zod';
import { columnOf } from '#core/define-entity.ts';
import type { Field, Fields } from '#core/fields/kind.ts';
import type { ColumnName, ValueOf } from '#core/fields/row-types.ts';
import type { Id } from '#core/ids.ts';
import type { Option } from '#ui/fields/options.tsx';
import type { Body } from '../api/commands.ts';
import type { FieldLook } from '../fields/look.ts';
import { lookOf } from '../fields/looks.ts';
import type { Typed } from './body-of.ts';
import { likeExample, secretIn } from './typed-by-example.ts';

/** What the inputs of a body hold, by column, as the looks of its kinds do. */
export type TypedOf<F extends Fields> = {
  readonly [K in keyof F as ColumnName<K & string, F[K]>]: TypedValue<F[K]>;
};

/** A line while it is typed, under a key that stays when lines above it go. */
export type LineOf<L extends Fields> = { readonly key: string } & TypedOf<L>;

type TypedValue<X> = X extends { readonly lines: infer L extends Fields }
  ? readonly LineOf<L>[]
  : TypedAs<NonNullable<ValueOf<X>>>;

type TypedAs<T> = T extends boolean
  ? boolean
  : T extends readonly Id<infer E>[]
    ? readonly (string extends E ? string : Option)[]
    : T extends Id<infer E>
      ? string extends E
        ? T | ''
        : Option | null
      : string;

/** A field of a body with how it is typed; ids and the like, which nobody types, have no look. */
export interface BodyField {
  key: string;
  column: string;
  field: Field;
  look: FieldLook<unknown> | undefined;
}

/** The fields of a body, in their order. */
export function bodyFields(fields: Fields): BodyField[] {
  return Object.entries(fields).map(([key, field]) => ({
    ...{ key, column: columnOf(key, field), field },
    look: lookOf(field),
  }));
}

/** What the inputs hold while nobody has typed anything: what the body takes for what is left out, else nothing. */
export function blankTyped(fields: Fields): Typed {
  return Object.fromEntries(bodyFields(fields).map((one) => [one.column, blankOf(one)]));
}

/** A line that holds nothing yet, and what is said of it already. */
export function newLine<L extends Fields>(fields: L, key: string, said: Partial<TypedOf<L>>): LineOf<L> {
  return { ...blankTyped(fields), ...said, key } as LineOf<L>;
}

function blankOf({ key, field, look }: BodyField): unknown {
  if (field.lines || field.kind.name === 'ids') return [];
  if (!look) return '';
  return hasUsual(field) ? look.typed(field.options.default, NO_ROW, key) : look.blank;
}

/** Whether something stands in its input before anybody types: no fee is nothing, and not a zero to be typed over. */
export function hasUsual({ options: { default: usual } }: Field): boolean {
  return usual !== undefined && usual !== 0;
}

const NO_ROW = { id: '', version: 0, created_at: '' };

/** Whether what stands in an input is said at all, by column: not the number of a receipt that there is not. */
export type Asks = Readonly<Record<string, boolean | undefined>>;

/** What lines say otherwise than their inputs hold, by the column of the lines. */
export type Rows = Readonly<Record<string, (line: Typed, place: number) => Body | null>>;

/** The body as it is sent: what is left blank, and what is not asked, is left out. */
export function saidBody(fields: Fields, typed: Typed, asks: Asks, rows: Rows = {}): Body {
  return Object.fromEntries(
    bodyFields(fields)
      .filter(({ column }) => asks[column] !== false)
      .map((one): [string, unknown] => [one.column, saidOf(one, typed[one.column], rows[one.column])])
      .filter(([, wire]) => wire !== undefined),
  );
}

/** A body that says nothing of anything. */
export function blankBody(fields: Fields): Body {
  const typed = bodyFields(fields).filter(({ field, look }) => look && !field.lines);
  return Object.fromEntries(typed.map(({ column }) => [column, null]));
}

function saidOf({ field, look }: BodyField, typed: unknown, row: Rows[string] | undefined): unknown {
  if (typed === undefined) return undefined;
  if (field.lines) {
    const lines = saidLines(field.lines, typed, row);
    return lines.length > 0 || field.options.required ? lines : undefined;
  }
  const wire = look ? look.wire(typeof typed === 'string' ? typed.trim() : typed) : typed;
  // A switch that nobody has put on says nothing, where the body does not say what it is then.
  const isOff = wire === false && field.options.default === undefined && !field.options.required;
  return isOff || wire === '' || (Array.isArray(wire) && wire.length === 0) ? undefined : wire;
}

/** No lines are left out as every other blank is, but where the body must say that there are none. */
function saidLines(fields: Fields, typed: unknown, row: Rows[string] | undefined): Body[] {
  const lines = Array.isArray(typed) ? (typed as Typed[]) : [];
  return lines.flatMap((line, place) => {
    const otherwise = row ? row(line, place) : {};
    return otherwise === null ? [] : [without({ ...saidBody(fields, line, {}), ...otherwise })];
  });
}

function without(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([, wire]) => wire !== undefined));
}

/** What a draft of such a form must look like: its columns as their kinds are typed, what stands beside them as it opens. */
export function typedSchema(fields: Fields, beside: Typed): z.ZodType<Typed> {
  const isSecret = secretIn(fields);
  const columns = bodyFields(fields).map((one) => [one.column, schemaOf(one)] as const);
  const others = Object.entries(beside).map(([key, value]) => [key, likeExample(value)] as const);
  const held = [...columns, ...others].filter(([key]) => !isSecret(key));
  return z.strictObject(Object.fromEntries(held));
}

const OPTION = z.looseObject({ value: z.string(), title: z.string() });

function schemaOf({ field, look }: BodyField): z.ZodType {
  if (field.lines) {
    const columns = bodyFields(field.lines).map((one) => [one.column, schemaOf(one)] as const);
    return z.array(z.looseObject({ key: z.string(), ...Object.fromEntries(columns) }));
  }
  const blank = look ? look.blank : field.kind.name === 'ids' ? [] : '';
  if (blank === null) return OPTION.nullable();
  return Array.isArray(blank) ? z.array(z.unknown()) : likeExample(blank);
}
