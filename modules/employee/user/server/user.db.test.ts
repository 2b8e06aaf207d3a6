import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { untilWaiting } from '#server-kit/testing/until-waiting.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let second: string;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  second = (await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '0754321099' } })).body
    .message.id;
});
afterAll(() => system.close());

const PEOPLE = [
  'create_employee',
  'modify_employee',
  'delete_employee',
  'view_employee',
  'modify_employee_branch_access',
  'modify_employee_store_access',
];
const aChief = async (rights: string[], branches = [shop.branch_id]) => {
  const person = await anEmployee(owner, [...PEOPLE, ...rights], { branches });
  return { ...person, browser: await logIn(system, person.phone, person.password) };
};
const aRole = async (permissions: string[]) =>
  (await owner.ask('POST api/role', { body: { name: `Role ${nextPhone()}`, permissions } })).body.message
    .id as string;
const hire = (browser: TestBrowser, more: Record<string, unknown> = {}) =>
  browser.ask('POST api/user', { body: { name: 'Mwajuma Ali', phone_number: nextPhone(), ...more } });
const rowsOf = (id: string) =>
  system.db.adminQuery(
    'select u.*, (select jsonb_agg(a) from user_access a where a.user_id = u.id) as access from users u where id = $1',
    [id],
  );

describe('who makes whom (§6)', () => {
  test.each([
    ['employee', 200],
    ['owner', 403],
    ['agent', 403],
    ['system', 403],
    ['onepos', 403],
  ])('an employee makes %s: %i', async (account_type, status) => {
    const { browser } = await aChief([]);
    expect((await hire(browser, { account_type })).status).toBe(status);
  });

  test.each([
    ['owner', 200],
    ['employee', 200],
    ['agent', 403],
    ['onepos', 403],
  ])('an owner makes %s: %i', async (account_type, status) => {
    expect((await hire(owner, { account_type })).status).toBe(status);
  });

  test('nobody makes himself or another more than he may make', async () => {
    const { browser, id } = await aChief([]);
    const other = (await hire(owner)).body.message;
    const before = [await rowsOf(id), await rowsOf(other.id)];
    const own = (await browser.ask(`GET api/user?id=${id}`)).body.message;
    expect(
      (await browser.ask(`PUT api/user?id=${id}`, { body: { version: own.version, account_type: 'owner' } }))
        .status,
    ).toBe(409);
    expect(
      (
        await browser.ask(`PUT api/user?id=${other.id}`, {
          body: { version: other.version, account_type: 'owner' },
        })
      ).status,
    ).toBe(403);
    expect([await rowsOf(id), await rowsOf(other.id)]).toEqual(before);
  });

  test('an employee does not touch an owner', async () => {
    const { browser } = await aChief([]);
    const { version } = (await owner.ask(`GET api/user?id=${shop.owner_id}`)).body.message;
    const before = await rowsOf(shop.owner_id);
    expect(
      (
        await browser.ask(`PUT api/user?id=${shop.owner_id}`, {
          body: { version, phone_number: nextPhone() },
        })
      ).status,
    ).toBe(403);
    expect(
      (await browser.ask('PUT api/user/disable', { body: { id: shop.owner_id } })).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await browser.ask(`DELETE api/user?id=${shop.owner_id}`)).status).toBe(409);
    expect(await rowsOf(shop.owner_id)).toEqual(before);
  });
});

