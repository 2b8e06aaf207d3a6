import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import type { GrossProfit } from '../../income-statement/income-sections.rules.ts';
import type { OwedByCustomers } from './owed-by-customers.ts';
import type { SalesFigures } from './sales-figures.ts';
import type { TopProduct } from './top-products.ts';

/** Sales as the start page reads them; `average` is nothing where nothing was sold. */
export function salesOnWire(figures: SalesFigures, currency: Currency) {
  const { amount, amount_before, count, curve, curve_before } = figures;
  const points = (of: SalesFigures['curve']) =>
    of.map((at) => ({ point: at.point, amount: moneyToWire(at.amount, currency) }));
  return {
    amount: moneyToWire(amount, currency),
    amount_before: moneyToWire(amount_before, currency),
    count,
    average: count ? moneyToWire(divideRounded(amount, BigInt(count)), currency) : null,
    curve: points(curve),
    curve_before: points(curve_before),
  };
}

/** The gross profit of the income statement, and how much of the revenue that is in percent. */
export function profitOnWire({ revenue, profit, profit_before }: GrossProfit, currency: Currency) {
  return {
    amount: moneyToWire(profit, currency),
    amount_before: moneyToWire(profit_before, currency),
    margin: revenue > 0n ? Number(divideRounded(100n * profit, revenue)) : null,
  };
}

export function owedOnWire({ amount, amount_before, customers }: OwedByCustomers, currency: Currency) {
  return {
    amount: moneyToWire(amount, currency),
    amount_before: moneyToWire(amount_before, currency),
    customers,
  };
}

/** The products that sold best, each with its share of the first in percent. */
export function topOnWire(top: readonly TopProduct[], currency: Currency) {
  return top.map(({ quantity, ...one }) => ({
    ...one,
    amount: moneyToWire(one.amount, currency),
    quantity: quantityToWire(quantity),
    share: Number(divideRounded(100n * one.amount, top[0]?.amount || 1n)),
  }));
}
