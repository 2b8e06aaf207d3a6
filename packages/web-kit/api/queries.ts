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
    count: (condition: string) =>
      queryOptions({
        queryKey: [name, 'count', condition] as const,
        queryFn: ({ signal }) =>
          call<ListPage>('GET', withQuery(`${name}/list`, { condition, limit: 1 }), { signal }),
      }),
  };
}

/** The rows that a list shows: those of the call `list`, or of `search` where a word is typed (specification §7). */
async function fetchPage(name: string, state: ListState, filters: Filters, signal: AbortSignal) {
  const { keyword, ...rest } = state;
  if (keyword === '')
    return call<ListPage<WireRow>>('GET', withQuery(`${name}/list`, { ...filters, ...rest }), { signal });
  const rows = await call<WireRow[]>('GET', withQuery(`${name}/search`, { ...filters, ...state }), {
    signal,
  });
  return pageOfFound(rows, state.limit, state.page);
}

/** Search answers rows without a total: a full page may have a next one, a page that is not full is the last. */
function pageOfFound(data: WireRow[], limit: number, page: number): ListPage<WireRow> {
  const more = data.length === limit;
  return {
    limit,
    current_page: page,
    total_pages: more ? page + 1 : page,
    next_page: more ? page + 1 : null,
    previous_page: page > 1 ? page - 1 : null,
    total: (page - 1) * limit + data.length,
    ...(more ? { total_is_capped: true as const } : {}),
    data,
  };
}
