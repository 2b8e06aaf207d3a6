import { type AnyEntity, columnOf } from './define-entity.ts';
import {
  type AnyStates,
  isUndoneFrom,
  type State,
  stateOf,
  targetsOf,
  transitionsFrom,
} from './define-states.ts';

type Row = Readonly<Record<string, unknown>>;

/** A step that takes a document back and cannot be made yet, with the steps of the document that come before it. */
export interface Barred {
  name: string;
  before: readonly string[];
}

/**
 * What the table of states and its fields bar for now, and a step of the same document would free: what is verified is voided
 * once that is taken back, a closed trip once it is reopened. Only what somebody may do, both.
 */
export function barredBySteps(entity: AnyEntity, row: Row, may: (right: string) => boolean): Barred[] {
  const table = entity.states;
  const now = stateOf(entity, row);
  if (!table || !now) return [];
  const possible = transitionsFrom(entity, row, may);
  return Object.entries(table.transitions).flatMap(([name, { right, unless }]) => {
    if (right === undefined || !may(right) || possible.includes(name)) return [];
    const before = possible.filter((step) =>
      now.to[name] === undefined
        ? leadsTo(table, now, step, name)
        : unless !== undefined && table.transitions[step]?.needs === unless && isUndoneFrom(table, now, name),
    );
    return before.length > 0 ? [{ name, before }] : [];
  });
}

/** Whether a step takes a document back into a state from which another one takes it back further. */
function leadsTo(table: AnyStates, now: State, step: string, name: string): boolean {
  if (!isUndoneFrom(table, now, step)) return false;
  return targetsOf(now.to[step]).some((target) => {
    const then = table.states[target];
    if (then?.to[name] === undefined || !isUndoneFrom(table, then, name)) return false;
    // What was done last is no more than undone by it, and what changes no state gives nothing up.
    return targetsOf(then.to[name]).every((one) => table.states[one] !== now && one !== target);
  });
}

/**
 * Of the steps that somebody may make of a document now, those that give it up for good: what was paid of it, written off, or
 * added to it by other documents is taken back before.
 */
export function givesUp(entity: AnyEntity, row: Row, may: (right: string) => boolean): string[] {
  const table = entity.states;
  const now = stateOf(entity, row);
  if (!table || !now) return [];
  return transitionsFrom(entity, row, may).filter((name) => endsByUndoing(table, now, name));
}

/** Whether a step takes a document out of the books for good, or gives up one that they do not hold. */
export function endsByUndoing(table: AnyStates, now: State, name: string): boolean {
  const after = targetsOf(now.to[name]).map((target) => table.states[target]);
  const ends = after.every((one) => one?.books !== 'posted' && Object.keys(one?.to ?? {}).length === 0);
  return ends && isUndoneFrom(table, now, name);
}

/**
 * How a document is deleted by somebody as it stands: freely, by way of a step that comes first and of which all holds that
 * bars the step itself, or not at all.
 */
export function deletionOf(
  entity: AnyEntity,
  row: Row,
  may: (right: string) => boolean,
): 'free' | 'none' | { first: string } {
  const deleted = stateOf(entity, row)?.deleted ?? 'yes';
  if (typeof deleted === 'string') return deleted === 'yes' ? 'free' : 'none';
  const right = entity.states?.transitions[deleted.first]?.right;
  return right === undefined || may(right) ? deleted : 'none';
}

/** Documents whose money stands in the way: the document itself where it is payable, else the one that it made (a sale of its invoice). */
export function moneyOf(
  entity: AnyEntity,
  row: Row,
  isPayable: (target: string) => boolean,
): readonly string[] {
  if (entity.payable) return [String(row.id)];
  return Object.entries(entity.fields).flatMap(([key, field]) => {
    const id = row[columnOf(key, field)];
    const isMade = field.options.from !== undefined && field.target !== undefined && isPayable(field.target);
    return isMade && typeof id === 'string' ? [id] : [];
  });
}
