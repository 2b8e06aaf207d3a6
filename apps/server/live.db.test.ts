import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn, OWNER_PASSWORD } from './testing/people.ts';
import { eventually } from './testing/processes.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { openTestSystem, type TestSystem } from './testing/test-system.ts';

let system: TestSystem;
let address: string;
let phone: string;

beforeAll(async () => {
  system = await openTestSystem(undefined, { isLive: true });
  system.server.http.listen(0, '127.0.0.1');
  await once(system.server.http, 'listening');
  address = `http://127.0.0.1:${(system.server.http.address() as AddressInfo).port}`;
  phone = (await aBusiness(system)).phone;
});
afterAll(() => system.close());

const enter = () => logIn(system, phone, OWNER_PASSWORD);

/** Follows changes with cookie and header, as the page does. */
async function follow(browser: TestBrowser, { header = true } = {}) {
  const authorization = await browser.sign({ method: 'GET', path: '/api/events', branchId: '', text: '' });
  const response = await fetch(`${address}/api/events`, {
    headers: { cookie: browser.cookie ?? '', ...(header ? { authorization } : {}) },
  });
  let heard = '';
  const ended = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
  })().catch(() => undefined);
  return { status: response.status, type: response.headers.get('content-type'), heard: () => heard, ended };
}

const makeCategory = async (browser: TestBrowser, name: string) =>
  (await browser.ask('POST api/category', { body: { name } })).body.message.id as string;

test('a page follows with its session, and a stream that is closed to the half of one', async () => {
  const browser = await enter();
  expect((await follow(browser, { header: false })).status).toBe(401);
  const page = await follow(browser);
  expect([page.status, page.type]).toEqual([200, 'text/event-stream']);
  const id = await makeCategory(await enter(), 'Vinywaji');
  await eventually('the category', async () => page.heard().includes(id));
  expect(page.heard()).not.toContain('Vinywaji');
});

test('logging out ends what was followed, and nothing more is told', async () => {
  const browser = await enter();
  const page = await follow(browser);
  await eventually('the stream', async () => page.heard().includes('hello'));
  expect((await browser.ask('PUT api/user/logout')).status).toBe(200);
  await page.ended;
  const id = await makeCategory(await enter(), 'Vifaa');
  expect(page.heard()).not.toContain(id);
});

test('an open page is no use of its session: left alone, it ends in its time', async () => {
  const left = await enter();
  const page = await follow(left);
  await eventually('the stream', async () => page.heard().includes('hello'));
  await system.db.adminQuery("update devices set last_seen = now() - interval '20 minutes' where id = $1", [
    left.session?.id,
  ]);
  const id = await makeCategory(await enter(), 'Sabuni');
  await eventually('the category', async () => page.heard().includes(id));
  const seen = () =>
    system.db.adminQuery<{ minutes: number }>(
      'select (extract(epoch from now() - last_seen) / 60)::int as minutes from devices where id = $1',
      [left.session?.id],
    );
  expect((await seen())[0]?.minutes).toBeGreaterThanOrEqual(19);
  system.clock.move(11 * 60_000);
  await page.ended;
});

test('what a page asks by itself is no use of its session, and what somebody asks is', async () => {
  const [left, used] = [await enter(), await enter()];
  const bell = 'GET api/notification/unread';
  for (let minutes = 0; minutes < 40; minutes += 10) {
    system.clock.move(10 * 60_000);
    await left.ask(bell, { headers: { 'x-unasked': '1' } });
    expect((await used.ask(bell)).status).toBe(200);
    await eventually('the use to be noted', async () => (await seenSince(used)) <= 1);
  }
  expect((await left.ask(bell)).status).toBe(401);
});

/** Minutes since a session was last used, by the clock of the tested system. */
async function seenSince({ session }: TestBrowser): Promise<number> {
  const [row] = await system.db.adminQuery<{ last_seen: Date }>(
    'select last_seen from devices where id = $1',
    [session?.id],
  );
  return (system.clock.now().getTime() - (row?.last_seen.getTime() ?? 0)) / 60_000;
}