describe('nobody grants what he lacks', () => {
  test('a role with a right that the grantor does not hold', async () => {
    const { browser } = await aChief(['list_products']);
    const [mine, more] = [await aRole(['list_products']), await aRole(['list_products', 'delete_sale'])];
    const line = (role_id: string) => ({ access: [{ branch_id: shop.branch_id, role_id }] });
    expect((await hire(browser, line(mine))).status).toBe(200);
    const { status, body } = await hire(browser, line(more));
    expect(status).toBe(403);
    expect(body.message).toContain('“Delete sales”');
  });

  test('a branch that the grantor is not in, or is in with fewer rights', async () => {
    const { browser } = await aChief(['list_products']);
    const role_id = await aRole(['list_products']);
    expect((await hire(browser, { access: [{ branch_id: second, role_id }] })).body.code).toBe(
      'branch_beyond_own_access',
    );
    const weaker = await aRole([...PEOPLE]);
    const person = await anEmployee(owner, [...PEOPLE, 'list_products'], { branches: [shop.branch_id] });
    const { version, access } = (await owner.ask(`GET api/user?id=${person.id}`)).body.message;
    const lines = [
      { branch_id: access[0].branch_id, role_id: access[0].role_id },
      { branch_id: second, role_id: weaker },
    ];
    expect(
      (await owner.ask(`PUT api/user?id=${person.id}`, { body: { version, access: lines } })).status,
    ).toBe(200);
    const chief = await logIn(system, person.phone, person.password);
    expect((await hire(chief, { access: [{ branch_id: second, role_id }] })).body.code).toBe('cannot_grant');
  });

  test('access at all without the right to give it', async () => {
    const person = await anEmployee(owner, ['create_employee'], { branches: [shop.branch_id] });
    const browser = await logIn(system, person.phone, person.password);
    expect((await hire(browser)).status).toBe(200);
    expect((await hire(browser, { access: [{ branch_id: shop.branch_id }] })).status).toBe(403);
  });

  test('a branch of another business does not exist', async () => {
    const foreign = await aBusiness(system);
    const { status, body } = await hire(owner, { access: [{ branch_id: foreign.branch_id }] });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['access.0.branch_id']);
  });

  test('what the stronger logs in with is not the weaker’s to change', async () => {
    const { browser } = await aChief([]);
    const stronger = await anEmployee(owner, ['delete_sale'], { branches: [shop.branch_id] });
    const weaker = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const rename = async (id: string) => {
      const { version } = (await owner.ask(`GET api/user?id=${id}`)).body.message;
      return (await browser.ask(`PUT api/user?id=${id}`, { body: { version, phone_number: nextPhone() } }))
        .status;
    };
    expect(await rename(stronger.id)).toBe(403);
    expect(await rename(weaker.id)).toBe(200);
    const elsewhere = await anEmployee(owner, [], { branches: [second] });
    expect(await rename(elsewhere.id)).toBe(404);
    const body = { name: 'Neema', phone_number: nextPhone() };
    const { id: passing } = (await owner.ask('POST api/branch', { body })).body.message;
    const both = await anEmployee(owner, [], { branches: [shop.branch_id, passing] });
    expect(await rename(both.id)).toBe(403);
    expect((await owner.ask(`DELETE api/branch?id=${passing}`)).status).toBe(200);
    expect(await rename(both.id)).toBe(200);
  });
});

