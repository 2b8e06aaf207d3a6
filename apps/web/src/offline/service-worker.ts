import type { Release } from './release.ts';
import { type AskedPart, saveRelease } from './save-release.ts';

/** Written here by the build. */
declare const __RELEASE__: Release;

/** What a service worker is given, as far as it is used; the types of pages and of workers exclude each other. */
interface Worker {
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', act: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked {
  request: AskedPart;
  respondWith(answer: Promise<Response>): void;
}

/** Somebody reloads a page that shows nothing sooner than this is too long. */
const PATIENCE_MS = 4_000;

const worker = self as unknown as Worker;
const kept = saveRelease({
  caches,
  fetch: (request, how) => fetch(request, how),
  release: __RELEASE__,
  origin: location.origin,
  patienceMs: PATIENCE_MS,
});

worker.addEventListener('install', (event) =>
  event.waitUntil(kept.install().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(kept.activate().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const answer = kept.answer(event.request);
  if (answer) event.respondWith(answer);
});
