import { z } from 'zod';
import type { Field } from '../fields/kind.ts';
import { f } from '../fields.ts';
import { fieldOfSchema } from './schemas.ts';

/** An id in the query string of a call that names a record of an entity, as a reference in a body does. */
export function idOf(target: string): z.ZodType<string> {
  const id = z.uuid('not_id');
  fieldOfSchema.set(id, f.ref(target));
  return id;
}

/** A field in what a call takes: under which keys it stands, `[]` for each element of a list. */
export interface FieldInside {
  path: readonly string[];
  field: Field;
}

/** A reference in what a call takes, and what it names. */
export type NamedRecord = FieldInside;

/** Every reference that a schema reads, lines and parts of lines included. */
export function namedRecords(schema: z.core.$ZodType): NamedRecord[] {
  return fieldsInside(schema, ({ target }) => target !== undefined);
}

/** Every day that a schema reads and that lies in the books of the business. */
export function namedDays(schema: z.core.$ZodType): FieldInside[] {
  return fieldsInside(schema, isDayOfBooks);
}

/** Whether a field says a day on which something is posted or dated. */
export function isDayOfBooks({ kind, options: { day } }: Field): boolean {
  return day === undefined ? kind.name === 'date' : day === 'books';
}

function fieldsInside(
  schema: z.core.$ZodType,
  isSought: (field: Field) => boolean,
  path: readonly string[] = [],
): FieldInside[] {
  const field = fieldOfSchema.get(schema);
  if (field && isSought(field)) return [{ path, field }];
  const { def } = schema._zod as unknown as { def: Partial<Inside> };
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, inner]) => fieldsInside(inner, isSought, [...path, key]));
  if (def.element) return fieldsInside(def.element, isSought, [...path, EACH]);
  const wrapped = [def.innerType, def.in, def.out, ...(def.options ?? [])];
  return wrapped.flatMap((inner) => (inner ? fieldsInside(inner, isSought, path) : []));
}

export const EACH = '[]';

/** What stands at a path, each with its own address: `payments.0.account_id`. */
export function valuesAt(
  input: unknown,
  [key, ...rest]: FieldInside['path'],
  at = '',
): { at: string; value: unknown }[] {
  if (input === null || input === undefined) return [];
  if (key === undefined)
    return Array.isArray(input) ? input.map((value) => ({ at, value })) : [{ at, value: input }];
  if (key === EACH)
    return (input as unknown[]).flatMap((one, place) => valuesAt(one, rest, `${at}.${place}`));
  return valuesAt((input as Record<string, unknown>)[key], rest, at === '' ? key : `${at}.${key}`);
}

/** What schemas hold other schemas in. */
interface Inside {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  element: z.core.$ZodType;
  innerType: z.core.$ZodType;
  in: z.core.$ZodType;
  out: z.core.$ZodType;
  options: readonly z.core.$ZodType[];
}
