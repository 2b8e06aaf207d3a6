import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Problems } from '#core/errors.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { nameOf } from '../command/changes.ts';
import { checkDrafts } from '../command/check-drafts.ts';
import { saveDrafts } from '../command/create-row.ts';
import { type Draft, isSound } from '../command/draft.ts';
import { saveChanges } from '../command/update-row.ts';
import type { CommandContext } from '../operation/context.ts';
import { type Fault, ImportRefused, NothingToImport } from './errors.ts';
import type { ImportRequest } from './import-request.ts';
import { makeDrafts } from './make-drafts.ts';
import { matchRows } from './match-rows.ts';
import { followImport, type Progress } from './progress.ts';
import { readRowsOfSheet, shownText } from './read-row.ts';
import { resolveTitles } from './resolve-titles.ts';
import { requireNotCancelled, saveTrail } from './save-trail.ts';
import { stayAlive } from './stay-alive.ts';

/** Rows that are kept between two words on progress. */
const ROWS_A_STEP = 1000;

/** What would come of a sheet, before anything of it is kept. */
export interface DryRun {
  rows: number;
  faulty: number;
  to_create: number;
  to_update: number;
  to_skip: number;
  /** Records that would be added beside, by entity. */
  to_add: Record<string, number>;
  faults: Fault[];
  warnings: Fault[];
}

/** What came of it; `id` names the import for whoever wants to take it back. */
export interface Imported {
  id: string;
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  added: Record<string, number>;
  warnings: Fault[];
  /** The import that keeps the rows that were left out; absent where none was. */
  left_out?: LeftOut;
}

/** Rows that were left out, as an import that is still to be run. */
export interface LeftOut {
  id: string;
  rows: number;
}

/** Imports a sheet, all rows or none; a dry run stops where the first row would be written. */
export function runImport(entity: AnyEntity, context: CommandContext): Promise<DryRun | Imported> {
  return stayAlive(context.tx, () => importSheet(entity, context));
}

async function importSheet(entity: AnyEntity, context: CommandContext): Promise<DryRun | Imported> {
  const request = context.input as ImportRequest;
  const follow = followImport(request.importId, context.actor.user_id);
  const rows = [...readRowsOfSheet(entity, request, context)];
  if (rows.length === 0) throw NothingToImport();
  const progress: Progress = { phase: 'checking', done: 0, rows: rows.length };
  follow(progress);
  try {
    const matched = await matchRows(entity, rows, request, context);
    const added = await resolveTitles(matched.kept, request, context);
    const all = await makeDrafts(entity, matched, request, context);
    const fromSheet = all.filter(({ before }) => !before);
    const { standAlready } = context.services.hooks(entity.name);
    const there = await standAlready?.(context, fromSheet);
    const drafts = there ? all.filter((draft) => !there.drafts.has(draft)) : all;
    const skipped = matched.skipped + (there?.drafts.size ?? 0);
    await checkDrafts(entity, drafts, context, added.assumed);
    const faults = faultsOf(entity, drafts, request, context, ({ problems }) => problems);
    const warnings = faultsOf(entity, drafts, request, context, (draft) => draft.warnings);
    const faulty = drafts.filter((draft) => !isSound(draft)).length;
    const sound = drafts.filter(isSound);
    const fresh = sound.filter(({ before }) => !before);
    const changed = sound.filter(({ before }) => before);
    const counted = { rows: rows.length, faulty };
    if (request.isDryRun)
      return {
        ...counted,
        to_create: fresh.length,
        to_update: changed.length,
        to_skip: skipped,
        to_add: added.counts,
        faults,
        warnings,
      };
    if (faulty) throw ImportRefused({ ...counted, faults, warnings });
    there?.note();
    progress.done = skipped;
    const step = async (done: number) => {
      progress.done += done;
      follow({ ...progress, phase: 'saving' });
      await requireNotCancelled(request, context);
    };
    const made = await inSteps(fresh, step, (part) => saveDrafts(entity, part, context));
    await inSteps(changed, step, async (part) => {
      await saveChanges(entity, part, context);
      return part;
    });
    const counts = { created: fresh.length, updated: changed.length, skipped };
    const id = await saveTrail(
      entity,
      { request, counts: { rows: rows.length, ...counts }, added: added.made, made, changed },
      context,
    );
    return { id, rows: rows.length, ...counts, added: added.counts, warnings };
  } finally {
    follow({ ...progress, phase: 'done' });
  }
}

async function inSteps<T>(
  drafts: readonly Draft[],
  step: (done: number) => Promise<void>,
  keep: (part: readonly Draft[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const kept: T[] = [];
  for (let from = 0; from < drafts.length; from += ROWS_A_STEP) {
    kept.push(...(await keep(drafts.slice(from, from + ROWS_A_STEP))));
    await step(Math.min(ROWS_A_STEP, drafts.length - from));
  }
  return kept;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Problems of the drafts as the shopkeeper reads them: row and heading of his sheet, the cell, and a sentence. */
function faultsOf(
  entity: AnyEntity,
  drafts: readonly Draft[],
  { sheet, columns }: ImportRequest,
  { services, language }: CommandContext,
  problemsIn: (draft: Draft) => Problems,
): Fault[] {
  const words = services.registry.words(entity.name)[language];
  const labels = new Map(
    Object.entries(entity.fields).map(([key, field]) => [columnOf(key, field), words.fields[key] ?? key]),
  );
  return drafts.flatMap((draft) => {
    const row = draft.sheetRow ?? 0;
    const name = nameOf(entity, draft.row) ?? '';
    const found = Object.entries(problemsIn(draft)).map(([place, problem]) => {
      const column = place.split('.')[0] ?? '';
      return { column, problem, mapped: columns.find((candidate) => candidate.column === column) };
    });
    // As the eye goes over the sheet; what stands in no column of it comes last.
    return found
      .toSorted((a, b) => (a.mapped?.index ?? LAST) - (b.mapped?.index ?? LAST))
      .map(({ column, problem, mapped }) => ({
        sheet: sheet.name,
        row,
        name,
        column: mapped?.heading ?? labels.get(column) ?? '',
        value: mapped ? shownText(sheet, row, mapped.index) : '',
        rule: problem.key,
        reason: sayProblem(problem, language),
      }));
  });
}
