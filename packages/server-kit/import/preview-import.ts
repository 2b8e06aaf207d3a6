import type { AnyEntity } from '#core/define-entity.ts';
import { importFields } from '#core/derive/sheet.ts';
import type { Sheet, Workbook } from '../excel/cell.ts';
import type { QueryContext } from '../operation/context.ts';
import { guessHeadingRow, headingsOf, proposeMapping } from './headings.ts';
import { shownText } from './read-row.ts';

const ROWS_SHOWN = 20;

/** What a workbook holds, and what its headings seem to mean, before anything is chosen. */
export function previewImport(entity: AnyEntity, context: QueryContext) {
  const { sheets } = context.input as Workbook;
  const fields = importFields(entity, context.actor);
  const words = context.engine.registry.words(entity.name);
  const describe = (sheet: Sheet) => {
    const headingRow = guessHeadingRow(sheet, fields, words);
    const headings = headingsOf(sheet, headingRow);
    return {
      name: sheet.name,
      row_count: sheet.rows.length,
      heading_row: headingRow + 1,
      headings,
      rows: sheet.rows
        .slice(0, Math.max(ROWS_SHOWN, headingRow + ROWS_SHOWN / 2))
        .map((_, row) => headings.map((__, column) => shownText(sheet, row + 1, column))),
      mapping: proposeMapping(headings, fields, words),
    };
  };
  return {
    sheets: sheets.map(describe),
    columns: fields.map(({ key, column, field }) => ({
      column,
      title: words[context.language].fields[key] ?? key,
      required: field.options.required === true,
      kind: field.kind.name,
      once: field.options.once === true,
      ...(field.target ? { entity: field.target } : {}),
    })),
  };
}
