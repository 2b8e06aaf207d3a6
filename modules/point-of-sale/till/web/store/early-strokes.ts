import type { Stroke } from '#core/scanner.ts';

declare global {
  interface Window {
    /** What was typed at the till before its script was there (`first-paint.js`); null while the till itself listens. */
    earlyStrokes?: Stroke[] | null;
  }
}

/** What waited for the till to be there; from now on it hears for itself. */
export function takeEarlyStrokes(): Stroke[] {
  const waited = window.earlyStrokes ?? [];
  window.earlyStrokes = null;
  return waited;
}

/** The till is left: the next one is waited for again. */
export function recordEarlyStrokes(): void {
  window.earlyStrokes = [];
}
