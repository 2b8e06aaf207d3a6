import type { Typed } from './body-of.ts';

/** In which form something is typed. A branch belongs to one business, so user and branch also say which business it is. */
export interface DraftPlace {
  user: string;
  branch: string;
  entity: string;
  /** The record that is changed, null while a new one is typed. */
  record: string | null;
}

/** What was being typed, kept on the device so that a closed browser or an empty battery loses nothing. */
export interface Draft {
  /** When it was last typed into, in UTC. */
  at: string;
  /** Only what differs from the record that was opened, by column, as the inputs hold it. */
  typed: Typed;
  /** The version of that record and what the typed columns held in it: whoever saved meanwhile is still noticed. */
  version: number;
  before: Readonly<Record<string, unknown>>;
}

/** Nobody goes on with what is older, and others may use the device. */
export const OLDEST_DAYS = 7;
/** All drafts of a device; the oldest goes for the newest. */
export const MOST_DRAFTS = 30;
/** Letters of one draft: a long form, and far from what a browser has room for. */
export const LONGEST_DRAFT = 100_000;

/** Keeps what is typed; what is too long for a draft leaves none, for half of it would look like all of it. */
export function saveDraft(place: DraftPlace, draft: Draft, storage: Storage = localStorage): void {
  const key = keyOf(place);
  const text = JSON.stringify(draft);
  storage.removeItem(key);
  if (text.length > LONGEST_DRAFT) return;
  sweepDrafts(Date.parse(draft.at), storage, MOST_DRAFTS - 1);
  try {
    storage.setItem(key, text);
  } catch {
    // A browser without room saves as ever; only the draft is missing.
  }
}

/** The draft of a form; nothing where there is none, where it is too old or where it cannot be read. */
export function savedDraft(
  place: DraftPlace,
  now: number,
  storage: Storage = localStorage,
): Draft | undefined {
  sweepDrafts(now, storage);
  return readDraft(storage.getItem(keyOf(place)));
}

export function dropDraft(place: DraftPlace, storage: Storage = localStorage): void {
  storage.removeItem(keyOf(place));
}

/** Removes what is too old or unreadable, and of the others the oldest, until no more than `most` are left. */
function sweepDrafts(now: number, storage: Storage, most = MOST_DRAFTS): void {
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: Date.parse(readDraft(storage.getItem(key))?.at ?? '') }));
  const oldest = now - OLDEST_DAYS * 86_400_000;
  const fresh = kept.filter(({ at }) => at >= oldest).toSorted((a, b) => b.at - a.at);
  const staying = new Set(fresh.slice(0, most).map(({ key }) => key));
  for (const { key } of kept) if (!staying.has(key)) storage.removeItem(key);
}

const PREFIX = 'draft.';

function keyOf({ user, branch, entity, record }: DraftPlace): string {
  return `${PREFIX}${user}.${branch}.${entity}.${record ?? 'new'}`;
}

function readDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Draft;
    const isWhole = typeof draft.typed === 'object' && typeof draft.before === 'object';
    return isWhole && typeof draft.at === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}
