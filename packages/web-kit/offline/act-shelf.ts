import { openStores } from './indexed-stores.ts';
import type { SavedAct } from './save-acts.ts';

/**
 * What a page keeps on a device, by user and branch: what was done and the server does not have yet, and what the server showed
 * when it last answered.
 */
export interface ActShelf<A extends SavedAct, T> {
  readActs(scope: string): Promise<A[]>;
  /** Answers whether the device has really kept it. */
  putAct(scope: string, act: A): Promise<boolean>;
  dropAct(scope: string, id: string): Promise<void>;
  readShown(scope: string): Promise<T | null>;
  putShown(scope: string, shown: T): Promise<void>;
  /** The end of a session takes along what was shown; what was not sent stays for its user. */
  dropShown(): Promise<void>;
}

const ACTS = 'acts';

const allOf = (scope: string) => IDBKeyRange.bound([scope], [scope, []]);

/** Opens the shelf of a page in a database of the browser, which calls what was shown by a name. */
export function actShelf<A extends SavedAct, T>(database: string, shown: string): ActShelf<A, T> {
  const inShelf = openStores(database, 1, [ACTS, shown]);
  return {
    readActs: (scope) =>
      inShelf('readonly', [], ({ store, done }) => done<A[]>(store(ACTS).getAll(allOf(scope)))),
    putAct: (scope, act) =>
      inShelf('readwrite', false, async ({ store }) => {
        store(ACTS).put(act, [scope, act.id]);
        return true;
      }),
    dropAct: (scope, id) =>
      inShelf('readwrite', undefined, async ({ store }) => void store(ACTS).delete([scope, id])),
    readShown: (scope) =>
      inShelf(
        'readonly',
        null,
        async ({ store, done }) => (await done<T | undefined>(store(shown).get(scope))) ?? null,
      ),
    putShown: (scope, of) =>
      inShelf('readwrite', undefined, async ({ store }) => void store(shown).put(of, scope)),
    dropShown: () => inShelf('readwrite', undefined, async ({ store }) => void store(shown).clear()),
  };
}
