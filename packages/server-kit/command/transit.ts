import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { today } from '../operation/clock.ts';
import type { CommandContext } from '../operation/context.ts';
import type { TransitionWork } from '../operation/document-work.ts';
import type { Row } from '../operation/row.ts';
import { notNow } from './document-state.ts';

type Held = { row: Row };

/** One document on its way through a transition: locked, and found able to make it. */
export interface ReadyDocument {
  held: Held;
  work: TransitionWork;
}

/** Locks a document and throws why it cannot make a transition now. */
export async function holdForTransition(
  entity: AnyEntity,
  transition: string,
  id: string,
  context: CommandContext,
): Promise<ReadyDocument> {
  const work = context.engine.document(entity.name).transitions?.[transition] ?? {};
  const held = work.hold
    ? await work.hold(context, id)
    : { row: (await context.tx.lock(entity, id)) as unknown as Row };
  // Before the table, because a slice knows a better sentence than "not now".
  await work.refuse?.(context, held);
  if (!stateOf(entity, held.row)?.to[transition]) throw notNow(context.engine.registry, entity, held.row);
  return { held, work };
}

/**
 * Makes a transition: what belongs to it in its slice, then the entry that the table of states asks for, then the state
 * itself. A document that gets into the books posts what its rule says; one that leaves them is reversed today.
 */
export async function makeTransition(
  entity: AnyEntity,
  transition: string,
  { held, work }: ReadyDocument,
  reason: string | undefined,
  context: CommandContext,
): Promise<Row> {
  const { tx, engine, clock, branch } = context;
  const before = held.row;
  const table = entity.states;
  const from = stateOf(entity, before);
  const target = from?.to[transition];
  const to = target === undefined ? undefined : table?.states[target];
  if (!table?.field || !from || !to) throw notNow(engine.registry, entity, before);
  const changes = (await work.run?.(context, held, { reason })) ?? {};
  const after = { ...before, ...changes, [table.field]: target };
  const source = { kind: entity.name, id: String(before.id) };
  if (from.books !== 'posted' && to.books === 'posted') await postDocuments(entity, [after], context);
  if (from.books === 'posted' && to.books !== 'posted')
    await engine.books.reverse(context, source, today(clock, branch));
  return (await tx.save(
    entity,
    before as never,
    { ...changes, [table.field]: target } as never,
    reason,
  )) as never;
}

/**
 * Posts what the rule of their entity says of documents, however many, at once. A command that has read the facts already
 * gives them; `trueUps` is by document what its goods filled of a shortage at another cost.
 */
export async function postDocuments(
  entity: AnyEntity,
  rows: readonly Row[],
  context: CommandContext,
  { facts, trueUps }: { facts?: unknown; trueUps?: ReadonlyMap<string, bigint> } = {},
): Promise<void> {
  const { engine } = context;
  const rule = engine.document(entity.name).posting;
  if (!rule) throw new Error(`No rule says what ${entity.name} posts.`);
  const known = facts ?? (await rule.facts(context, rows));
  const entries = rows.flatMap((row) => {
    const id = String(row.id);
    const source = { kind: entity.name, id };
    return rule.of(row, known).map((posting, place) => ({
      ...posting,
      source,
      ...(place === 0 ? { true_up: trueUps?.get(id) ?? 0n } : {}),
    }));
  });
  if (entries.length > 0) await engine.books.post(context, entries);
}
