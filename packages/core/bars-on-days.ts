/** Something that lasts: where it begins and ends in days from the first that is shown. */
export interface Lasting {
  from: number;
  to: number;
}

/** A bar that is shorter cannot be seen or pressed. */
const SHORTEST = 0.15;
const DAY_MS = 86_400_000;

/** How many days one day comes after another. */
export function daysBetween(first: string, day: string): number {
  return (Date.parse(day) - Date.parse(first)) / DAY_MS;
}

/** What lies within so many days, cut where they begin and end; the shortest long enough to be seen. */
export function withinDays<B extends Lasting>(bars: readonly B[], days: number): B[] {
  return bars.flatMap((bar) => {
    const [from, to] = [Math.max(0, bar.from), Math.min(days, bar.to)];
    if (to <= 0 || from >= days || to <= from) return [];
    const begin = Math.min(from, days - SHORTEST);
    return [{ ...bar, from: begin, to: Math.min(days, Math.max(to, begin + SHORTEST)) }];
  });
}

/** Bars in the order in which they begin, each on the first line on which it meets no other one. */
export function onLines<B extends Lasting>(bars: readonly B[]): (B & { line: number })[] {
  const laid: (B & { line: number })[] = [];
  const sorted = bars.toSorted((one, other) => one.from - other.from || one.to - other.to);
  for (const bar of sorted) {
    let line = 0;
    while (laid.some((other) => other.line === line && bar.from < other.to && other.from < bar.to)) line += 1;
    laid.push({ ...bar, line });
  }
  return laid;
}
