import { useSyncExternalStore } from 'react';

/** Whether the last call got through: the pill in the top bar shows it. */
export type Reachability = 'reached' | 'offline' | 'unavailable';

let state: Reachability = 'reached';
const watchers = new Set<() => void>();

/** Tells every watcher how the last call ended. */
export function noteReachability(next: Reachability): void {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** Whether the last call got through, at the moment of asking. */
export const isReached = (): boolean => state === 'reached';

export function useReachability(): Reachability {
  return useSyncExternalStore(watch, () => state);
}

function watch(watcher: () => void): () => void {
  const offline = () => noteReachability('offline');
  const online = () => noteReachability('reached');
  watchers.add(watcher);
  addEventListener('offline', offline);
  addEventListener('online', online);
  return () => {
    watchers.delete(watcher);
    removeEventListener('offline', offline);
    removeEventListener('online', online);
  };
}
