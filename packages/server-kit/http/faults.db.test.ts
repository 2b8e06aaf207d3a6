import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCommand, defineGuestCall, defineQuery } from '../operation/define-operation.ts';
import { defineServerModule } from '../operation/server-module.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const NOTHING = z.strictObject({});
const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));

/** Calls that go wrong in ways that no real one should. */
let holdUp: PromiseWithResolvers<void>;
const trouble = defineServerModule({
  operations: [
    defineQuery({
      name: 'trouble.sleep',
      route: 'GET api/trouble/sleep',
      permission: 'free_access',
      input: NOTHING,
      async run({ tx }) {
        await tx.query("set local statement_timeout = '50ms'");
        return tx.query('select pg_sleep(5)');
      },
    }),
    defineQuery({
      name: 'trouble.write',
      route: 'GET api/trouble/write',
      permission: 'free_access',
      input: NOTHING,
      run: ({ tx }) => tx.query('delete from crate_parts'),
    }),
    defineCommand({
      name: 'trouble.half',
      route: 'POST api/trouble/half',
      permission: 'free_access',
      fields: {},
      async run({ tx }) {
        await tx.insert(warehouse.entity('shelf'), { name: 'Half' } as never);
        throw new Error('half way through');
      },
    }),
    defineQuery({
      name: 'trouble.wait',
      route: 'GET api/trouble/wait',
      permission: 'free_access',
      input: NOTHING,
      async run() {
        await holdUp.promise;
        return 'done';
      },
    }),
    defineGuestCall({
      name: 'trouble.guest',
      route: 'POST api/trouble/guest',
      permission: 'guest',
      fields: {},
      run: async () => 'in',
    }),
  ],
});

let folder: string;
let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onepos-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/assets/a-1.js"></script></head></html>',
  );
  await writeFile(path.join(folder, 'assets/a-1.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/a-1.js.br'), 'as the build compressed it');
  server = await testServer(warehouse, { modules: [warehouseParts, trouble], webFolder: folder });
  owner = await server.enter(ALL);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('ends a statement that runs too long with a sentence and a time to come back', async () => {
  const reply = await server.ask(owner, 'GET api/trouble/sleep');
  expect(reply).toMatchObject({
    status: 503,
    body: { code: 'took_too_long' },
    headers: { 'retry-after': '2' },
  });
});

it('lets no query change anything', async () => {
  expect((await server.ask(owner, 'GET api/trouble/write')).status).toBe(500);
});

it('leaves nothing of a command that fails half way', async () => {
  expect((await server.ask(owner, 'POST api/trouble/half', { body: {} })).status).toBe(500);
  expect(await server.database.adminQuery('select from shelves')).toEqual([]);
  expect(server.activities).toEqual([]);
});

it('answers 503 while the connections are cut and works again by itself', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round++) {
    const calls = Array.from({ length: 5 }, () => server.ask(owner, 'GET api/shelf/list'));
    await server.database.adminQuery(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'onepos' and datname = current_database()",
    );
    for (const { status } of await Promise.all(calls)) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await server.ask(owner, 'GET api/shelf/list')).status).toBe(200);
  expect((await server.ask(null, 'GET api/ready')).status).toBe(200);
});

it('limits what one address may try without a session', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 70 },
      async () => (await server.ask(null, 'POST api/trouble/guest', { body: {} })).status,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await server.ask(null, 'GET api/live')).status).toBe(200);
});

it('serves the page for every address of a screen, its scripts under a nonce of their own, and files as they are', async () => {
  const pages = await Promise.all(
    ['', 'inventory/category-list', 'inventory/category-list?sort=name'].map((address) =>
      server.ask(null, `GET ${address}`),
    ),
  );
  const nonces = pages.map(({ status, headers, body }) => {
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const nonce = /<script nonce="([^"]+)" type="module"/.exec(body)?.[1] ?? '';
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval';`,
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    return nonce;
  });
  expect(new Set(nonces).size).toBe(3);
  const script = await server.ask(null, 'GET assets/a-1.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['content-encoding']).toBeUndefined();
  const small = await server.ask(null, 'GET assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.body).toBe('as the build compressed it');
  expect(small.headers).toMatchObject({
    ...{ 'content-encoding': 'br', 'cache-control': script.headers['cache-control'] },
    ...{ 'content-type': script.headers['content-type'], vary: 'accept-encoding' },
  });
  for (const missing of ['assets/b-2.js', 'favicon.ico'])
    expect((await server.ask(null, `GET ${missing}`)).body.code).toBe('no_such_call');
  expect((await server.ask(null, 'GET %2e%2e/%2e%2e/%2e%2e/etc/passwd')).body).not.toContain('root:');
});

it('lets running calls finish and refuses new ones when it stops', async () => {
  holdUp = Promise.withResolvers();
  const running = server.ask(owner, 'GET api/trouble/wait');
  await new Promise((done) => setImmediate(done));
  const stopping = server.stop();
  expect(await server.ask(owner, 'GET api/shelf/list')).toMatchObject({
    status: 503,
    body: { code: 'stopping' },
    headers: { 'retry-after': '2' },
  });
  holdUp.resolve();
  expect(await running).toMatchObject({ status: 200, body: { message: 'done' } });
  await stopping;
});
