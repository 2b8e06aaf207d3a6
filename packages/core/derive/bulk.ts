import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Field } from '../fields/kind.ts';
import type { Rightful } from '../permissions.ts';
import { forbiddenKeys, readableFields } from './readable.ts';
import { isWritable } from './schemas.ts';

/** Kinds of which many rows can sensibly hold the same. */
const ALIKE = new Set([
  'text',
  'phone',
  'email',
  'money',
  'quantity',
  'integer',
  'percent',
  'date',
  'choice',
  'ref',
  'flag',
]);

/** The fields of many rows that a caller may set at once: those of the form that he may write, but for what tells rows apart. */
export function bulkFields(entity: AnyEntity, actor: Rightful): [string, Field][] {
  const onForm = new Set<string>(entity.form.flatMap(({ rows }) => rows.flat()));
  return readableFields(entity, actor).filter(
    ([key, field]) =>
      onForm.has(key) &&
      key !== entity.title &&
      !field.options.unique &&
      ALIKE.has(field.kind.name) &&
      isWritable(field, 'update') &&
      forbiddenKeys({ ...entity, fields: { [key]: field } }, actor, { [columnOf(key, field)]: 1 }).length ===
        0,
  );
}
