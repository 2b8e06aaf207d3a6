import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import type { Refusal } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { NotFound } from '../http/errors.ts';
import { requireToo } from '../operation/asked-rights.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { nameOf } from './changes.ts';
import { stays } from './document-state.ts';
import { DELETED_MANY, DELETED_ONE, DeleteRefused, type RefusedRow } from './errors.ts';
import { lockRows } from './lock-rows.ts';
import { holdForTransition, makeTransition, refusedTransitions } from './transit.ts';
import { stillNeeded, waitingDocuments } from './waiting-documents.ts';

/**
 * Hides rows from every list, all or none; the refusal names each row that has to stay and why. Answers the sentence that
 * the list shows (specification §7).
 */
export async function deleteRows(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<string> {
  const hooks = context.services.hooks(entity.name);
  await hooks.holdFirst?.(context, ids);
  const held = await holdFirstTransitions(entity, ids, context);
  const rows = await lockRows(entity, ids, context);
  if (rows.length < ids.length) throw NotFound();
  const reasons = new Map(await hooks.beforeDelete?.(context, rows));
  for (const [id, waiting] of await waitingDocuments(entity, ids, context))
    if (!reasons.has(id)) reasons.set(id, stillNeeded(waiting, context));
  const reversed = await thoseToReverse(entity, rows, { held, reasons }, context);
  if (reasons.size) {
    const refused = rows.flatMap((row) => {
      const reason = reasons.get(String(row.id));
      return reason
        ? [
            {
              id: String(row.id),
              name: nameOf(entity, row) ?? '',
              reason: say(reason.words, context.language, reason.data),
              ...(Array.isArray(reason.data.see) ? { see: reason.data.see as RefusedRow['see'] } : {}),
            },
          ]
        : [];
    });
    throw DeleteRefused({ count: refused.length, of: rows.length, refused });
  }
  for (const { transition, document } of reversed)
    await makeTransition(entity, transition, document, {}, context);
  await context.tx.remove(entity, rows);
  await hooks.afterDelete?.(context, rows);
  return say(rows.length === 1 ? DELETED_ONE : DELETED_MANY, context.language, { n: rows.length });
}

type Held = Awaited<ReturnType<typeof holdForTransition>>;

/** Locks what the transitions touch by which documents are deleted, before the documents themselves (lock-order.ts). */
export async function holdFirstTransitions(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<ReadonlyMap<string, Held>> {
  const firsts = Object.values(entity.states?.states ?? {}).flatMap(({ deleted }) =>
    typeof deleted === 'object' && !isMadeBySlice(entity, deleted.first, context) ? [deleted.first] : [],
  );
  const held = new Map<string, Held>();
  for (const transition of new Set(firsts))
    held.set(transition, await holdForTransition(entity, transition, ids, context));
  return held;
}

/** Documents that are voided before they are hidden; what cannot be, or is deleted in no way, gets its reason. */
export async function thoseToReverse(
  entity: AnyEntity,
  rows: readonly Row[],
  { held, reasons }: { held: ReadonlyMap<string, Held>; reasons: Map<string, Refusal> },
  context: CommandContext,
): Promise<{ transition: string; document: Held[number] }[]> {
  const byTransition = new Map<string, Held[number][]>();
  for (const row of rows) {
    const deleted = stateOf(entity, row)?.deleted ?? 'yes';
    if (deleted === 'yes' || reasons.has(String(row.id))) continue;
    if (deleted === 'no') {
      reasons.set(String(row.id), stays(context.services.registry, entity, row));
      continue;
    }
    const document = held.get(deleted.first)?.find((one) => one.row.id === row.id);
    if (document) byTransition.set(deleted.first, [...(byTransition.get(deleted.first) ?? []), document]);
  }
  const found: { transition: string; document: Held[number] }[] = [];
  for (const [transition, documents] of byTransition) {
    const right = entity.states?.transitions[transition]?.right;
    if (right) requireToo(context, right);
    for (const [id, reason] of await refusedTransitions(entity, transition, documents, context))
      reasons.set(id, reason);
    found.push(...documents.map((document) => ({ transition, document })));
  }
  return found;
}

/** What follows from another document is done by the hooks of its slice, unless it says what the transition does. */
function isMadeBySlice(
  { name, states }: AnyEntity,
  transition: string,
  { services }: CommandContext,
): boolean {
  const { right } = states?.transitions[transition] ?? {};
  return right === undefined && services.document(name).transitions?.[transition] === undefined;
}
