import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { Refusal } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { allowed } from '#core/permissions.ts';
import { NotFound, PermissionDenied } from '../http/errors.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { nameOf } from './changes.ts';
import { stays } from './document-state.ts';
import { DELETED_MANY, DELETED_ONE, DeleteRefused } from './errors.ts';
import { lockRows } from './lock-rows.ts';
import { holdForTransition, makeTransition, type ReadyDocument } from './transit.ts';

/**
 * Hides rows from every list, all or none; the refusal names each row that has to stay and why. Answers the sentence that
 * the list shows (specification §7).
 */
export async function deleteRows(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<string> {
  const hooks = context.engine.hooks(entity.name);
  await hooks.holdFirst?.(context, ids);
  const rows = await lockRows(entity, ids, context);
  if (rows.length < ids.length) throw NotFound();
  const reasons = new Map(await hooks.beforeDelete?.(context, rows));
  const reversed = await holdThoseToReverse(entity, rows, reasons, context);
  if (reasons.size) {
    const refused = rows.flatMap((row) => {
      const reason = reasons.get(String(row.id));
      return reason
        ? [
            {
              id: String(row.id),
              name: nameOf(entity, row) ?? '',
              reason: say(reason.words, context.language, reason.data),
            },
          ]
        : [];
    });
    throw DeleteRefused({ count: refused.length, of: rows.length, refused });
  }
  for (const { transition, ready } of reversed)
    await makeTransition(entity, transition, ready, undefined, context);
  await context.tx.remove(entity, rows as never);
  await hooks.afterDelete?.(context, rows);
  return say(rows.length === 1 ? DELETED_ONE : DELETED_MANY, context.language, { n: rows.length });
}

/** Documents that are voided before they are hidden; what cannot be, or is deleted in no way, gets its reason. */
async function holdThoseToReverse(
  entity: AnyEntity,
  rows: readonly Row[],
  reasons: Map<string, Refusal>,
  context: CommandContext,
): Promise<{ transition: string; ready: ReadyDocument }[]> {
  const found: { transition: string; ready: ReadyDocument }[] = [];
  for (const row of rows) {
    const deleted = stateOf(entity, row)?.deleted ?? 'yes';
    if (deleted === 'yes' || reasons.has(String(row.id))) continue;
    if (deleted === 'no') {
      reasons.set(String(row.id), stays(context.engine.registry, entity, row));
      continue;
    }
    const transition = deleted.first;
    // The hooks of its slice have made it, with all that it touches.
    if (isMadeBySlice(entity, transition)) continue;
    const right = entity.states?.transitions[transition]?.right;
    if (right && !allowed(context.actor, right)) throw PermissionDenied();
    try {
      found.push({ transition, ready: await holdForTransition(entity, transition, String(row.id), context) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reasons.set(String(row.id), error);
    }
  }
  return found;
}

function isMadeBySlice({ states }: AnyEntity, transition: string): boolean {
  const { right, hasCommand } = states?.transitions[transition] ?? {};
  return right === undefined || hasCommand === true;
}
