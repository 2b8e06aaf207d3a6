import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { type Counted, DEFAULT_LIST_STATE, type ListPage, type ListState } from '#core/list-state.ts';
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
        /** Where a word is typed the rows are those of the search, an array without their number (specification §7). */
        queryFn: async ({ signal, client }) => {
          if (state.keyword === '')
            return call<ListPage<WireRow>>('GET', listPath(name, state, filters), { signal });
          const [rows, counts] = await Promise.all([
            call<WireRow[]>('GET', searchPath(name, state, filters), { signal }),
            client.fetchQuery(countsOf(name, state.keyword, filters)),
          ]);
          return pageOfFound(state, rows, counts[state.condition]);
        },
        placeholderData: keepPreviousData,
      }),
    /** Records that a word finds, for choosing one. */
    search: (keyword: string, limit: number = DEFAULT_LIST_STATE.limit, filters: Filters = {}) =>
      queryOptions({
        queryKey: [name, 'search', keyword, limit, filters] as const,
        queryFn: ({ signal }) =>
          call<WireRow[]>('GET', searchPath(name, { ...DEFAULT_LIST_STATE, keyword, limit }, filters), {
            signal,
          }),
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
    counts: (keyword = '', filters: Filters = {}) => countsOf(name, keyword, filters),
    count: (condition: string) =>
      queryOptions({
        queryKey: [name, 'count', condition] as const,
        queryFn: ({ signal }) =>
          call<ListPage>('GET', withQuery(`${name}/list`, { condition, limit: 1 }), { signal }),
      }),
  };
}

/** How many rows there are under each condition; one that the user may not ask for is absent. */
function countsOf(name: string, keyword: string, filters: Filters) {
  return queryOptions({
    queryKey: [name, 'counts', keyword, filters] as const,
    queryFn: ({ signal }) =>
      call<Readonly<Record<string, Counted>>>('GET', withQuery(`${name}/counts`, { ...filters, keyword }), {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The page that a searched list shows: what the search found, and how many there are of it on all pages. */
function pageOfFound(
  { limit, page }: ListState,
  data: WireRow[],
  counted: Counted = { total: data.length },
): ListPage<WireRow> {
  const { total: count } = counted;
  const total_pages = Math.ceil(count / limit);
  const isMore = page < total_pages || (counted.total_is_capped === true && data.length === limit);
  return {
    ...{ limit, current_page: page, total_pages },
    next_page: isMore ? page + 1 : null,
    previous_page: page > 1 ? page - 1 : null,
    ...counted,
    data,
  };
}

/** The list call as the specification prints it (§7): every part of the state is said, the empty sort, too. */
export function listPath(name: string, { condition, sort, order, limit, page }: ListState, filters: Filters) {
  return askPath(`${name}/list`, filters, { condition, sort, order, limit, page });
}

/** The search call as the specification prints it (§7), with the size and the number of the page. */
export function searchPath(name: string, state: ListState, filters: Filters): string {
  const { condition, sort, order, keyword, limit, page } = state;
  return askPath(`${name}/search`, filters, { condition, sort, order, keyword, limit, page });
}

function askPath(path: string, filters: Filters, state: Readonly<Record<string, string | number>>): string {
  const asked = Object.entries({ ...filters, ...state }).map(([key, value]) => [key, String(value)]);
  return `${path}?${new URLSearchParams(asked)}`;
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
