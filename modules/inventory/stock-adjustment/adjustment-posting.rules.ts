import type { PostingLine, StockPosting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** An adjustment as its entry needs it: which way, how much in thousandths, worth how much in minor units. */
export interface PostedAdjustment {
  type: string | null;
  product_id: string;
  store_id: string | null;
  quantity: bigint;
  cost: bigint;
}

/** What is found is a gain of stock, what is missing or broken a loss (accounting.md 4.3). */
export function adjustmentEntry({ type, cost, store_id }: PostedAdjustment): PostingLine[] {
  const stock = { account: CHART.inventory, ...(store_id ? { store_id } : {}) };
  return type === 'increase'
    ? [
        { ...stock, debit: cost },
        { account: CHART.stockGains, credit: cost },
      ]
    : [
        { account: CHART.stockLosses, debit: cost },
        { ...stock, credit: cost },
      ];
}

/** The goods of an adjustment with their sign. */
export function adjustedGoods({
  type,
  product_id,
  store_id,
  quantity,
  cost,
}: PostedAdjustment): StockPosting {
  const sign = type === 'increase' ? 1n : -1n;
  return { product_id, store_id: store_id ?? '', quantity: sign * quantity, value: sign * cost };
}
