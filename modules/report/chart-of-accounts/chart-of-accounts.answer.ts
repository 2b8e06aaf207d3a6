import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES } from '../scope.answer.ts';

/** Every account of the chart with what stands on it today, debit above zero. */
export const chartOfAccountsAnswer = one({
  ...OF_BRANCHES,
  accounts: many({
    account_code: f.text(),
    account_name: f.text(),
    account_type: f.text(),
    account_type_name: f.text(),
    parent_code: maybe(f.text()),
    balance: f.money(),
  }),
});

export type ChartOfAccounts = WireOf<typeof chartOfAccountsAnswer>;
export type LedgerAccount = ChartOfAccounts['accounts'][number];
