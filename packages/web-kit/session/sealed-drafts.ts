import { OLDEST_DAYS } from '../form/drafts.ts';
import { randomBytes, toBase64url } from './bytes.ts';
import { decrypt, type Envelope, encrypt } from './envelope.ts';

/** Whose drafts, and the text under which they are sealed, which his server alone tells him again. */
export interface DraftOwner {
  userId: string;
  draftKey: string;
}

/** A draft as it lies there while its user is not logged in. */
interface SealedDraft extends Envelope {
  iv: string;
  /** When it was sealed, in milliseconds. */
  sealed: number;
}

const OPEN = 'draft.';
const SEALED = 'sealed-draft.';

/**
 * What somebody typed and did not save stays on the device when his session ends by itself, but nobody reads it there
 * before he has logged in again.
 */
export async function sealDrafts(
  storage: Storage,
  { userId, draftKey }: DraftOwner,
  now = Date.now(),
): Promise<void> {
  for (const [place, text] of entriesOf(storage, `${OPEN}${userId}.`)) {
    const iv = toBase64url(randomBytes(12));
    const envelope = await encrypt(text, { key: draftKey, iv });
    const draft: SealedDraft = { ...envelope, iv, sealed: now };
    // First away, so that a full device has room for the longer one; without it, the draft is lost and not shown.
    storage.removeItem(`${OPEN}${userId}.${place}`);
    try {
      storage.setItem(`${SEALED}${userId}.${place}`, JSON.stringify(draft));
    } catch {
      // As where a draft does not fit while it is typed: all else goes on.
    }
  }
}

/** Opens what was sealed of somebody who has just logged in, and removes what of anybody is too old or cannot be read. */
export async function openDrafts(
  storage: Storage,
  { userId, draftKey }: DraftOwner,
  now = Date.now(),
): Promise<void> {
  for (const [place, text] of entriesOf(storage, SEALED)) {
    const draft = readSealed(text);
    const isOwn = place.startsWith(`${userId}.`);
    if (draft && !isOwn && draft.sealed >= now - OLDEST_DAYS * 86_400_000) continue;
    storage.removeItem(`${SEALED}${place}`);
    if (draft && isOwn) await putBack(storage, place, draft, draftKey);
  }
}

async function putBack(storage: Storage, place: string, { iv, payload }: SealedDraft, draftKey: string) {
  try {
    storage.setItem(`${OPEN}${place}`, String(await decrypt({ payload }, { key: draftKey, iv })));
  } catch {
    // Sealed under another key of the server, or changed on the device: there is nothing to go on with.
  }
}

/** What lies there under a beginning of keys, by the rest of the key. */
function entriesOf(storage: Storage, beginning: string): [place: string, text: string][] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(beginning))
    .map((key) => [key.slice(beginning.length), storage.getItem(key) ?? '']);
}

function readSealed(text: string): SealedDraft | null {
  try {
    const draft = JSON.parse(text) as SealedDraft;
    return typeof draft.payload === 'string' && typeof draft.iv === 'string' ? draft : null;
  } catch {
    return null;
  }
}
