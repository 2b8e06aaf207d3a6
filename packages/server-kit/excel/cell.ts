import type { SheetCell } from '#core/sheet-cell.ts';

/**
 * A cell as the file stores it. `text` keeps every digit of a stored number; a formula that was saved without its
 * value has the kind `error`, because there is nothing to import until the sheet is opened and saved.
 */
export interface Cell extends SheetCell {
  /** What the number format makes of the value, where that differs from `text` (6.17E+12). */
  shown?: string;
  /** The formula behind the value, without the equals sign. */
  formula?: string;
  /** The row of the number that a merge shows here too, as the spreadsheet program counts; the kind is `error`. */
  mergedWith?: number;
}

/** A row by column number; blank cells are holes. */
export type SheetRow = (Cell | undefined)[];

/** One sheet; `rows[0]` is row 1 of the sheet, so that faults name rows as the shopkeeper sees them. */
export interface Sheet {
  name: string;
  rowCount: number;
  rows: SheetRow[];
  /** Rows that hold something and are hidden, as the spreadsheet program counts. */
  hiddenRows: readonly number[];
}

export interface Workbook {
  sheets: Sheet[];
}

const BLANK: Cell = { kind: 'blank', text: '' };

/** The cell at a place counted from zero; blank where the sheet has none. */
export function cellAt(sheet: Sheet, row: number, column: number): Cell {
  return sheet.rows[row]?.[column] ?? BLANK;
}
