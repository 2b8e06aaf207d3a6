import { z } from 'zod';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { ACCOUNT_TYPE_WORDS, type LedgerAccountType } from '#modules/finance/public.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { TRIAL_BALANCE_TEXTS } from '../trial-balance.words.ts';
import { type MadeTrialBalance, makeTrialBalance } from './make-trial-balance.ts';

/** The trial balance as a workbook: every account with what it carried, moved and carries, numbers as numbers. */
export const exportTrialBalance = defineQuery({
  name: 'report.trial-balance-export',
  route: 'GET api/report/trial-balance/export',
  permission: ['create_trial_balance', 'export_to_excel'],
  input: z.strictObject(PERIOD),
  async run(context) {
    const { language } = context;
    const made = await makeTrialBalance(context);
    const columns = Object.values(HEADINGS).map((words, place) => ({
      title: say(words, language, { currency: made.currency }),
      ...(place === 1 ? { width: 40 } : {}),
    }));
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(TRIAL_BALANCE_TEXTS.sheet, language, { day: made.date_to }),
          columns,
          rows: sheetRows(made, language),
        },
      ],
    });
    return new FileAnswer(`trial-balance-${made.date_to}.xlsx`, XLSX, bytes);
  },
});

function sheetRows(made: MadeTrialBalance, language: Language): SheetValue[][] {
  const cell = moneyCellsOf(made.currency);
  const money = (amount: bigint) => cell(moneyToWire(amount, made.currency));
  const accounts = made.rows.flatMap((row) => (row.accounts.length > 0 ? row.accounts : [row]));
  const rows = accounts.map((account) => [
    textCell(account.account_code),
    textCell(account.account_name),
    textCell(say(ACCOUNT_TYPE_WORDS[account.account_type as LedgerAccountType], language)),
    money(account.opening_debit),
    money(account.opening_credit),
    money(account.period_debit),
    money(account.period_credit),
    money(account.debit),
    money(account.credit),
  ]);
  return [
    ...rows,
    [
      BLANK_CELL,
      textCell(say(TRIAL_BALANCE_TEXTS.total, language)),
      BLANK_CELL,
      money(made.total_opening_debit),
      money(made.total_opening_credit),
      money(made.total_period_debit),
      money(made.total_period_credit),
      money(made.total_debit),
      money(made.total_credit),
    ],
  ];
}

/** In the order of the columns. */
const HEADINGS = {
  code: TRIAL_BALANCE_TEXTS.headingsCode,
  account: TRIAL_BALANCE_TEXTS.headingsAccount,
  type: TRIAL_BALANCE_TEXTS.headingsType,
  openingDebit: TRIAL_BALANCE_TEXTS.headingsOpeningDebit,
  openingCredit: TRIAL_BALANCE_TEXTS.headingsOpeningCredit,
  periodDebit: TRIAL_BALANCE_TEXTS.headingsPeriodDebit,
  periodCredit: TRIAL_BALANCE_TEXTS.headingsPeriodCredit,
  debit: TRIAL_BALANCE_TEXTS.headingsDebit,
  credit: TRIAL_BALANCE_TEXTS.headingsCredit,
} as const satisfies Record<string, Words>;
