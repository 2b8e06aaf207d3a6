import { useSyncExternalStore } from 'react';

let served = '';
const watchers = new Set<() => void>();

/** The server says of which build the pages are that it serves now. */
export function noteBuild(build: string): void {
  if (build === served) return;
  served = build;
  for (const watcher of watchers) watcher();
}

/** Whether a newer version is served than the one this page is of; a server without pages says nothing about it. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(watch, () => served !== '' && builtAs() !== '' && served !== builtAs());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function builtAs(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}
