import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { BY_MONTH } from '../../server/months-of-report.ts';
import { statementSheet } from '../../server/statement-sheet.ts';
import { SECTION_WORDS, INCOME_STATEMENT as TEXTS } from '../income-statement.words.ts';
import { INCOME_STATEMENT } from './income-statement.query.ts';
import { makeIncomeStatement } from './make-income-statement.ts';

/** The income statement as a workbook: each account with its amounts, the sums below, numbers as numbers. */
export const exportIncomeStatement = defineQuery({
  name: 'report.income-statement-export',
  route: 'GET api/report/income-statement/export',
  permission: ['create_income_statement', 'export_to_excel'],
  input: z.strictObject({ ...INCOME_STATEMENT, ...BY_MONTH }),
  async run(context) {
    const { language } = context;
    const made = await makeIncomeStatement(context);
    const { before, currency, date_to } = made;
    const accounts = made.rows.map((row) => ({
      lead: [say(SECTION_WORDS[row.section], language), row.account_code, row.account_name],
      amounts: [...(row.months ?? []).map(({ amount }) => amount), row.amount, row.amount_before],
    }));
    const results = RESULTS.map(({ key, words }) => ({
      lead: ['', '', say(words, language)],
      amounts: [...(made.months ?? []).map((month) => month[key]), made[key], before?.[key]],
    }));
    const periods = [...(made.months ?? []), made, ...(before ? [before] : [])];
    return statementSheet(
      {
        ...{ file: 'income-statement', sheet: TEXTS.sheet, currency, date_to },
        headings: [TEXTS.part, TEXTS.code, TEXTS.account],
        columns: periods.map((days) => `${days.date} – ${days.date_to}`),
        lines: [...accounts, ...results],
      },
      language,
    );
  },
});

const RESULTS = [
  { key: 'revenue', words: TEXTS.revenue },
  { key: 'gross_profit', words: TEXTS.grossProfit },
  { key: 'net_profit', words: TEXTS.netProfit },
] as const;
