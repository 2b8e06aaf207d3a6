import { type Expression, e } from './conditions.ts';
import { type AnyStates, type State, type States, targetsOf } from './define-states.ts';

/** A table whose states and transitions are known by name. */
type Table<S extends string, T extends string = string> = Pick<
  States<S, T>,
  'field' | 'states' | 'transitions'
>;

/** The states in which a document counts: what was taken back or called off stands in its list and in no sum. */
export function countingStates<S extends string>({ states }: Pick<States<S>, 'states'>): S[] {
  return namesWhere(states, isCounted);
}

/** The states in which a document waits for something to be done with what it names. */
export function waitingStates({ states }: Pick<AnyStates, 'states'>): string[] {
  return namesWhere(states, ({ waits }) => waits === true);
}

/** The states in which a document stands in the books. */
export function postedStates({ states }: Pick<AnyStates, 'states'>): string[] {
  return namesWhere(states, ({ books }) => books === 'posted');
}

/** The states from which a transition goes. */
export function statesBefore<S extends string, T extends string>(
  { states }: Table<S, T>,
  transition: NoInfer<T>,
): S[] {
  return namesWhere(states, ({ to }) => to[transition] !== undefined);
}

/** The states into which some transitions go. */
export function statesAfter<S extends string, T extends string>(
  { states }: Table<S, T>,
  ...transitions: readonly NoInfer<T>[]
): S[] {
  const lines = Object.values<State>(states);
  return namesWhere(states, (_, name) =>
    lines.some(({ to }) => transitions.some((transition) => targetsOf(to[transition]).includes(name))),
  );
}

/** A list in SQL to compare a state with: `'part_returned', 'returned'`. */
export function statesInSql(names: readonly string[]): string {
  return names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');
}

/** In SQL, whether a document counts; `of` is the name by which the statement calls its row. */
export function countsInSql(table: AnyStates, of = ''): string {
  const others = uncounted(table);
  if (table.field === undefined || others.length === 0) return 'true';
  return `${of === '' ? '' : `${of}.`}${table.field} not in (${statesInSql(others)})`;
}

/** Whether a row stands in one of some states, as a condition of a list. */
export function inStates<S extends string>(table: Table<S>, ...names: readonly NoInfer<S>[]): Expression {
  const parts = names.map((name) => e.eq(fieldOf(table), name));
  const [only] = parts;
  return only && parts.length === 1 ? only : e.or(...parts);
}

/** Whether a row counts, as a condition of a list. */
export function counts(table: AnyStates): Expression {
  const parts = uncounted(table).map((name) => e.ne(fieldOf(table), name));
  const [only] = parts;
  return only && parts.length === 1 ? only : e.and(...parts);
}

/** Whether some rows of a kind do not count, and its sums leave them out. */
export function hasUncounted(table: AnyStates): boolean {
  return table.field !== undefined && uncounted(table).length > 0;
}

/** A condition for each state of a table, or for those named: `in transit` is the condition `in_transit`. */
export function conditionsOf<S extends string, P extends S = S>(
  table: Table<S>,
  ...names: readonly P[]
): Record<ConditionOf<P>, () => Expression> {
  const shown = names.length > 0 ? names : (Object.keys(table.states) as P[]);
  return Object.fromEntries(
    shown.map((name) => [name.replaceAll(' ', '_'), () => inStates<S>(table, name)]),
  ) as Record<ConditionOf<P>, () => Expression>;
}

type ConditionOf<S extends string> = S extends `${infer A} ${infer B}` ? ConditionOf<`${A}_${B}`> : S;

function isCounted({ books, counts: isIn = books !== 'reversed' }: State): boolean {
  return isIn;
}

function uncounted({ states }: Pick<AnyStates, 'states'>): string[] {
  return namesWhere(states, (state) => !isCounted(state));
}

/** The states of which something is true. */
export function namesWhere<S extends string>(
  states: Readonly<Record<S, State>>,
  is: (state: State, name: S) => boolean,
): S[] {
  return (Object.keys(states) as S[]).filter((name) => is(states[name], name));
}

function fieldOf({ field }: Pick<AnyStates, 'field'>): string {
  if (field === undefined) throw new Error('Where there is one state only, nothing is asked of it.');
  return field;
}
