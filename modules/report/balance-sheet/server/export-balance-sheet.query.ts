import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { statementSheet } from '../../server/statement-sheet.ts';
import { BALANCE_SECTION_WORDS, BALANCE_SHEET_TEXTS as TEXTS } from '../balance-sheet.words.ts';
import { BALANCE_SHEET } from './balance-sheet.query.ts';
import { makeBalanceSheet } from './make-balance-sheet.ts';

/** The balance sheet as a workbook: each account with its amounts, the sums below, numbers as numbers. */
export const exportBalanceSheet = defineQuery({
  name: 'report.balance-sheet-export',
  route: 'GET api/report/balance-sheet/export',
  permission: ['create_income_statement', 'export_to_excel'],
  input: z.strictObject(BALANCE_SHEET),
  async run(context) {
    const { language } = context;
    const made = await makeBalanceSheet(context);
    const { before, currency, date_to } = made;
    const accounts = made.rows.map((row) => ({
      lead: [say(BALANCE_SECTION_WORDS[row.section].title, language), row.account_code, row.account_name],
      amounts: [...(row.months ?? []).map(({ amount }) => amount), row.amount, row.amount_before],
    }));
    const sums = SUMS.map(({ key, words }) => ({
      lead: ['', '', say(words, language)],
      amounts: [...(made.months ?? []).map((month) => month[key]), made[key], before?.[key]],
    }));
    return statementSheet(
      {
        ...{ file: 'balance-sheet', sheet: TEXTS.sheet, currency, date_to },
        headings: [TEXTS.part, TEXTS.code, TEXTS.account],
        columns: [
          ...(made.months ?? []).map((month) => month.date_to),
          date_to,
          context.input.compare_date ?? [],
        ].flat(),
        lines: [...accounts, ...sums],
      },
      language,
    );
  },
});

const SUMS = [
  { key: 'profit_not_yet_closed', words: TEXTS.profitOfYear },
  { key: 'total_assets', words: TEXTS.assets },
  { key: 'total_liabilities', words: TEXTS.totalLiabilities },
  { key: 'total_equity', words: TEXTS.totalEquity },
] as const;
