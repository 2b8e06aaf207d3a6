import type { AnyEntity } from './define-entity.ts';
import type { Fields } from './fields/kind.ts';
import type { Words } from './i18n/language.ts';

/** How a state looks on screen, the same colour everywhere (ui.md §6). */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'brand' | 'neutral';

/** One line of the table of states: what may be done with a document now, and where it may go. */
export interface State<S extends string = string, T extends string = string> {
  /** Fields that may still be changed: all of them, or those named. */
  open: 'all' | readonly string[];
  /** What the books hold of the document. */
  books: 'nothing' | 'posted' | 'reversed';
  /** It stands in no books because its time has not come, as a guest who is expected: nobody has left anything undone. */
  isAhead?: true;
  /** Whether it can be deleted: as it stands, by way of a transition that is made first, or not at all. */
  deleted: 'yes' | 'no' | { first: NoInfer<T> };
  tone: Tone;
  /** What is done where it no longer changes, said after the sentence that it does not. */
  instead?: Words;
  /**
   * Whether something is still to be done with what the document names: goods that come, a count to post. Until then nobody
   * deletes its party, its till, its store or its goods (accounting-additions.md A45).
   */
  waits?: true;
  /** Where the books do not tell: whether it stands in sums. What the books took back never does. */
  counts?: boolean;
  /** The states that follow, by transition; of several the document tells which, such as what was paid of a debt. */
  to: Readonly<Partial<Record<NoInfer<T>, NoInfer<S> | readonly NoInfer<S>[]>>>;
}

/** Who makes a transition, and what is asked for. */
export interface Transition {
  /**
   * The right to make it, where somebody makes it by itself: it is a call and a button then. Left out where it follows from
   * another document, such as a debt that is paid by a payment.
   */
  right?: string;
  /**
   * What is said as it is made, beside its reason and its day: how much of each line leaves, what the meter reads. The call,
   * its description and the inputs of its dialog follow from it; lines need a form of their own (`hasForm`).
   */
  fields?: Fields;
  /** Of these fields those that the dialog asks only of a document in which another field holds something. */
  fieldsNeed?: Readonly<Record<string, string>>;
  /** Fields that are asked where the page offers something to choose for them (`TransitionChoices`). */
  offered?: readonly string[];
  reason?: 'required' | 'optional';
  /** The right to make it as of an earlier day; without it, and where left out, it counts today. */
  dated?: string;
  /** It goes back or gives something up, though the books hold the document before and after: button and question say so. */
  takesBack?: true;
  /** A field that must hold something: where nothing was written off, nothing is undone. */
  needs?: string;
  /** A field that must hold nothing: what is verified is not taken back. The step that needs this field comes first. */
  unless?: string;
  /** Kinds of documents that name it and are taken back before it, such as costs that were added to a purchase. */
  behind?: readonly string[];
  /** Rights that it asks in some cases only, with `requireToo`. */
  sometimes?: readonly string[];
  /** It can be made of several documents that are selected in a list, each by itself: one that is refused leaves the others alone. */
  many?: true;
  /** Stores and accounts that it takes of other branches too, by their keys: it asks about them itself. */
  elsewhere?: readonly string[];
  /** The page of the document has its own place for it, among what else is done there. */
  hasButton?: boolean;
  /** A form of its own asks for it, lines and all; it needs no words for a button and a question. */
  hasForm?: boolean;
}

/** The life of a document as a table that whoever runs a shop can read and correct. */
export interface States<S extends string = string, T extends string = string> {
  /** The field that holds the state; none where there is one state only, from which a document never goes. */
  field?: string;
  /** The state in which a document begins. */
  first: NoInfer<S>;
  /** Other states in which a document may be made, by a command. */
  also?: readonly NoInfer<S>[];
  states: Readonly<Record<S, State<S, T>>>;
  transitions: Readonly<Record<T, Transition>>;
}

/** The table of states as machinery reads it that does not know the document. */
export type AnyStates = States<string, string>;

/** A table of states that contradicts itself, or would let a posted document be changed, is a mistake of the program. */
export function defineStates<
  const S extends string,
  const T extends string,
  const W extends Readonly<Record<NoInfer<T>, Transition>>,
>(table: States<S, T> & { transitions: W }): States<S, T> & { transitions: W } {
  const { states, transitions, field = 'the state' } = table as AnyStates;
  Object.entries<Transition>(transitions).forEach(requireSound);
  for (const [name, { open, books, deleted, to }] of Object.entries(states)) {
    const fault = (what: string) => new Error(`${field} ${name} ${what}.`);
    for (const [transition, target] of Object.entries(to)) {
      if (!transitions[transition])
        throw fault(`names the transition ${transition}, which is not in the table`);
      const strange = targetsOf(target).find((one) => !states[one]);
      if (!target || strange !== undefined) throw fault(`goes to ${strange}, which is no state`);
    }
    if (books === 'posted' && open === 'all') throw fault('is posted and open: what is posted is not edited');
    if (books === 'posted' && deleted === 'yes')
      throw fault('is posted and deleted: what is posted is reversed first');
    if (typeof deleted === 'object') {
      const after = targetsOf(to[deleted.first]);
      if (after.length === 0 || after.some((one) => states[one]?.deleted !== 'yes'))
        throw fault(`is deleted by way of ${deleted.first}, after which it cannot be deleted`);
      const { fields = {} } = transitions[deleted.first] ?? {};
      if (Object.values(fields).some(({ options }) => options.required))
        throw fault(`is deleted by way of ${deleted.first}, which asks for what nobody says then`);
    }
  }
  return table;
}

