import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { moneyToWire } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { quantityToWire } from '#core/quantity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { type ComparedPeriod, comparedPeriod, DASHBOARD_PERIODS } from '../dashboard-period.rules.ts';
import { owedByCustomers } from './owed-by-customers.ts';
import { salesFigures } from './sales-figures.ts';
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
  const { profit, profit_before, amount, amount_before, count, ...curves } = await salesFigures(
    tx,
    branch,
    period,
    clock.now(),
  );
  const top = await topProducts(tx, branch.id, period);
  const wire = (of: bigint) => moneyToWire(of, branch.currency);
  const points = (curve: typeof curves.curve) =>
    curve.map((at) => ({ point: at.point, amount: wire(at.amount) }));
  return {
    sales: {
      ...{ amount: wire(amount), amount_before: wire(amount_before), count },
      average: count ? wire(divideRounded(amount, BigInt(count))) : null,
      ...{ curve: points(curves.curve), curve_before: points(curves.curve_before) },
    },
    ...(allowed(actor, 'view_profit')
      ? {
          profit: {
            ...{ amount: wire(profit), amount_before: wire(profit_before) },
            margin: amount > 0n ? Number(divideRounded(100n * profit, amount)) : null,
          },
        }
      : {}),
    top_products: top.map(({ quantity, ...one }) => ({
      ...one,
      amount: wire(one.amount),
      quantity: quantityToWire(quantity),
      share: Number(divideRounded(100n * one.amount, top[0]?.amount || 1n)),
    })),
  };
}

async function owedPart({ tx, branch }: QueryContext, { date }: ComparedPeriod) {
  const { amount, amount_before, customers } = await owedByCustomers(tx, branch.id, date);
  return {
    amount: moneyToWire(amount, branch.currency),
    amount_before: moneyToWire(amount_before, branch.currency),
    customers,
  };
}
