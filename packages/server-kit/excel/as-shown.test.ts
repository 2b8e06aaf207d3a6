import { describe, expect, test } from 'vitest';
import type { SheetRow, Workbook } from './cell.ts';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive } from './testing/make-archive.ts';
import { type Shown, sheetBytes } from './testing/make-sheet.ts';
import { fixedParts } from './workbook-parts.ts';

const SHEET = '<worksheet><sheetData><row r="1"><c><v>1</v></c></row></sheetData></worksheet>';

const sheetOf = async (rows: Parameters<typeof sheetBytes>[0], shown?: Shown): Promise<Workbook> =>
  readWorkbook(sheetBytes(rows, shown));

const texts = (rows: readonly SheetRow[] = []) =>
  rows.map((row) => Array.from(row, (cell) => (cell ? cell.text : null)));

describe('a merge', () => {
  test('of a text beside several rows is that of each, and of blank rows none', async () => {
    const rows = [
      ['Category', 'Name'],
      ['Drinks', 'Cola'],
      [null, 'Soda'],
      [null, null],
    ];
    const { sheets } = await sheetOf(rows, { merges: ['A2:A4'] });
    expect(texts(sheets[0]?.rows)).toEqual([
      ['Category', 'Name'],
      ['Drinks', 'Cola'],
      ['Drinks', 'Soda'],
    ]);
  });

  test('of a number says in the other rows with which it is merged', async () => {
    const rows = [
      ['Stock', 'Name'],
      [30, 'Cola'],
      [null, 'Soda'],
    ];
    const { sheets } = await sheetOf(rows, { merges: ['A2:A3'] });
    expect(sheets[0]?.rows[2]?.[0]).toEqual({ kind: 'error', text: '30', mergedWith: 2 });
  });

  test('of a heading across two others goes to both', async () => {
    const rows = [
      ['Name', 'Price', null],
      [null, 'Buying', 'Selling'],
      ['Cola', 50, 100],
    ];
    const { sheets } = await sheetOf(rows, { merges: ['A1:A2', 'B1:C1'] });
    expect(texts(sheets[0]?.rows)).toEqual([
      ['Name', null],
      ['Name', 'Buying Price', 'Selling Price'],
      ['Cola', '50', '100'],
    ]);
  });

  test('of a title above the headings, or across data, changes nothing', async () => {
    const title = [
      ['Stock of Neema', null, null],
      ['Name', 'Price', 'Stock'],
      ['Cola', 'call', null],
      ['Soda', 100, 3],
    ];
    const { sheets } = await sheetOf(title, { merges: ['A1:C1', 'B3:C3'] });
    expect(texts(sheets[0]?.rows).map((row) => row.slice(0, 3))).toEqual([
      ['Stock of Neema'],
      ['Name', 'Price', 'Stock'],
      ['Cola', 'call'],
      ['Soda', '100', '3'],
    ]);
  });

  test('of more cells than a workbook may hold is refused', async () => {
    const rows = Array.from({ length: 9000 }, (_, n) => [`x${n}`, n]);
    const merges = Array.from({ length: 90 }, () => 'C1:C9000');
    await expect(sheetOf([['a', 1, 'z'], ...rows], { merges })).rejects.toMatchObject({
      code: 'workbook_unpacks_too_large',
    });
  });
});

test('rows that are hidden are told, those that hold nothing are not', async () => {
  const rows = [['Name'], ['Cola'], [null], ['Soda']];
  const { sheets } = await sheetOf(rows, { hidden: [2, 3] });
  expect(sheets[0]?.hiddenRows).toEqual([2]);
});

test('a hidden sheet is not read where another one is shown', async () => {
  const hide = (text: string) => text.replace('<sheet ', '<sheet state="hidden" ');
  expect((await sheetOf([['Name']], { workbook: hide })).sheets).toHaveLength(1);
  const parts = fixedParts(['Prices', 'Costs']).map(({ name, text }) => ({
    name,
    content: [...(text as string[])].join('').replace(/<sheet (?=name="Costs")/, '<sheet state="hidden" '),
  }));
  const sheets = [1, 2].map((n) => ({ name: `xl/worksheets/sheet${n}.xml`, content: SHEET }));
  const { sheets: read } = await readWorkbook(makeArchive([...parts, ...sheets]));
  expect(read.map(({ name }) => name)).toEqual(['Prices']);
});

test('a number of a workbook that counts from 1904 says so', async () => {
  const since = (text: string) => text.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  const { sheets } = await sheetOf([[45_000]], { workbook: since });
  expect(sheets[0]?.rows[0]?.[0]).toMatchObject({ kind: 'number', number: 45_000, since1904: true });
});
