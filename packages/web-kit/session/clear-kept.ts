/** Rows and columns as a person likes them: no secret, and annoying to choose anew every morning. */
const TASTE = /^list\./;
/** What was typed and not saved. */
const DRAFT = /^draft\./;

/**
 * Clears what a browser kept of a session (specification §4), all but the taste of those who worked here. Of a session
 * that ended by itself the drafts stay: nobody who logs in again has to type anew what he was typing.
 */
export function clearKept(storage: Storage, isEndedByItself = false): void {
  const stays = (key: string) => TASTE.test(key) || (isEndedByItself && DRAFT.test(key));
  const staying = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(stays)
    .map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  for (const [key, kept] of staying) storage.setItem(key, kept);
}
