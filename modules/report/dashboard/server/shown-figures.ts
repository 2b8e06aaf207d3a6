import { divideRounded } from '#core/decimal.ts';
import type { GrossProfit } from '../../income-statement/income-sections.rules.ts';
import type { SalesFigures } from './sales-figures.ts';
import type { TopProduct } from './top-products.ts';

/** Sales as the start page reads them; `average` is nothing where nothing was sold. */
export function shownSales(figures: SalesFigures) {
  const { amount, count } = figures;
  return { ...figures, average: count ? divideRounded(amount, BigInt(count)) : null };
}

/** The gross profit of the income statement, and how much of the revenue that is in percent. */
export function shownProfit({ revenue, profit, profit_before }: GrossProfit) {
  return {
    amount: profit,
    amount_before: profit_before,
    margin: revenue > 0n ? Number(divideRounded(100n * profit, revenue)) : null,
  };
}

/** The products that sold best, each with its share of the first in percent. */
export function shownTop(top: readonly TopProduct[]) {
  return top.map((one) => ({
    ...one,
    share: Number(divideRounded(100n * one.amount, top[0]?.amount || 1n)),
  }));
}
