import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { readableFields } from '#core/derive/readable.ts';
import { isDocument } from '#core/documents.ts';
import type { Rightful } from '#core/permissions.ts';

/**
 * Keys of the fields that a found row shows: its title, what else it is searched by, and of its list the first reference
 * and day, and of a document its amount; of all these what the caller may read.
 */
export function foundFields(entity: AnyEntity, actor: Rightful): string[] {
  const readable = new Map(readableFields(entity, actor));
  const searched = [...readable].filter(([, field]) => field.options.search && isOwnColumn(field));
  const listed = entity.list.columns.filter((key) => readable.has(key));
  const first = (...kinds: string[]) =>
    listed.find((key) => kinds.includes(readable.get(key)?.kind.name ?? '')) ?? '';
  // Beside a person or a thing an amount would be a bare number; of a document it says which one it is.
  const telling = [first('ref'), first('date', 'datetime'), isDocument(entity) ? first('money') : ''];
  return [...new Set([entity.title, ...searched.map(([key]) => key), ...telling])].filter((key) =>
    readable.has(key),
  );
}

/** The columns of those fields on the wire, with the names of what they refer to. */
export function foundColumns(entity: AnyEntity, keys: readonly string[]): string[] {
  return [
    'id',
    ...keys.flatMap((key) => {
      const field = entity.fields[key];
      return field ? [columnOf(key, field), `${key}_name`] : [];
    }),
  ];
}
