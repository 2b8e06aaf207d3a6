import { afterAll, expect, vi } from 'vitest';

/** What a test puts something else in the place of. */
const STUBBED = [
  ...['Date', 'fetch', 'crypto', 'navigator', 'BroadcastChannel', 'WebSocket', 'EventSource'],
  ...['window', 'document', 'location', 'localStorage', 'sessionStorage'],
  ...['addEventListener', 'requestAnimationFrame', 'matchMedia'],
];

/**
 * Files of tests share a process, so each leaves it as it found it: what stayed behind would pass or fail somebody else's
 * test. One that replaces modules has a process of its own (`ALONE` of `test-files.ts`).
 */
const before = processNow();

afterAll(() => {
  expect(processNow()).toEqual(before);
});

function processNow() {
  // cspell:ignore VIPSHOME
  // sharp notes there where its library lies when it is first imported.
  const { VIPSHOME: _, ...environment } = process.env;
  return {
    folder: process.cwd(),
    environment,
    timers: vi.isFakeTimers() ? 'faked' : 'real',
    globals: Object.fromEntries(STUBBED.map((name) => [name, (globalThis as Record<string, unknown>)[name]])),
  };
}
