import { z } from 'zod';
import type { Currency } from '#core/currencies.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { togetherAnswer } from '../../dashboard/dashboard.answer.ts';
import {
  type ComparedPeriod,
  comparedPeriod,
  DASHBOARD_PERIODS,
} from '../../dashboard/dashboard-period.rules.ts';
import { type OwedByCustomers, owedByCustomers } from '../../dashboard/server/owed-by-customers.ts';
import { type SalesFigures, salesFigures } from '../../dashboard/server/sales-figures.ts';
import { shownProfit, shownSales, shownTop } from '../../dashboard/server/shown-figures.ts';
import { topProducts } from '../../dashboard/server/top-products.ts';
import type { GrossProfit } from '../../income-statement/income-sections.rules.ts';
import { grossProfit } from '../../income-statement/server/gross-profit.ts';
import { branchesOfActor, type OwnBranch } from '../../server/branches-of-actor.ts';
import { addedProfits, addedSales } from '../added-figures.rules.ts';

/**
 * The start pages of all branches that one may see, added up, each branch beside it. Amounts of two currencies are never
 * added: there is one sum for each. A figure counts the branches in which one may see it, no others.
 */
export const branchesTogether = defineQuery({
  name: 'report.branches-together',
  route: 'GET api/report/branches-together',
  permission: ['view_dashboard_menu', 'switch_between_branches'],
  input: z.strictObject({ period: z.enum(DASHBOARD_PERIODS).default('today') }),
  answers: togetherAnswer,
  async run(context) {
    const seen = (await branchesOfActor(context)).filter(({ rights }) => rights.has('view_dashboard_menu'));
    const places: Place[] = [];
    for (const branch of seen) places.push(await placeOf(context, branch));
    const groups = [...Map.groupBy(places, ({ currency }) => currency)];
    // The money of the branch one works in stands first.
    groups.sort(([one], [other]) => rank(context, one) - rank(context, other));
    const sums = [];
    for (const [currency, of] of groups) sums.push(await sumOf(context, currency, of));
    return { period: context.input.period, sums };
  },
});

type Asked = QueryContext<{ period: (typeof DASHBOARD_PERIODS)[number] }>;

/** A branch with what may be seen of it. */
interface Place extends OwnBranch {
  period: ComparedPeriod;
  sales?: SalesFigures;
  earned?: GrossProfit;
  owed?: OwedByCustomers;
}

async function placeOf({ tx, clock, input }: Asked, branch: OwnBranch): Promise<Place> {
  const period = comparedPeriod(input.period, today(clock, branch));
  const now = clock.now();
  const date = { branch_id: branch.id, date: period.date };
  return {
    ...branch,
    period,
    ...(seesSales(branch) ? { sales: await salesFigures(tx, branch, period, now) } : {}),
    ...(seesProfit(branch) ? { earned: await grossProfit(tx, branch, period, now) } : {}),
    ...(seesDebts(branch) ? { owed: await owedByCustomers(tx, [date]) } : {}),
  };
}

const seesSales = ({ rights }: OwnBranch) => rights.has(sale.permissions.list);
const seesProfit = (branch: OwnBranch) => seesSales(branch) && branch.rights.has('view_profit');
const seesDebts = ({ rights }: OwnBranch) => rights.has('list_debts');

async function sumOf({ tx }: Asked, currency: Currency, places: readonly Place[]) {
  const [first] = places as [Place];
  const selling = places.filter(seesSales);
  const earned = places.flatMap((place) => place.earned ?? []);
  const owing = places.filter(seesDebts);
  const added = (of: readonly Place[]) =>
    addedSales(
      of.flatMap(({ sales }) => sales ?? []),
      first.period.step,
    );
  const top = await topProducts(tx, selling.map(datesOf));
  return {
    ...first.period,
    currency,
    ...(selling.length > 0 ? { sales: shownSales(added(selling)), top_products: shownTop(top) } : {}),
    ...(earned.length > 0 ? { profit: shownProfit(addedProfits(earned)) } : {}),
    ...(owing.length > 0 ? { owed: await owedByCustomers(tx, owing.map(datesOf)) } : {}),
    branches: places.map(branchInSum),
  };
}

function datesOf({ id, period }: Place) {
  return { branch_id: id, date: period.date, date_to: period.date_to };
}

function branchInSum(place: Place) {
  const { id, name, town, primary_color, sales, earned, owed } = place;
  return {
    ...{ id, name, town, primary_color },
    ...(sales ? { sales: sales.amount, sales_before: sales.amount_before, count: sales.count } : {}),
    ...(earned ? { profit: earned.profit } : {}),
    ...(owed ? { owed: owed.amount } : {}),
  };
}

function rank({ branch }: Asked, currency: Currency): number {
  return currency === branch.currency ? 0 : 1;
}
