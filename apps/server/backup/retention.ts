/** How many days, weeks and months keep one backup each. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

/**
 * The backups that nobody needs any more: of each of the last days, weeks and months that have one, the newest stays.
 * Days without a backup do not count, so a computer that was off for a month loses nothing.
 */
export function outlived<B extends { made_at: Date }>(backups: readonly B[], keeping: Retention): B[] {
  const newestFirst = backups.toSorted((a, b) => b.made_at.getTime() - a.made_at.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, keeping.days),
    ...newestOfEach(newestFirst, weekOf, keeping.weeks),
    ...newestOfEach(newestFirst, monthOf, keeping.months),
    ...newestFirst.slice(0, 1),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach<B extends { made_at: Date }>(
  newestFirst: readonly B[],
  periodOf: (moment: Date) => string,
  most: number,
): B[] {
  const newest = new Map<string, B>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.made_at);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, most);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

const DAY_MS = 24 * 3600 * 1000;

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (moment: Date) => String(Math.floor((moment.getTime() / DAY_MS + 3) / 7));
