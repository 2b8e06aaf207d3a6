import type { Currency } from '#core/currencies.ts';
import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { isOpen, nameOfState, stateOf, targetsOf } from '#core/define-states.ts';
import { type Refusal, refusal } from '#core/errors.ts';
import { inEach, say, type Words } from '#core/i18n/language.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { changesBetween } from './changes.ts';
import {
  STATE_ALLOWS_NO_CHANGE,
  STATE_ALLOWS_NO_DELETION,
  STATE_ALLOWS_NO_TRANSITION,
} from './command.words.ts';
import { addProblem, type Draft } from './draft.ts';

/** A document that has left its open states is not changed; the sentence names the state, and what is done instead. */
export const closed = (registry: Registry, entity: AnyEntity, row: Row) => {
  const { instead } = stateOf(entity, row) ?? {};
  const words = inEach((language) =>
    [STATE_ALLOWS_NO_CHANGE[language], instead?.[language] ?? ''].join(' ').trim(),
  );
  return ofState('not_open', words, registry, entity, row);
};
/** A document that stands in the books is not deleted. */
export const stays = (registry: Registry, entity: AnyEntity, row: Row) =>
  ofState('not_deletable', STATE_ALLOWS_NO_DELETION, registry, entity, row);
/** A transition that the table of states does not have from here. */
export const notNow = (registry: Registry, entity: AnyEntity, row: Row) =>
  ofState('not_in_this_state', STATE_ALLOWS_NO_TRANSITION, registry, entity, row);

function ofState(code: string, words: Words, registry: Registry, entity: AnyEntity, row: Row): Refusal {
  const { field = '' } = entity.states ?? {};
  const sentence = inEach((language) => {
    const { lower, choices } = registry.words(entity.name)[language];
    const state = choices?.[field]?.[String(row[field])] ?? String(row[field]);
    return say(words, language, { one: lower, state: state.toLowerCase() });
  });
  return refusal(code, 409, sentence)();
}

/** Notes or throws where drafts change what the state of their document closes. */
export function checkOpen(entity: AnyEntity, drafts: readonly Draft[], { services, branch }: Scope): void {
  if (!entity.states) return;
  for (const draft of drafts) {
    const { before, row, sent, sheetRow } = draft;
    const [column] = before
      ? [...closedColumns(entity, before, row, branch.currency), ...closedSaid(entity, before, sent)]
      : [];
    if (!before || column === undefined) continue;
    const refused = closed(services.registry, entity, before);
    if (sheetRow === undefined) throw refused;
    addProblem(draft, column, { key: refused.code, words: refused.words });
  }
}

/** A row of an entity with states is made in one of those in which documents begin. */
export function requireFirstState(entity: AnyEntity, row: Row): void {
  const table = entity.states;
  if (!table) return;
  const state = nameOfState(table, row);
  if (state !== table.first && !table.also?.includes(state))
    throw new Error(`No ${entity.name} begins in the state ${state}.`);
}

/**
 * The last word on a change, whoever makes it: a state changes by a transition of the table, and what the state closes and
 * the server does not keep stays as it was.
 */
export function requireLegalChange(
  entity: AnyEntity,
  before: Row,
  after: Row,
  { services, branch }: Scope,
): void {
  const table = entity.states;
  const line = stateOf(entity, before);
  if (!table || !line) return;
  const [from, to] = [nameOfState(table, before), nameOfState(table, after)];
  if (from !== to && !Object.values(line.to).some((target) => targetsOf(target).includes(to)))
    throw notNow(services.registry, entity, before);
  if (closedColumns(entity, before, after, branch.currency).length > 0)
    throw closed(services.registry, entity, before);
}

/** Whether a document is in a state in which it may be made, and the books hold nothing of it. */
export function standsAsItBegan({ states }: Pick<AnyEntity, 'states'>, row: Row): boolean {
  if (!states) return false;
  const state = nameOfState(states, row);
  const begins = state === states.first || states.also?.includes(state) === true;
  return begins && states.states[state]?.books === 'nothing';
}

/** The last word on a deletion: what stands in the books cannot be hidden. */
export function requireDeletable(entity: AnyEntity, row: Row, { services }: Scope): void {
  const line = stateOf(entity, row);
  if (line && line.deleted !== 'yes') throw stays(services.registry, entity, row);
}

type Scope = Pick<ActorContext, 'services' | 'branch'>;

/** What is said each time that a row is saved is no column; of a row that its state closes there is nothing to be said. */
function closedSaid(entity: AnyEntity, before: Row, sent: Row): string[] {
  return Object.keys(sent).filter(
    (key) => entity.fields[key]?.options.once === 'each save' && !isOpen(entity, before, key),
  );
}

/** Columns that differ though the state of the row before closes them; what the server keeps changes with its commands. */
function closedColumns(entity: AnyEntity, before: Row, after: Row, currency: Currency): string[] {
  if (stateOf(entity, before)?.open === 'all') return [];
  return changesBetween(entity, before, after, currency)
    .map(({ field }) => field)
    .filter((column) => {
      const [key, field] = fieldOfColumn(entity, column) ?? [];
      return key !== undefined && field?.options.owner !== 'system' && !isOpen(entity, before, key);
    });
}
