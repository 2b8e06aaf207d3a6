import type { AnyEntity } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { Sheet, Workbook } from '../excel/cell.ts';
import type { ActorContext } from '../operation/context.ts';
import { fieldsOff, fieldsOfSheet } from './fields-of-sheet.ts';
import { hasFew } from './has-few.ts';
import { guessHeadingRow, headingsOf, proposeMapping } from './headings.ts';
import { keyColumns } from './key-columns.ts';
import { shownText } from './read-row.ts';
import { rememberedOf } from './remembered.ts';

const ROWS_SHOWN = 20;

/** What a workbook holds, and what its headings seem to mean, before anything is chosen. */
export async function previewImport(entity: AnyEntity, { sheets }: Workbook, context: ActorContext) {
  const { actor, services, language } = context;
  const fields = fieldsOfSheet(entity, context);
  const off = fieldsOff(entity, context);
  const words = services.registry.words(entity.name);
  const keys = new Set(keyColumns(entity, context).map(({ column }) => column));
  const remembered = await rememberedOf(entity, sheets, context);
  const describe = (sheet: Sheet) => {
    const like = remembered.get(sheet);
    const headingRow = like ? like.heading_row - 1 : guessHeadingRow(sheet, fields, words);
    const headings = headingsOf(sheet, headingRow);
    const mapping = like?.choice.mapping ?? proposeMapping(headings, fields, words);
    const rest = headings.filter((heading) => !(heading in mapping));
    return {
      name: sheet.name,
      row_count: sheet.rows.length,
      hidden_rows: sheet.hiddenRows.length,
      heading_row: headingRow + 1,
      headings,
      rows: sheet.rows
        .slice(0, Math.max(ROWS_SHOWN, headingRow + ROWS_SHOWN / 2))
        .map((_, row) => headings.map((__, column) => shownText(sheet, row + 1, column))),
      mapping,
      /** Headings of what the branch has switched off, with what it is called. */
      off: titlesOf(proposeMapping(rest, off, words)),
      ...(like ? { like } : {}),
    };
  };
  const titlesOf = (mapping: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(mapping).map(([heading, column]) => [heading, titleOf(off, column) ?? column]),
    );
  const titleOf = (list: typeof fields, column: string) => {
    const found = list.find((field) => field.column === column);
    return found && (words[language].fields[found.key] ?? found.key);
  };
  const few = await hasFew(
    fields.flatMap(({ field }) => (field.target ? [services.registry.entity(field.target)] : [])),
    context,
  );
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
            may_add: allowed(actor, services.registry.entity(field.target).permissions.create),
            adds:
              allowed(actor, services.registry.entity(field.target).permissions.create) &&
              few.has(field.target),
          }
        : {}),
    })),
  };
}
