/** A value that screens follow with `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  follow(watcher: () => void): () => void;
}

export function observable<T>(first: T): Observable<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    follow(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
