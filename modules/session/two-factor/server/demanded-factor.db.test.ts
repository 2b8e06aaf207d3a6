import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { turnOnTwoFactor } from '#server/testing/authenticator.ts';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { anOnepos } from '#server/testing/platform-people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { OPEN_BEFORE_FACTOR } from '#server-kit/testing/frozen-calls.ts';
import { formOf } from '#server-kit/testing/upload.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let app: Awaited<ReturnType<typeof turnOnTwoFactor>>['app'];

beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  ({ app } = await turnOnTwoFactor(system, owner, OWNER_PASSWORD));
  system.clock.move(60_000);
});

const demand = (by: TestBrowser, requires_two_factor = true) =>
  by.ask('PUT api/business/two-factor', { body: { requires_two_factor } });
const refreshed = async (browser: TestBrowser) => (await browser.ask('GET api/user/refresh')).body.message;
const products = async (browser: TestBrowser) => {
  const { status, body } = await browser.ask('GET api/product/list');
  return status === 200 ? 'open' : body.code;
};

/** Somebody who works already when the demand comes. */
async function aManager(rights: readonly string[] = ['list_products']) {
  const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  return { ...person, browser: await logIn(system, person.phone, person.password) };
}

async function aToken(browser: TestBrowser) {
  const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
  const body = { name: 'Till', permissions: ['list_products'], expires_at };
  const { message } = (await browser.ask('POST api/token', { body })).body;
  return async () => {
    const headers = { authorization: `Bearer ${message.token}` };
    const answer = await system.server.app.inject({ url: '/api/product/list', headers });
    return answer.statusCode === 200 ? 'open' : answer.json().code;
  };
}

describe('demanded of everybody', () => {
  test('whoever has none may only set it up, from the next call of an open session on', async () => {
    const { browser, password } = await aManager();
    expect([await products(browser), (await refreshed(browser)).awaits_two_factor]).toEqual([
      'open',
      undefined,
    ]);
    expect((await demand(owner)).status).toBe(200);
    expect([await products(browser), await products(owner)]).toEqual(['two_factor_needed', 'open']);
    expect(await refreshed(browser)).toMatchObject({
      two_factor_demand: 'business',
      awaits_two_factor: true,
    });
    expect((await refreshed(owner)).awaits_two_factor).toBeUndefined();
    await turnOnTwoFactor(system, browser, password);
    expect(await products(browser)).toBe('open');
    expect((await refreshed(browser)).awaits_two_factor).toBeUndefined();
  });

  test('every call is refused to him but the few of a frozen list', async () => {
    const { browser } = await aManager(['list_products', 'modify_product']);
    await demand(owner);
    const open: string[] = [];
    for (const { name, kind, method, path, accepts } of system.operations) {
      if (kind === 'guest' || name === 'user.logout') continue;
      const { body } =
        accepts === 'file'
          ? await browser.upload(path, formOf(Buffer.from('x')))
          : await browser.ask(
              `${method} ${path}`,
              method === 'GET' || method === 'DELETE' ? {} : { body: {} },
            );
      if (body.code !== 'two_factor_needed') open.push(name);
    }
    expect(open.sort()).toEqual(OPEN_BEFORE_FACTOR.filter((name) => name !== 'user.logout'));
    expect((await browser.ask('PUT api/user/logout', { body: {} })).status).toBe(200);
  });

  test('is said by a whole owner alone, who has one and has typed his password just now', async () => {
    const { browser } = await aManager(['access_branch_settings']);
    expect((await demand(browser)).body.code).toBe('only_owners_demand_factors');
    const [person, partner] = [nextPhone(), { name: 'Half', permissions: ['access_branch_settings'] }];
    const role_id = (await owner.ask('POST api/role', { body: partner })).body.message.id;
    const access = [{ branch_id: shop.branch_id, role_id }];
    const body = {
      name: 'Neema Paulo',
      phone_number: person,
      account_type: 'owner',
      password: OWNER_PASSWORD,
    };
    await owner.ask('POST api/user', { body: { ...body, access } });
    const half = await logIn(system, person);
    expect((await demand(half)).body.code).toBe('only_owners_demand_factors');
    const without = await aBusiness(system);
    expect((await demand(await logIn(system, without.phone))).body.code).toBe('own_factor_first');
    system.clock.move(6 * 60_000);
    expect((await demand(owner)).body.code).toBe('proof_needed');
  });

  test('stands on record, and is dropped again', async () => {
    const { browser } = await aManager();
    await demand(owner);
    expect((await demand(owner, false)).status).toBe(200);
    expect(await products(browser)).toBe('open');
    const acts = await system.db.adminQuery<{ changes: unknown }>(
      "select changes from activities where business_id = $1 and entity = 'business' and type = 'modification'",
      [shop.business_id],
    );
    expect(acts).toHaveLength(2);
    expect(JSON.stringify(acts)).toContain('requires_two_factor');
  });

  test('is of one business', async () => {
    const other = await aBusiness(system);
    const stranger = await logIn(system, other.phone);
    await demand(owner);
    expect(await products(stranger)).toBe('open');
  });

  test('is not gone round by support in another business', async () => {
    const { phone, user_id } = await anOnepos(system);
    const helper = await logIn(system, phone, OWNER_PASSWORD);
    const asked = { business_id: shop.business_id, reason: 'The trial balance does not agree', hours: 4 };
    const { id } = (await helper.ask('POST api/platform/support', { body: asked })).body.message;
    await owner.ask('PUT api/support-access/allow', { body: { id } });
    const look = () => helper.ask('GET api/product/list', { headers: { 'x-support': id } });
    expect((await look()).status).toBe(200);
    const set = (on: boolean) =>
      system.db.adminQuery(
        'update businesses set requires_two_factor = $2 where id = (select business_id from users where id = $1)',
        [user_id, on],
      );
    await set(true);
    expect((await look()).body.code).toBe('two_factor_needed');
    await set(false);
  });
});

