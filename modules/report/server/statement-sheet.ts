import type { Currency } from '#core/currencies.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { BLANK_CELL, moneyCellsOf, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';

/** A statement of the owner as a sheet has it: each account in its part with its amount, the sums below. */
export interface StatementSheet {
  /** What the file is called, before the day. */
  file: string;
  sheet: Words;
  headings: readonly Words[];
  currency: Currency;
  date_to: string;
  /** What the amounts are of, such as a day; with that of the comparison where there is one. */
  columns: readonly string[];
  lines: readonly {
    lead: readonly string[];
    /** In minor units. */
    amounts: readonly (bigint | null | undefined)[];
  }[];
}

/** A statement as a workbook, numbers as numbers. */
export async function statementSheet(made: StatementSheet, language: Language): Promise<FileAnswer> {
  const money = moneyCellsOf(made.currency);
  const titles = [
    ...made.headings.map((words) => say(words, language)),
    ...made.columns.map((column) => `${column}, ${made.currency}`),
  ];
  const bytes = await workbookBytes({
    sheets: [
      {
        name: say(made.sheet, language, { day: made.date_to }),
        columns: titles.map((title, place) => ({ title, ...(place === 2 ? { width: 40 } : {}) })),
        rows: made.lines.map(({ lead, amounts }) => [
          ...lead.map((text) => (text ? textCell(text) : BLANK_CELL)),
          ...made.columns.map((_, place) => money(moneyToWire(amounts[place] ?? 0n, made.currency))),
        ]),
      },
    ],
  });
  return new FileAnswer(`${made.file}-${made.date_to}.xlsx`, XLSX, bytes);
}
