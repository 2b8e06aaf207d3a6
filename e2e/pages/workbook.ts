import { writeFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre';

/** A workbook of one sheet with the given rows, as a shopkeeper would have it. */
export async function writeBook(file: string, rows: readonly (readonly string[])[]) {
  await writeFile(file, await writeXlsx({ sheets: [{ name: 'Orodha', rows: rows.map((row) => [...row]) }] }));
}
