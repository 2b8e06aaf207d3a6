import { makeArchive } from '#server-kit/excel/testing/make-archive.ts';
import { makeWorkbook, rowOf, workbookFiles } from '#server-kit/excel/testing/make-workbook.ts';

const MEBIBYTE = 1024 * 1024;

/** Twelve workbooks that were made to harm (T18), by what they try; at full size they unfold to a gigabyte. */
export function hostileWorkbooks(size: number): Readonly<Record<string, Uint8Array>> {
  const many = (count: number) => Math.max(1, Math.round(count * size));
  const flat = Buffer.alloc(many(900) * MEBIBYTE);
  const sheet = (xml: string) => `<worksheet><sheetData>${xml}</sheetData></worksheet>`;
  const styles = Array.from({ length: many(900_000) }, (_, n) => `<xf numFmtId="${n}"/>`).join('');
  const inner = makeWorkbook(rowOf(1, [['', '<v>1</v>']]));
  return {
    'a flat bomb': makeArchive([...workbookFiles(''), { name: 'xl/a.xml', content: flat }]),
    'a header that lies': makeArchive([
      ...workbookFiles(''),
      { name: 'xl/a.xml', content: flat, declaredBytes: 999 },
    ]),
    'a million shared strings': makeArchive([
      ...workbookFiles(''),
      { name: 'xl/sharedStrings.xml', content: `<sst>${'<si><t>x</t></si>'.repeat(many(2_000_000))}</sst>` },
    ]),
    'an entity of a file': makeArchive(
      workbookFiles(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheet(rowOf(1, [['t="str"', '<v>&e;</v>']]))}`,
      ),
    ),
    'entities of entities': makeArchive(
      workbookFiles(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${sheet('&b;')}`,
      ),
    ),
    '16,384 columns': makeWorkbook(
      rowOf(1, Array<[string, string]>(16_384).fill(['', '<v>1</v>'])).repeat(many(20)),
    ),
    'an archive inside': makeArchive([...workbookFiles(sheet('')), { name: 'xl/inner.zip', content: inner }]),
    'a million rows': makeWorkbook(
      Array.from({ length: many(300_000) + 20_000 }, (_, n) => rowOf(n + 1, [['', '<v>1</v>']])).join(''),
    ),
    'styles without end': makeArchive([
      ...workbookFiles('').filter((file) => file.name !== 'xl/styles.xml'),
      { name: 'xl/styles.xml', content: `<styleSheet><cellXfs>${styles}</cellXfs></styleSheet>` },
    ]),
    'four million open elements': makeArchive(workbookFiles('<a>'.repeat(many(4_000_000)))),
    'one name twice': makeArchive([
      ...workbookFiles(sheet('')),
      { name: 'xl/worksheets/sheet1.xml', content: sheet('') },
    ]),
    'no archive at all': Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256)),
  };
}
