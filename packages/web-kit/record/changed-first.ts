/** What is told of a long list, and how much of it is not. */
export interface ListChange {
  told: string[];
  rest: number;
}

/**
 * Of a long list what was added or taken away comes first: there the eye looks for it. No more than `most` are told, but of
 * what changed everything where `wholeChange` asks for it: there nothing may hide behind a number.
 */
export function changedFirst(
  list: readonly unknown[],
  other: unknown,
  { most, wholeChange = false }: { most: number; wholeChange?: boolean | undefined },
): ListChange {
  const kept = new Set(Array.isArray(other) ? other.map(String) : []);
  const texts = list.map(String);
  const changed = texts.filter((text) => !kept.has(text));
  const all = [...changed, ...texts.filter((text) => kept.has(text))];
  const told = all.slice(0, wholeChange ? Math.max(most, changed.length) : most);
  return { told, rest: all.length - told.length };
}
