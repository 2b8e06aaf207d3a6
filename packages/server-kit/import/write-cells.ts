import type { Sheet } from '../excel/cell.ts';
import { NoSuchHeading, NoSuchRow } from './errors.ts';
import type { ImportChoice } from './import-choice.ts';

/** The sheet with the cells that were written again in the check; the file itself stays as it was. */
export function writeCells(
  sheet: Sheet,
  edits: NonNullable<ImportChoice['edits']>,
  { headings, headingRow }: { headings: readonly string[]; headingRow: number },
): Sheet {
  if (edits.length === 0) return sheet;
  const rows = [...sheet.rows];
  for (const { row, heading, text } of edits) {
    const column = headings.indexOf(heading);
    if (column < 0) throw NoSuchHeading({ heading });
    if (row <= headingRow + 1 || row > rows.length) throw NoSuchRow({ row });
    const cells = [...(rows[row - 1] ?? [])];
    cells[column] = text === '' ? undefined : { kind: 'text', text };
    rows[row - 1] = cells;
  }
  return { ...sheet, rows };
}
