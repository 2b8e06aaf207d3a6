/**
 * How far back and how wide somebody sees among the documents of a branch (capabilities E5): a cashier his own receipts of
 * today, say. Documents outside it do not exist for him; sums in reports have rights of their own.
 */
export interface Visibility {
  /** Only what he made himself. */
  own: boolean;
  /** Business days, today being the first; null for all. */
  days: number | null;
  /** The newest so many: of his own where he sees only those, else of the branch; null for all. */
  newest: number | null;
}

/** Everything, as far as rights go. */
export const FULL_VISIBILITY: Visibility = { own: false, days: null, newest: null };

/** Nothing: of a branch in which somebody does not work. */
export const NO_VISIBILITY: Visibility = { own: true, days: 0, newest: 0 };

/** Whether somebody with one visibility sees all that somebody with the other would: nobody gives more than he has. */
export function seesAsMuch(held: Visibility, asked: Visibility): boolean {
  return (
    (!held.own || asked.own) &&
    isWithin(held.days, asked.days) &&
    isWithin(held.newest, asked.newest) &&
    // The newest few of one person may be older than the newest few of all.
    (held.newest === null || held.own === asked.own)
  );
}

function isWithin(held: number | null, asked: number | null): boolean {
  return held === null || (asked !== null && asked <= held);
}
