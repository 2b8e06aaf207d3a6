import { readFile, writeFile } from 'node:fs/promises';
import { readXlsx, writeXlsx } from 'hucre';

/** A workbook of one sheet with the given rows, as a shopkeeper would have it. */
export async function writeBook(file: string, rows: readonly (readonly string[])[]) {
  await writeFile(file, await writeXlsx({ sheets: [{ name: 'Orodha', rows: rows.map((row) => [...row]) }] }));
}

/** The rows of the first sheet of a workbook with its headings, as an office program would read them. */
export async function rowsOf(file: string) {
  const { sheets } = await readXlsx(await readFile(file));
  return sheets[0]?.rows ?? [];
}

/** The last row of the first sheet of a workbook. */
export async function lastRowOf(file: string) {
  return (await rowsOf(file)).at(-1) ?? [];
}
