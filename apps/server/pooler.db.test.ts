import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Database, openDatabase } from '#server-kit/db/database.ts';
import { openLog } from '#server-kit/http/log.ts';
import { CHANNEL, openChangeWire } from '#server-kit/live/change-wire.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { createServer } from './create-server.ts';
import { goodCalls } from './testing/hostile/good-call.ts';
import { nextPhone } from './testing/people.ts';
import { type Pooler, startPooler } from './testing/pgbouncer.ts';
import { eventually } from './testing/processes.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

// Debian's PgBouncer, in transaction mode and with fewer connections than callers.
const CONNECTIONS = 3;
const CLIENTS = 8;

let db: TestDatabase;
let pooler: Pooler;
let behind: Database;
let system: TwoBusinesses;
/** The calls of the system go to the database itself or through the pooler. */
let answering: Database;

beforeAll(async () => {
  db = await testDatabase();
  pooler = await startPooler(db, CONNECTIONS);
  behind = openDatabase({ appUrl: pooler.url('app'), loginUrl: pooler.url('login'), namedStatements: false });
  answering = db.database;
  const database = new Proxy(db.database, { get: (_, key) => Reflect.get(answering, key) });
  system = await openTwoBusinesses({ ...db, database });
});
afterAll(async () => {
  answering = db.database;
  await behind.close();
  await pooler.stop();
  await system.close();
});

/** Does the work as so many clients at once; answers what each of them got. */
async function atOnce<T>(work: (client: number) => Promise<T>): Promise<T[]> {
  answering = behind;
  try {
    return await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  } finally {
    answering = db.database;
  }
}

/** What an answer says, without what is new in each. */
const tellOf = ({ status, bytes }: { status: number; bytes: Buffer }) =>
  `${status} ${bytes.toString().replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '~')}`;

test('every question is answered behind a pooler as it is without one', async () => {
  const { mine, theirs, operations, server } = system;
  const ground = { mine, theirs, workbook: Buffer.from(''), versions: new Map<string, number>() };
  const reads = operations.filter(({ kind, method }) => kind === 'query' && method === 'GET');
  const routes = (await goodCalls(reads, ground)).map(
    ({ operation: { path }, query }) => `GET ${path}?${new URLSearchParams(query)}`,
  );
  expect(routes.length).toBeGreaterThan(250);
  const ask = async (route: string) => tellOf(await server.ask(mine.owner, route));
  const direct = new Map<string, string>();
  for (const route of routes) direct.set(route, await ask(route));
  const faults = await atOnce(async (client) => {
    const wrong: string[] = [];
    for (let n = 0; n < routes.length; n += 1) {
      // Each begins elsewhere, so that at no time all ask the same.
      const route = routes[(n + client * 31) % routes.length] ?? '';
      const told = await ask(route);
      if (told !== direct.get(route))
        wrong.push(`${route}\n${told.slice(0, 300)}\n${direct.get(route)?.slice(0, 300)}`);
    }
    return wrong;
  });
  expect(faults.flat()).toEqual([]);
});

test('sales of eight tills at once are made behind a pooler, each once', async () => {
  const { mine, server } = system;
  const sold = async () =>
    (await db.adminQuery<{ lines: number }>('select count(*)::int as lines from sale_lines'))[0]?.lines ?? 0;
  const before = await sold();
  const statuses = await atOnce(async () => {
    const got: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const id = newId();
      const body = {
        id,
        store_id: mine.storeId,
        lines: [{ product_id: mine.ids.product, quantity: 1 }],
        payments: [{ account_id: mine.cashId, mode: 'cash', amount: 1000 }],
      };
      const headers = { 'idempotency-key': id };
      got.push((await server.ask(mine.owner, 'POST api/sale/checkout', { body, headers })).status);
    }
    return got;
  });
  expect(statuses.flat()).toEqual(Array(CLIENTS * 5).fill(200));
  expect(await sold()).toBe(before + CLIENTS * 5);
});

/** The server as `npm start` makes it, on a port of its own. */
async function served(jobUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-pooled-'));
  const urls = { appUrl: pooler.url('app'), loginUrl: pooler.url('login'), jobUrl };
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', NAMED_STATEMENTS: 'off' };
  const server = await createServer(urls, env);
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  return `http://127.0.0.1:${(server.http.address() as AddressInfo).port}/api`;
}

const headers = { 'content-type': 'application/json', connection: 'close' };

test('a server without names of statements serves guests behind a pooler', async () => {
  const api = await served(db.url('job'));
  const logIn = async () => {
    const body = JSON.stringify({ username: nextPhone(), password: 'Mlango-wa-9' });
    return (await fetch(`${api}/user/login`, { method: 'POST', headers, body })).status;
  };
  expect(new Set(await Promise.all(Array.from({ length: CLIENTS }, logIn)))).toEqual(new Set([401]));
});

test.each([
  ['the database itself', true, () => db.url('job')],
  ['a pooler in session mode', true, () => pooler.url('job', 'session')],
  ['a pooler in transaction mode', false, () => pooler.url('job')],
])('whoever watches hears whether live updates arrive through %s', async (_, arrives, url) => {
  const api = await served(url());
  const told = await eventually('a word on live updates', async () => {
    const { message } = (await (await fetch(`${api}/ready`, { headers })).json()) as {
      message: { live_updates?: boolean };
    };
    return message.live_updates === undefined ? null : message;
  });
  expect(told).toMatchObject({ ready: true, live_updates: arrives });
});

test('a wire that nobody hears is a line of level error, and one only', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = openLog({ write: (line: string) => lines.push(JSON.parse(line)) }, 'info');
  const listener = await db.adminClient();
  const words: string[] = [];
  listener.on('notification', ({ payload = '' }) => words.push(payload));
  await listener.query(`listen ${CHANNEL}`);
  const ends = { onNotice: () => undefined, onGap: () => undefined, tryEveryMs: 200 };
  const deaf = openChangeWire({ ...ends, log, url: pooler.url('job') });
  onTestFinished(() => deaf.close());
  await eventually('three tries', async () => words.length >= 3);
  expect(deaf.isHeard()).toBe(false);
  expect(lines.map(({ level }) => level)).toEqual([50]);
  expect(lines[0]?.msg).toContain('DATABASE_JOB_URL');
});
