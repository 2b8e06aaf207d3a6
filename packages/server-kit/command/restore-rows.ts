import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { say } from '#core/i18n/language.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { NotFound } from '../http/errors.ts';
import type { CommandContext } from '../operation/context.ts';
import { nameOf } from './changes.ts';
import { checkDrafts } from './check-drafts.ts';
import { closed } from './document-state.ts';
import { addProblem, type Draft, isSound } from './draft.ts';
import { RESTORED, RestoreRefused, RestoreTooLate } from './errors.ts';
import { lockDeletedRows } from './lock-rows.ts';

/** How long what was deleted by mistake can be brought back by whoever deleted it, in minutes. */
const RESTORED_WITHIN = 15;

/**
 * Brings rows back that the caller has just deleted, all or none, each with its id. What was free meanwhile may have been
 * taken and what it refers to may be gone, so each is checked as a new one would be.
 */
export async function restoreRows(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<{ restored: number }> {
  const rows = await lockDeletedRows(entity, ids, context);
  if (rows.length < ids.length) throw NotFound();
  const earliest = context.clock.now().getTime() - RESTORED_WITHIN * 60_000;
  if (rows.some((row) => new Date(String(row.deleted_at)).getTime() < earliest))
    throw RestoreTooLate({ minutes: RESTORED_WITHIN });
  const drafts = rows.map((row): Draft => ({ row, sent: { ...row }, problems: {}, warnings: {} }));
  for (const draft of drafts.filter(({ row }) => (stateOf(entity, row)?.open ?? 'all') !== 'all')) {
    const { code, words } = closed(context.services.registry, entity, draft.row);
    addProblem(draft, '', { key: code, words });
  }
  await checkDrafts(entity, drafts, context);
  const refused = drafts.filter((draft) => !isSound(draft)).map((draft) => refusedOf(entity, draft, context));
  if (refused.length > 0) throw RestoreRefused({ count: refused.length, of: rows.length, refused });
  await context.tx.restore(entity, rows, say(RESTORED, context.language));
  return { restored: rows.length };
}

function refusedOf(entity: AnyEntity, { row, problems }: Draft, { language }: CommandContext) {
  const [problem] = Object.values(problems);
  return {
    id: String(row.id),
    name: nameOf(entity, row) ?? '',
    reason: problem ? sayProblem(problem, language) : '',
  };
}
