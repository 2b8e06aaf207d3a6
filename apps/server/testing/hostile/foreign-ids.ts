import { newId } from '#core/ids.ts';
import { type Attempt, queryText, routeOf } from './attempt.ts';
import type { GoodCall } from './good-call.ts';

/** Ids of others, by what they are, in every place that takes one: each beside the same call with an id nobody has. */
export function foreignIds(call: GoodCall, foreign: Readonly<Record<string, string>>): Attempt[] {
  const unclaimed = newId();
  return slotsOf(call).flatMap((slot) =>
    Object.entries(foreign).map(([of, id]) => ({
      operation: call.operation,
      sort: 'foreign ids',
      what: `${slot} of their ${of}`,
      // A filter or a report over something foreign is a list of nothing; a place that is asked about is refused.
      mustRefuse: !slot.startsWith('query.') || slot === 'query.id' || isPlace(call, slot),
      ...callWith(call, slot, id),
      twin: { ...callWith(call, slot, unclaimed), ids: [id, unclaimed] as const },
    })),
  );
}

/**
 * A list of ids is tried with the foreign one alone and with it among one's own. The id of a document is its maker's to
 * choose, and what others call theirs is nobody's business.
 */
function slotsOf({ operation, idSlots }: GoodCall): readonly string[] {
  if (idSlots.includes('body.ids')) return [...idSlots, 'body.ids+own'];
  const chosen = [operation.idempotency === 'document' ? 'body.id' : null, CHOSEN_IDS[operation.name]];
  return idSlots.filter((slot) => !chosen.includes(slot));
}

/** Where else than of documents the maker chooses the id. */
const CHOSEN_IDS: Readonly<Record<string, string>> = {
  'sale.exchange': 'body.return_id',
  'parked-cart.park': 'body.id',
  'voided-line.note': 'body.lines[].id',
  'voided-line.note-of-earlier-tills': 'body.lines[].id',
};

/** Attempts with a store of others, where a call names the store that it is about. */
export function foreignStores(call: GoodCall, store: string): Attempt[] {
  return foreignIds(call, { store }).filter(({ what }) => isPlace(call, what.split(' ')[0] ?? ''));
}

/** Whether a slot says where goods or money lie, of the caller's own. */
function isPlace({ operation }: GoodCall, slot: string): boolean {
  const places = 'places' in operation ? (operation.places ?? []) : [];
  const named = places.map(({ path }) => path.join('.').replace('.[].', '[].'));
  return named.some((path) => slot === `query.${path}` || slot === `body.${path}`);
}

function callWith(call: GoodCall, slot: string, id: string): Pick<Attempt, 'route' | 'ask'> {
  const [, name = ''] = slot.split('.', 2);
  if (slot.startsWith('query.'))
    return { route: routeOf(call, queryText({ ...call.query, [name]: id })), ask: call.ask() };
  return { route: routeOf(call), ask: call.ask(bodyWith(call, slot.slice('body.'.length), id)) };
}

/** `store_ids`, `access[].branch_id`, `ids+own`. */
function bodyWith(call: GoodCall, slot: string, id: string): Record<string, unknown> {
  const body = call.body?.() ?? {};
  if (slot === 'ids+own') return { ids: [...(body.ids as string[]), id] };
  const name = slot.replace('[].', '.0.');
  const place = call.places.find((one) => one.name === name);
  if (!place) throw new Error(`${call.operation.name} has no place ${name}.`);
  return place.put(body, /(^|_)ids$/.test(name) ? [id] : id);
}
