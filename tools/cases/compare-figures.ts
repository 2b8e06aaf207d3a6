/** One figure that is not as the case has it. */
export type Difference = string;

/** What a document must show; whatever it shows beside is its own. */
export function compareShown(expected: unknown, shown: unknown, path = 'document'): Difference[] {
  if (Array.isArray(expected)) {
    const rows = Array.isArray(shown) ? shown : [];
    const count =
      expected.length === rows.length ? [] : [`${path}: ${expected.length} expected, ${rows.length} shown`];
    return [...count, ...expected.flatMap((row, i) => compareShown(row, rows[i], `${path} ${i + 1}`))];
  }
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).flatMap(([key, value]) =>
      compareShown(value, (shown as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
    );
  if (expected === shown) return [];
  return [`${path}: ${JSON.stringify(expected)} expected, ${JSON.stringify(shown)} shown`];
}

/** Adds an amount in cents to that of a key. */
export function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** The keys whose amounts in cents differ. */
export function differencesOf(
  what: string,
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): Difference[] {
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .toSorted()
    .filter((key) => (wanted.get(key) ?? 0) !== (found.get(key) ?? 0))
    .map(
      (key) =>
        `${what} ${key}: ${(wanted.get(key) ?? 0) / 100} expected, ${(found.get(key) ?? 0) / 100} found`,
    );
}
