import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// A manager who keeps the people of a shop neither becomes one of them nor acts in his name unseen.
const HOUR = 3_600_000;
const GIVEN = 'Mlango-wa-4';
const OWN = 'Kikapu-chekundu-8';
const MANAGER = ['list_employees', 'view_employee', 'create_employee', 'modify_employee'];

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  const { phone, password } = await anEmployee(owner, MANAGER, {
    branches: [shop.branch_id],
    name: 'Asha Ali',
  });
  manager = await logIn(system, phone, password);
});
afterAll(() => system.close());

async function aClerk() {
  const clerk = await anEmployee(owner, [], { branches: [shop.branch_id], name: 'Juma Said' });
  return { ...clerk, browser: await logIn(system, clerk.phone, clerk.password) };
}
/** Somebody who is made with a password, and has not been there yet. */
async function aFirstLogin(): Promise<string> {
  const phone = nextPhone();
  const access = [{ branch_id: shop.branch_id, role_id: null }];
  const body = { name: 'Zawadi', phone_number: phone, account_type: 'owner', password: GIVEN, access };
  expect((await owner.ask('POST api/user', { body })).status).toBe(200);
  return phone;
}
const give = (by: TestBrowser, id: string, password = GIVEN) =>
  by.ask('PUT api/user/password', { body: { id, password } });
const logInWith = (username: string, password: string, new_password?: string) =>
  new TestBrowser(system).ask('POST api/user/login', {
    body: { username, password, ...(new_password ? { new_password } : {}) },
  });
const toldIn = async (browser: TestBrowser) =>
  (await browser.ask('GET api/notification/list')).body.message.data.map(
    ({ title }: { title: string }) => title,
  );
const activitiesOf = (id: string) =>
  system.db.adminQuery<{ user_id: string; reason: string | null; fields: string[] | null }>(
    `select user_id, reason, array(select c ->> 'field' from jsonb_array_elements(changes) c) as fields
     from activities where record_id = $1 and type = 'modification' order by created_at desc, id desc limit 1`,
    [id],
  );

describe('a password that somebody else has set', () => {
  test('opens nothing until it is exchanged for one’s own, and is worth nothing afterwards', async () => {
    const { id, phone } = await aClerk();
    expect((await give(manager, id)).status).toBe(200);
    const refused = await logInWith(phone, GIVEN);
    expect(refused).toMatchObject({ status: 401, body: { code: 'new_password_needed' } });
    expect(refused.cookie).toBeUndefined();
    expect(await logInWith(phone, GIVEN, GIVEN)).toMatchObject({
      status: 400,
      body: { fields: { new_password: expect.any(String) } },
    });
    expect((await logInWith(phone, GIVEN, 'password1')).status).toBe(400);
    expect((await logInWith(phone, GIVEN, OWN)).status).toBe(200);
    expect((await logInWith(phone, GIVEN, 'Meza-ndefu-4821')).status).toBe(401);
    expect((await logInWith(phone, OWN)).status).toBe(200);
  });

  test('a new password beside one of one’s own changes nothing', async () => {
    const { phone, password } = await aClerk();
    expect((await logInWith(phone, password, OWN)).status).toBe(200);
    expect((await logInWith(phone, OWN)).status).toBe(401);
  });

  test('ends his sessions, is told to him and the owner, and stands in the activities with whose it is', async () => {
    const { id, phone, browser } = await aClerk();
    await give(manager, id);
    expect((await browser.ask('GET api/user/refresh')).status).toBe(401);
    expect(await toldIn(owner)).toContain('New password for Juma Said');
    const [message] = await messagesTo(system, phone);
    expect(message?.text).toContain('Asha Ali set a new password for Juma Said');
    expect(message?.text).not.toContain(GIVEN);
    const [activity] = await activitiesOf(id);
    expect(activity).toMatchObject({ user_id: manager.userId, reason: 'New password set' });
    await logInWith(phone, GIVEN, OWN);
    expect((await activitiesOf(id))[0]).toMatchObject({
      user_id: id,
      reason: expect.stringContaining('first login'),
    });
  });

  test('the first one of all is exchanged as well', async () => {
    const phone = await aFirstLogin();
    expect((await logInWith(phone, GIVEN)).body.code).toBe('new_password_needed');
    expect((await logInWith(phone, GIVEN, OWN)).status).toBe(200);
  });

  test('is set by nobody for himself, for an owner, by a token, without the right or the own password', async () => {
    const { id, phone, password, browser } = await aClerk();
    expect((await give(manager, manager.userId)).status).toBe(409);
    expect((await give(manager, shop.owner_id)).status).toBe(403);
    expect((await give(browser, manager.userId)).status).toBe(403);
    const foreign = await logIn(system, (await aBusiness(system)).phone);
    expect((await give(foreign, id)).status).toBe(404);
    const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
    const wanted = { name: 'x', permissions: ['modify_employee'], expires_at };
    const { token } = (await owner.ask('POST api/token', { body: wanted })).body.message;
    const byToken = await system.server.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ id, password: GIVEN }),
    });
    expect(byToken.statusCode).toBe(403);
    system.clock.move(6 * 60_000);
    expect((await give(manager, id)).body.code).toBe('proof_needed');
    expect((await logInWith(phone, password)).status).toBe(200);
  });
});

