/** What a workbook that somebody uploads may cost. */
export interface ReadLimits {
  fileBytes: number;
  /** Files inside the archive. */
  parts: number;
  /** All parts together, counted while they inflate: the sizes an archive declares may lie. */
  unpackedBytes: number;
  /** Unpacked over packed size of one part that is larger than `ratioFromBytes`. */
  ratio: number;
  /** Small sheets of equal rows pack better than 1:100 and are no bombs. */
  ratioFromBytes: number;
  rows: number;
  columns: number;
  /** Cells, and likewise shared strings and other elements, of the whole workbook: 20,000 rows of 25 columns. */
  cells: number;
  milliseconds: number;
  /** Heap of the thread that reads. */
  heapMegabytes: number;
}

const MEBIBYTE = 1024 * 1024;

export const READ_LIMITS: ReadLimits = {
  fileBytes: 10 * MEBIBYTE,
  parts: 200,
  unpackedBytes: 50 * MEBIBYTE,
  ratio: 100,
  ratioFromBytes: 5 * MEBIBYTE,
  rows: 20_000,
  columns: 100,
  cells: 500_000,
  milliseconds: 20_000,
  heapMegabytes: 256,
};

/** Rows that a spreadsheet program shows of one sheet, the headings among them. */
export const ROWS_OF_A_SHEET = 1_048_576;

/** What a spreadsheet program can keep in one cell. */
export const LONGEST_TEXT = 32_767;
