import { columnNumber } from './column-letters.ts';
import { WorkbookRefused } from './errors.ts';
import type { ReadLimits } from './limits.ts';
import type { Parts } from './unpack.ts';

/** Refuses what would cost the reader too much, before it builds anything: entities, huge tables, too many cells. */
export function inspectParts(parts: Parts, limits: ReadLimits): void {
  let cells = 0;
  let strings = 0;
  for (const [name, bytes] of parts) {
    const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    // A workbook never declares a document type; what does is after entities. Sixteen-bit XML would hide them.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || xml.includes('\0')) {
      throw new WorkbookRefused('workbook_unsafe');
    }
    if (/sharedStrings/i.test(name)) strings += countTags(xml, /<(?:\w+:)?si[\s>/]/g);
    if (/worksheets\//i.test(name)) cells += inspectSheet(xml, limits);
    if (cells > limits.cells || strings > limits.cells)
      throw new WorkbookRefused('workbook_unpacks_too_large');
  }
}

const ROW_OR_CELL = /<(?:\w+:)?(row|c)(?=[\s>/])([^<>]*)>/g;

/** Counts the cells that hold something and looks where they stand; styled empty cells cost nothing. */
function inspectSheet(xml: string, limits: ReadLimits): number {
  let row = 0;
  let column = 0;
  let cells = 0;
  for (const [, tag, attributes = ''] of xml.matchAll(ROW_OR_CELL)) {
    const place = /\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/.exec(attributes);
    if (tag === 'row') {
      row = place ? Number(place[2]) : row + 1;
      column = 0;
      continue;
    }
    column = place?.[1] ? columnNumber(place[1]) : column + 1;
    if (attributes.endsWith('/')) continue;
    cells += 1;
    if (row > limits.rows) throw new WorkbookRefused('workbook_too_many_rows', { limit: limits.rows });
    if (column > limits.columns) {
      throw new WorkbookRefused('workbook_too_many_columns', { limit: limits.columns });
    }
    if (cells > limits.cells) throw new WorkbookRefused('workbook_unpacks_too_large');
  }
  return cells;
}

function countTags(xml: string, tag: RegExp): number {
  let count = 0;
  while (tag.test(xml)) count += 1;
  return count;
}
