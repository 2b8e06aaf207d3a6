import type { ProductOverview } from '../product-page.answer.ts';
import type { StockInStore } from './product-page-calls.ts';

/** What may be sold of what lies in a store; goods on their way may not. */
export function freeIn({ in_transit, quantity, reserved }: StockInStore): number {
  return in_transit ? 0 : quantity - reserved;
}

/** A sum without the noise of binary decimals: quantities have three, amounts two. */
export function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return Math.round(all.reduce((sum, one) => sum + of(one), 0) * 1000) / 1000;
}

/** What may be sold in all stores: nothing that is reserved, on its way or expired (A5). */
export function freeToSell(places: readonly StockInStore[], batches: ProductOverview['batches']): number {
  const expired = batches.filter(({ days_left }) => days_left !== null && days_left < 0);
  return Math.max(
    0,
    sumOf([sumOf(places, freeIn), -sumOf(expired, ({ quantity }) => quantity)], (n) => n),
  );
}
