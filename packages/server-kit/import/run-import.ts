import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Problems } from '#core/errors.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { checkDrafts } from '../command/check-drafts.ts';
import { keepDrafts } from '../command/create-row.ts';
import { type Draft, isSound } from '../command/draft.ts';
import { keepChanges } from '../command/update-row.ts';
import type { CommandContext } from '../operation/context.ts';
import { type Fault, ImportRefused, NothingToImport } from './errors.ts';
import type { ImportRequest } from './import-request.ts';
import { makeDrafts } from './make-drafts.ts';
import { followImport, type Progress } from './progress.ts';
import { readRowsOfSheet, shownText } from './read-row.ts';
import { resolveTitles } from './resolve-titles.ts';

/** Rows that are kept between two words on progress. */
const ROWS_A_STEP = 1000;

/** Imports a sheet, all rows or none; a dry run stops where the first row would be written. */
export async function runImport(entity: AnyEntity, context: CommandContext): Promise<unknown> {
  const request = context.input as ImportRequest;
  const follow = followImport(request.importId, context.actor.user_id);
  const rows = [...readRowsOfSheet(entity, request, context)];
  if (rows.length === 0) throw NothingToImport();
  const progress: Progress = { phase: 'checking', done: 0, rows: rows.length };
  follow(progress);
  try {
    const added = await resolveTitles(rows, request, context);
    const drafts = await makeDrafts(entity, rows, request, context);
    await checkDrafts(entity, drafts, context, added.assumed);
    const faults = faultsOf(entity, drafts, request, context, ({ problems }) => problems);
    const warnings = faultsOf(entity, drafts, request, context, (draft) => draft.warnings);
    const faulty = drafts.filter((draft) => !isSound(draft)).length;
    const sound = drafts.filter(isSound);
    const fresh = sound.filter(({ before }) => !before);
    const changed = sound.filter(({ before }) => before);
    const counted = { rows: drafts.length, faulty };
    if (request.isDryRun)
      return {
        ...counted,
        to_create: fresh.length,
        to_update: changed.length,
        to_add: added.counts,
        faults,
        warnings,
      };
    if (faulty) throw ImportRefused({ ...counted, faults, warnings });
    await keepInSteps(fresh, (part) => keepDrafts(entity, part, context), progress, follow);
    await keepInSteps(changed, (part) => keepChanges(entity, part, context), progress, follow);
    return {
      rows: drafts.length,
      created: fresh.length,
      updated: changed.length,
      added: added.counts,
      warnings,
    };
  } finally {
    follow({ ...progress, phase: 'done' });
  }
}

async function keepInSteps(
  drafts: readonly Draft[],
  keep: (part: readonly Draft[]) => Promise<unknown>,
  progress: Progress,
  follow: (progress: Progress) => void,
): Promise<void> {
  for (let from = 0; from < drafts.length; from += ROWS_A_STEP) {
    await keep(drafts.slice(from, from + ROWS_A_STEP));
    progress.done += Math.min(ROWS_A_STEP, drafts.length - from);
    follow({ ...progress, phase: 'saving' });
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Problems of the drafts as the shopkeeper reads them: row and heading of his sheet, the cell, and a sentence. */
function faultsOf(
  entity: AnyEntity,
  drafts: readonly Draft[],
  { sheet, columns }: ImportRequest,
  { engine, language }: CommandContext,
  problemsIn: (draft: Draft) => Problems,
): Fault[] {
  const words = engine.registry.words(entity.name)[language];
  const labels = new Map(
    Object.entries(entity.fields).map(([key, field]) => [columnOf(key, field), words.fields[key] ?? key]),
  );
  return drafts.flatMap((draft) => {
    const row = draft.sheetRow ?? 0;
    const found = Object.entries(problemsIn(draft)).map(([place, problem]) => {
      const column = place.split('.')[0] ?? '';
      return { column, problem, mapped: columns.find((candidate) => candidate.column === column) };
    });
    // As the eye goes over the sheet; what stands in no column of it comes last.
    return found
      .toSorted((a, b) => (a.mapped?.index ?? LAST) - (b.mapped?.index ?? LAST))
      .map(({ column, problem, mapped }) => ({
        row,
        column: mapped?.heading ?? labels.get(column) ?? '',
        value: mapped ? shownText(sheet, row, mapped.index) : '',
        reason: sayProblem(problem, language),
      }));
  });
}
