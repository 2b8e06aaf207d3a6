import { formatCount } from '#core/quantity.ts';
import type { SheetValue } from '#core/sheet-cell.ts';
import { columnLetters } from './column-letters.ts';
import { SheetFull } from './errors.ts';
import { LONGEST_TEXT } from './limits.ts';
import type { SheetColumn, SheetToWrite } from './sheet-to-write.ts';
import { FORMATS, MOST_DECIMALS } from './workbook-parts.ts';
import { xmlText } from './xml-text.ts';

/** Text of one sheet in pieces of some ten thousand characters, each cell with its type written out. */
export async function* sheetXml(
  { name, columns, rows }: SheetToWrite,
  { timeZone, rowsOfASheet }: { timeZone: string; rowsOfASheet: number },
): AsyncGenerator<string> {
  const letters = columns.map((_, n) => columnLetters(n + 1));
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  let number = 1;
  const heading = columns.map(({ title }, n) => textCell(title, FORMATS.heading, `${letters[n]}1`));
  let piece = `${opening(columns)}<row r="1">${heading.join('')}</row>`;
  for await (const row of rows) {
    number += 1;
    if (number > rowsOfASheet) throw SheetFull({ sheet: name, limit: formatCount(rowsOfASheet) });
    piece += `<row r="${number}">${row.map((value, n) => cellXml(value, `${letters[n]}${number}`, clock)).join('')}</row>`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

const PIECE = 60_000;

function opening(columns: readonly SheetColumn[]): string {
  const widths = columns.map((column, n) => {
    const width = column.width ?? Math.max(column.title.length + 2, column.kind === 'text' ? 24 : 14);
    return `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  );
}

function cellXml(value: SheetValue, place: string, clock: Intl.DateTimeFormat): string {
  switch (value.kind) {
    case 'text':
      return textCell(value.text, FORMULA_LIKE.test(value.text) ? FORMATS.quoted : FORMATS.plain, place);
    case 'number':
      return numberCell(value.number, FORMATS.number + Math.min(value.decimals, MOST_DECIMALS), place);
    case 'date':
      return numberCell(serialDay(`${value.date.slice(0, 10)}T00:00:00Z`), FORMATS.date, place);
    case 'datetime':
      return numberCell(
        serialDay(`${clock.format(new Date(value.at)).replace(' ', 'T')}Z`),
        FORMATS.datetime,
        place,
      );
    case 'blank':
      return '';
  }
}

/** What a spreadsheet program takes for a formula when it is typed (OWASP, CSV injection). */
const FORMULA_LIKE = /^\s*[=+\-@]|^[\t\r\n]/;

/** A text stands in the cell itself: a table of shared strings would have to stay in memory to the end. */
function textCell(text: string, format: number, place: string): string {
  if (text === '') return '';
  const kept = xmlText(text.slice(0, LONGEST_TEXT));
  return `<c r="${place}" t="inlineStr" s="${format}"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

function numberCell(number: number, format: number, place: string): string {
  return Number.isFinite(number) ? `<c r="${place}" t="n" s="${format}"><v>${number}</v></c>` : '';
}

/** Days as spreadsheets count them: from 1 January 1900, with a 29 February 1900 that never was. */
function serialDay(instant: string): number {
  const days = (Date.parse(instant) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return days < 61 ? days - 1 : days;
}
