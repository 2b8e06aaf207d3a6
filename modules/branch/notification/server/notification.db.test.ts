import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { notify } from './notify.ts';

let system: TestSystem;
let made: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let clerk: TestBrowser;
let clerkId: string;

beforeAll(async () => {
  system = await openTestSystem();
  made = await aBusiness(system);
  owner = await logIn(system, made.phone);
  const employee = await anEmployee(owner, ['list_products'], { branches: [made.branch_id] });
  clerk = await logIn(system, employee.phone, employee.password);
  clerkId = employee.id;
});
afterAll(() => system.close());

const inBoth = (text: string) => ({ en: text, sw: `${text} kwa Kiswahili` });

async function tell(user_id: string, titles: readonly string[], branch_id = made.branch_id) {
  const hash = await system.db.openAccess(made.business_id, made.owner_id);
  const { business_id } = made;
  const about = {
    business_id,
    user_id,
    branch_id,
    kind: 'daily_report',
    text: inBoth('x'),
    link: '/dashboard',
  };
  await system.database.transaction(hash, {}, async (tx) =>
    notify(
      tx,
      titles.map((title) => ({ ...about, title: inBoth(title) })),
    ),
  );
}

const list = async (by: TestBrowser, query = '') =>
  (await by.ask(`GET api/notification/list${query}`)).body.message;
const unread = async (by: TestBrowser) => (await by.ask('GET api/notification/unread')).body.message.unread;

test('everybody reads what he was told and nothing of anybody else, newest first and in pages', async () => {
  await tell(made.owner_id, ['first']);
  await tell(made.owner_id, ['second']);
  await tell(clerkId, ['for the clerk']);
  const page = await list(owner, '?limit=1');
  expect(page).toMatchObject({ total: 2, total_pages: 2, next_page: 2, previous_page: null });
  expect(page.data).toMatchObject([{ title: 'second', read_at: null, branch_id: made.branch_id }]);
  expect((await list(owner, '?limit=1&page=2')).data).toMatchObject([{ title: 'first' }]);
  expect((await list(clerk)).data.map(({ title }: { title: string }) => title)).toEqual(['for the clerk']);
  expect([await unread(owner), await unread(clerk)]).toEqual([2, 1]);
});

test('in the language in which it is read, which may be another than when it was told', async () => {
  const swahili = { headers: { 'accept-language': 'sw-TZ,sw;q=0.9' } };
  const [told] = (await clerk.ask('GET api/notification/list', swahili)).body.message.data;
  expect(told).toMatchObject({ title: 'for the clerk kwa Kiswahili', text: 'x kwa Kiswahili' });
  const choose = (language: string | null) =>
    clerk.ask('PUT api/user/settings', { body: { settings: { language } } });
  await choose('sw');
  expect((await list(clerk)).data).toMatchObject([{ title: 'for the clerk kwa Kiswahili' }]);
  await choose(null);
  expect((await list(clerk)).data).toMatchObject([{ title: 'for the clerk' }]);
});

test('one is marked as read by whom it was told, and by nobody else', async () => {
  const [newest] = (await list(owner)).data;
  const read = (by: TestBrowser, ids: string[]) => by.ask('PUT api/notification/read', { body: { ids } });
  expect((await read(clerk, [newest.id])).status).toBe(404);
  expect((await read(owner, [newest.id, randomUUID()])).status).toBe(404);
  expect([await unread(owner), await unread(clerk)]).toEqual([2, 1]);
  expect((await read(owner, [newest.id])).body.message).toEqual({ read: 1 });
  expect((await read(owner, [newest.id])).body.message).toEqual({ read: 0 });
  expect([await unread(owner), await unread(clerk)]).toEqual([1, 1]);
  expect((await read(owner, [])).status).toBe(400);
});

test('all are marked as read at once, those of others are not', async () => {
  expect((await owner.ask('PUT api/notification/read-all', { body: {} })).body.message).toEqual({ read: 1 });
  expect([await unread(owner), await unread(clerk)]).toEqual([0, 1]);
});

test('whoever lost a branch sees no more of what he was told of it', async () => {
  const other = await owner.ask('POST api/branch', {
    body: { name: 'Mwanza', phone_number: '255754000009' },
  });
  await tell(clerkId, ['of Mwanza'], other.body.message.id);
  await tell(made.owner_id, ['of Mwanza'], other.body.message.id);
  expect(await unread(clerk)).toBe(1);
  expect((await list(clerk)).total).toBe(1);
  expect((await list(owner)).data[0]).toMatchObject({ title: 'of Mwanza', branch_name: 'Mwanza' });
});

test('a token is told nothing of what its maker was told', async () => {
  const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
  const made = await owner.ask('POST api/token', {
    body: { name: 'till', permissions: ['list_products'], expires_at },
  });
  const authorization = `Bearer ${made.body.message.token}`;
  for (const call of ['list', 'unread'])
    expect(
      (await new TestBrowser(system).askBare(`GET api/notification/${call}`, { authorization })).status,
    ).toBe(403);
});
