import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';

/** A product that should be ordered, as the server suggests it. */
export interface Suggestion {
  product_id: string;
  product_name: string;
  supplier_id: string | null;
  supplier_name: string | null;
  lead_days: number;
  unit: string;
  base_unit: string;
  factor: number;
  price: number | null;
  price_mode: 'inclusive' | 'exclusive';
  quantity: number;
  on_hand: number;
  reserved: number;
  incoming: number;
  sold: number;
  alert: number;
  available: number;
  order_at: number;
}

/** What should be ordered by the sales of the last days, for so many days; of all stores or one. */
export function suggestionsOf(asked: { days: string; cover: string; store_id: string }) {
  const { store_id, ...over } = asked;
  return queryOptions({
    queryKey: ['purchase-order', 'reorder', asked] as const,
    queryFn: ({ signal }) =>
      call<readonly Suggestion[]>(
        'GET',
        withQuery('purchase-order/reorder', { ...over, ...(store_id ? { store_id } : {}) }),
        { signal },
      ),
    staleTime: 0,
  });
}
