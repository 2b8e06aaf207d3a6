import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn } from '#server/testing/people.ts';
import { type Sent, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
let owner: TestBrowser;
beforeAll(async () => {
  system = await openTestSystem();
  owner = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

const CREATE = 'POST api/category';
const aCategory = (name: string, key?: string) =>
  owner.prepare(CREATE, { body: { name }, headers: key ? { 'idempotency-key': key } : {} });
const categories = async (name: string) =>
  (await system.db.adminQuery('select id from categories where name = $1', [name])).length;
const withHeaders = (sent: Sent, headers: Record<string, string | undefined>): Sent => ({
  ...sent,
  headers: Object.fromEntries(
    Object.entries({ ...sent.headers, ...headers }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  ),
});
const used = { status: 401, body: { code: 'header_used' } };
const closed = { status: 401, body: { code: 'no_active_session' } };

test('the same read, sent as it was, is answered once', async () => {
  const sent = await owner.prepare('GET api/user/refresh');
  expect((await owner.send(sent)).status).toBe(200);
  for (let times = 0; times < 3; times++) expect(await owner.send(sent)).toMatchObject(used);
  expect((await owner.ask('GET api/user/refresh')).status).toBe(200);
});

test.each([undefined, randomUUID()])(
  'the same write, sent as it was with the key %s, is done once',
  async (key) => {
    const name = `Vinywaji ${key}`;
    const sent = await aCategory(name, key);
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.send(sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(used);
    expect(await categories(name)).toBe(1);
  },
);

test('a copy opens nothing under another key, without its key, or with the key in the place of a hash', async () => {
  const key = randomUUID();
  const sent = await aCategory('Nafaka', key);
  const bare = await aCategory('Mafuta');
  for (const copy of [
    withHeaders(sent, { 'idempotency-key': randomUUID() }),
    withHeaders(sent, { 'idempotency-key': undefined }),
    withHeaders(sent, { 'idempotency-key': undefined, 'x-file-sha256': `key=${key}` }),
    withHeaders(bare, { 'idempotency-key': randomUUID() }),
  ])
    expect(await owner.send(copy)).toMatchObject(closed);
  expect([await categories('Nafaka'), await categories('Mafuta')]).toEqual([0, 0]);
  expect((await owner.send(sent)).status).toBe(200);
  expect(await owner.send(withHeaders(sent, { 'idempotency-key': randomUUID() }))).toMatchObject(closed);
  expect(await categories('Nafaka')).toBe(1);
});

test('a copy spelled otherwise is a copy', async () => {
  const sent = await aCategory('Sabuni');
  expect((await owner.send(sent)).status).toBe(200);
  // The last letter of 52 bytes in base64url has four bits that mean nothing.
  const { authorization = '' } = sent.headers;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(authorization.at(-1) ?? '');
  const other = `${authorization.slice(0, -1)}${letters[last ^ 1]}`;
  expect(await owner.send(withHeaders(sent, { authorization: other }))).toMatchObject(used);
  expect(await categories('Sabuni')).toBe(1);
});

test('what was refused is not done later by a copy, here or on another server', async () => {
  const first = await owner.ask(CREATE, { body: { name: 'Maziwa' } });
  const sent = await aCategory('Maziwa');
  expect((await owner.send(sent)).status).toBe(400);
  const gone = await owner.ask('POST api/category/delete', { body: { ids: [first.body.message.id] } });
  expect(gone.status).toBe(200);
  expect(await owner.send(sent)).toMatchObject(used);
  const second = await openTestSystem(system.db, { serverKey: system.serverKey });
  expect(await new TestBrowser(second).send(sent)).toMatchObject(used);
  const fresh = await aCategory('Sukari');
  expect((await new TestBrowser(second).send(fresh)).status).toBe(200);
  expect(await owner.send(fresh)).toMatchObject(used);
  await second.server.close();
  expect(await categories('Sukari')).toBe(1);
});

test('a call that lost its answer is signed again and hears the first answer under its key', async () => {
  const key = randomUUID();
  const [lost, again] = [await aCategory('Chumvi', key), await aCategory('Chumvi', key)];
  const first = await owner.send(lost);
  expect(await owner.send(again)).toMatchObject({ status: 200, body: first.body });
  expect(await categories('Chumvi')).toBe(1);
});

test('used headers are forgotten when they could open nothing any more', async () => {
  await owner.ask(CREATE, { body: { name: 'Chai' } });
  await system.db.adminQuery(
    `update ctx.used_headers set used_at = now() - interval '16 minutes'
     where vector = (select vector from ctx.used_headers order by used_at limit 1)`,
  );
  const [before] = await system.db.adminQuery<{ n: number }>(
    'select count(*)::int as n from ctx.used_headers',
  );
  await system.db.adminQuery('select ctx.forget_used_headers()');
  expect(await system.db.adminQuery('select count(*)::int as n from ctx.used_headers')).toEqual([
    { n: (before?.n ?? 0) - 1 },
  ]);
});
