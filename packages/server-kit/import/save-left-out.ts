import { newId } from '#core/ids.ts';
import type { CommandContext } from '../operation/context.ts';
import type { ImportChoice } from './import-choice.ts';
import type { ImportRequest } from './import-request.ts';
import { imports } from './import-tables.ts';
import { holdsAnything } from './read-row.ts';
import type { SavedImport } from './saved-import.ts';

/** Rows that were left out, as an import of their own that is still open. */
export interface SavedLeftOut {
  id: string;
  rows: number;
  choice: ImportChoice;
}

/**
 * Keeps the rows that an import leaves out for later: the same file with the same choice, of which only these are read, so
 * that they go by the numbers they have in the file. Nothing where no row was left out.
 */
export async function saveLeftOut(
  kept: SavedImport,
  {
    sheet,
    headingRow,
    leaveOut,
    only,
  }: ImportRequest | Omit<ImportRequest, 'isDryRun' | 'importId' | 'fileName'>,
  context: CommandContext,
): Promise<SavedLeftOut | null> {
  const rows = [...leaveOut]
    .filter((row) => row > headingRow + 1 && (!only || only.has(row)) && holdsAnything(sheet.rows[row - 1]))
    .sort((one, other) => one - other);
  if (rows.length === 0) return null;
  const { leave_out: _, edits = [], ...rest } = kept.choice ?? {};
  const own = edits.filter(({ row }) => rows.includes(row));
  const choice: ImportChoice = { ...rest, only: rows, ...(own.length > 0 ? { edits: own } : {}) };
  const id = newId();
  await context.tx.query(
    `insert into ${imports.name} (business_id, id, branch_id, user_id, entity, file_name, file, status, touched_at)
     select business_id, $2, branch_id, user_id, entity, file_name, file, 'open', $3 from ${imports.name} where id = $1`,
    [kept.id, id, context.clock.now()],
  );
  return { id, rows: rows.length, choice };
}
