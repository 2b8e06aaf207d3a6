/** The state of a list, which lives in its address (specification §4: sort empty, order 1, condition all, limit 20, page 1). */
export interface ListState {
  condition: string;
  sort: string;
  order: 1 | -1;
  limit: number;
  page: number;
  keyword: string;
}

export const DEFAULT_LIST_STATE: Readonly<ListState> = {
  condition: 'all',
  sort: '',
  order: 1,
  limit: 20,
  page: 1,
  keyword: '',
};

export const LARGEST_LIMIT = 1000; // specification §9

/** Rows that can be selected at once; they are named one by one, so that what is done hits no others. */
export const LARGEST_SELECTION = 20_000;

/** Specification §9: multiples of the current limit up to 1000, merged with those already offered. */
export function pageSizeOptions(limit: number, offered: readonly number[] = []): number[] {
  const sizes = new Set(offered);
  for (let size = limit; size <= LARGEST_LIMIT; size += limit) sizes.add(size);
  return [...sizes].sort((a, b) => a - b);
}

/** One page of a list as the call answers it (specification §3, api.md). */
export interface ListPage<Row = Record<string, unknown>> {
  limit: number;
  current_page: number;
  total_pages: number;
  next_page: number | null;
  previous_page: number | null;
  total: number;
  total_is_capped?: true;
  data: Row[];
}
