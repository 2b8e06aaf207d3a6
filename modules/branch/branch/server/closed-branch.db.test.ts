// cspell:ignore Muda uliolipiwa Tawi hili limefungwa

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aBusiness, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let category: string;
let other: string;

const become = (status: string) =>
  system.db.adminQuery('update branches set status = $1 where id = $2', [status, shop.branch_id]);

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  category = (await owner.ask('POST api/category', { body: { name: 'Sukari' } })).body.message.id;
  const branch = await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '0754321099' } });
  other = branch.body.message.id;
});
beforeEach(() => become('active'));
afterAll(() => system.close());

const writes = (): [string, object | undefined][] => [
  ['POST api/category', { name: 'Unga' }],
  [`PUT api/category?id=${category}`, { version: 1, name: 'Unga' }],
  [`DELETE api/category?id=${category}`, undefined],
  ['POST api/category/delete', { ids: [category] }],
  ['PUT api/branch/settings', { id: shop.branch_id, remarks: 'x' }],
  [`PUT api/branch?id=${other}`, { version: 1, name: 'Kariakoo' }],
  ['POST api/role', { name: 'Night cashier', permissions: [] }],
];

test.each([
  ['read_only', 'branch_read_only', /^The subscription of this branch has ended/, /^Muda uliolipiwa/],
  ['closed', 'branch_closed', /^This branch is closed/, /^Tawi hili limefungwa/],
])('a branch that is %s takes no changes, and says why', async (status, code, en, sw) => {
  await become(status);
  const before = await allRows(system.db);
  for (const [route, body] of writes())
    for (const [language, sentence] of [['en', en] as const, ['sw', sw] as const]) {
      const headers = { 'accept-language': language };
      const answer = await owner.ask(route, { ...(body ? { body } : {}), headers });
      expect([route, answer.status, answer.body.code]).toEqual([route, 409, code]);
      expect(answer.body.message).toMatch(sentence);
    }
  expect(await allRows(system.db)).toEqual(before);
});

test('it still shows and gives everything', async () => {
  await become('closed');
  expect((await owner.ask('GET api/category/list')).body.message.total).toBe(1);
  const ticket = await owner.ask('POST api/download', { body: { url: 'api/category/export' } });
  expect(ticket.status).toBe(200);
});

test('whoever works there still logs in and out, sets up his own things and leaves for another branch', async () => {
  await become('closed');
  const browser = await logIn(system, shop.phone);
  const asked = async (route: string, body: object) => (await browser.ask(route, { body })).status;
  expect(await asked('PUT api/user/settings', { settings: { theme: 'dark' } })).toBe(200);
  const passwords = { current_password: OWNER_PASSWORD, new_password: OWNER_PASSWORD };
  expect(await asked('PUT api/user/change-password', passwords)).toBe(200);
  expect(await asked('PUT api/user/switch-branch', { branch_id: other })).toBe(200);
  expect(await asked('POST api/category', { name: 'Chumvi' })).toBe(200);
  expect(await asked('PUT api/user/logout', {})).toBe(200);
  owner = await logIn(system, shop.phone);
});

test('days of grace are days of work', async () => {
  for (const status of ['trial', 'active', 'grace']) {
    await become(status);
    const { status: said } = await owner.ask('POST api/category', { body: { name: `In ${status}` } });
    expect([status, said]).toEqual([status, 200]);
  }
});

test('what was done before it was shut is answered again as it was', async () => {
  const ask = { body: { name: 'Mchele' }, headers: { 'idempotency-key': newId() } };
  const first = await owner.ask('POST api/category', ask);
  await become('closed');
  const again = await owner.ask('POST api/category', ask);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('only what concerns the caller alone, who looks into it to help, and taking one’s data along, is done in it', () => {
  const personal = system.operations.flatMap((operation) =>
    operation.kind === 'command' && operation.isPersonal ? [operation.name] : [],
  );
  expect(personal.sort()).toEqual([
    'branch.download',
    'business.demand-two-factor',
    'device.delete',
    'device.delete-many',
    'download.request',
    'notification.read',
    'notification.read-all',
    'sale.seal-key',
    'saved-view.create',
    'saved-view.delete',
    'saved-view.update',
    'support-access.allow',
    'support-access.end',
    'user.begin-two-factor',
    'user.change-own-settings',
    'user.change-password',
    'user.confirm-two-factor',
    'user.end-two-factor',
    'user.logout',
    'user.prove',
    'user.renew-recovery-codes',
    'user.set-pin',
    'user.switch-branch',
  ]);
});
