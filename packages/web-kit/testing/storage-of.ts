/** A browser's storage as far as it is asked, with room for so many letters. */
export function storageOf(entries: Readonly<Record<string, string>> = {}, room = 5_000_000) {
  const kept = new Map(Object.entries(entries));
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('No room is left.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return { storage, left: () => Object.fromEntries(kept) };
}
