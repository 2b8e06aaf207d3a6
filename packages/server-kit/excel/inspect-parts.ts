import { columnNumber } from './column-letters.ts';
import { WorkbookRefused } from './errors.ts';
import type { ReadLimits } from './limits.ts';
import type { Parts } from './unpack.ts';

/**
 * Refuses what would cost the reader too much, before it builds anything: entities, and too many cells, shared strings
 * or other elements. Every part is counted for all of them, because a part may be called anything.
 */
export function inspectParts(parts: Parts, limits: ReadLimits): void {
  const counted = { cells: 0, strings: 0, others: 0 };
  for (const bytes of parts.values()) {
    const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    // A workbook never declares a document type; what does is after entities. Sixteen-bit XML would hide them.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || xml.includes('\0')) {
      throw new WorkbookRefused('workbook_unsafe');
    }
    counted.cells += inspectSheet(xml, limits);
    counted.strings += countTags(xml, SHARED_STRING);
    counted.others += countTags(xml, OTHER_ELEMENT);
    if (Math.max(...Object.values(counted)) > limits.cells)
      throw new WorkbookRefused('workbook_unpacks_too_large');
  }
}

const SHARED_STRING = /<(?:\w+:)?si[\s>/]/g;
const OTHER_ELEMENT = /<(?!\/|(?:\w+:)?(?:row|c|v|f|is|t|si)[\s>/])/g;
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
