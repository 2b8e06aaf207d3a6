import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, sometimes, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { OF_DAYS } from '../scope.answer.ts';
import { DASHBOARD_PERIODS } from './dashboard-period.rules.ts';

/** An amount at each point: an hour `09`, a day `2026-11-20` or a month `2026-11`. */
export const CURVE = many({ point: f.text(), amount: f.money() });

const COMPARED = { amount: f.money(), amount_before: f.money() };

const SALES = one({
  ...COMPARED,
  count: f.integer(),
  /** Nothing where nothing was sold. */
  average: maybe(f.money()),
  curve: CURVE,
  curve_before: CURVE,
});

/** `margin` in percent of the sales. */
const PROFIT = one({ ...COMPARED, margin: maybe(f.integer()) });

const OWED = one({ ...COMPARED, customers: f.integer() });

/** `share` in percent of the first of them. */
const TOP = many({
  id: f.id('product'),
  name: f.text(),
  amount: f.money(),
  quantity: f.quantity(),
  share: f.integer(),
});

/** A period and the one before it; `compared_to` is how far that one is compared. */
const PERIOD = {
  ...OF_DAYS,
  date_before: f.date(),
  date_to_before: f.date(),
  compared_to: f.date(),
  step: f.code(['hour', 'day', 'month']),
  currency: f.code(currencyCodes),
};

const SEES_SALES = sale.permissions.list;

/** The day of a branch in figures, each for those who may open the list behind it. */
export const dashboardAnswer = one({
  period: f.code(DASHBOARD_PERIODS),
  ...PERIOD,
  sales: underRight(SEES_SALES, SALES),
  /** For those who see the sales as well. */
  profit: underRight('view_profit', PROFIT),
  top_products: underRight(SEES_SALES, TOP),
  owed: underRight('list_debts', OWED),
});

/** The same of all branches that one may see, one sum for each currency; a figure counts those in which it may be seen. */
export const togetherAnswer = one({
  period: f.code(DASHBOARD_PERIODS),
  sums: many({
    ...PERIOD,
    sales: sometimes(SALES),
    profit: sometimes(PROFIT),
    top_products: sometimes(TOP),
    owed: sometimes(OWED),
    branches: many({
      id: f.id('branch'),
      name: f.text(),
      town: maybe(f.text()),
      primary_color: maybe(f.text()),
      sales: sometimes(f.money()),
      sales_before: sometimes(f.money()),
      count: sometimes(f.integer()),
      profit: sometimes(f.money()),
      owed: sometimes(f.money()),
    }),
  }),
});

/** The branches one may switch to; their sales of the month for those who may see them there. */
export const branchesToSwitchAnswer = many({
  id: f.id('branch'),
  name: f.text(),
  town: maybe(f.text()),
  primary_color: maybe(f.text()),
  currency: f.code(currencyCodes),
  sales: sometimes(f.money()),
});

export type Dashboard = WireOf<typeof dashboardAnswer>;
export type SumOfBranches = WireOf<typeof togetherAnswer>['sums'][number];
export type BranchInSum = SumOfBranches['branches'][number];
export type CurvePoint = NonNullable<Dashboard['sales']>['curve'][number];
