import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Row } from '../operation/row.ts';

/** The text in which a row is found: all its searched fields, a blank between them, so that each begins a word. */
export function searchText(entity: AnyEntity, row: Row): string {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.options.search)
    .flatMap(([key, field]) => row[columnOf(key, field)] ?? [])
    .join(' ');
}