describe('a number that somebody else has changed', () => {
  const renumber = async (by: TestBrowser, id: string, phone_number: string) => {
    await by.ask('POST api/user/prove', { body: { current_password: by === manager ? 'Mlango-wa-3' : '' } });
    const { version } = (await by.ask(`GET api/user?id=${id}`)).body.message;
    return by.ask(`PUT api/user?id=${id}`, { body: { version, phone_number } });
  };

  test('ends his sessions, is told at the old number and the new one, to him and the owner, and stands in the activities', async () => {
    const { id, phone, browser } = await aClerk();
    const next = nextPhone();
    expect((await renumber(manager, id, next)).status).toBe(200);
    expect((await browser.ask('GET api/user/refresh')).status).toBe(401);
    for (const address of [phone, next])
      expect((await messagesTo(system, address)).map(({ text }) => text)).toEqual([
        expect.stringContaining('by Asha Ali'),
      ]);
    expect(await toldIn(owner)).toContain('Login details of Juma Said changed');
    const [activity] = await activitiesOf(id);
    expect(activity).toMatchObject({ user_id: manager.userId, fields: ['phone_number'] });
  });

  test('asks whoever changes it for his own password', async () => {
    const { id, browser } = await aClerk();
    const { version } = (await manager.ask(`GET api/user?id=${id}`)).body.message;
    system.clock.move(6 * 60_000);
    const body = { version, phone_number: nextPhone() };
    expect((await manager.ask(`PUT api/user?id=${id}`, { body })).body.code).toBe('proof_needed');
    expect((await browser.ask('GET api/user/refresh')).status).toBe(200);
    const renamed = await manager.ask(`PUT api/user?id=${id}`, { body: { version, name: 'Juma S' } });
    expect(renamed.status).toBe(200);
    expect((await browser.ask('GET api/user/refresh')).status).toBe(200);
  });
});

// The last one: it moves the clock past the end of every session.
test('a given password waits a week for its login, and no longer; a new one waits again', async () => {
  const week = 7 * 86_400_000;
  const { id, phone } = await aClerk();
  owner = await logIn(system, shop.phone);
  expect((await give(owner, id)).status).toBe(200);
  const first = await aFirstLogin();
  system.clock.move(week - HOUR);
  expect((await logInWith(phone, GIVEN)).body.code).toBe('new_password_needed');
  system.clock.move(2 * HOUR);
  for (const given of [phone, first])
    for (const own of [undefined, OWN]) {
      const refused = await logInWith(given, GIVEN, own);
      expect(refused).toMatchObject({ status: 401, body: { code: 'given_password_ended' } });
      expect(refused.cookie).toBeUndefined();
    }
  expect((await logInWith(phone, 'Mlango-wa-5')).body.code).toBe('wrong_login');
  owner = await logIn(system, shop.phone);
  expect((await give(owner, id)).status).toBe(200);
  expect((await logInWith(phone, GIVEN, OWN)).status).toBe(200);
  system.clock.move(10 * week);
  expect((await logInWith(phone, OWN)).status).toBe(200);
});
