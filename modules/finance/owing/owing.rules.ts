import { addDays } from '#core/business-day.ts';
import { sum } from '#core/money.ts';

/** An open debt: what is left of it, in minor units, and by which day it is to be paid; by none where nothing was agreed. */
export interface DueDebt {
  due_date: string | null;
  left: bigint;
}

/** What is open of a party by when it is due, in minor units. */
export interface Owing {
  owed: bigint;
  late: bigint;
  /** The earliest day by which something should have been paid. */
  late_since: string | null;
  /** Due today or within a week. */
  soon: bigint;
  later: bigint;
  /** The next day by which something is to be paid, and how much of it. */
  next_due: string | null;
  next_amount: bigint;
}

/** Within so many days a day presses (ui.md 20). */
const SOON_DAYS = 7;

/** What is open by when it is due. What was agreed for no day is due later, as it is never overdue. */
export function owingOf(debts: readonly DueDebt[], today: string): Owing {
  const week = addDays(today, SOON_DAYS);
  const days = debts.flatMap(({ due_date }) => due_date ?? []).toSorted();
  const leftWhere = (holds: (due: string | null) => boolean) =>
    sum(debts.filter(({ due_date }) => holds(due_date)).map(({ left }) => left));
  const next_due = days.find((day) => day >= today) ?? null;
  const isLate = (due: string | null) => due !== null && due < today;
  const isSoon = (due: string | null) => due !== null && due >= today && due <= week;
  return {
    owed: leftWhere(() => true),
    late: leftWhere(isLate),
    late_since: days.find(isLate) ?? null,
    soon: leftWhere(isSoon),
    later: leftWhere((due) => !isLate(due) && !isSoon(due)),
    next_due,
    next_amount: leftWhere((due) => due !== null && due === next_due),
  };
}
