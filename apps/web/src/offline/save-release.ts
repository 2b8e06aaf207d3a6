import { BUILD_TAG, type Release } from './release.ts';

/** What a worker keeps pages in and asks for them with; the browser's own, but for tests. */
export interface ReleaseWorld {
  caches: CacheStorage;
  fetch: (request: Request | string, how?: RequestInit) => Promise<Response>;
  release: Release;
  /** Where the pages are served from. */
  origin: string;
  /** How long a page may wait for a server that says nothing. */
  patienceMs: number;
}

export interface SavedRelease {
  /** Fetches the whole release, or fails: a worker that lacks a part never comes into use. */
  install(): Promise<void>;
  /** Drops what is older than the release before: a page of that one may still be open. */
  activate(): Promise<void>;
  /** The answer to a call of a page; null leaves it to the browser, as everything of the interface. */
  answer(request: AskedPart): Promise<Response> | null;
}

/** Of a request, what decides how it is answered. */
export type AskedPart = Pick<Request, 'method' | 'mode' | 'url'>;

const PREFIX = 'release ';
const PAGE = '/';
const IS_HASHED = /^\/assets\//;
/** As the server tells pages from files (serve-web.ts). */
const IS_FILE = /^\/api\/|\.\w{2,5}$/;

/**
 * Keeps one release of the pages on the device: its page, and the scripts of the till. Nothing that the interface answers
 * is ever kept. Scripts are named by what is in them, so no page gets one of another release.
 */
export function saveRelease(world: ReleaseWorld): SavedRelease {
  const { caches, fetch, release, origin: home, patienceMs } = world;
  const own = PREFIX + release.build;

  return {
    async install() {
      const cache = await caches.open(own);
      const page = await fetch(PAGE, { cache: 'no-store', credentials: 'same-origin' });
      const said = BUILD_TAG.exec(await page.clone().text())?.[1];
      if (said !== release.build) throw new Error('The server serves another release by now');
      await Promise.all(release.files.map((path) => saveFile(cache, path)));
      await cache.put(PAGE, page);
    },
    async activate() {
      const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    answer(request) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== home) return null;
      if (request.mode === 'navigate') return IS_FILE.test(pathname) ? null : fresh(request, PAGE);
      if (IS_HASHED.test(pathname)) return hashed(request, pathname);
      return release.files.includes(pathname) ? fresh(request, pathname) : null;
    },
  };

  /** What has not changed since the release before is not fetched again. */
  async function saveFile(cache: Cache, path: string): Promise<void> {
    const known = IS_HASHED.test(path) ? await caches.match(path, ANY) : undefined;
    const file = known ?? (await fetch(path));
    if (!file.ok) throw new Error(`${path} is not served`);
    await cache.put(path, file);
  }

  /** A file that never changes under its name: from the device, of whichever release asks. */
  async function hashed(request: AskedPart, path: string): Promise<Response> {
    const known = await caches.match(path, ANY);
    if (known) return known;
    const file = await fetch(request as Request);
    if (file.ok) await (await caches.open(own)).put(path, file.clone());
    return file;
  }

  /** From the server, so that a new release is seen at once; as it was kept where no server answers in time. */
  async function fresh(request: AskedPart, path: string): Promise<Response> {
    const asked = fetch(request as Request);
    const inTime = await Promise.race([asked.catch(() => null), after(patienceMs)]);
    if (inTime && inTime.status < 500) return inTime;
    return (await (await caches.open(own)).match(path, ANY)) ?? asked;
  }
}

const ANY = { ignoreVary: true, ignoreSearch: true } as const;

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
