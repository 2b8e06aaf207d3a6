import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

/** The lines of the log that follow from some work. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = system.logged.length;
  await work();
  return system.logged.slice(before).map((line) => JSON.parse(line));
}
const known = () => ({ business: shop.business_id, account: shop.owner_id });
const WARNING = 40;

test('a wrong login is a warning with business, account, address and factor, and without what was typed', async () => {
  const browser = new TestBrowser(system);
  browser.address = '10.9.8.7';
  const [line, ...more] = await linesOf(() => browser.logIn(shop.phone, 'Mlango-wa-9'));
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    ...known(),
    ...{ level: WARNING, msg: 'refused', code: 'wrong_login', address: '10.9.8.7', factor: 'password' },
  });
  expect(JSON.stringify(line)).not.toMatch(new RegExp(`Mlango|${shop.phone}`));
});

test('a refused right, a header sent twice and a call without a session are warnings of whose they are', async () => {
  const clerk = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const browser = await logIn(system, clerk.phone, clerk.password);
  const [denied] = await linesOf(() => browser.ask('GET api/role/list'));
  expect(denied).toMatchObject({
    ...{ level: WARNING, code: 'permission_denied', factor: 'session' },
    ...{ business: shop.business_id, account: clerk.id },
  });
  const sent = await owner.prepare('POST api/category', { body: { name: 'Vinywaji' } });
  await owner.send(sent);
  const [again] = await linesOf(() => owner.send(sent));
  expect(again).toMatchObject({ ...known(), level: WARNING, code: 'header_used' });
  const [nobody] = await linesOf(() => new TestBrowser(system).ask('GET api/role/list'));
  expect(nobody).toMatchObject({ level: WARNING, status: 401, code: 'no_active_session' });
  expect(nobody).not.toHaveProperty('account');
});

test('a list that leaves as a file is a line of its own, and what somebody does is a call of his', async () => {
  const answer = await linesOf(async () => {
    const { url, headers } = await owner.prepare('GET api/role/export');
    await system.server.app.inject({ method: 'GET', url, headers });
  });
  expect(answer).toEqual([expect.objectContaining({ ...known(), msg: 'export', status: 200 })]);
  const [call] = await linesOf(() => owner.ask('GET api/role/list'));
  expect(call).toMatchObject({ ...known(), msg: 'call', factor: 'session' });
});

test('nobody writes a line end or an escape into the log', async () => {
  const before = system.logged.length;
  await new TestBrowser(system).logIn(`255\n{"level":30}\u001b[31m`, OWNER_PASSWORD);
  const lines = system.logged.slice(before);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
});
