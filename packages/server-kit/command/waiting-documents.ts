import type { AnyEntity } from '#core/define-entity.ts';
import { ownerColumn } from '#core/derive/table.ts';
import { statesInSql, waitingStates } from '#core/state-sets.ts';
import type { CommandContext } from '../operation/context.ts';
import { type Place, placesNaming } from '../query/places-naming.ts';
import { STILL_NEEDED_SO } from './command.words.ts';
import { addProblem, type Draft } from './draft.ts';
import { StillNeeded } from './errors.ts';
import { quoted } from './write-rows.ts';

/** Documents of one kind that still wait for something to be done with a record. */
export interface WaitingDocuments {
  entity: string;
  count: number;
}

/** Documents of a module that wait with a record though their state does not say so, such as a till whose count nobody explained. */
export interface WaitsBesides {
  /** The kind of record, and the kind of document that waits. */
  of: string;
  by: string;
  /** Selects the `id` of a record among `$1` and the `document` that waits with it. */
  sql: string;
}

declare module '../operation/server-module.ts' {
  interface Slots {
    waitsBesides: WaitsBesides;
  }
}

/**
 * Documents that still have something to do with what they name, by the record they name (accounting-additions.md A45):
 * open orders of a supplier, requests and counts of a store, the shift of a till. They are found from the definitions, in
 * every branch of the business. That somebody did something holds nobody: people leave at any time.
 */
export async function waitingDocuments(
  entity: AnyEntity,
  ids: readonly string[],
  { tx, services }: Pick<CommandContext, 'tx' | 'services'>,
): Promise<ReadonlyMap<string, WaitingDocuments[]>> {
  const found = new Map<string, WaitingDocuments[]>();
  if (entity.name === PEOPLE || ids.length === 0) return found;
  const asked = new Map<string, string[]>();
  const ask = (by: string, sql: string) => asked.set(by, [...(asked.get(by) ?? []), sql]);
  for (const place of placesNaming(entity, services.registry))
    if (waitingIn(place.by).length > 0) ask(place.by.name, namedIn(place));
  for (const { of, by, sql } of services.brought('waitsBesides')) if (of === entity.name) ask(by, sql);
  for (const [by, questions] of asked) {
    const rows = await tx.query<{ id: string; count: number }>(
      `select w.id, count(distinct w.document)::int as count
       from (${questions.join(' union all ')}) w group by w.id`,
      [ids],
    );
    for (const { id, count } of rows) found.set(id, [...(found.get(id) ?? []), { entity: by, count }]);
  }
  return found;
}

const PEOPLE = 'user';

/** The refusal that names what still waits. */
export function stillNeeded(
  waiting: readonly WaitingDocuments[],
  context: Pick<CommandContext, 'services' | 'language'>,
): ReturnType<typeof StillNeeded> {
  return StillNeeded({ where: waitingText(waiting, context), see: waiting });
}

/** In which lists something waits, and how many of each: `Purchase orders (2), Expenses (1)`. */
export function waitingText(
  waiting: readonly WaitingDocuments[],
  { services, language }: Pick<CommandContext, 'services' | 'language'>,
): string {
  return waiting
    .map(({ entity, count }) => `${services.registry.words(entity)[language].many} (${count})`)
    .join(', ');
}

/** Says at columns of a draft that they stay as they are, for what still waits. */
export function addStillNeeded(
  draft: Draft,
  columns: readonly string[],
  waiting: readonly WaitingDocuments[],
  context: Pick<CommandContext, 'services' | 'language'>,
): void {
  const params = { where: waitingText(waiting, context) };
  for (const column of columns)
    addProblem(draft, column, { key: 'still_needed', words: STILL_NEEDED_SO, params });
}

function waitingIn({ states }: AnyEntity): string[] {
  return states?.field === undefined ? [] : waitingStates(states);
}

/** Which of the records `$1` a waiting document names in one place. */
function namedIn({ by, table, column, isLine }: Place): string {
  const waits = `d.${quoted(String(by.states?.field))} in (${statesInSql(waitingIn(by))}) and d.deleted_at is null`;
  return isLine
    ? `select n.${quoted(column)} as id, d.id as document from ${quoted(table)} n
       join ${quoted(by.table)} d on d.business_id = n.business_id and d.id = n.${quoted(ownerColumn(by))}
       where n.${quoted(column)} = any ($1::uuid[]) and ${waits}`
    : `select d.${quoted(column)} as id, d.id as document from ${quoted(table)} d
       where d.${quoted(column)} = any ($1::uuid[]) and ${waits}`;
}
