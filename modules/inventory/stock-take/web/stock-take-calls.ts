import { queryOptions } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import type { BatchTracking } from '#modules/inventory/batch-tracking.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { GoodOnForm } from '../../product/web/typed-goods.ts';

/** A product as it is counted; nothing says how many there should be. */
export interface CountedGood extends GoodOnForm {
  placement: string | null;
  batch_tracking: BatchTracking;
  batches: readonly { number: string; expire_date: string | null }[];
}

/** What holds of a product in a stock take; stock and value only for those who may see them. */
export interface CountLine {
  product_id: string;
  name: string;
  code: string | null;
  unit: UnitOfMeasure | null;
  batch: string | null;
  counted: number;
  times: number;
  counted_at: string;
  counted_by_name: string | null;
  stock_then?: number;
  variance?: number;
  value?: number;
}

export interface CountLines {
  is_hidden: boolean;
  not_counted: readonly { product_id: string; name: string }[];
  not_counted_total: number;
  lines: readonly CountLine[];
}

const OTHERS_COUNT_TOO_MS = 5000;

/** What has been counted so far; while it goes on others count beside. */
export const linesOfTake = (id: string, isCounting: boolean) =>
  queryOptions({
    queryKey: ['stock-take', 'lines', id] as const,
    queryFn: ({ signal }) => call<CountLines>('GET', withQuery('stock-take/lines', { id }), { signal }),
    refetchInterval: isCounting ? OTHERS_COUNT_TOO_MS : false,
  });

export function findGoods(keyword: string): Promise<readonly CountedGood[]> {
  return call('GET', withQuery('stock-take/goods', { keyword }));
}

/** Sends what was counted of one product; answers how many of it are counted by now. */
export async function sendCount(id: string, line: object): Promise<number> {
  const answer = await call<{ lines: { counted: number }[] }>('PUT', 'stock-take/count', {
    body: { id, lines: [line] },
    idempotencyKey: newId(),
  });
  return answer.lines[0]?.counted ?? 0;
}

/** The stores in which the caller may count. */
export const storesToCountIn = queryOptions({
  queryKey: ['stock-take', 'stores'] as const,
  queryFn: ({ signal }) =>
    call<readonly { id: string; name: string; is_default: boolean }[]>('GET', 'stock-take/stores', {
      signal,
    }),
});
