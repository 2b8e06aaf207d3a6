import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { type AdjustedGood, adjustmentGoodsAnswer, adjustmentTermsAnswer } from '../adjustment.answer.ts';

export type AdjustmentTerms = WireOf<typeof adjustmentTermsAnswer>;

export function findGoods(keyword: string, store_id: string): Promise<readonly AdjustedGood[]> {
  return ask(
    adjustmentGoodsAnswer,
    withQuery('stock-adjustment/goods', { keyword, ...(store_id ? { store_id } : {}) }),
  );
}

export const adjustmentTerms = queryOptions({
  queryKey: ['stock-adjustment', 'terms'] as const,
  queryFn: ({ signal }) => ask(adjustmentTermsAnswer, 'stock-adjustment/terms', { signal }),
});
