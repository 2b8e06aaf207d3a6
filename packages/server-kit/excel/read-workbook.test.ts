import { describe, expect, test } from 'vitest';
import { cellAt, type SheetRow } from './cell.ts';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive } from './testing/make-archive.ts';
import { makeWorkbook, rowOf, workbookFiles } from './testing/make-workbook.ts';

const STYLES = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts>
  <cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="11"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

async function read(...cells: [attributes: string, content: string][]): Promise<SheetRow> {
  const files = workbookFiles(`<worksheet><sheetData>${rowOf(1, cells)}</sheetData></worksheet>`);
  const styled = files.map((file) => (file.name === 'xl/styles.xml' ? { ...file, content: STYLES } : file));
  return (await readWorkbook(makeArchive(styled))).sheets[0]?.rows[0] ?? [];
}

describe('what a cell keeps', () => {
  test('a stored number keeps every digit although its format shows three', async () => {
    expect(await read(['s="1"', '<v>6165461070802</v>'])).toEqual([
      { kind: 'number', number: 6165461070802, text: '6165461070802', shown: '6.17E+12' },
    ]);
  });

  test('a text that looks like a number stays a text', async () => {
    expect(await read(['t="inlineStr"', '<is><t>5.44079E+12</t></is>'])).toEqual([
      { kind: 'text', text: '5.44079E+12' },
    ]);
  });

  test('spaces of a text stay', async () => {
    expect(await read(['t="inlineStr"', '<is><t xml:space="preserve">2900 </t></is>'])).toEqual([
      { kind: 'text', text: '2900 ' },
    ]);
  });

  test('a date keeps its day, and its time where it has one', async () => {
    expect(await read(['s="2"', '<v>46691</v>'], ['s="3"', '<v>46660.597222222219</v>'])).toEqual([
      { kind: 'date', date: '2027-10-31', text: expect.any(String) },
      { kind: 'date', date: '2027-09-30T14:20:00', text: '30/09/2027 14:20' },
    ]);
  });

  test('a plain number is no date', async () => {
    expect(await read(['', '<v>46691</v>'])).toEqual([{ kind: 'number', number: 46691, text: '46691' }]);
  });

  test('an error of the spreadsheet is told from a text', async () => {
    expect(await read(['t="e"', '<v>#REF!</v>'], ['t="inlineStr"', '<is><t>#REF!</t></is>'])).toEqual([
      { kind: 'error', text: '#REF!' },
      { kind: 'text', text: '#REF!' },
    ]);
  });

  test('a formula gives the value saved with it', async () => {
    const cells = await read(['', '<f>E3*1.2</f><v>780</v>'], ['t="str"', '<f>A1&amp;"x"</f><v>Sukari</v>']);
    expect(cells).toEqual([
      { kind: 'number', number: 780, text: '780', formula: 'E3*1.2' },
      { kind: 'text', text: 'Sukari', formula: 'A1&"x"' },
    ]);
  });

  test('a formula without a saved value is an error that shows the formula', async () => {
    expect(await read(['', '<f>E84*1.2</f><v></v>'])).toEqual([
      { kind: 'error', text: '=E84*1.2', formula: 'E84*1.2' },
    ]);
  });

  test('yes and no', async () => {
    expect(await read(['t="b"', '<v>1</v>'])).toEqual([{ kind: 'boolean', text: 'TRUE' }]);
  });
});

describe('where cells stand', () => {
  test('rows and columns are those of the sheet, blank ones between them are holes', async () => {
    const { sheets } = await readWorkbook(makeWorkbook(rowOf(3, [['r="C3"', '<v>7</v>']])));
    const [sheet] = sheets;
    if (!sheet) throw new Error('no sheet');
    expect(sheet).toMatchObject({ name: 'Sheet', rowCount: 3 });
    expect(cellAt(sheet, 2, 2)).toEqual({ kind: 'number', number: 7, text: '7' });
    expect(cellAt(sheet, 0, 0)).toEqual({ kind: 'blank', text: '' });
    expect(cellAt(sheet, 900, 900).kind).toBe('blank');
  });

  test('styled empty cells far outside the list are nothing to refuse', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
    const { sheets } = await readWorkbook(makeWorkbook(rowOf(1, [['', '<v>1</v>']]) + far));
    expect(sheets[0]?.rowCount).toBe(1);
  });

  test('a sheet of some thousand rows arrives whole and in order', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => rowOf(n + 1, [['', `<v>${n}</v>`]]));
    const { sheets } = await readWorkbook(makeWorkbook(rows.join('')));
    expect(sheets[0]?.rows.map(([cell]) => cell?.number)).toEqual(rows.map((_, n) => n));
  });

  test('a workbook without any cell has an empty sheet', async () => {
    expect(await readWorkbook(makeWorkbook(''))).toEqual({
      sheets: [{ name: 'Sheet', rowCount: 0, rows: [], hiddenRows: [] }],
    });
  });
});
