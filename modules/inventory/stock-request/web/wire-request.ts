import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import type { UnitOfMeasure } from '../../units.ts';
import type { STEPS } from '../request-fields.ts';
import {
  freeStockAnswer,
  requestStoresAnswer,
  requestUnitsAnswer,
  sourceStockAnswer,
} from '../request-questions.answer.ts';

/** A line of a request as the wire has it. */
export interface WireLine {
  line_no: number;
  product_id: string;
  product_name: string;
  unit: UnitOfMeasure;
  /** The further unit it was asked for in, and how many of the first go into one. */
  requested_unit: UnitOfMeasure | null;
  factor: number | null;
  requested: number;
  approved: number;
  sent: number;
  received: number;
  lost: number;
  returned: number;
}

export interface WireStep {
  line_no: number;
  step: (typeof STEPS)[number];
  date: string;
  product_name: string;
  batch: string | null;
  quantity: number;
  lost: number;
  by_name: string | null;
  at: string;
  reason: string | null;
}

/** A request as its page shows it; amounts as the wire has them. */
export interface WireRequest {
  id: string;
  version: number;
  number: string;
  status: 'pending' | 'approved' | 'not approved' | 'declined' | 'in transit' | 'delivered';
  from_branch_name: string;
  from_store_id: string;
  from_store_name: string;
  to_branch_name: string;
  to_store_name: string;
  lines: readonly WireLine[];
  steps: readonly WireStep[];
  transit_cost?: number;
  created_at: string;
  created_by: string | null;
  created_by_name: string | null;
  updated_at: string;
  approved_at: string | null;
  approved_by_id: string | null;
  approved_by_name: string | null;
  days_in_transit: number | null;
  late: boolean;
  incoming: boolean;
  outgoing: boolean;
  reason: string | null;
  remarks: string | null;
}

export function asRequest(row: WireRow): WireRequest {
  return row as WireRow & WireRequest;
}

/** What of a line has left and not arrived; thousandths keep halves of a kilogram exact. */
export function onRoad({ sent, received, lost, returned }: WireLine): number {
  return Math.round((sent - received - lost - returned) * 1000) / 1000;
}

export type RequestStores = WireOf<typeof requestStoresAnswer>;

export const STORES = queryOptions({
  queryKey: ['stock-request', 'stores'] as const,
  queryFn: ({ signal }) => ask(requestStoresAnswer, 'stock-request/stores', { signal }),
  staleTime: 0,
});

/** What is free of each line where its goods come from. */
export function freeStockOf(id: string) {
  return queryOptions({
    queryKey: ['stock-request', 'free-stock', id] as const,
    queryFn: ({ signal }) => ask(freeStockAnswer, withQuery('stock-request/free-stock', { id }), { signal }),
    staleTime: 0,
  });
}

/** What of some products is free in a store that they are asked for from; nothing where the caller may not see it. */
export function sourceStockOf(storeId: string, productIds: readonly string[]) {
  const product_ids = productIds.toSorted().join(',');
  return queryOptions({
    queryKey: ['stock-request', 'source-stock', storeId, product_ids] as const,
    queryFn: ({ signal }) =>
      ask(sourceStockAnswer, withQuery('stock-request/source-stock', { store_id: storeId, product_ids }), {
        signal,
      }),
    enabled: storeId !== '' && product_ids !== '',
    staleTime: 0,
  });
}

/** The units in which the products of a request can be asked for. */
export function unitsOf(id: string) {
  return queryOptions({
    queryKey: ['stock-request', 'units', id] as const,
    queryFn: ({ signal }) => ask(requestUnitsAnswer, withQuery('stock-request/units', { id }), { signal }),
  });
}
