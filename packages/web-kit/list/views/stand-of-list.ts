import type { AnyEntity } from '#core/define-entity.ts';
import { readListFilter, writeListFilter } from '#core/list-filter.ts';
import { storedOrder } from '#core/list-state.ts';
import type { ListView } from '#core/list-view.ts';
import { savedColumn } from '../list-preferences.ts';
import type { ListColumns } from '../use-list-columns.ts';
import type { ListAddress } from '../use-list-state.ts';

/** How a list stands now, as a view keeps it: without the word that was searched and the page. */
export function standOfList({ state, filters }: ListAddress, { taste }: ListColumns): ListView {
  const { condition, sort, order } = state;
  return {
    ...{ condition, sort, order, filters: { ...filters } },
    columns: taste.columns ? taste.columns.map(savedColumn) : null,
    density: taste.density,
  };
}

/** The part of the address that a view asks for. */
export function askedBy(view: ListView, entity: AnyEntity) {
  const { condition } = view;
  const { filter = '', ...others } = view.filters;
  const rules = readListFilter(filter);
  return {
    state: { condition, ...storedOrder(entity, view), keyword: '', page: 1 },
    filters: { ...others, ...(rules ? { filter: writeListFilter(rules) } : {}) },
  };
}

/** Whether a list shows just what a view asks for. */
export function showsView({ state, filters }: ListAddress, view: ListView, entity: AnyEntity): boolean {
  const asked = askedBy(view, entity);
  const { condition, sort, order, keyword } = state;
  const sorted = (record: Readonly<Record<string, string>>) => Object.entries(record).toSorted();
  return (
    JSON.stringify([condition, sort, order, keyword, sorted(filters)]) ===
    JSON.stringify([asked.state.condition, asked.state.sort, asked.state.order, '', sorted(asked.filters)])
  );
}
