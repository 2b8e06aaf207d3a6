export interface InTransaction {
  store(name: string): IDBObjectStore;
  done<T>(request: IDBRequest<T>): Promise<T>;
}

/** Runs work in one transaction over all stores; a browser that keeps nothing answers what stands in its place. */
export type InStores = <T>(
  mode: IDBTransactionMode,
  otherwise: T,
  work: (transaction: InTransaction) => Promise<T>,
) => Promise<T>;

/** What a device keeps under a name, in stores; opened as it is first asked for. */
export function openStores(database: string, version: number, stores: readonly string[]): InStores {
  let opening: Promise<IDBDatabase> | undefined;
  return async (mode, otherwise, work) => {
    try {
      opening ??= opened(database, version, stores);
      // On the disk before it is said to be kept: a battery may die the next moment.
      const transaction = (await opening).transaction(stores, mode, { durability: 'strict' });
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const result = await work({
        store: (name) => transaction.objectStore(name),
        done: (request) =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          }),
      });
      await ended;
      return result;
    } catch {
      return otherwise;
    }
  };
}

function opened(database: string, version: number, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = () => {
      for (const name of stores)
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    };
    // A tab of another version holds them: rather without them than waiting for that tab to be closed.
    request.onblocked = () => reject(new Error('the stores are held by another tab'));
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
