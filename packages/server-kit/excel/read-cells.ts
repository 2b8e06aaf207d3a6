import { formatValue, type Cell as StoredCell, type Sheet as StoredSheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { Cell, Sheet, SheetRow } from './cell.ts';
import { columnLetters } from './column-letters.ts';
import { WorkbookRefused } from './errors.ts';
import { LONGEST_TEXT, type ReadLimits } from './limits.ts';
import { writeMerges } from './merged-cells.ts';

/**
 * Reads checked sheets with the spreadsheet library; whatever lies outside the permitted area is not built. A hidden sheet
 * is left out where others are shown: it holds what its maker did not mean to hand on.
 */
export async function readSheets(archive: Uint8Array, limits: ReadLimits): Promise<Sheet[]> {
  const workbook = await readXlsx(archive, {
    readStyles: true,
    range: `A1:${columnLetters(limits.columns)}${limits.rows}`,
  });
  const shown = workbook.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const since = workbook.dateSystem === '1904' ? { since1904: true as const } : {};
  return (shown.length > 0 ? shown : workbook.sheets).map((sheet) => sheetOf(sheet, since, limits));
}

function sheetOf(stored: StoredSheet, since: Pick<Cell, 'since1904'>, limits: ReadLimits): Sheet {
  const all = stored.rows.map((values, row) => {
    const cells: SheetRow = [];
    values.forEach((value, column) => {
      const cell = cellOf(value, stored.cells?.get(`${row},${column}`));
      if (cell) cells[column] = cell.kind === 'number' ? { ...cell, ...since } : cell;
    });
    return cells;
  });
  const rowCount = all.findLastIndex((row) => row.length > 0) + 1;
  const rows = all.slice(0, rowCount);
  const hiddenRows = rows.flatMap((row, n) =>
    row.length > 0 && stored.rowDefs?.get(n)?.hidden ? [n + 1] : [],
  );
  writeMerges(rows, stored.merges ?? [], limits.cells);
  return { name: stored.name, rowCount, rows, hiddenRows };
}

function cellOf(value: unknown, detail: StoredCell | undefined): Cell | undefined {
  const formula = detail?.formula;
  if (formula === undefined) return plainCell(value, detail);
  // A formula that a program wrote without calculating it has no value; the equals sign shows what stands there.
  return {
    ...(plainCell(detail?.formulaResult ?? value, detail) ?? { kind: 'error', text: `=${formula}` }),
    formula,
  };
}

function plainCell(value: unknown, detail: StoredCell | undefined): Cell | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const format = detail?.style?.numFmt;
  if (value instanceof Date) return dateCell(value, format ?? 'yyyy-mm-dd');
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE' };
  const text = String(value);
  if (text.length > LONGEST_TEXT) throw new WorkbookRefused('workbook_broken');
  const isError = detail?.type === 'error' || (detail?.type === 'formula' && ERROR.test(text));
  return { kind: isError ? 'error' : 'text', text };
}

const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** The sheet knows no zone: the day and the time are those written in it. */
function dateCell(value: Date, format: string): Cell {
  if (Number.isNaN(value.getTime())) return { kind: 'error', text: '#NUM!' };
  const written = value.toISOString();
  const date = written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written.slice(0, 19);
  return { kind: 'date', date, text: formatValue(value, format) };
}

function numberCell(number: number, format: string | undefined): Cell {
  const text =
    Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
  const shown = format ? formatValue(number, format) : text;
  return shown === text ? { kind: 'number', number, text } : { kind: 'number', number, text, shown };
}
