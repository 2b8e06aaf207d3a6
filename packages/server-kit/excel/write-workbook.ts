import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ROWS_OF_A_SHEET } from './limits.ts';
import type { SheetToWrite, WorkbookToWrite } from './sheet-to-write.ts';
import { sheetXml } from './sheet-xml.ts';
import { fixedParts } from './workbook-parts.ts';
import { packZip } from './zip-stream.ts';

/**
 * Writes sheets with a bold heading that stays in sight, row by row as the rows come: an export of any length takes
 * the memory of a few rows. Texts stay texts whatever they begin with, so no cell of it is ever a formula. More rows than
 * a sheet takes end it with `SheetFull`.
 */
export function writeWorkbook({
  sheets,
  timeZone = 'UTC',
  rowsOfASheet = ROWS_OF_A_SHEET,
}: WorkbookToWrite): Readable {
  const parts = sheets.map((sheet, n) => ({
    name: `xl/worksheets/sheet${n + 1}.xml`,
    text: sheetXml(sheet, { timeZone, rowsOfASheet }),
  }));
  return Readable.from(packZip([...fixedParts(sheetNames(sheets)), ...parts]), { objectMode: false });
}

/** The same in one piece, for a template or an attachment. */
export async function workbookBytes(workbook: WorkbookToWrite): Promise<Uint8Array> {
  return buffer(writeWorkbook(workbook));
}

/** Names as a spreadsheet program accepts them: 31 characters, none of `[]:*?/\`, no two alike. */
function sheetNames(sheets: readonly SheetToWrite[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, n) => {
    const plain = name
      .replace(/[[\]:*?/\\]|^'|'$/g, ' ')
      .trim()
      .slice(0, 31);
    const free = plain && !taken.has(plain.toLowerCase()) ? plain : `${plain.slice(0, 27)} ${n + 1}`.trim();
    taken.add(free.toLowerCase());
    return free;
  });
}
