import { expect, test } from 'vitest';
import { type AskedPart, saveRelease } from './save-release.ts';

const HOME = 'https://duka.local';
const pathOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, HOME).pathname;

/** Caches of a browser, in the order in which they were made. */
function cachesOfTests() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (path: string) => files.get(path)?.clone(),
    put: async (path: string, file: Response) => void files.set(path, file),
  });
  const storage = {
    async open(name: string) {
      if (!all.has(name)) all.set(name, new Map());
      return cacheOf(all.get(name) as Map<string, Response>);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string) =>
      [...all.values()]
        .find((files) => files.has(path))
        ?.get(path)
        ?.clone(),
  };
  return { storage: storage as unknown as CacheStorage, all };
}

/** A server of one release after the other, and a device in front of it. */
function world() {
  const { storage, all } = cachesOfTests();
  const served = new Map<string, string>();
  const asked: string[] = [];
  const state = { away: false, silent: false, status: 200 };
  const serve = (build: string, ...scripts: string[]) => {
    served.clear();
    served.set('/', `<html><head><meta name="build" content="${build}"></head></html>`);
    for (const path of ['/first-paint.js', ...scripts]) served.set(path, `${path} of ${build}`);
  };
  const fetch = async (request: Request | string) => {
    const path = pathOf(request);
    asked.push(path);
    if (state.silent) return new Promise<never>(() => undefined);
    if (state.away) throw new TypeError('Failed to fetch');
    const file = served.get(path) ?? (/\.\w+$/.test(path) ? undefined : served.get('/'));
    if (state.status !== 200) return new Response('', { status: state.status });
    return new Response(file ?? '', { status: file === undefined ? 404 : 200 });
  };
  const workerOf = (build: string, ...scripts: string[]) =>
    saveRelease({
      caches: storage,
      fetch,
      origin: HOME,
      patienceMs: 5,
      release: { build, files: ['/first-paint.js', ...scripts] },
    });
  return { all, asked, state, serve, workerOf };
}

const view = (path: string, more: Partial<AskedPart> = {}): AskedPart => ({
  method: 'GET',
  mode: 'navigate',
  url: HOME + path,
  ...more,
});
const script = (path: string) => view(path, { mode: 'cors' });
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();

test('a page is the one of the server, and the kept one where the server is away, fails or says nothing', async () => {
  const { serve, workerOf, state } = world();
  serve('one', '/assets/till-1.js');
  const worker = workerOf('one', '/assets/till-1.js');
  await worker.install();
  serve('two');
  const page = () => textOf(worker.answer(view('/point-of-sale/sale-form?id=7')));
  expect(await page()).toContain('"two"');
  for (const fault of [{ away: true }, { status: 502 }, { silent: true }]) {
    Object.assign(state, { away: false, silent: false, status: 200 }, fault);
    expect(await page()).toContain('"one"');
    expect(await textOf(worker.answer(script('/first-paint.js')))).toBe('/first-paint.js of one');
    expect(await textOf(worker.answer(script('/assets/till-1.js')))).toBe('/assets/till-1.js of one');
  }
});

test('the interface, writes, files of others and other addresses are left to the browser', async () => {
  const { serve, workerOf, all } = world();
  serve('one');
  const worker = workerOf('one');
  await worker.install();
  const left = [
    script('/api/sale/catalogue'),
    view('/api/docs'),
    view('/service-worker.js'),
    view('/', { method: 'POST' }),
    { ...view('/'), url: 'https://elsewhere.local/' },
    script('/icon.png'),
  ];
  for (const request of left) expect(worker.answer(request)).toBeNull();
  expect([...(all.get('release one')?.keys() ?? [])]).toEqual(['/first-paint.js', '/']);
});

test('a release comes into use whole or not at all', async () => {
  const { serve, workerOf, all } = world();
  serve('two', '/assets/till-2.js');
  await expect(workerOf('one', '/assets/till-1.js').install()).rejects.toThrow('another release');
  serve('three');
  await expect(workerOf('three', '/assets/till-3.js').install()).rejects.toThrow('/assets/till-3.js');
  expect([...all.values()].some((files) => files.has('/'))).toBe(false);
});

test('a new release fetches what has changed and leaves the one before to the pages that are open', async () => {
  const { serve, workerOf, all, asked } = world();
  for (const [build, ...scripts] of [
    ['one', '/assets/till-1.js', '/assets/react.js'],
    ['two', '/assets/till-2.js', '/assets/react.js'],
    ['three', '/assets/till-3.js', '/assets/react.js'],
  ] as const) {
    serve(build, ...scripts);
    const worker = workerOf(build, ...scripts);
    await worker.install();
    await worker.activate();
  }
  expect(asked.filter((path) => path === '/assets/react.js')).toHaveLength(1);
  expect([...all.keys()]).toEqual(['release two', 'release three']);
  const worker = workerOf('three');
  expect(await textOf(worker.answer(script('/assets/till-2.js')))).toBe('/assets/till-2.js of two');
  expect((await worker.answer(script('/assets/till-1.js')))?.status).toBe(404);
  expect(all.get('release three')?.has('/assets/till-1.js')).toBe(false);
});
