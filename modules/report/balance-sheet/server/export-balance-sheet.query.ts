import { z } from 'zod';
import { type Language, say } from '#core/i18n/language.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { BALANCE_SECTION_WORDS, BALANCE_SHEET_TEXTS as TEXTS } from '../balance-sheet.words.ts';
import { BALANCE_SHEET } from './balance-sheet.query.ts';
import { type BalanceSheet, makeBalanceSheet } from './make-balance-sheet.ts';

/** The balance sheet as a workbook: each account with its amounts, the sums below, numbers as numbers. */
export const exportBalanceSheet = defineQuery({
  name: 'report.balance-sheet-export',
  route: 'GET api/report/balance-sheet/export',
  permission: ['create_income_statement', 'export_to_excel'],
  input: z.strictObject(BALANCE_SHEET),
  async run(context) {
    const { language } = context;
    const made = await makeBalanceSheet(context);
    const titles = [TEXTS.part, TEXTS.code, TEXTS.account].map((words) => say(words, language));
    const days = [made.date_to, ...(made.before ? [made.before.date_to] : [])];
    const columns = [...titles, ...days.map((day) => `${day}, ${made.currency}`)];
    const bytes = await workbookBytes({
      sheets: [
        {
          name: say(TEXTS.sheet, language, { day: made.date_to }),
          columns: columns.map((title, place) => ({ title, ...(place === 2 ? { width: 40 } : {}) })),
          rows: sheetRows(made, language),
        },
      ],
    });
    return new FileAnswer(`balance-sheet-${made.date_to}.xlsx`, XLSX, bytes);
  },
});

function sheetRows(made: BalanceSheet, language: Language): SheetValue[][] {
  const money = moneyCellsOf(made.currency);
  const line = (lead: SheetValue[], amount: number, before: number | null | undefined) => [
    ...lead,
    money(amount),
    ...(made.before ? [money(before ?? 0)] : []),
  ];
  const sum = (words: (typeof TEXTS)[keyof typeof TEXTS], amount: number, before: number | undefined) =>
    line([BLANK_CELL, BLANK_CELL, textCell(say(words, language))], amount, before);
  const { before } = made;
  return [
    ...made.rows.map((row) =>
      line(
        [
          textCell(say(BALANCE_SECTION_WORDS[row.section].title, language)),
          textCell(row.account_code),
          textCell(row.account_name),
        ],
        row.amount,
        row.amount_before,
      ),
    ),
    sum(TEXTS.unclosed, made.profit_not_yet_closed, before?.profit_not_yet_closed),
    sum(TEXTS.assets, made.total_assets, before?.total_assets),
    sum(TEXTS.totalLiabilities, made.total_liabilities, before?.total_liabilities),
    sum(TEXTS.totalEquity, made.total_equity, before?.total_equity),
  ];
}
