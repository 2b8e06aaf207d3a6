import { xmlText } from './xml-text.ts';
import type { ZipPart } from './zip-stream.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the cell formats in `styles.xml`; `number` counts up by decimals. */
export const FORMATS = { plain: 0, heading: 1, quoted: 2, date: 3, datetime: 4, number: 5 } as const;

/** Amounts have none to three decimals; more are shown as they are. */
export const MOST_DECIMALS = 3;

/** Everything of a workbook but its sheets. */
export function fixedParts(names: readonly string[]): ZipPart[] {
  const part = (name: string, xml: string): ZipPart => ({ name, text: [HEAD + xml] });
  return [
    part('[Content_Types].xml', contentTypes(names.length)),
    part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    part('xl/workbook.xml', workbook(names)),
    part(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...names.map((_, n): [string, string] => ['worksheet', `worksheets/sheet${n + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles()),
  ];
}

function contentTypes(sheets: number): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${TYPES}.${type}+xml"/>`;
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook.xml', 'sheet.main') +
    override('styles.xml', 'styles') +
    Array.from({ length: sheets }, (_, n) => override(`worksheets/sheet${n + 1}.xml`, 'worksheet')).join('') +
    '</Types>'
  );
}

function relationships(links: readonly [kind: string, target: string][]): string {
  const rows = links.map(
    ([kind, target], n) => `<Relationship Id="rId${n + 1}" Type="${LINKS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, n) => `<sheet name="${xmlText(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** Formats in the order of `FORMATS`. `quotePrefix` keeps a text a text even after somebody edits the cell. */
function styles(): string {
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, n) => 166 + n);
  const cell = (format: number, more = '') =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  return (
    `<styleSheet xmlns="${MAIN}">` +
    `<numFmts count="${decimals.length + 2}"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/>` +
    '<numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm"/>' +
    decimals
      .map((id, n) => `<numFmt numFmtId="${id}" formatCode="#,##0${n > 0 ? `.${'0'.repeat(n)}` : ''}"/>`)
      .join('') +
    '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${decimals.length + 5}">${cell(49)}` +
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>' +
    cell(49, ' quotePrefix="1"') +
    cell(164) +
    cell(165) +
    decimals.map((id) => cell(id)).join('') +
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
