import { readFile, writeFile } from 'node:fs/promises';
import { readXlsx, writeXlsx } from 'hucre';

/** A workbook of one sheet with the given rows, as a shopkeeper would have it. */
export async function writeBook(file: string, rows: readonly (readonly string[])[]) {
  await writeFile(file, await writeXlsx({ sheets: [{ name: 'Orodha', rows: rows.map((row) => [...row]) }] }));
}

/** The last row of the first sheet of a workbook, as an office program would read it. */
export async function lastRowOf(file: string) {
  const { sheets } = await readXlsx(await readFile(file));
  return sheets[0]?.rows.at(-1) ?? [];
}
