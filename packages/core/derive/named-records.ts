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

/** A reference in what a call takes: under which keys it stands, `[]` for each element of a list, and what it names. */
export interface NamedRecord {
  path: readonly string[];
  field: Field;
}

/** Every reference that a schema reads, lines and parts of lines included. */
export function namedRecords(schema: z.core.$ZodType, path: readonly string[] = []): NamedRecord[] {
  const field = fieldOfSchema.get(schema);
  if (field?.target) return [{ path, field }];
  const { def } = schema._zod as unknown as { def: Partial<Inside> };
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, inner]) => namedRecords(inner, [...path, key]));
  if (def.element) return namedRecords(def.element, [...path, EACH]);
  const wrapped = [def.innerType, def.in, def.out, ...(def.options ?? [])];
  return wrapped.flatMap((inner) => (inner ? namedRecords(inner, path) : []));
}

export const EACH = '[]';

/** What schemas hold other schemas in. */
interface Inside {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  element: z.core.$ZodType;
  innerType: z.core.$ZodType;
  in: z.core.$ZodType;
  out: z.core.$ZodType;
  options: readonly z.core.$ZodType[];
}
