import { daysBetween } from '#core/bars-on-days.ts';
import { sum } from '#core/money.ts';

/** How old a debt is: not due yet, or how many days ago it was due. */
export const AGES = ['not_due', 'to_30', 'to_60', 'to_90', 'older'] as const;

export type Age = (typeof AGES)[number];

/** The last day after the due date that each age still holds. */
const UNTIL: readonly (readonly [Age, number])[] = [
  ['not_due', -1],
  ['to_30', 30],
  ['to_60', 60],
  ['to_90', 90],
];

/** The age of a debt at the end of a day. One without a due date was due on the day on which it arose. */
export function ageOf({ date, due_date }: { date: string; due_date: string | null }, day: string): Age {
  const days = daysBetween(due_date ?? date, day);
  return UNTIL.find(([, last]) => days <= last)?.[0] ?? 'older';
}

/** A debt at the end of some day: what was left of it then, in minor units, as its own record and its document tell. */
export interface DebtThen {
  id: string;
  date: string;
  due_date: string | null;
  /** What goods that came back took off it by now, in minor units. */
  returned: bigint;
  left: bigint;
}

/**
 * Debts of one party in one branch so that they come to what its account says at the end of the day, in minor units. A
 * return is posted by a document of its own, which does not name the debt: what has come back since is owed by the
 * debts that have returns, the newest first; what had come back and was taken back since is taken off the oldest.
 */
export function asBooked<D extends DebtThen>(debts: readonly D[], booked: bigint): D[] {
  let missing = booked - sum(debts.map(({ left }) => left));
  const oldest = debts.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const added = new Map<string, bigint>();
  const add = (id: string, amount: bigint) => {
    added.set(id, (added.get(id) ?? 0n) + amount);
    missing -= amount;
  };
  if (missing > 0n)
    for (const { id, returned } of oldest.toReversed()) add(id, returned < missing ? returned : missing);
  if (missing < 0n)
    for (const { id, left } of oldest) if (left > 0n) add(id, left < -missing ? -left : missing);
  const last = oldest.at(-1);
  if (missing !== 0n && last) add(last.id, missing);
  return debts.map((debt) => ({ ...debt, left: debt.left + (added.get(debt.id) ?? 0n) }));
}
