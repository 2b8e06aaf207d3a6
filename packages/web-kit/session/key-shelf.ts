import type { SavedSession } from './saved-session.ts';

const DATABASE = 'session';
const SHELF = 'session';
const PLACE = 'current';

/** Puts the session into IndexedDB, the one store of a browser that holds a key without showing it. */
export async function writeShelf(session: SavedSession): Promise<void> {
  await onShelf('readwrite', (shelf) => shelf.put(session, PLACE));
}

/** Adds something to the session that lies there, in one transaction; nothing where it is another by now, or none. */
export async function addToShelf(sessionId: string, part: Partial<SavedSession>): Promise<void> {
  await onShelf('readwrite', (shelf) => {
    const found: IDBRequest<SavedSession | undefined> = shelf.get(PLACE);
    found.onsuccess = () => {
      if (found.result?.sessionId === sessionId) shelf.put({ ...found.result, ...part }, PLACE);
    };
    return found;
  });
}

export async function readShelf(): Promise<SavedSession | null> {
  return (await onShelf<SavedSession | undefined>('readonly', (shelf) => shelf.get(PLACE))) ?? null;
}

export async function clearShelf(): Promise<void> {
  await onShelf('readwrite', (shelf) => shelf.clear());
}

async function onShelf<T>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await openShelf();
  try {
    const transaction = database.transaction(SHELF, mode);
    const request = work(transaction.objectStore(SHELF));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result as T;
  } finally {
    database.close();
  }
}

function openShelf(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
