import { many, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';

/** An account with what it carried, moved and carries, each on the side it stands on; `opening` is debit above zero. */
const ACCOUNT = {
  account_code: f.text(),
  account_name: f.text(),
  account_type: f.text(),
  opening: f.money(),
  opening_debit: f.money(),
  opening_credit: f.money(),
  period_debit: f.money(),
  period_credit: f.money(),
  debit: f.money(),
  credit: f.money(),
};

/** The trial balance of a period. */
export const trialBalanceAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  rows: many({
    ...ACCOUNT,
    /** The accounts below this account of the chart: each till, each bank account. */
    accounts: many(ACCOUNT),
  }),
  total_opening: f.money(),
  total_opening_debit: f.money(),
  total_opening_credit: f.money(),
  total_period_debit: f.money(),
  total_period_credit: f.money(),
  total_debit: f.money(),
  total_credit: f.money(),
  agrees: f.flag(),
});

export type TrialBalance = WireOf<typeof trialBalanceAnswer>;
export type TrialBalanceRow = TrialBalance['rows'][number];
export type AccountSides = Omit<TrialBalanceRow, 'accounts'>;
