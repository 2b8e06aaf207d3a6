import { fromBase64url, toBase64url } from './bytes.ts';
import { ciphers, hasOwnCiphers, type SealKey } from './ciphers.ts';
import { clearShelf, readShelf, writeShelf } from './key-shelf.ts';

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
  await write({ sessionId, userId, storeKey, key: hasOwnCiphers() ? await keyFrom(bytes) : bytes });
}

/** Keeps beside the session what its drafts will be sealed under. */
export async function saveDraftKey(draftKey: string): Promise<void> {
  const session = await savedSession();
  if (session) await write({ ...session, draftKey });
}

async function write(session: SavedSession): Promise<void> {
  if (session.key instanceof Uint8Array) {
    const key = toBase64url(session.key);
    sessionStorage.setItem(TAB, JSON.stringify({ ...session, key }));
  } else await writeShelf(session);
  known = undefined;
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
