import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
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

const refresh = 'GET api/user/refresh';
const aCashier = async (rights: string[] = []) => {
  const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  return { ...person, browser: await logIn(system, person.phone, person.password) };
};

describe('own settings need no right', () => {
  test('theme and language are kept and come back with refresh', async () => {
    const { browser } = await aCashier();
    const settings = { theme: 'dark', language: 'sw', barcode_sound: true };
    const changed = await browser.ask('PUT api/user/settings', { body: { settings } });
    expect(changed).toMatchObject({ status: 200, body: { message: { settings } } });
    expect((await browser.ask(refresh)).body.message.settings).toMatchObject({
      ...settings,
      barcode_vibration: false,
    });
    // From now on refusals are in Swahili.
    expect((await browser.ask('GET api/role/list')).body.message).toBe('Huna ruhusa ya kufungua sehemu hii.');
  });

  test('what drafts are sealed under is the same after every login, and another for everybody', async () => {
    const ask = 'GET api/user/draft-key';
    const keyOf = async (browser: TestBrowser) => (await browser.ask(ask)).body.message.key;
    const [one, other] = [await aCashier(), await aCashier()];
    const key = await keyOf(one.browser);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(await logIn(system, one.phone, one.password))).toBe(key);
    expect(await keyOf(other.browser)).not.toBe(key);
    expect((await new TestBrowser(system).ask(ask)).status).toBe(401);
  });

  test('keys without Ctrl are switched off for oneself and stay so', async () => {
    const { browser } = await aCashier();
    await browser.ask('PUT api/user/settings', { body: { settings: { single_keys: false } } });
    expect((await browser.ask(refresh)).body.message.settings).toMatchObject({ single_keys: false });
    await browser.ask('PUT api/user/settings', { body: { settings: { single_keys: true } } });
    expect((await browser.ask(refresh)).body.message.settings).not.toHaveProperty('single_keys');
  });

  test('the cards of the start page are kept in one’s own order, and go back to how they were', async () => {
    const { browser } = await aCashier();
    const keep = (dashboard_cards: unknown) =>
      browser.ask('PUT api/user/settings', { body: { settings: { dashboard_cards } } });
    const cards = [
      { key: 'debts', shown: true },
      { key: 'top_products', shown: false },
    ];
    expect((await keep(cards)).status).toBe(200);
    expect((await browser.ask(refresh)).body.message.settings.dashboard_cards).toEqual(cards);
    for (const wrong of [
      [{ key: 'Debts!', shown: true }],
      [{ key: 'debts' }],
      Array(41).fill(cards[0]),
      'debts',
    ])
      expect((await keep(wrong)).body.code).toBe('invalid_fields');
    expect((await browser.ask(refresh)).body.message.settings.dashboard_cards).toEqual(cards);
    await keep([]);
    expect((await browser.ask(refresh)).body.message.settings).not.toHaveProperty('dashboard_cards');
  });

  test('without a choice of one’s own the answers follow the browser', async () => {
    const { browser } = await aCashier();
    const headers = { 'accept-language': 'sw-TZ,sw;q=0.9' };
    expect((await browser.ask('GET api/role/list', { headers })).body.message).toBe(
      'Huna ruhusa ya kufungua sehemu hii.',
    );
    expect((await browser.ask('GET api/role/list')).body.message).toContain('You do not have');
  });

  test('name and phone number change, and the new number logs in', async () => {
    const { browser, phone, password } = await aCashier();
    const next = nextPhone();
    const answer = await browser.ask('PUT api/user/settings', {
      body: { name: 'Baraka J', phone_number: next },
    });
    expect(answer.body.message).toMatchObject({ name: 'Baraka J', phone_number: next });
    expect((await new TestBrowser(system).logIn(phone, password)).status).toBe(401);
    expect((await new TestBrowser(system).logIn(next, password)).status).toBe(200);
  });

  test('one’s own record is that of the employee form, with what one may do where, whatever right one lacks', async () => {
    const { browser, id } = await aCashier();
    const { status, body } = await browser.ask('GET api/user/settings');
    expect([status, body.message]).toEqual([
      200,
      expect.objectContaining({ id, account_type: 'employee', version: expect.any(Number) }),
    ]);
    expect(body.message.access).toEqual([
      expect.objectContaining({ branch_id: shop.branch_id, branch_name: 'Duka la Neema' }),
    ]);
    expect(body.message.access[0].role_name).toBeTruthy();
    const whole = (await owner.ask(`GET api/user?id=${id}`)).body.message;
    expect(Object.keys(body.message).sort()).toEqual(Object.keys(whole).sort());
    expect((await browser.ask(`GET api/user?id=${id}`)).status).toBe(403);
  });

  test('a number that logs in somebody else, even in another business, is refused by its field', async () => {
    const { browser } = await aCashier();
    const foreign = await aBusiness(system);
    const { status, body } = await browser.ask('PUT api/user/settings', {
      body: { phone_number: foreign.phone },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['phone_number']);
    expect(JSON.stringify(body)).not.toContain('Neema');
  });

  test.each([
    'account_type',
    'access',
    'status',
    'permissions',
    'business_id',
    'id',
    'version',
    'password',
    '__proto__x',
  ])('nobody sets his own %s', async (key) => {
    const { browser, id } = await aCashier();
    const [before] = await system.db.adminQuery('select * from users where id = $1', [id]);
    expect((await browser.ask('PUT api/user/settings', { body: { [key]: 'owner' } })).status).toBe(400);
    expect(await system.db.adminQuery('select * from users where id = $1', [id])).toEqual([before]);
  });
});

