import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';
import { INCOME_SECTIONS } from './income-sections.rules.ts';

const SUMS = {
  net_sales: f.money(),
  revenue: f.money(),
  cost_of_sales: f.money(),
  gross_profit: f.money(),
  other_income: f.money(),
  expenses: f.money(),
  net_profit: f.money(),
};

/** What a period has earned and cost, and beside it the same of the days that it is compared with. */
export const incomeStatementAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...SUMS,
  rows: many({
    account_code: f.text(),
    account_name: f.text(),
    section: f.choice(INCOME_SECTIONS),
    amount: f.money(),
    amount_before: maybe(f.money()),
    change: maybe(f.money()),
    months: maybe(many({ amount: f.money() })),
  }),
  /** Asked for month by month; the amounts of a row stand in their order. */
  months: maybe(many({ ...OF_DAYS, ...SUMS })),
  before: maybe(one({ ...OF_DAYS, ...SUMS, change: one(SUMS) })),
});

export type IncomeStatement = WireOf<typeof incomeStatementAnswer>;
