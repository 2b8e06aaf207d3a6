import type { SheetValue } from '#core/sheet-cell.ts';

/** A column of an exported sheet; its kind decides the width where none is given. */
export interface SheetColumn {
  title: string;
  /** In characters. */
  width?: number;
  kind?: SheetValue['kind'];
}

export interface SheetToWrite {
  name: string;
  columns: readonly SheetColumn[];
  rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>;
}

export interface WorkbookToWrite {
  sheets: readonly SheetToWrite[];
  /** Of one sheet, its headings among them; what spreadsheet programs show where nothing is said. */
  rowsOfASheet?: number;
  /** Zone of the branch: an instant stands in its cell as the clock on the wall showed it. */
  timeZone?: string;
}
