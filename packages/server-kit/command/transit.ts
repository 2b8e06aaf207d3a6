import type { AnyEntity } from '#core/define-entity.ts';
import { isPossible, isPosted, rowAfter } from '#core/define-states.ts';
import { Refusal } from '#core/errors.ts';
import { type SaidOfTransition, saidOfNothing } from '#core/said-of-transition.ts';
import { today } from '../operation/clock.ts';
import type { CommandContext } from '../operation/context.ts';
import type { TransitionWork } from '../operation/document-work.ts';
import type { Row } from '../operation/row.ts';
import { notNow } from './document-state.ts';
import { lockRows } from './lock-rows.ts';
import { differenceOf } from './posting-difference.ts';

type Held = { row: Row };

/** Locks documents with all that a transition of them touches; answers those that exist. */
export async function holdForTransition(
  entity: AnyEntity,
  transition: string,
  ids: readonly string[],
  context: CommandContext,
): Promise<readonly Held[]> {
  const { hold, holdAll } = workOf(entity, transition, context);
  if (holdAll) return holdAll(context, ids);
  if (!hold) return (await lockRows(entity, ids, context)).map((row) => ({ row }));
  const held: Held[] = [];
  for (const id of ids.toSorted()) held.push(await hold(context, id));
  return held;
}

/** Why which of the held documents cannot make a transition now, by id: what its slice knows, else what the table says. */
export async function refusedTransitions(
  entity: AnyEntity,
  transition: string,
  held: readonly Held[],
  context: CommandContext,
): Promise<ReadonlyMap<string, Refusal>> {
  const work = workOf(entity, transition, context);
  const can = (document: Held) => isPossible(entity, document.row, transition);
  const reasons = new Map(await work.refuseAll?.(context, held.filter(can)));
  for (const document of held) {
    const id = String(document.row.id);
    const reason =
      (await reasonOf(() => work.refuse?.(context, document))) ??
      (can(document)
        ? undefined
        : (work.notNow?.() ?? notNow(context.services.registry, entity, document.row)));
    if (reason) reasons.set(id, reason);
  }
  return reasons;
}

async function reasonOf(refuse: () => Promise<void> | undefined): Promise<Refusal | undefined> {
  try {
    await refuse();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Makes a transition: what belongs to it in its slice, then what the table of states asks of the books, then the state
 * itself. A document that gets into the books posts what its rule says; one that leaves them is reversed today, its goods
 * with it; one that stays in them posts what its rule says more or less than before.
 */
export async function makeTransition(
  entity: AnyEntity,
  transition: string,
  held: Held,
  said: SaidOfTransition,
  context: CommandContext,
): Promise<Row> {
  const { tx, services } = context;
  const work = workOf(entity, transition, context);
  const before = held.row;
  const table = entity.states;
  if (!table?.field || !isPossible(entity, before, transition))
    throw notNow(services.registry, entity, before);
  const whole = { ...saidOfNothing(table.transitions[transition] ?? {}), ...said };
  const foreseen = await work.changes?.(context, before, whole);
  const changes = { ...foreseen, ...(await work.run?.(context, held, whole)) };
  const after = rowAfter(entity, before, transition, changes);
  if (isPosted(entity, before)) {
    if (isPosted(entity, after)) await postDifference(entity, before, after, context);
    else await reverseDocument(entity, before, after, { context, date: work.day?.(before) });
  } else if (isPosted(entity, after)) await postDocuments(entity, [after], context);
  await work.after?.(context, held, after);
  return tx.save(entity, before, after, said.reason ?? undefined);
}

function workOf(entity: AnyEntity, transition: string, { services }: CommandContext): TransitionWork {
  return services.document(entity.name).transitions?.[transition] ?? {};
}

/** Takes back what a document posted. Goods that it took in are taken out again by its slice, which knows what is left. */
async function reverseDocument(
  entity: AnyEntity,
  row: Row,
  after: Row,
  {
    context,
    date = today(context.clock, context.branch),
  }: { context: CommandContext; date?: string | undefined },
): Promise<void> {
  const { services } = context;
  const source = { kind: entity.name, id: String(row.id) };
  const rule = services.document(entity.name).posting;
  const out = rule?.stock?.(row, await rule.facts(context, [row])) ?? [];
  const wentOut = out.length > 0 && out.every(({ quantity }) => quantity < 0n);
  const trueUp = wentOut ? await services.goods.takeBack(context, source, date, out) : 0n;
  await services.books.reverse(context, source, date, trueUp);
  const lines = rule?.stays?.(after).lines ?? [];
  if (lines.length > 0)
    await services.books.post(context, [{ branch_id: String(row.branch_id), date, source, lines }]);
}

/** Posts what the rule says of a document now and did not say before; what has no day yet counts today. */
async function postDifference(
  entity: AnyEntity,
  before: Row,
  after: Row,
  context: CommandContext,
): Promise<void> {
  const { services, clock, branch } = context;
  const rule = services.document(entity.name).posting;
  if (!rule) throw new Error(`No rule says what ${entity.name} posts.`);
  const facts = await rule.facts(context, [after]);
  const source = { kind: entity.name, id: String(before.id) };
  const entries = differenceOf(rule.of(before, facts), rule.of(after, facts), today(clock, branch));
  if (entries.length > 0)
    await services.books.post(
      context,
      entries.map((entry) => ({ ...entry, source })),
    );
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
  const { services } = context;
  const rule = services.document(entity.name).posting;
  if (!rule) throw new Error(`No rule says what ${entity.name} posts.`);
  const known = facts ?? (await rule.facts(context, rows));
  context.tx.law.told(entity, rows, known);
  for (const row of rows) services.goods.requireStores(context, rule.stock?.(row, known) ?? []);
  const entries = rows.flatMap((row) => {
    const id = String(row.id);
    const source = { kind: entity.name, id };
    return rule.of(row, known).map((posting, place) => ({
      ...posting,
      source,
      ...(place === 0 ? { true_up: trueUps?.get(id) ?? 0n } : {}),
    }));
  });
  if (entries.length > 0) await services.books.post(context, entries);
}