function requireSound([name, { fields = {}, reason, dated, hasForm }]: [string, Transition]): void {
  const fault = (what: string) => new Error(`The transition ${name} ${what}.`);
  const anyway = ['id', ...(reason ? ['reason'] : []), ...(dated ? ['date'] : [])];
  const twice = Object.keys(fields).find((key) => anyway.includes(key));
  if (twice) throw fault(`takes ${twice} twice`);
  // A dialog has an input for one value and no room for lines, and nothing draws json.
  const tooMuch = Object.entries(fields).find(([, field]) => field.lines || field.kind.name === 'json');
  if (!hasForm && tooMuch) throw fault(`asks for ${tooMuch[0]} in a dialog: it needs a form (hasForm)`);
}

/** The states to which one transition may go. */
export function targetsOf(target: string | readonly string[] | undefined): readonly string[] {
  return target === undefined ? [] : typeof target === 'string' ? [target] : target;
}

/** Whether the books hold a row as it stands. */
export function isPosted(entity: AnyEntity, row: Readonly<Record<string, unknown>>): boolean {
  return stateOf(entity, row)?.books === 'posted';
}

/** Whether documents of this kind enter the books in any state, and so have a posting rule. */
export function entersBooks({ states }: AnyEntity): boolean {
  return Object.values(states?.states ?? {}).some(({ books }) => books === 'posted');
}

/** The line of the table in which a row stands; undefined where the entity has no states. */
export function stateOf(entity: AnyEntity, row: Readonly<Record<string, unknown>>): State | undefined {
  const table = entity.states;
  if (!table) return undefined;
  const name = nameOfState(table, row);
  const found = table.states[name];
  if (!found) throw new Error(`${entity.name} is in the state ${name}, which is not in its table.`);
  return found;
}

/** The name of the state in which a row stands. */
export function nameOfState({ field, first }: AnyStates, row: Readonly<Record<string, unknown>>): string {
  return field === undefined ? first : String(row[field] ?? first);
}

/** Whether a field may be changed in the state of a row, as far as its state has a say. */
export function isOpen(entity: AnyEntity, row: Readonly<Record<string, unknown>>, field: string): boolean {
  const open = stateOf(entity, row)?.open ?? 'all';
  return open === 'all' || open.includes(field);
}

/**
 * Whether the table has a transition from where a row stands, and the row what it needs. Of what the row does not say, such as a
 * sum of other documents, the step itself decides.
 */
export function isPossible(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  transition: string,
): boolean {
  const { needs, unless } = entity.states?.transitions[transition] ?? {};
  if (stateOf(entity, row)?.to[transition] === undefined) return false;
  const held = needs === undefined || !(needs in row) || Boolean(row[needs]);
  return held && !(unless !== undefined && row[unless]);
}

/** Whether a transition takes back what is posted, or gives a document up that is not. */
export function isUndoing(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  transition: string,
): boolean {
  const now = stateOf(entity, row);
  return entity.states !== undefined && now !== undefined && isUndoneFrom(entity.states, now, transition);
}

/** The same of any document in a state. */
export function isUndoneFrom({ states, transitions }: AnyStates, now: State, transition: string): boolean {
  if (transitions[transition]?.takesBack) return true;
  return targetsOf(now.to[transition]).some((target) => {
    const after = states[target];
    return now.books === 'posted'
      ? after?.books !== 'posted'
      : after?.deleted === 'yes' && Object.keys(after.to).length === 0;
  });
}

/** How a row stands once a transition has changed it; `changes` tells which state where the table has several. */
export function rowAfter<R extends Readonly<Record<string, unknown>>>(
  entity: AnyEntity,
  before: R,
  transition: string,
  changes: Readonly<Record<string, unknown>>,
): R {
  const { field = '' } = entity.states ?? {};
  const targets = targetsOf(stateOf(entity, before)?.to[transition]);
  const target = targets.find((one) => one === changes[field]) ?? targets[0];
  return { ...before, ...changes, [field]: target };
}

/** The transitions that somebody with the rights may make of a row now. */
export function transitionsFrom(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  may: (right: string) => boolean,
): string[] {
  const to = stateOf(entity, row)?.to ?? {};
  return Object.keys(to).filter((name) => {
    const right = entity.states?.transitions[name]?.right;
    return right !== undefined && may(right) && isPossible(entity, row, name);
  });
}
