import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import type { TaxCode } from '#core/trade/vat.ts';
import type { BatchTracking } from '#modules/inventory/batch-tracking.ts';
import type { GoodOnForm } from '#modules/inventory/public.web.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { purchaseTermsAnswer } from '../purchase-terms.answer.ts';

/** A product as the form of a purchase shows it; amounts as the wire has them. */
export interface FoundGood extends GoodOnForm {
  batch_tracking: BatchTracking;
  tax: TaxCode;
  units: readonly (GoodOnForm['units'][number] & { bought?: boolean })[];
  stock: number;
  value: number;
  selling_price?: number;
  last: { price: number; factor: number; unit: UnitOfMeasure; date: string } | null;
}

export type PurchaseTerms = WireOf<typeof purchaseTermsAnswer>;

/** Products by a scanned code or a typed word. */
export function findGoods(keyword: string): Promise<readonly FoundGood[]> {
  return call<readonly FoundGood[]>('GET', withQuery('purchase/goods', { keyword }));
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
