import { CHART } from '#modules/finance/ledger/chart.ts';

/** The parts of an income statement from top to bottom. */
export const INCOME_SECTIONS = ['sales', 'services', 'cost', 'other_income', 'expenses'] as const;

export type IncomeSection = (typeof INCOME_SECTIONS)[number];

/** In which part an account stands: sales less returns and discounts, other revenue, cost, other income, expenses (accounting.md 4.5). */
export function sectionOf({ code, type }: { code: string; type: string }): IncomeSection {
  if (type === 'cost_of_sales') return 'cost';
  if (type === 'expense') return 'expenses';
  if (NET_SALES.includes(code)) return 'sales';
  return code >= CHART.otherIncome ? 'other_income' : 'services';
}

const NET_SALES: readonly string[] = [CHART.sales, CHART.salesReturns, CHART.salesDiscounts];

/** Amounts of an income statement in minor units: what was earned above, what it cost below zero. */
export interface IncomeTotals {
  net_sales: bigint;
  revenue: bigint;
  cost_of_sales: bigint;
  gross_profit: bigint;
  other_income: bigint;
  expenses: bigint;
  net_profit: bigint;
}

/** The sums of an income statement; costs and expenses are said as amounts above zero (accounting.md 4.5). */
export function incomeTotals(rows: readonly { code: string; type: string; amount: bigint }[]): IncomeTotals {
  const sums: Record<IncomeSection, bigint> = {
    ...{ sales: 0n, services: 0n, cost: 0n, other_income: 0n, expenses: 0n },
  };
  for (const row of rows) sums[sectionOf(row)] += row.amount;
  const revenue = sums.sales + sums.services;
  const gross_profit = revenue + sums.cost;
  return {
    net_sales: sums.sales,
    revenue,
    cost_of_sales: -sums.cost,
    gross_profit,
    other_income: sums.other_income,
    expenses: -sums.expenses,
    net_profit: gross_profit + sums.other_income + sums.expenses,
  };
}

/** What a branch earned on its sales by its books, in minor units, beside as much of the period before. */
export interface GrossProfit {
  revenue: bigint;
  profit: bigint;
  profit_before: bigint;
}
