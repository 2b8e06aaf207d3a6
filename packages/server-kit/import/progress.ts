/** How far an import has come, for whoever waits for it. */
export interface Progress {
  phase: 'checking' | 'saving' | 'done';
  done: number;
  rows: number;
}

/** How long the end of an import can be asked for. */
const REMEMBERED_MS = 60_000;

const running = new Map<string, { userId: string; progress: Progress }>();

/** Follows one import; it is kept in this process alone, because nothing of it is committed before its end. */
export function followImport(importId: string | null, userId: string): (progress: Progress) => void {
  if (!importId) return () => undefined;
  return (progress) => {
    running.set(importId, { userId, progress });
    if (progress.phase === 'done') setTimeout(() => running.delete(importId), REMEMBERED_MS).unref();
  };
}

/** Progress of an import of this user; null where this process knows of none. */
export function progressOf(importId: string, userId: string): Progress | null {
  const known = running.get(importId);
  return known?.userId === userId ? known.progress : null;
}
