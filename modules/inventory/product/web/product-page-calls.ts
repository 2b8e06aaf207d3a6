import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { stockByStoreAnswer } from '../../stock/product-stock.answer.ts';

/** A document as a line on the page of a product names it. */
export interface NamedDocument {
  source_kind: string;
  source_id: string;
  document: string | null;
}

/** What lies in a store; `value` only for those who see buying prices. */
export type StockInStore = WireOf<typeof stockByStoreAnswer>[number];

export interface ProductOverview {
  incoming: {
    quantity: number;
    orders: readonly (NamedDocument & {
      supplier_name: string;
      expected_date: string | null;
      quantity: number;
    })[];
  };
  sold: {
    days: number;
    quantity: number;
    per_day: number;
    weeks: readonly { date: string; quantity: number }[];
  };
  batches: readonly {
    id: string;
    number: string;
    expire_date: string | null;
    days_left: number | null;
    quantity: number;
    stores: readonly { store_name: string; quantity: number }[];
  }[];
  /** The latest first; only for those who see buying prices. */
  prices?: readonly (NamedDocument & {
    supplier_name: string;
    date: string;
    quantity: number;
    unit: string;
    price: number;
  })[];
}

/** Goods and what they are worth, all together and one of them. */
export interface Worth {
  quantity: number;
  value: number;
  unit_cost: number | null;
}

export interface CostStep extends NamedDocument, Worth {
  kind: string;
  documents: number;
  date: string;
  date_to: string;
  is_void: boolean;
}

/** What came and went, or the open layers; what was before and the steps add up to quantity and value. */
export interface WhyCost extends Worth {
  valuation: 'moving_average' | 'fifo';
  before: Worth | null;
  steps: readonly CostStep[];
}

/** They stand under the product, so that whatever changes it asks for them again. */
const asked = <T>(what: string, id: string) =>
  queryOptions({
    queryKey: ['product', what, id] as const,
    queryFn: ({ signal }) => call<T>('GET', withQuery(`product/${what}`, { id }), { signal }),
  });

export const stockByStoreOf = (id: string) =>
  queryOptions({
    queryKey: ['product', 'stock-by-store', id] as const,
    queryFn: ({ signal }) => ask(stockByStoreAnswer, withQuery('product/stock-by-store', { id }), { signal }),
  });
export const overviewOf = (id: string) => asked<ProductOverview>('overview', id);
export const whyCostOf = (id: string) => asked<WhyCost>('why-cost', id);
