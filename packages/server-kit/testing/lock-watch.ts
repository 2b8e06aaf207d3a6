import type { Watch } from '../db/transaction.ts';

/** A lock that a statement takes, or a row of its own that it makes. */
interface Taken {
  table: string;
  how: 'locks' | 'writes' | 'makes';
}

let order: readonly string[] = [];
let faults: string[] = [];

/** Names the tables in the order in which every transaction of the tests has to lock them. */
export function holdLockOrder(tables: readonly string[]): void {
  order = tables;
}

/** Where transactions locked a table after one that stands later in the order, since this was last asked. */
export function takeLockFaults(): string[] {
  const found = faults;
  faults = [];
  return found;
}

/**
 * Follows one transaction and notes where it locks a table after one that stands later in the order. Rows that it has
 * locked or made itself it may touch again at any time.
 */
export const watchLockOrder: NonNullable<Watch['onStatement']> = () => {
  const own = new Map<string, Set<string>>();
  let furthest = -1;
  return (text, values) => {
    for (const { table, how } of takenBy(text)) {
      const rank = order.indexOf(table);
      if (rank < 0) continue;
      const named = namedIn(values);
      const held = own.get(table) ?? new Set();
      own.set(table, held);
      const isHeld = how === 'locks' ? named.every((id) => held.has(id)) : named.some((id) => held.has(id));
      for (const id of named) held.add(id);
      if (how === 'makes' || isHeld) continue;
      if (rank < furthest) faults.push(`${table} is locked after ${order[furthest]}: ${text.trim()}`);
      furthest = Math.max(furthest, rank);
    }
  };
};

const NAME = '"?(\\w+)"?';
const LOCKS = /\bfor (no key )?(update|share)\b/;
const FROM = new RegExp(`\\bfrom ${NAME}`, 'g');
const OWN_TABLE = new RegExp(`\\bfrom ${NAME} r\\b`);
const WRITES = new RegExp(`(?<!key )(?<!do )(?<!for )\\b(?:update|delete from) ${NAME}`, 'g');
const MAKES = new RegExp(`\\binsert into ${NAME}`, 'g');
/** Whoever inserts what another has inserted and not committed waits for him. */
const WAITS = /\bon conflict\b/;

const known = new Map<string, readonly Taken[]>();

function takenBy(text: string): readonly Taken[] {
  const before = known.get(text);
  if (before) return before;
  const flat = text.replace(/\s+/g, ' ');
  const taken = [...lockedBy(flat), ...writtenBy(flat)];
  known.set(text, taken);
  return taken;
}

function lockedBy(text: string): Taken[] {
  if (!LOCKS.test(text)) return [];
  const table = /\bof r\b/.test(text) ? OWN_TABLE.exec(text)?.[1] : text.matchAll(FROM).next().value?.[1];
  return table ? [{ table, how: 'locks' }] : [];
}

function writtenBy(text: string): Taken[] {
  const waits = WAITS.test(text) ? 'writes' : 'makes';
  return [
    ...[...text.matchAll(WRITES)].map(([, table = '']): Taken => ({ table, how: 'writes' })),
    ...[...text.matchAll(MAKES)].map(([, table = '']): Taken => ({ table, how: waits })),
  ];
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids and codes that a statement names, also those in rows that travel as one JSON value. */
function namedIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
    if (typeof value !== 'string') return [];
    return value.startsWith('[') ? (value.match(ID) ?? []) : [value];
  });
}
