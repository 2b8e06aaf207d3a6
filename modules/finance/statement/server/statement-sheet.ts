import { type Language, say, type Words } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { BLANK_CELL, moneyCellsOf, type SheetValue, textCell } from '#core/sheet-cell.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { FileAnswer, XLSX } from '#server-kit/http/file-answer.ts';
import type { Services } from '#server-kit/operation/app-services.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { STATEMENT_TEXTS } from '../statement.words.ts';
import type { MadeStatement } from './make-statement.ts';

/** A statement as a workbook: a row for each event, with what was owed after it. */
export async function statementSheet(
  { language, services }: ActorContext,
  made: MadeStatement,
): Promise<FileAnswer> {
  const columns = Object.values(HEADINGS).map((words, place) => ({
    title: say(words, language, { currency: made.currency }),
    ...(place === 1 ? { width: 32 } : {}),
  }));
  const rows = sheetRows(made, language, services);
  const bytes = await workbookBytes({
    sheets: [{ name: say(STATEMENT_TEXTS.sheet, language), columns, rows }],
  });
  return new FileAnswer(`statement-${made.date_to}.xlsx`, XLSX, bytes);
}

function sheetRows(made: MadeStatement, language: Language, { registry }: Services): SheetValue[][] {
  const cell = moneyCellsOf(made.currency);
  const money = (amount: bigint) => cell(moneyToWire(amount, made.currency));
  const called = (kind: string) =>
    registry.entities.some(({ name }) => name === kind) ? registry.words(kind)[language].one : kind;
  const line = (date: string, told: string, branch: string, amounts: readonly SheetValue[]): SheetValue[] => [
    textCell(date),
    textCell(told),
    textCell(branch),
    ...amounts,
  ];
  return [
    line(made.date, say(STATEMENT_TEXTS.opening, language), '', [
      BLANK_CELL,
      BLANK_CELL,
      money(made.opening),
    ]),
    ...made.rows.map((row) =>
      line(row.date, [called(row.source_kind), row.number].filter(Boolean).join(' '), row.branch_name, [
        money(row.debit),
        money(row.credit),
        money(row.balance),
      ]),
    ),
    line(made.date_to, say(STATEMENT_TEXTS.closing, language), '', [
      money(made.debit),
      money(made.credit),
      money(made.closing),
    ]),
  ];
}

/** In the order of the columns. */
const HEADINGS = {
  date: STATEMENT_TEXTS.headingsDate,
  event: STATEMENT_TEXTS.headingsEvent,
  branch: STATEMENT_TEXTS.headingsBranch,
  debit: STATEMENT_TEXTS.headingsDebit,
  credit: STATEMENT_TEXTS.headingsCredit,
  balance: STATEMENT_TEXTS.headingsBalance,
} as const satisfies Record<string, Words>;
