import { randomBytes, toBase64url } from './bytes.ts';
import { clearSaved } from './clear-saved.ts';
import { decrypt, type Envelope, encrypt } from './envelope.ts';
import { forgetAll } from './forget-on-leaving.ts';
import { leaveUnasked } from './leaving.ts';
import { dropSession, forgetKnownSession, savedSession } from './saved-session.ts';
import { sealDrafts } from './sealed-drafts.ts';
import type { SessionUser } from './session-user.ts';

const USER = 'user';
const VECTOR = 'user-vector';
const BRANCH = 'branch';

/** Whether somebody was logged in here; enough to know which half of the app to load. */
export const hasStoredUser = () => localStorage.getItem(USER) !== null;

/** Stores the user encrypted (specification §4) and makes this tab's branch his. It is for display; nothing is decided by it. */
export async function saveUser(user: SessionUser): Promise<void> {
  sessionStorage.setItem(BRANCH, user.branch_id);
  // Other tabs see with their own eyes.
  if (user.seen_as || user.support) return;
  const session = await savedSession();
  if (!session) return;
  const iv = toBase64url(randomBytes(12));
  const envelope = await encrypt(user, { key: session.storeKey, iv });
  localStorage.setItem(VECTOR, iv);
  localStorage.setItem(USER, JSON.stringify(envelope));
}

/** The user as he was last stored; null where there is none or he cannot be read, as after a login in another tab. */
export async function readStoredUser(): Promise<SessionUser | null> {
  const [kept, iv] = [localStorage.getItem(USER), localStorage.getItem(VECTOR)];
  const session = await savedSession();
  if (!kept || !iv || !session) return null;
  try {
    return (await decrypt(JSON.parse(kept) as Envelope, { key: session.storeKey, iv })) as SessionUser;
  } catch {
    return null;
  }
}

/**
 * Clears what this browser kept of the session: local storage (specification §4), what this tab remembers, words that were
 * searched for among it, the key, and what parts of the app keep besides, such as the catalogue of the till. Ends when all
 * of it is gone. Sales that were never sent are no part of it, and what was typed is sealed where the session ended by itself.
 */
export async function forgetSession(isEndedByItself = false): Promise<void> {
  if (isEndedByItself) await sealTyped();
  clearSaved(localStorage, isEndedByItself);
  sessionStorage.clear();
  await Promise.allSettled([dropSession(), forgetAll()]);
}

async function sealTyped(): Promise<void> {
  const session = await savedSession().catch(() => null);
  // On a plain http page the key goes with the tab (api.md, Session).
  if (!session?.draftKey) return;
  const { userId, draftKey } = session;
  await sealDrafts(localStorage, { userId, draftKey }).catch(() => undefined);
}

/** The branch that this tab works in; empty in a new tab, which starts where the session is. */
export const branchOfTab = () => sessionStorage.getItem(BRANCH) ?? '';

export const workInBranch = (id: string) => sessionStorage.setItem(BRANCH, id);

export const leaveBranchOfTab = () => sessionStorage.removeItem(BRANCH);

/** Calls back when another tab of the same session has stored the user again; the answer stops it. */
export function onUserStoredElsewhere(told: () => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === USER && oldValue !== null && newValue !== null) told();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Loads the page again when somebody logs in or out in another tab: the cookie is no longer the one this page began with. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && !(key === USER && (oldValue === null) !== (newValue === null))) return;
    forgetKnownSession();
    // What this tab remembers is of whoever was logged in; the logout of the other tab has cleared the rest.
    if (localStorage.getItem(USER) === null) sessionStorage.clear();
    leaveUnasked();
    location.reload();
  });
}
