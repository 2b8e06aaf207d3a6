import type { AnyEntity } from './define-entity.ts';

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

type Order = Pick<ListState, 'sort' | 'order'>;
type Ordered = Pick<AnyEntity, 'list' | 'title'>;

/** The order in which a list stands: the one asked for, else the usual one of its entity, which -1 turns round. */
export function orderInForce({ list, title }: Ordered, { sort, order }: Order): Order {
  if (sort !== '') return { sort, order };
  return { sort: list.sort ?? title, order: list.order === -1 ? (order === 1 ? -1 : 1) : order };
}

/** An order as the state of a list keeps it: without a name where it is the usual one or that turned round (specification §4). */
export function storedOrder(entity: Ordered, asked: Order): Order {
  const usual = orderInForce(entity, DEFAULT_LIST_STATE);
  if (asked.sort !== usual.sort) return { sort: asked.sort, order: asked.order };
  return { sort: DEFAULT_LIST_STATE.sort, order: asked.order === usual.order ? 1 : -1 };
}

export const LARGEST_LIMIT = 1000; // specification §9

/** Rows that can be selected at once; they are named one by one, so that what is done hits no others. */
export const LARGEST_SELECTION = 20_000;

/** Specification §9: multiples of the current limit up to 1000, merged with those already offered. */
export function pageSizeOptions(limit: number, offered: readonly number[] = []): number[] {
  const sizes = new Set(offered);
  for (let size = limit; size <= LARGEST_LIMIT; size += limit) sizes.add(size);
  return [...sizes].sort((a, b) => a - b);
}

/** How many rows there are; counting stops where nobody pages any more. */
export interface Counted {
  total: number;
  total_is_capped?: true;
}

/** One page of a list as the call answers it (specification §3, api.md). */
export interface ListPage<Row = Record<string, unknown>> extends Counted {
  limit: number;
  current_page: number;
  total_pages: number;
  next_page: number | null;
  previous_page: number | null;
  data: Row[];
}
