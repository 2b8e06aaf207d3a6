import { type Language, say, type Words } from '#core/i18n/language.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import type { Services } from '#server-kit/operation/app-services.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Statement } from './make-statement.ts';

/** A statement as a workbook: a row for each event, with what was owed after it. */
export async function statementSheet(
  { language, services }: ActorContext,
  made: Statement,
): Promise<FileAnswer> {
  const columns = Object.values(HEADINGS).map((words, place) => ({
    title: say(words, language, { currency: made.currency }),
    ...(place === 1 ? { width: 32 } : {}),
  }));
  const rows = sheetRows(made, language, services);
  const bytes = await workbookBytes({ sheets: [{ name: say(SHEET, language), columns, rows }] });
  return new FileAnswer(`statement-${made.date_to}.xlsx`, XLSX, bytes);
}

function sheetRows(made: Statement, language: Language, { registry }: Services): SheetValue[][] {
  const money = moneyCellsOf(made.currency);
  const called = (kind: string) =>
    registry.entities.some(({ name }) => name === kind) ? registry.words(kind)[language].one : kind;
  const line = (date: string, told: string, branch: string, amounts: readonly SheetValue[]): SheetValue[] => [
    textCell(date),
    textCell(told),
    textCell(branch),
    ...amounts,
  ];
  return [
    line(made.date, say(OPENING, language), '', [BLANK_CELL, BLANK_CELL, money(made.opening)]),
    ...made.rows.map((row) =>
      line(row.date, [called(row.source_kind), row.number].filter(Boolean).join(' '), row.branch_name, [
        money(row.debit),
        money(row.credit),
        money(row.balance),
      ]),
    ),
    line(made.date_to, say(CLOSING, language), '', [
      money(made.debit),
      money(made.credit),
      money(made.closing),
    ]),
  ];
}

const SHEET: Words = { en: 'Statement', sw: 'Taarifa' };
const OPENING: Words = { en: 'Opening balance', sw: 'Salio la kuanzia' };
const CLOSING: Words = { en: 'Closing balance', sw: 'Salio la mwisho' };

/** In the order of the columns. */
const HEADINGS = {
  date: { en: 'Date', sw: 'Tarehe' },
  event: { en: 'Document', sw: 'Hati' },
  branch: { en: 'Branch', sw: 'Tawi' },
  debit: { en: 'Owed, {currency}', sw: 'Kilichodaiwa, {currency}' },
  credit: { en: 'Paid, {currency}', sw: 'Kilicholipwa, {currency}' },
  balance: { en: 'Balance, {currency}', sw: 'Salio, {currency}' },
} as const satisfies Record<string, Words>;
