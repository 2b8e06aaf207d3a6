import type { Field } from '../fields/kind.ts';

/** Whether a field is a column of the entity's own table. */
export function isOwnColumn(field: Field): boolean {
  return (
    field.kind.column !== null && !field.options.from && !field.options.once && field.options.per !== 'branch'
  );
}
