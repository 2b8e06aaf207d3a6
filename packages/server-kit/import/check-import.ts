import type { CommandContext } from '../operation/context.ts';
import { type Fault, ImportCancelled } from './errors.ts';
import type { ImportChoice } from './import-choice.ts';
import { requestOf } from './import-request.ts';
import { imports } from './import-tables.ts';
import { type DryRun, runImport } from './run-import.ts';
import { saveLeftOut } from './save-left-out.ts';
import { openImportOf, workbookOf } from './saved-import.ts';

/** What of a list of faults is kept beside its row; more of them than this nobody reads in a cell. */
const LONGEST_REASONS = 1000;

/** Keeps what was chosen so far; with `check` it also says what would come of it, and keeps which rows are at fault. */
export async function checkImport(
  { id, choice, check }: { id: string; choice: ImportChoice; check: boolean },
  context: CommandContext,
): Promise<DryRun | { id: string }> {
  const kept = await openImportOf(id, context);
  const { entity } = kept;
  const result = check
    ? ((await runImport(entity, {
        ...context,
        input: {
          ...requestOf(
            { entity, registry: context.services.registry, actor: context.actor, branch: context.branch },
            await workbookOf(kept, context),
            choice,
          ),
          isDryRun: true,
          importId: null,
          fileName: kept.fileName,
        },
      })) as DryRun)
    : null;
  const noted = await context.tx.query(
    `update ${imports.name} set choice = $2, is_checked = $3, faulty_rows = $4, touched_at = $5
     where id = $1 and status = 'open' returning id`,
    [
      kept.id,
      JSON.stringify(choice),
      check,
      result && JSON.stringify(reasonsByRow(result.faults)),
      context.clock.now(),
    ],
  );
  if (noted.length === 0) throw ImportCancelled();
  return result ?? { id };
}

function reasonsByRow(faults: readonly Fault[]): [number, string][] {
  const byRow = Map.groupBy(faults, ({ row }) => row);
  return [...byRow].map(([row, own]) => {
    const told = own.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
    return [row, told.join(' ').slice(0, LONGEST_REASONS).toWellFormed()];
  });
}

/** Imports what was chosen last, all rows or none; a second call finds the import closed. */
export async function runSavedImport(id: string, context: CommandContext): ReturnType<typeof runImport> {
  const kept = await openImportOf(id, context);
  const { entity } = kept;
  const workbook = await workbookOf(kept, context);
  const { registry } = context.services;
  const { actor, branch } = context;
  const request = requestOf({ entity, registry, actor, branch }, workbook, kept.choice ?? {});
  const input = { ...request, isDryRun: false, importId: kept.id, keptId: kept.id, fileName: kept.fileName };
  const leftOut = await saveLeftOut(kept, request, context);
  const done = await runImport(entity, { ...context, input });
  if (!leftOut) return done;
  // Held against what has landed just now: a barcode that stood twice is taken by now.
  await checkImport({ id: leftOut.id, choice: leftOut.choice, check: true }, context);
  return { ...done, left_out: { id: leftOut.id, rows: leftOut.rows } };
}
