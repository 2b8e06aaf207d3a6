import type { AnyEntity } from '#core/define-entity.ts';
import { importFields } from '#core/derive/sheet.ts';
import { allowed } from '#core/permissions.ts';
import type { Sheet, Workbook } from '../excel/cell.ts';
import type { ActorContext } from '../operation/context.ts';
import { guessHeadingRow, headingsOf, proposeMapping } from './headings.ts';
import { keyColumns } from './key-columns.ts';
import { shownText } from './read-row.ts';
import { rememberedOf } from './remembered.ts';

const ROWS_SHOWN = 20;

/** What a workbook holds, and what its headings seem to mean, before anything is chosen. */
export async function previewImport(entity: AnyEntity, { sheets }: Workbook, context: ActorContext) {
  const { actor, engine, language } = context;
  const fields = importFields(entity, actor);
  const words = engine.registry.words(entity.name);
  const keys = new Set(keyColumns(entity, actor).map(({ column }) => column));
  const remembered = await rememberedOf(entity, sheets, context);
  const describe = (sheet: Sheet) => {
    const like = remembered.get(sheet);
    const headingRow = like ? like.heading_row - 1 : guessHeadingRow(sheet, fields, words);
    const headings = headingsOf(sheet, headingRow);
    return {
      name: sheet.name,
      row_count: sheet.rows.length,
      heading_row: headingRow + 1,
      headings,
      rows: sheet.rows
        .slice(0, Math.max(ROWS_SHOWN, headingRow + ROWS_SHOWN / 2))
        .map((_, row) => headings.map((__, column) => shownText(sheet, row + 1, column))),
      mapping: like?.choice.mapping ?? proposeMapping(headings, fields, words),
      ...(like ? { like } : {}),
    };
  };
  return {
    sheets: sheets.map(describe),
    columns: fields.map(({ key, column, field }) => ({
      column,
      title: words[language].fields[key] ?? key,
      required: field.options.required === true,
      kind: field.kind.name,
      once: field.options.once === true,
      ...(keys.has(column) ? { finds: key === entity.excel?.matchBy ? 'usually' : 'if_chosen' } : {}),
      ...(field.target
        ? {
            entity: field.target,
            may_add: allowed(actor, engine.registry.entity(field.target).permissions.create),
          }
        : {}),
    })),
  };
}
