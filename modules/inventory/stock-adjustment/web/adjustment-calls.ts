import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import type { BatchTracking } from '#modules/inventory/batch-tracking.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import type { GoodOnForm } from '../../product/web/typed-goods.ts';
import { adjustmentTermsAnswer } from '../adjustment.answer.ts';

/** A product as the form of an adjustment shows it; stock and cost only for those who may see them. */
export interface AdjustedGood extends GoodOnForm {
  batch_tracking: BatchTracking;
  /** What lies in the store, the batch that leaves first on top. */
  batches: readonly { number: string; expire_date: string | null; quantity?: number }[];
  is_in_stock: boolean;
  stock?: number;
  average?: number;
}

export type AdjustmentTerms = WireOf<typeof adjustmentTermsAnswer>;

export function findGoods(keyword: string, store_id: string): Promise<readonly AdjustedGood[]> {
  return call('GET', withQuery('stock-adjustment/goods', { keyword, ...(store_id ? { store_id } : {}) }));
}

export const adjustmentTerms = queryOptions({
  queryKey: ['stock-adjustment', 'terms'] as const,
  queryFn: ({ signal }) => ask(adjustmentTermsAnswer, 'stock-adjustment/terms', { signal }),
});
