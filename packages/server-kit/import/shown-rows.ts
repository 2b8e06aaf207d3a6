import type { QueryContext } from '../operation/context.ts';
import { chosenSheet } from './chosen-sheet.ts';
import { holdsAnything, shownText } from './read-row.ts';
import { openImportOf } from './saved-import.ts';

/** A row for the check: its number as the spreadsheet program counts, and the text under each heading. */
export interface ShownRow {
  row: number;
  cells: string[];
}

/** Those of some rows of a sheet that hold anything; the others are passed over, as the import does. */
export async function shownRows(
  { id, rows }: { id: string; rows: readonly number[] },
  context: QueryContext,
): Promise<{ headings: readonly string[]; rows: ShownRow[] }> {
  const { sheet, headings, headingRow } = await chosenSheet(await openImportOf(id, context), context);
  return {
    headings,
    rows: rows
      .filter((row) => row > headingRow + 1 && holdsAnything(sheet.rows[row - 1]))
      .map((row) => ({ row, cells: headings.map((_, column) => shownText(sheet, row, column)) })),
  };
}
