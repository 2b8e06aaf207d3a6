import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#core/errors.ts';
import { LANGUAGES, say } from '#core/i18n/language.ts';
import { refuseWorkbook, WORKBOOK_REFUSALS, type WorkbookRefusal } from './errors.ts';
import type { ReadLimits } from './limits.ts';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive } from './testing/make-archive.ts';
import { makeWorkbook, rowOf, workbookFiles } from './testing/make-workbook.ts';

const MEBIBYTE = 1024 * 1024;
const CELL: [string, string] = ['', '<v>1</v>'];

async function refusalOf(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<Refusal> {
  const before = process.memoryUsage().rss;
  const answer = await readWorkbook(bytes, limits).then(
    () => 'it was read',
    (error: unknown) => error,
  );
  expect(answer).toMatchObject({ name: 'Refusal' });
  expect((process.memoryUsage().rss - before) / MEBIBYTE).toBeLessThan(150);
  return answer as Refusal;
}

/** Each hostile file, and the code of the sentence it is answered with. */
const HOSTILE: Record<
  string,
  { file: () => Uint8Array; code: WorkbookRefusal; limits?: Partial<ReadLimits> }
> = {
  'a file over ten megabytes': { file: () => Buffer.alloc(11 * MEBIBYTE), code: 'workbook_too_large' },
  'nothing at all': { file: () => new Uint8Array(), code: 'workbook_not_xlsx' },
  'a text file': { file: () => Buffer.from('name,price\nSukari,3200\n'), code: 'workbook_not_xlsx' },
  'an old .xls file': {
    file: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
    code: 'workbook_not_xlsx',
  },
  'a workbook with a password': {
    file: () =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    code: 'workbook_locked',
  },
  'an archive that is no workbook': {
    file: () => makeArchive([{ name: 'photo.txt', content: 'x' }]),
    code: 'workbook_not_xlsx',
  },
  'a workbook cut short': {
    file: () => makeWorkbook(rowOf(1, [CELL])).subarray(0, -200),
    code: 'workbook_broken',
  },
  'a workbook whose bytes were damaged': {
    file: () => {
      const bytes = Buffer.from(makeWorkbook(rowOf(1, [CELL])));
      return bytes.fill(0xff, 60, 200);
    },
    code: 'workbook_broken',
  },
  'a directory that points outside the file': {
    file: () => {
      const bytes = Buffer.from(makeWorkbook(rowOf(1, [CELL])));
      bytes.writeUInt32LE(0xfffffff0, bytes.byteLength - 6);
      return bytes;
    },
    code: 'workbook_broken',
  },
  'XML that breaks off': {
    file: () => makeArchive(workbookFiles('<worksheet><sheetData><row><c r="A1"')),
    code: 'workbook_broken',
  },
  'a flat bomb that says how large it is': {
    file: () =>
      makeArchive([...workbookFiles(''), { name: 'xl/big.xml', content: Buffer.alloc(64 * MEBIBYTE) }]),
    code: 'workbook_unpacks_too_large',
  },
  'a flat bomb with a lying header': {
    file: () =>
      makeArchive([
        ...workbookFiles(''),
        { name: 'xl/big.xml', content: Buffer.alloc(400 * MEBIBYTE), declaredBytes: 1_000 },
      ]),
    code: 'workbook_unpacks_too_large',
  },
  'a part that holds more than its header says': {
    file: () =>
      makeArchive([
        ...workbookFiles(''),
        { name: 'xl/big.xml', content: Buffer.alloc(4 * MEBIBYTE, ' '), declaredBytes: 1_000 },
      ]),
    code: 'workbook_unpacks_too_large',
  },
  'parts that are harmless alone and too much together': {
    file: () =>
      makeWorkbook(
        '',
        Array.from({ length: 13 }, (_, n) => ({
          name: `xl/${n}.xml`,
          content: Buffer.alloc(4 * MEBIBYTE, ' '),
        })),
      ),
    code: 'workbook_unpacks_too_large',
  },
  'a part that packs far better than a list does': {
    file: () =>
      makeArchive([...workbookFiles(''), { name: 'xl/big.xml', content: Buffer.alloc(20 * MEBIBYTE, ' ') }]),
    code: 'workbook_unpacks_too_large',
  },
  'a million shared strings': {
    file: () =>
      makeArchive([
        ...workbookFiles(''),
        { name: 'xl/sharedStrings.xml', content: `<sst>${words(1_000_000)}</sst>` },
      ]),
    code: 'workbook_unpacks_too_large',
  },
  'as many under a name that says nothing': {
    file: () =>
      makeArchive([...workbookFiles(''), { name: 'xl/a.xml', content: `<sst>${words(600_000)}</sst>` }]),
    code: 'workbook_unpacks_too_large',
  },
  'more formats than a spreadsheet program knows': {
    file: () =>
      makeArchive([
        ...workbookFiles(''),
        {
          name: 'xl/a.xml',
          content: Array.from({ length: 600_000 }, (_, n) => `<xf numFmtId="${n}"/>`).join(''),
        },
      ]),
    code: 'workbook_unpacks_too_large',
  },
  'a million cells': {
    file: () =>
      makeWorkbook(
        Array.from({ length: 10_000 }, (_, n) => rowOf(n + 1, Array<[string, string]>(100).fill(CELL))).join(
          '',
        ),
      ),
    code: 'workbook_unpacks_too_large',
    limits: { ratio: 1_000 },
  },
  'more cells than the heap of the reader holds': {
    file: () =>
      makeWorkbook(
        Array.from({ length: 4_000 }, (_, n) =>
          rowOf(
            n + 1,
            Array.from({ length: 60 }, (_, c) => ['', `<v>${n * 60 + c}.5</v>`] as [string, string]),
          ),
        ).join(''),
      ),
    code: 'workbook_unpacks_too_large',
    limits: { heapMegabytes: 16 },
  },
  'more files than a workbook has': {
    file: () =>
      makeArchive(Array.from({ length: 201 }, (_, n) => ({ name: `xl/${n}.xml`, content: '<x/>' }))),
    code: 'workbook_unpacks_too_large',
  },
  'an external entity': {
    file: () =>
      makeArchive(
        workbookFiles(
          '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&secret;</t></is></c></row></sheetData></worksheet>',
        ),
      ),
    code: 'workbook_unsafe',
  },
  'entities in sixteen-bit letters': {
    file: () =>
      makeArchive([
        ...workbookFiles(''),
        { name: 'xl/more.xml', content: Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le') },
      ]),
    code: 'workbook_unsafe',
  },
  'an archive inside the archive': {
    file: () => makeWorkbook('', [{ name: 'xl/embeddings/more.bin', content: makeWorkbook('') }]),
    code: 'workbook_unsafe',
  },
  'two parts of one name': {
    file: () => makeWorkbook('', [{ name: 'xl/worksheets/Sheet1.xml', content: '<worksheet/>' }]),
    code: 'workbook_unsafe',
  },
  'a column beyond the hundredth': {
    file: () => makeWorkbook(rowOf(1, [['r="CW1"', '<v>1</v>']])),
    code: 'workbook_too_many_columns',
  },
  '16,384 columns': {
    file: () => makeWorkbook(rowOf(1, Array<[string, string]>(16_384).fill(CELL))),
    code: 'workbook_too_many_columns',
  },
  'a row beyond the twenty thousandth': {
    file: () => makeWorkbook(rowOf(20_001, [CELL])),
    code: 'workbook_too_many_rows',
  },
  'the last cell a sheet can have': {
    file: () => makeWorkbook(rowOf(1_048_576, [['r="XFD1048576"', '<v>1</v>']])),
    code: 'workbook_too_many_rows',
  },
  'a cell of a million letters': {
    file: () => makeWorkbook(rowOf(1, [['t="inlineStr"', `<is><t>${'x'.repeat(MEBIBYTE)}</t></is>`]])),
    code: 'workbook_broken',
  },
  'a workbook that takes longer than the deadline': {
    file: () => makeWorkbook(rowOf(1, [CELL])),
    code: 'workbook_too_slow',
    limits: { milliseconds: 1 },
  },
};

function words(count: number): string {
  return Array.from({ length: count }, (_, n) => `<si><t>${n}</t></si>`).join('');
}

describe('a hostile workbook is refused with a sentence', () => {
  test.each(Object.entries(HOSTILE))('%s', { timeout: 30_000 }, async (_, { file, code, limits }) => {
    expect((await refusalOf(file(), limits)).code).toBe(code);
  });

  test('every sentence stands in both languages and has its places filled', async () => {
    for (const code of Object.keys(WORKBOOK_REFUSALS) as WorkbookRefusal[]) {
      const { words, status } = refuseWorkbook(code, { megabytes: 10, limit: 100 });
      for (const language of LANGUAGES) {
        expect(say(words, language, { megabytes: 10, limit: 100 })).not.toMatch(/[{}]/);
      }
      expect([400, 503]).toContain(status);
    }
  });
});

test('small sheets of equal rows pack well and are read', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => rowOf(n + 1, Array<[string, string]>(10).fill(CELL)));
  const text = rows.join('');
  expect(text.length / deflateRawSync(text).byteLength).toBeGreaterThan(50);
  expect((await readWorkbook(makeWorkbook(text))).sheets[0]?.rowCount).toBe(5_000);
});

test('while hostile files are refused another workbook is still read, and a long line is turned away', async () => {
  const bomb = HOSTILE['a million shared strings']?.file() ?? new Uint8Array();
  const good = makeWorkbook(rowOf(1, [CELL]));
  const answers = await Promise.allSettled(
    [bomb, bomb, good, ...Array(9).fill(bomb)].map((file) => readWorkbook(file)),
  );
  expect(answers[2]).toMatchObject({ status: 'fulfilled' });
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'read'));
  expect(codes.slice(-2)).toEqual(['workbook_reader_busy', 'workbook_reader_busy']);
  expect(await readWorkbook(good)).toMatchObject({ sheets: [{ rowCount: 1 }] });
});
