import { useSyncExternalStore } from 'react';

const KEPT = 'till.prints';
const watchers = new Set<() => void>();

/** Whether this device prints each receipt by itself: a till with a printer does, a phone is asked to. */
export function usePrintsByItself(): [boolean, (prints: boolean) => void] {
  return [useSyncExternalStore(watch, printsByItself), choose];
}

export function printsByItself(): boolean {
  const chosen = localStorage.getItem(KEPT);
  return chosen === null ? matchMedia('(pointer: fine)').matches : chosen === 'yes';
}

function choose(prints: boolean): void {
  localStorage.setItem(KEPT, prints ? 'yes' : 'no');
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
