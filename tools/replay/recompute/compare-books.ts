/** One figure on which two books do not agree. */
export interface Difference {
  what: string;
  expected: string;
  told: string;
}

/** Holds two columns of figures against each other; a figure that only one of them has is a difference too. */
export function compareFigures(
  what: string,
  expected: ReadonlyMap<string, bigint>,
  told: ReadonlyMap<string, bigint>,
): Difference[] {
  return [...new Set([...expected.keys(), ...told.keys()])]
    .filter((name) => expected.get(name) !== told.get(name))
    .map((name) => ({
      what: `${what} ${name}`,
      expected: String(expected.get(name) ?? 'nothing'),
      told: String(told.get(name) ?? 'nothing'),
    }));
}

/** The last day of each month from one day to another, both included. */
export function monthEnds(from: string, to: string): string[] {
  const ends: string[] = [];
  for (let [year = 0, month = 1] = from.split('-').map(Number); ; month += 1) {
    const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    if (end >= to) return [...ends, to];
    ends.push(end);
  }
}
