import { z } from 'zod';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { SECTION_WORDS, INCOME_STATEMENT as TEXTS } from '../income-statement.words.ts';
import { INCOME_STATEMENT } from './income-statement.query.ts';
import { type IncomeStatement, makeIncomeStatement } from './make-income-statement.ts';

/** The income statement as a workbook: each account with its amounts, the sums below, numbers as numbers. */
export const exportIncomeStatement = defineQuery({
  name: 'report.income-statement-export',
  route: 'GET api/report/income-statement/export',
  permission: ['create_income_statement', 'export_to_excel'],
  input: z.strictObject(INCOME_STATEMENT),
  async run(context) {
    const { language } = context;
    const made = await makeIncomeStatement(context);
    const days = [made, ...(made.before ? [made.before] : [])].map(
      ({ date, date_to }) => `${date} – ${date_to}`,
    );
    const titles = [TEXTS.part, TEXTS.code, TEXTS.account].map((words) => say(words, language));
    const columns = [...titles, ...days.map((stretch) => `${stretch}, ${made.currency}`)];
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(TEXTS.sheet, language, { day: made.date_to }),
          columns: columns.map((title, place) => ({ title, ...(place === 2 ? { width: 40 } : {}) })),
          rows: sheetRows(made, language),
        },
      ],
    });
    return new FileAnswer(`income-statement-${made.date_to}.xlsx`, XLSX, bytes);
  },
});

function sheetRows(made: IncomeStatement, language: Language): SheetValue[][] {
  const money = moneyCellsOf(made.currency);
  const line = (lead: SheetValue[], amount: number, before: number | null | undefined) => [
    ...lead,
    money(amount),
    ...(made.before ? [money(before ?? 0)] : []),
  ];
  return [
    ...made.rows.map((row) =>
      line(
        [
          textCell(say(SECTION_WORDS[row.section], language)),
          textCell(row.account_code),
          textCell(row.account_name),
        ],
        row.amount,
        row.amount_before,
      ),
    ),
    ...RESULTS.map(({ key, words }) =>
      line([BLANK_CELL, BLANK_CELL, textCell(say(words, language))], made[key], made.before?.[key]),
    ),
  ];
}

const RESULTS: readonly { key: 'revenue' | 'gross_profit' | 'net_profit'; words: Words }[] = [
  { key: 'revenue', words: TEXTS.revenue },
  { key: 'gross_profit', words: TEXTS.grossProfit },
  { key: 'net_profit', words: TEXTS.netProfit },
];
