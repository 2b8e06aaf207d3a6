import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { warningsAbout } from '#core/derive/warnings.ts';
import { InvalidFields, type Problem, Refusal } from '#core/errors.ts';
import { today } from '../operation/clock.ts';
import type { CommandContext } from '../operation/context.ts';
import { checkClaims } from './check-claims.ts';
import { checkReferences } from './check-references.ts';
import { checkStores } from './check-stores.ts';
import { checkUniques } from './check-uniques.ts';
import { checkOpen } from './document-state.ts';
import { addProblem, type Draft, isSound } from './draft.ts';

/**
 * All that stands between a body and the database: references exist, unique values are free, the rules of the
 * definition and of its module hold. Problems and what only looks like one are collected in the drafts; a refusal that is
 * no field's is thrown.
 */
export async function checkDrafts(
  entity: AnyEntity,
  drafts: readonly Draft[],
  context: CommandContext,
  assumed: ReadonlySet<string> = new Set(),
): Promise<void> {
  checkOpen(entity, drafts, context);
  await checkReferences(entity, drafts, context, assumed);
  await checkStores(entity, drafts, context);
  await checkUniques(entity, drafts, context);
  await checkClaims(entity, drafts, context);
  for (const draft of drafts) checkRules(entity, draft);
  if (entity.warnings) noteWarnings(entity, drafts, context);
  await context.services.hooks(entity.name).beforeSave?.(context, drafts);
}

function noteWarnings(entity: AnyEntity, drafts: readonly Draft[], context: CommandContext): void {
  const day = today(context.clock, context.branch);
  for (const { row, sent, warnings } of drafts)
    Object.assign(warnings, warningsAbout(entity, { ...row, ...sent }, context.actor, day));
}

/** Throws what is wrong with the only draft of a form. */
export function requireSound(draft: Draft): void {
  if (!isSound(draft)) throw new InvalidFields(draft.problems);
}

/** Rules are about whole rows; of a row with a faulty field they could only tell what is known already. */
function checkRules(entity: AnyEntity, draft: Draft): void {
  if (!isSound(draft)) return;
  for (const rule of entity.rules ?? []) {
    try {
      rule(draft.row);
    } catch (error) {
      if (error instanceof Refusal && draft.sheetRow !== undefined) addProblem(draft, '', wholeRow(error));
      else if (!(error instanceof InvalidFields)) throw error;
      else
        for (const [place, problem] of Object.entries(error.problems))
          addProblem(draft, columnOfPlace(entity, place), problem);
    }
  }
}

/** Among the rows of a sheet a refusal is one fault of many. */
function wholeRow({ code, data, words }: Refusal): Problem {
  return { key: code, words, params: data as Record<string, string | number> };
}

/** A rule names fields as its definition does, an answer names the keys of the body. */
function columnOfPlace(entity: AnyEntity, place: string): string {
  const field = entity.fields[place];
  return field ? columnOf(place, field) : place;
}