describe('demanded by a role', () => {
  const changeRole = async (id: string, requires_two_factor: boolean, by = owner) => {
    const { version } = (await owner.ask(`GET api/role?id=${id}`)).body.message;
    return by.ask(`PUT api/role?id=${id}`, { body: { version, requires_two_factor } });
  };

  test('of its holders, whatever branch they work in at the moment, and of nobody else', async () => {
    const [one, other] = [await aManager(), await aManager()];
    const there = await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: nextPhone() } });
    const away = (await owner.ask('POST api/role', { body: { name: 'Away', requires_two_factor: true } }))
      .body.message.id;
    const { version } = (await owner.ask(`GET api/user?id=${one.id}`)).body.message;
    const access = [
      { branch_id: shop.branch_id, role_id: one.role_id },
      { branch_id: there.body.message.id, role_id: away },
    ];
    await owner.ask(`PUT api/user?id=${one.id}`, { body: { version, access } });
    expect([await products(one.browser), await products(other.browser)]).toEqual([
      'two_factor_needed',
      'open',
    ]);
    expect((await refreshed(one.browser)).two_factor_demand).toBe('role');
    expect((await changeRole(away, false)).status).toBe(200);
    expect(await products(one.browser)).toBe('open');
  });

  test('is set and dropped by somebody who has one and has typed his password just now', async () => {
    const person = await aManager();
    const keeper = await aManager(['list_products', 'create_role', 'modify_role', 'list_roles', 'view_role']);
    expect((await changeRole(person.role_id, true, keeper.browser)).body.code).toBe('own_factor_first');
    const made = await keeper.browser.ask('POST api/role', {
      body: { name: 'Mpya', requires_two_factor: true },
    });
    expect(made.body.code).toBe('own_factor_first');
    system.clock.move(6 * 60_000);
    expect((await changeRole(person.role_id, true)).body.code).toBe('proof_needed');
    expect((await owner.ask('POST api/role', { body: { name: 'Plain' } })).status).toBe(200);
    await owner.ask('POST api/user/prove', { body: { current_password: OWNER_PASSWORD } });
    expect((await changeRole(person.role_id, true)).status).toBe(200);
    expect(await products(person.browser)).toBe('two_factor_needed');
    system.clock.move(6 * 60_000);
    expect((await changeRole(person.role_id, false)).body.code).toBe('proof_needed');
  });
});

describe('while it is demanded', () => {
  test('a token of somebody who has none is refused, also one from before, until he has one', async () => {
    const { browser, password } = await aManager(['list_products', 'access_branch_settings']);
    const [its, mine] = [await aToken(browser), await aToken(owner)];
    expect([await its(), await mine()]).toEqual(['open', 'open']);
    await demand(owner);
    expect([await its(), await mine()]).toEqual(['two_factor_needed', 'open']);
    await turnOnTwoFactor(system, browser, password);
    expect(await its()).toBe('open');
  });

  test('nobody turns his own off', async () => {
    await demand(owner);
    const off = () =>
      owner.ask('PUT api/user/end-two-factor', {
        body: { current_password: OWNER_PASSWORD, code: app.code() },
      });
    expect((await off()).body.code).toBe('two_factor_demanded');
    await demand(owner, false);
    expect((await off()).status).toBe(200);
  });

  test('a file whose address was given before is not fetched any more', async () => {
    const { browser } = await aManager();
    const asked = await browser.ask('POST api/download', { body: { url: 'api/product/list' } });
    await demand(owner);
    const { body } = await browser.ask(`GET ${asked.body.message.url}`);
    expect(body.code).toBe('two_factor_needed');
  });
});
