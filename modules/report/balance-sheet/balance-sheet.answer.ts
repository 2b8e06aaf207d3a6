import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES } from '../scope.answer.ts';
import { BALANCE_SECTIONS } from './balance-sections.rules.ts';

const SUMS = {
  total_assets: f.money(),
  current_assets: f.money(),
  fixed_assets: f.money(),
  money_in_hand: f.money(),
  total_liabilities: f.money(),
  /** Without the profit that is not closed yet. */
  equity: f.money(),
  profit_not_yet_closed: f.money(),
  profit_of_year: f.money(),
  total_equity: f.money(),
  liabilities_and_equity: f.money(),
};

/** What the business has and owes at the end of a day, and beside it at the end of an earlier one. */
export const balanceSheetAnswer = one({
  date_to: f.date(),
  ...OF_BRANCHES,
  ...SUMS,
  agrees: f.flag(),
  rows: many({
    account_code: f.text(),
    account_name: f.text(),
    section: f.choice(BALANCE_SECTIONS),
    amount: f.money(),
    amount_before: maybe(f.money()),
    months: maybe(many({ amount: f.money() })),
  }),
  /** Asked for month by month: the ends of those of the year; the amounts of a row stand in their order. */
  months: maybe(many({ date_to: f.date(), ...SUMS })),
  before: maybe(one({ date_to: f.date(), ...SUMS })),
});

export type BalanceSheet = WireOf<typeof balanceSheetAnswer>;
export type BalanceRow = BalanceSheet['rows'][number];
