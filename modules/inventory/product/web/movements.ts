import { queryOptions } from '@tanstack/react-query';
import type { ListPage } from '#core/list-state.ts';
import { call, withQuery } from '#web-kit/api/client.ts';

/** One movement of a product, as the wire carries it; `value` only for those who see buying prices. */
export interface Movement {
  id: string;
  date: string;
  created_by_name: string | null;
  kind: string;
  source_kind: string;
  source_id: string;
  document: string | null;
  store_name: string;
  quantity: number;
  left: number;
  value?: number;
}

/** A page of the movements of a product, with what is there now and what it is worth. */
export interface MovementsPage extends ListPage<Movement> {
  stock: number;
  value?: number;
}

const PER_PAGE = 20;

/** The movements stand under the product, so that saving it asks for them again. */
export const movementsOf = (id: string, page = 1) =>
  queryOptions({
    queryKey: ['product', 'movements', id, page] as const,
    queryFn: ({ signal }) =>
      call<MovementsPage>('GET', withQuery('product/movements', { id, page, limit: PER_PAGE }), { signal }),
  });
