import { say } from '#core/i18n/language.ts';
import type { SheetValue } from '#core/sheet-cell.ts';
import { type Cell, cellAt } from '../excel/cell.ts';
import { workbookBytes } from '../excel/write-workbook.ts';
import { FileAnswer, XLSX } from '../http/file-answer.ts';
import type { QueryContext } from '../operation/context.ts';
import { chosenSheet } from './chosen-sheet.ts';
import { ERROR_COLUMN, ROW_COLUMN } from './import.words.ts';
import { openImportOf } from './saved-import.ts';

/** The rows that the last check found at fault as a workbook of their own, each with what is wrong with it, to be mended and imported alone. */
export async function faultyRows(id: string, context: QueryContext): Promise<FileAnswer> {
  const kept = await openImportOf(id, context);
  const { sheet, headings } = await chosenSheet(kept, context);
  const text = (value: string): SheetValue => ({ kind: 'text', text: value });
  const bytes = await workbookBytes({
    sheets: [
      {
        name: sheet.name,
        columns: [...headings, say(ERROR_COLUMN, context.language), say(ROW_COLUMN, context.language)].map(
          (title) => ({
            title,
          }),
        ),
        rows: kept.faultyRows.map(([row, reasons]) => [
          ...headings.map((_, column) => cellValue(cellAt(sheet, row - 1, column))),
          text(reasons),
          { kind: 'number', number: row, decimals: 0 } as const,
        ]),
      },
    ],
  });
  return new FileAnswer(`${kept.fileName.replace(/\.xlsx$/i, '')}-faults.xlsx`, XLSX, bytes);
}

/** A cell as it stood: of a formula without a value its text, so that whoever mends it sees what stands there. */
function cellValue(cell: Cell): SheetValue {
  if (cell.kind === 'blank') return { kind: 'blank' };
  if (cell.kind === 'number' && cell.number !== undefined)
    return { kind: 'number', number: cell.number, decimals: decimalsOf(cell.text) };
  if (cell.kind === 'date' && cell.date?.length === 10) return { kind: 'date', date: cell.date };
  return { kind: 'text', text: cell.shown ?? cell.text };
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
