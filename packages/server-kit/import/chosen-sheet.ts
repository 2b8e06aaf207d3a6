import type { Sheet } from '../excel/cell.ts';
import type { ActorContext } from '../operation/context.ts';
import { fieldsOfSheet } from './fields-of-sheet.ts';
import { guessHeadingRow, headingsOf } from './headings.ts';
import { sheetOf } from './import-request.ts';
import { type SavedImport, workbookOf } from './saved-import.ts';
import { writeCells } from './write-cells.ts';

/** The sheet that was chosen last, with its headings and the cells that were written again. */
export async function chosenSheet(
  kept: SavedImport,
  context: ActorContext,
): Promise<{ sheet: Sheet; headings: readonly string[]; headingRow: number }> {
  const choice = kept.choice ?? {};
  const sheet = sheetOf(await workbookOf(kept, context), choice.sheet);
  const words = context.services.registry.words(kept.entity.name);
  const headingRow = choice.heading_row
    ? choice.heading_row - 1
    : guessHeadingRow(sheet, fieldsOfSheet(kept.entity, context), words);
  const headings = headingsOf(sheet, headingRow);
  return { sheet: writeCells(sheet, choice.edits ?? [], { headings, headingRow }), headings, headingRow };
}
