import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { stockByStoreAnswer } from '../../stock/product-stock.answer.ts';
import { overviewAnswer, whyCostAnswer } from '../product-page.answer.ts';

/** What lies in a store; `value` only for those who see buying prices. */
export type StockInStore = WireOf<typeof stockByStoreAnswer>[number];

/** They stand under the product, so that whatever changes it asks for them again. */
export const stockByStoreOf = (id: string) =>
  queryOptions({
    queryKey: ['product', 'stock-by-store', id] as const,
    queryFn: ({ signal }) => ask(stockByStoreAnswer, withQuery('product/stock-by-store', { id }), { signal }),
  });
export const overviewOf = (id: string) =>
  queryOptions({
    queryKey: ['product', 'overview', id] as const,
    queryFn: ({ signal }) => ask(overviewAnswer, withQuery('product/overview', { id }), { signal }),
  });

export const whyCostOf = (id: string) =>
  queryOptions({
    queryKey: ['product', 'why-cost', id] as const,
    queryFn: ({ signal }) => ask(whyCostAnswer, withQuery('product/why-cost', { id }), { signal }),
  });
