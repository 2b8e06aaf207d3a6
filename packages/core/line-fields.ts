import type { AnyEntity } from './define-entity.ts';
import type { Field } from './fields/kind.ts';

/** A field of the lines of a record, as a filter names it: `lines.product`. */
export interface LineField {
  /** Key of the lines in the definition, and of the field in them. */
  lines: string;
  part: string;
  field: Field;
}

/** The field of lines that a path names; undefined where it is a field of the row itself, or none. */
export function lineFieldAt({ fields }: Pick<AnyEntity, 'fields'>, path: string): LineField | undefined {
  const [lines = '', part = ''] = path.split('.');
  const field = Object.hasOwn(fields, lines) ? fields[lines]?.lines?.[part] : undefined;
  return field && path === linePath(lines, part) ? { lines, part, field } : undefined;
}

/** The field of a row, or of its lines, that a filter names. */
export function fieldAt(entity: Pick<AnyEntity, 'fields'>, path: string): Field | undefined {
  return lineFieldAt(entity, path)?.field ?? entity.fields[path];
}

/** How a filter names a field of lines. */
export function linePath(lines: string, part: string): string {
  return `${lines}.${part}`;
}

/** A definition narrows its list by lines only through references that they keep; another path is a mistake of the program. */
export function requireLineReferences({ name, fields, filters = [] }: FilteredDefinition): void {
  for (const path of filters) {
    const isReference = lineFieldAt({ fields }, path)?.field.kind.name === 'ref';
    if (path.includes('.') && !isReference) throw new Error(`${name} has no reference ${path} in its lines.`);
  }
}

type FilteredDefinition = Pick<AnyEntity, 'name' | 'fields'> & { filters?: readonly string[] | undefined };
