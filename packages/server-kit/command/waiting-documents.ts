import type { AnyEntity } from '#core/define-entity.ts';
import { ownerColumn } from '#core/derive/table.ts';
import { statesInSql, waitingStates } from '#core/state-sets.ts';
import type { CommandContext } from '../operation/context.ts';
import { type Place, placesNaming } from '../query/places-naming.ts';
import { StillNeeded } from './errors.ts';
import { quoted } from './write-rows.ts';

/** Documents of one kind that still wait for something to be done with a record. */
export interface WaitingDocuments {
  entity: string;
  count: number;
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
  for (const [by, places] of Map.groupBy(placesNaming(entity, services.registry), (place) => place.by)) {
    if (waitingIn(by).length === 0) continue;
    const rows = await tx.query<{ id: string; count: number }>(
      `select w.id, count(distinct w.document)::int as count
       from (${places.map(namedIn).join(' union all ')}) w group by w.id`,
      [ids],
    );
    for (const { id, count } of rows) found.set(id, [...(found.get(id) ?? []), { entity: by.name, count }]);
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
