import { SAVED_LOOK, themeAlone } from '../theme/saved-look.ts';

/** What was typed and not saved: sealed, or open where nothing was there to seal it with. */
const DRAFT = /^(?:sealed-)?draft\./;

/**
 * Clears what a browser kept of a session, whole (specification §4); the language is no part of it, and sales that were
 * never sent lie elsewhere. Of a session that ended by itself the theme and the drafts stay: nobody who logs in again has to
 * type again what he was typing.
 */
export function clearSaved(storage: Storage, isEndedByItself = false): void {
  const theme = themeAlone(storage.getItem(SAVED_LOOK));
  const drafts = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => isEndedByItself && DRAFT.test(key))
    .map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  if (theme && isEndedByItself) storage.setItem(SAVED_LOOK, theme);
  for (const [key, kept] of drafts) storage.setItem(key, kept);
}
