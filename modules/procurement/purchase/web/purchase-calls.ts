import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { type FoundGood, purchaseGoodsAnswer } from '../goods.answer.ts';
import { purchaseTermsAnswer } from '../purchase-terms.answer.ts';

export type PurchaseTerms = WireOf<typeof purchaseTermsAnswer>;

/** Products by a scanned code or a typed word. */
export function findGoods(keyword: string): Promise<readonly FoundGood[]> {
  return ask(purchaseGoodsAnswer, withQuery('purchase/goods', { keyword }));
}

/** Where goods can go and money come from, and how the business stands with the supplier. */
export function termsOf(supplierId: string | undefined) {
  return queryOptions({
    queryKey: ['purchase', 'terms', supplierId ?? null] as const,
    queryFn: ({ signal }) =>
      ask(purchaseTermsAnswer, withQuery('purchase/terms', supplierId ? { supplier_id: supplierId } : {}), {
        signal,
      }),
    staleTime: 0,
  });
}