describe('the last owner', () => {
  test('is neither removed, disabled nor made an employee, by himself or by another', async () => {
    const lone = await aBusiness(system);
    const [self, heir] = [await logIn(system, lone.phone), nextPhone()];
    const body = {
      name: 'Mrithi',
      phone_number: heir,
      account_type: 'owner',
      password: 'Mlango-wa-3',
      access: [{ branch_id: lone.branch_id }],
    };
    const made = (await self.ask('POST api/user', { body })).body.message;
    const other = await logIn(system, heir, 'Mlango-wa-3');
    expect((await self.ask('PUT api/user/disable', { body: { id: lone.owner_id } })).body.code).toBe(
      'own_access',
    );
    expect((await self.ask(`DELETE api/user?id=${lone.owner_id}`)).status).toBe(409);
    expect((await other.ask('PUT api/user/disable', { body: { id: lone.owner_id } })).status).toBe(200);
    expect((await other.ask(`DELETE api/user?id=${made.id}`)).status).toBe(409);
    expect(
      await system.db.adminQuery(
        "select id from users where account_type = 'owner' and status = 'active' and deleted_at is null and business_id = $1",
        [lone.business_id],
      ),
    ).toEqual([{ id: made.id }]);
  });

  test('nor by an account that stands above him', async () => {
    const lone = await aBusiness(system);
    const person = await anEmployee(await logIn(system, lone.phone), PEOPLE, { branches: [lone.branch_id] });
    await system.db.adminQuery("update users set account_type = 'system' where id = $1", [person.id]);
    const operator = await logIn(system, person.phone, person.password);
    const { version } = (await operator.ask(`GET api/user?id=${lone.owner_id}`)).body.message;
    const before = await rowsOf(lone.owner_id);
    const answers = [
      await operator.ask('PUT api/user/disable', { body: { id: lone.owner_id } }),
      await operator.ask(`DELETE api/user?id=${lone.owner_id}`),
      await operator.ask(`PUT api/user?id=${lone.owner_id}`, { body: { version, account_type: 'employee' } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(JSON.stringify(body)).toContain('This is the last owner');
    }
    expect(await rowsOf(lone.owner_id)).toEqual(before);
  });

  const WAYS = ['disable', 'demote', 'delete'] as const;
  test.each(WAYS.flatMap((one) => WAYS.map((other) => [one, other] as const)))(
    'two owners who %s and %s each other at once: one stays',
    async (one, other) => {
      const lone = await aBusiness(system);
      const first = await logIn(system, lone.phone);
      const heir = nextPhone();
      const body = {
        name: 'Mrithi',
        phone_number: heir,
        account_type: 'owner',
        password: 'Mlango-wa-3',
        access: [{ branch_id: lone.branch_id }],
      };
      const made = (await first.ask('POST api/user', { body })).body.message;
      const second = await logIn(system, heir, 'Mlango-wa-3');
      const { version } = (await first.ask(`GET api/user?id=${lone.owner_id}`)).body.message;
      const remove = (by: TestBrowser, way: (typeof WAYS)[number], id: string, read: number) =>
        ({
          disable: () => by.ask('PUT api/user/disable', { body: { id } }),
          demote: () =>
            by.ask(`PUT api/user?id=${id}`, { body: { version: read, account_type: 'employee' } }),
          delete: () => by.ask(`DELETE api/user?id=${id}`),
        })[way]();
      // Both have begun and wait for the same rows; whatever they read before they waited is old when they go on.
      const holder = await system.db.adminClient();
      await holder.query('begin');
      await holder.query('select from users where business_id = $1 for update', [lone.business_id]);
      const asked = Promise.all([
        remove(first, one, made.id, made.version),
        remove(second, other, lone.owner_id, version),
      ]);
      await untilWaiting(system.db, 2);
      await holder.query('commit');
      const answers = await asked;
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await system.db.adminQuery(
        "select id from users where account_type = 'owner' and status = 'active' and deleted_at is null and business_id = $1",
        [lone.business_id],
      );
      expect(left).toHaveLength(1);
    },
  );
});

describe('login names', () => {
  test('a number logs in one person in the whole system, and is free again when he is gone', async () => {
    const phone = nextPhone();
    const first = await hire(owner, { phone_number: phone });
    const again = await hire(owner, { phone_number: `0${phone.slice(3)}` });
    expect(again.status).toBe(400);
    expect(Object.keys(again.body.fields)).toEqual(['phone_number']);
    expect((await owner.ask(`DELETE api/user?id=${first.body.message.id}`)).status).toBe(200);
    expect((await hire(owner, { phone_number: phone })).status).toBe(200);
  });

  test('a weak first password is refused by its field, and no answer ever holds one', async () => {
    expect(Object.keys((await hire(owner, { password: 'mwajuma1' })).body.fields)).toEqual(['password']);
    const made = await hire(owner, { password: 'Mlango-wa-3' });
    expect(made.status).toBe(200);
    const seen = [
      made.body,
      (await owner.ask(`GET api/user?id=${made.body.message.id}`)).body,
      (await owner.ask('GET api/activity/list?limit=100')).body,
    ];
    expect(JSON.stringify(seen)).not.toContain('Mlango');
    expect(JSON.stringify(seen)).not.toContain('argon2');
  });
});
