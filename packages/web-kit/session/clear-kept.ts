/** Rows and columns as a person likes them: no secret, and annoying to choose anew every morning. */
const TASTE = /^list\./;

/** Clears what a browser kept of a session (specification §4), all but the taste of those who worked here. */
export function clearKept(storage: Storage): void {
  const tastes = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => TASTE.test(key))
    .map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  for (const [key, taste] of tastes) storage.setItem(key, taste);
}
