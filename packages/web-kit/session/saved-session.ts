import { fromBase64url, toBase64url } from './bytes.ts';
import { ciphers, hasOwnCiphers, type SealKey } from './ciphers.ts';
import { addToShelf, clearShelf, readShelf, writeShelf } from './key-shelf.ts';

/** What this browser keeps of a session beside the cookie, which script cannot see. */
export interface SavedSession {
  sessionId: string;
  userId: string;
  key: SealKey;
  /** Text from which the stored user is encrypted; derived from the key, so it opens no call. */
  storeKey: string;
  /** Text under which what was typed is sealed when the session ends by itself; absent until the server has told it. */
  draftKey?: string;
}

const TAB = 'session-key';

/** Keeps a new session: the key where no script can read it out again, or, on a plain http page, for this tab alone. */
export async function saveSession(sessionId: string, userId: string, key: string): Promise<void> {
  const { keyFrom, derive } = await ciphers();
  const bytes = fromBase64url(key);
  const storeKey = toBase64url(await derive(bytes, 'stored user'));
  if (hasOwnCiphers()) await writeShelf({ sessionId, userId, storeKey, key: await keyFrom(bytes) });
  else sessionStorage.setItem(TAB, JSON.stringify({ sessionId, userId, storeKey, key }));
  known = undefined;
}

/**
 * Keeps beside a session what its drafts will be sealed under, unless it has ended or another has begun while that was asked
 * for; answers the session that lies there now.
 */
export async function saveDraftKey(sessionId: string, draftKey: string): Promise<SavedSession | null> {
  const kept = sessionStorage.getItem(TAB);
  if (hasOwnCiphers()) await addToShelf(sessionId, { draftKey });
  else if (kept && JSON.parse(kept).sessionId === sessionId)
    sessionStorage.setItem(TAB, JSON.stringify({ ...JSON.parse(kept), draftKey }));
  known = undefined;
  return savedSession();
}

/** The session of this browser, if it has one. Asked before every call, so that a login in another tab is noticed. */
export async function savedSession(): Promise<SavedSession | null> {
  if (!known) known = hasOwnCiphers() ? readShelf() : readTab();
  return known;
}

let known: Promise<SavedSession | null> | undefined;

export async function dropSession(): Promise<void> {
  known = undefined;
  sessionStorage.removeItem(TAB);
  if (hasOwnCiphers()) await clearShelf();
}

/** Another tab logged in or out: what this page remembers is of yesterday. */
export function forgetKnownSession(): void {
  known = undefined;
}

async function readTab(): Promise<SavedSession | null> {
  const kept = sessionStorage.getItem(TAB);
  if (!kept) return null;
  const { key, ...rest } = JSON.parse(kept) as Omit<SavedSession, 'key'> & { key: string };
  return { ...rest, key: fromBase64url(key) };
}
