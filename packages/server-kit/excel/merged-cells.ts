import type { MergeRange } from 'hucre';
import type { Cell, SheetRow } from './cell.ts';
import { WorkbookRefused } from './errors.ts';

/** Headings stand in the first rows; below them a row of texts is somebody's data. */
const ROWS_WITH_HEADINGS = 15;

/**
 * Writes into cells what a merge shows across them: a text or a day beside several rows is that of each. A number is not,
 * for nobody can say whether it is of each of them or of all together; there the cell says with which row it is merged. Of
 * two rows of headings, `Price` across `Buying` and `Selling`, the lower one gets both: `Buying Price`.
 */
export function writeMerges(rows: SheetRow[], merges: readonly MergeRange[], most: number): void {
  const holds = rows.map((row) => row.some((cell) => cell !== undefined));
  let written = 0;
  for (const { startRow, startCol, endRow } of merges) {
    const cell = rows[startRow]?.[startCol];
    if (!cell) continue;
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      written += 1;
      if (written > most) throw new WorkbookRefused('workbook_unpacks_too_large');
      const cells = rows[row];
      if (cells && holds[row]) cells[startCol] ??= asEach(cell, startRow);
    }
  }
  for (const merge of merges) joinHeadings(rows, merge);
}

function asEach(cell: Cell, row: number): Cell {
  return cell.kind === 'number' ? { kind: 'error', text: cell.text, mergedWith: row + 1 } : cell;
}

function joinHeadings(rows: readonly SheetRow[], { startRow, startCol, endRow, endCol }: MergeRange): void {
  const [upper, lower] = [rows[startRow], rows[startRow + 1]];
  const isAcross = endRow === startRow && endCol > startCol && startRow < ROWS_WITH_HEADINGS;
  // A title across the whole sheet stands alone in its row.
  if (!isAcross || !upper || !lower || !areHeadings(upper) || !areHeadings(lower)) return;
  const above = upper[startCol];
  const below = Array.from({ length: endCol - startCol + 1 }, (_, n) => lower[startCol + n]);
  if (!above || below.some((cell) => !cell)) return;
  for (const [n, cell] of below.entries())
    lower[startCol + n] = { kind: 'text', text: `${cell?.text} ${above.text}` };
  delete upper[startCol];
}

function areHeadings(row: SheetRow): boolean {
  const cells = row.filter((cell) => cell !== undefined);
  return cells.length > 1 && cells.every(({ kind }) => kind === 'text');
}
