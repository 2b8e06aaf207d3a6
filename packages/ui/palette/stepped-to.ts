/** The row that a key leads to from the active one, round and round; undefined where the key is for something else. */
export function steppedTo(key: string, keys: readonly string[], active: string | null): string | undefined {
  const at = active === null ? -1 : keys.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return keys[(at + 1) % keys.length];
    case 'ArrowUp':
      return keys.at(at <= 0 ? -1 : at - 1);
    case 'PageDown':
      return keys[Math.min(keys.length - 1, at + PAGE)];
    case 'PageUp':
      return keys[Math.max(0, at - PAGE)];
    default:
      return undefined;
  }
}

const PAGE = 6;
