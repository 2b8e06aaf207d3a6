import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import type { WireRow } from '../api/queries.ts';

/** The form of an entity, of one record where an id is given. */
export function formAddress(entity: AnyEntity, id?: string): string {
  return id ? `${entity.screens.form}?id=${id}` : entity.screens.form;
}

/** The view of a record; its form where the entity has no view; nothing where the user may open neither. */
export function viewAddress(
  entity: AnyEntity,
  id: string,
  may: (right: string) => boolean,
): string | undefined {
  if (entity.calls.includes('find') && may(entity.permissions.view)) return `${entity.screens.view}?id=${id}`;
  return undefined;
}

/**
 * Where a row of a list opens: its own view; a line of a ledger what it comes from, or what it is about where that has no page.
 */
export function rowAddress(
  entity: AnyEntity,
  row: WireRow,
  { entities }: Pick<Registry, 'entities'>,
  may: (right: string) => boolean,
): string | undefined {
  const { linesOf } = entity;
  if (!linesOf) return viewAddress(entity, row.id, may);
  const named = (wanted: unknown) => entities.find(({ name }) => name === wanted);
  const source = named(row.source_kind);
  const about = named(linesOf.searchedBy.entity);
  if (source) return viewAddress(source, String(row.source_id), may);
  return about && viewAddress(about, String(row[linesOf.searchedBy.column]), may);
}

/** The list of an entity as it was left, so that going back finds the same page, word and sort. */
export function listAddress(entity: AnyEntity, remembered: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(remembered).toString();
  return query === '' ? entity.screens.list : `${entity.screens.list}?${query}`;
}

/** The query of an address as the router takes it, which knows no types of screens that modules register at a start. */
export function searchOf(query: object): never;
export function searchOf(query: object): object {
  return query;
}
