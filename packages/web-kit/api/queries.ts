import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage, ListState } from '#core/list-state.ts';
import { call, withQuery } from './client.ts';

/** A row as the wire carries it; fields the user may not read are absent. */
export interface WireRow {
  id: string;
  version: number;
  created_at: string;
  [column: string]: unknown;
}

/** How many rows a list has and what they come to, apart for each value of a choice where the entity says so. */
export interface ListTotals {
  count: number;
  sums: readonly Readonly<Record<string, unknown>>[];
}

/** Filters of a page, in the query string beside the list state. */
export type Filters = Readonly<Record<string, string>>;

/** Every question a screen asks about one entity; the keys grow from the entity's name, so one word refreshes all. */
export function queriesOf({ name }: AnyEntity) {
  return {
    all: [name] as const,
    list: (state: ListState, filters: Filters = {}) =>
      queryOptions({
        queryKey: [name, 'list', state, filters] as const,
        queryFn: ({ signal }) => fetchPage(name, state, filters, signal),
        placeholderData: keepPreviousData,
      }),
    search: (keyword: string, limit = 20, filters: Filters = {}) =>
      queryOptions({
        queryKey: [name, 'search', keyword, limit, filters] as const,
        queryFn: ({ signal }) =>
          call<WireRow[]>('GET', withQuery(`${name}/search`, { ...filters, keyword, limit }), { signal }),
        placeholderData: keepPreviousData,
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: [name, 'one', id] as const,
        queryFn: ({ signal }) => call<WireRow>('GET', withQuery(name, { id }), { signal }),
      }),
    totals: ({ condition, keyword }: ListState, filters: Filters = {}) =>
      queryOptions({
        queryKey: [name, 'totals', condition, keyword, filters] as const,
        queryFn: ({ signal }) =>
          call<ListTotals>('GET', withQuery(`${name}/totals`, { ...filters, condition, keyword }), {
            signal,
          }),
        placeholderData: keepPreviousData,
      }),
    count: (condition: string) =>
      queryOptions({
        queryKey: [name, 'count', condition] as const,
        queryFn: ({ signal }) =>
          call<ListPage>('GET', withQuery(`${name}/list`, { condition, limit: 1 }), { signal }),
      }),
  };
}

/** The rows that a list shows, with how many there are of them, also where a word is typed. */
function fetchPage(name: string, { keyword, ...rest }: ListState, filters: Filters, signal: AbortSignal) {
  const asked = keyword === '' ? rest : { ...rest, keyword };
  return call<ListPage<WireRow>>('GET', withQuery(`${name}/list`, { ...filters, ...asked }), { signal });
}

/** Every row that the list means now, whatever is added to it a moment later. */
export async function askIds(
  { name }: AnyEntity,
  { condition, keyword }: ListState,
  filters: Filters,
): Promise<string[]> {
  const { ids } = await call<{ ids: string[] }>(
    'GET',
    withQuery(`${name}/ids`, { ...filters, condition, keyword }),
  );
  return ids;
}
