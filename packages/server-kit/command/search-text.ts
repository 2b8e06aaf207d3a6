import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { searchedText } from '#core/search-words.ts';
import type { Row } from '../operation/row.ts';

/**
 * The text in which a row is found: all its searched fields, those of its lines too, as they are compared, a blank between
 * them, so that each begins a word.
 */
export function searchText(entity: Pick<AnyEntity, 'fields'>, row: Row): string {
  return searchedValues(entity.fields, row).map(searchedText).join(' ');
}

function searchedValues(fields: Readonly<Record<string, Field>>, row: Row): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const { lines } = field;
    if (lines) return ((row[key] ?? []) as Row[]).flatMap((line) => searchedValues(lines, line));
    const value = field.options.search ? row[columnOf(key, field)] : null;
    return [value ?? []].flat().map(String);
  });
}
