/** Of a long list what was added or taken away comes first: there the eye looks for it. */
export function changedFirst(list: readonly unknown[], other: unknown): string[] {
  const kept = new Set(Array.isArray(other) ? other.map(String) : []);
  const texts = list.map(String);
  return [...texts.filter((text) => !kept.has(text)), ...texts.filter((text) => kept.has(text))];
}
