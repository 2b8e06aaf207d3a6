import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeSentTo, messagesTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// Whoever keeps the people of a shop sets another's number to his own telephone, and has forgotten “his” password.
const MANAGER = [
  ...['list_employees', 'view_employee', 'create_employee', 'modify_employee', 'delete_employee'],
  'modify_employee_branch_access',
];
const OWN = 'Kikapu-chekundu-8';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  const { phone, password } = await anEmployee(owner, MANAGER, { branches: [shop.branch_id] });
  manager = await logIn(system, phone, password);
});
afterAll(() => system.close());

let addresses = 0;
function aBrowser(): TestBrowser {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.8.${addresses >> 8}.${addresses & 255}`;
  return browser;
}
const aClerk = () => anEmployee(owner, [], { branches: [shop.branch_id], name: 'Juma Said' });
const forget = (username: string) => aBrowser().ask('POST api/user/forgot-password', { body: { username } });
const logInWith = (username: string, password: string, new_password?: string) =>
  aBrowser().ask('POST api/user/login', {
    body: { username, password, ...(new_password ? { new_password } : {}) },
  });
async function change(by: TestBrowser, id: string, body: object) {
  const { version } = (await by.ask(`GET api/user?id=${id}`)).body.message;
  const { status } = await by.ask(`PUT api/user?id=${id}`, { body: { version, ...body } });
  expect(status).toBe(200);
}
/** Whether a forgotten password is answered by a code, and by the same words in either case. */
async function getsCode(username: string): Promise<boolean> {
  const before = (await messagesTo(system, username)).length;
  const answer = await forget(username);
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body.message)).toEqual(['request', 'channel', 'minutes']);
  return (await messagesTo(system, username)).length > before;
}
/** A clerk whose number a manager has changed. */
async function renumbered(more: object = {}) {
  const clerk = await aClerk();
  const next = nextPhone();
  await change(manager, clerk.id, { phone_number: next, ...more });
  return { ...clerk, next };
}

describe('a number that somebody else has set', () => {
  test('gets no code, and works again once the person has logged in with it', async () => {
    const { next, password } = await renumbered();
    expect(await getsCode(next)).toBe(false);
    expect((await messagesTo(system, next)).map(({ text }) => text)).toEqual([
      expect.stringContaining('No code for a forgotten password'),
    ]);
    expect((await logInWith(next, 'Mlango-wa-9')).status).toBe(401);
    expect(await getsCode(next)).toBe(false);
    expect((await logInWith(next, password)).status).toBe(200);
    const { request } = (await forget(next)).body.message;
    const code = await codeSentTo(system, next);
    const { token } = (await aBrowser().ask('POST api/user/verify', { body: { request, code } })).body
      .message;
    const done = await aBrowser().ask('POST api/user/reset-password', { body: { token, password: OWN } });
    expect(done.status).toBe(200);
    expect((await logInWith(next, OWN)).status).toBe(200);
  });

  test('so does an e-mail address, also by the owner, and a login with the other one opens none but that', async () => {
    const { id, phone, password } = await aClerk();
    await change(owner, id, { email: 'juma@duka.co.tz' });
    expect(await getsCode('juma@duka.co.tz')).toBe(false);
    expect((await logInWith(phone, password)).status).toBe(200);
    expect(await getsCode('juma@duka.co.tz')).toBe(false);
    expect(await getsCode(phone)).toBe(true);
    expect((await logInWith('Juma@duka.co.tz', password)).status).toBe(200);
    expect(await getsCode('juma@duka.co.tz')).toBe(true);
  });

  test('gets none after he was disabled and enabled, nor after another change', async () => {
    const { id, next } = await renumbered();
    for (const act of ['disable', 'enable'])
      expect((await owner.ask(`PUT api/user/${act}`, { body: { id } })).status).toBe(200);
    expect(await getsCode(next)).toBe(false);
    await change(manager, id, { name: 'Juma S', email: 'juma.s@duka.co.tz' });
    expect([await getsCode(next), await getsCode('juma.s@duka.co.tz')]).toEqual([false, false]);
  });

  test('is that one alone: neither other changes of the person open it, nor do they close another', async () => {
    const { id, phone, password } = await aClerk();
    await change(owner, id, { email: 'juma.t@duka.co.tz' });
    const browser = await logIn(system, phone, password);
    const own = nextPhone();
    expect((await browser.ask('PUT api/user/settings', { body: { phone_number: own } })).status).toBe(200);
    for (const act of ['disable', 'enable'])
      expect((await owner.ask(`PUT api/user/${act}`, { body: { id } })).status).toBe(200);
    expect([await getsCode(own), await getsCode('juma.t@duka.co.tz')]).toEqual([true, false]);
  });

  test('is opened by a password for one use, which is the way to help', async () => {
    const { id, next } = await renumbered();
    const given = await manager.ask('PUT api/user/password', { body: { id, password: 'Mlango-wa-4' } });
    expect(given.status).toBe(200);
    expect((await logInWith(next, 'Mlango-wa-4')).body.code).toBe('new_password_needed');
    expect(await getsCode(next)).toBe(false);
    expect((await logInWith(next, 'Mlango-wa-4', OWN)).status).toBe(200);
    expect(await getsCode(next)).toBe(true);
  });
});

describe('a code goes at once to', () => {
  test('a number that somebody has given himself, the owner too', async () => {
    const { id, phone, password } = await aClerk();
    const browser = await logIn(system, phone, password);
    for (const [by, user, own] of [
      [browser, id, password],
      [owner, shop.owner_id, OWNER_PASSWORD],
    ] as const) {
      const next = nextPhone();
      await by.ask('POST api/user/prove', { body: { current_password: own } });
      expect((await by.ask('PUT api/user/settings', { body: { phone_number: next } })).status).toBe(200);
      expect([user, await getsCode(next)]).toEqual([user, true]);
    }
  });

  test('the first number of a new employee, and its correction before he has ever had a password', async () => {
    const [typed, right] = [nextPhone(), nextPhone()];
    const access = [{ branch_id: shop.branch_id, role_id: null }];
    const body = { name: 'Zawadi', phone_number: typed, account_type: 'owner', access };
    const made = await owner.ask('POST api/user', { body });
    expect(made.status).toBe(200);
    expect(await getsCode(typed)).toBe(true);
    await change(owner, made.body.message.id, { phone_number: right });
    expect(await getsCode(right)).toBe(true);
  });
});
