import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '../chart.ts';

/** What goods that came in filled of a shortage at another cost than they had left with (accounting.md 4.3). */
export function trueUpLines(amount: bigint): PostingLine[] {
  const [more, less] =
    amount > 0n ? [CHART.costOfSales, CHART.inventory] : [CHART.inventory, CHART.costOfSales];
  const difference = amount > 0n ? amount : -amount;
  return [
    { account: more, debit: difference },
    { account: less, credit: difference },
  ];
}
