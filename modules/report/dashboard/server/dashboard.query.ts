import { z } from 'zod';
import { allowed } from '#core/permissions.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { grossProfit } from '../../income-statement/server/gross-profit.ts';
import { dashboardAnswer } from '../dashboard.answer.ts';
import { type ComparedPeriod, comparedPeriod, DASHBOARD_PERIODS } from '../dashboard-period.rules.ts';
import { owedByCustomers } from './owed-by-customers.ts';
import { salesFigures } from './sales-figures.ts';
import { shownProfit, shownSales, shownTop } from './shown-figures.ts';
import { topProducts } from './top-products.ts';

/**
 * The day of a branch in figures: each is answered to whoever may open the list behind it, and absent for others
 * (permission map: each card asks for the right of what it shows as well).
 */
export const dashboard = defineQuery({
  name: 'report.dashboard',
  route: 'GET api/report/dashboard',
  permission: 'view_dashboard_menu',
  input: z.strictObject({ period: z.enum(DASHBOARD_PERIODS).default('today') }),
  answers: dashboardAnswer,
  async run(context) {
    const { branch, clock, input, actor } = context;
    const period = comparedPeriod(input.period, today(clock, branch));
    return {
      period: input.period,
      ...period,
      currency: branch.currency,
      ...(allowed(actor, sale.permissions.list) ? await salesPart(context, period) : {}),
      ...(allowed(actor, 'list_debts') ? { owed: await owedPart(context, period) } : {}),
    };
  },
});

async function salesPart({ tx, branch, clock, actor }: QueryContext, period: ComparedPeriod) {
  const now = clock.now();
  const figures = await salesFigures(tx, branch, period, now);
  const top = await topProducts(tx, [{ branch_id: branch.id, ...period }]);
  return {
    sales: shownSales(figures),
    ...(allowed(actor, 'view_profit')
      ? { profit: shownProfit(await grossProfit(tx, branch, period, now)) }
      : {}),
    top_products: shownTop(top),
  };
}

async function owedPart({ tx, branch }: QueryContext, { date }: ComparedPeriod) {
  return owedByCustomers(tx, [{ branch_id: branch.id, date }]);
}