describe('change of password', () => {
  test('the new one logs in, the old one does not, other sessions end, this one stays', async () => {
    const { browser, phone, password } = await aCashier();
    const other = await logIn(system, phone, password);
    const body = { current_password: password, new_password: 'Kikapu-chekundu-8' };
    expect((await browser.ask('PUT api/user/change-password', { body })).status).toBe(200);
    expect((await browser.ask(refresh)).status).toBe(200);
    expect((await other.ask(refresh)).status).toBe(401);
    expect((await new TestBrowser(system).logIn(phone, password)).status).toBe(401);
    expect((await new TestBrowser(system).logIn(phone, 'Kikapu-chekundu-8')).status).toBe(200);
    // Nobody else was logged out.
    expect((await owner.ask(refresh)).status).toBe(200);
  });

  test.each([
    ['current_password', { current_password: 'Mlango-wa-4', new_password: 'Kikapu-chekundu-8' }],
    ['new_password', { current_password: 'Mlango-wa-3', new_password: 'kikapu' }],
    ['new_password', { current_password: 'Mlango-wa-3', new_password: 'Baraka@123' }],
  ])('a faulty %s is named, and nothing changes', async (field, body) => {
    const { browser, phone, password } = await aCashier();
    const { status, body: answer } = await browser.ask('PUT api/user/change-password', { body });
    expect(status).toBe(400);
    expect(Object.keys(answer.fields)).toEqual([field]);
    expect((await new TestBrowser(system).logIn(phone, password)).status).toBe(200);
  });

  test('the old password cannot be guessed from a stolen session', async () => {
    const { browser } = await aCashier();
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const body = { current_password: `Mlango-wa-${i + 10}`, new_password: 'Kikapu-chekundu-8' };
      statuses.push((await browser.ask('PUT api/user/change-password', { body })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });
});

describe('devices', () => {
  test('one sees where one is logged in, and ends another of one’s sessions', async () => {
    const { browser, phone, password } = await aCashier();
    const other = await logIn(system, phone, password);
    const list = (await browser.ask('GET api/device/list')).body.message.data;
    expect(list.map(({ id, is_current }: { id: string; is_current: boolean }) => [id, is_current])).toEqual([
      [browser.session?.id, true],
      [other.session?.id, false],
    ]);
    expect((await browser.ask(`DELETE api/device?id=${other.session?.id}`)).status).toBe(200);
    expect((await other.ask(refresh)).status).toBe(401);
    expect((await browser.ask(refresh)).status).toBe(200);
    expect((await browser.ask('GET api/device/list')).body.message.data).toHaveLength(1);
  });

  test('the list is narrowed to those still in use, and to those that may sell offline', async () => {
    const { browser, phone, password } = await aCashier();
    const [left, offline] = [await logIn(system, phone, password), await logIn(system, phone, password)];
    const idle = "update devices set last_seen = now() - interval '31 minutes' where id = $1";
    await system.db.adminQuery(idle, [left.session?.id]);
    await system.db.adminQuery('update devices set may_sell_offline = true where id = $1', [
      offline.session?.id,
    ]);
    const listed = async (condition: string) =>
      (await browser.ask(`GET api/device/list?condition=${condition}`)).body.message.data
        .map(({ id }: { id: string }) => id)
        .sort();
    const all = [browser, left, offline].map(({ session }) => session?.id).sort();
    expect(await listed('all')).toEqual(all);
    expect(await listed('active')).toEqual(all.filter((id) => id !== left.session?.id));
    expect(await listed('may_sell_offline')).toEqual([offline.session?.id]);
    expect((await browser.ask('GET api/device/list?condition=ended')).status).toBe(400);
  });

  test('of others only with the right to change them, and of nobody above', async () => {
    const { browser, id } = await aCashier();
    const { browser: chief } = await aCashier(['modify_employee']);
    expect((await browser.ask(`GET api/device/list?user_id=${shop.owner_id}`)).status).toBe(403);
    expect((await browser.ask(`DELETE api/device?id=${owner.session?.id}`)).status).toBe(403);
    expect((await chief.ask(`GET api/device/list?user_id=${id}`)).body.message.data).toHaveLength(1);
    expect((await chief.ask(`DELETE api/device?id=${owner.session?.id}`)).status).toBe(403);
    expect((await owner.ask(refresh)).status).toBe(200);
    expect((await chief.ask(`DELETE api/device?id=${browser.session?.id}`)).status).toBe(200);
    expect((await browser.ask(refresh)).status).toBe(401);
  });

  test('all or nothing, and of another business nothing', async () => {
    const foreign = await aBusiness(system);
    const stranger = await logIn(system, foreign.phone);
    const { browser } = await aCashier();
    const ids = [browser.session?.id, stranger.session?.id];
    expect((await browser.ask('POST api/device/delete', { body: { ids } })).status).toBe(404);
    expect((await browser.ask(refresh)).status).toBe(200);
    expect((await stranger.ask(refresh)).status).toBe(200);
  });
});
