import { makeArchive } from './make-archive.ts';
import { workbookFiles } from './make-workbook.ts';

/** What of a sheet is seen and does not stand in its cells: merges as `A2:A4`, hidden rows, and the text of its workbook. */
export interface Shown {
  merges?: string[];
  hidden?: number[];
  workbook?: (text: string) => string;
}

/** The bytes of a workbook whose sheet has rows of texts and numbers; null where a cell is not there. */
export function sheetBytes(
  rows: readonly (readonly (string | number | null)[])[],
  { merges = [], hidden = [], workbook = (text) => text }: Shown = {},
): Uint8Array {
  const xml = rows.map((row, n) => {
    const cells = row.map((value, column) => {
      const place = `${String.fromCharCode(65 + column)}${n + 1}`;
      if (value === null) return '';
      return typeof value === 'number'
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    });
    return `<row r="${n + 1}"${hidden.includes(n + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const files = workbookFiles(
    `<worksheet><sheetData>${xml.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`,
  );
  return makeArchive(
    files.map((file) =>
      file.name === 'xl/workbook.xml' ? { ...file, content: workbook(String(file.content)) } : file,
    ),
  );
}
