import { fixedParts } from '../workbook-parts.ts';
import { type MadeFile, makeArchive } from './make-archive.ts';

/** A workbook whose one sheet holds the given XML inside `sheetData`, with further files beside it. */
export function makeWorkbook(sheetData: string, more: readonly MadeFile[] = []): Uint8Array {
  return makeArchive([
    ...workbookFiles(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    ...more,
  ]);
}

/** The files of a workbook around the text of its only sheet. */
export function workbookFiles(sheet: string): MadeFile[] {
  const fixed = fixedParts(['Sheet']).map(({ name, text }) => ({
    name,
    content: [...(text as string[])].join(''),
  }));
  return [...fixed, { name: 'xl/worksheets/sheet1.xml', content: sheet }];
}

/** A row of cells given as XML attributes and content: `['t="n"', '<v>1</v>']`. */
export function rowOf(number: number, cells: readonly [attributes: string, content: string][]): string {
  const inside = cells.map(([attributes, content]) => `<c ${attributes}>${content}</c>`);
  return `<row r="${number}">${inside.join('')}</row>`;
}
