import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// cspell:ignore Mwuzaji

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const ROLES = ['create_role', 'modify_role', 'delete_role', 'view_role', 'list_roles'];
const aChief = async (rights: string[] = []) => {
  const person = await anEmployee(owner, [...ROLES, ...rights], { branches: [shop.branch_id] });
  return { ...person, browser: await logIn(system, person.phone, person.password) };
};
const make = (browser: TestBrowser, permissions: string[], name = `Role ${nextPhone()}`) =>
  browser.ask('POST api/role', { body: { name, permissions } });
const change = async (browser: TestBrowser, id: string, permissions: string[]) => {
  const { version } = (await owner.ask(`GET api/role?id=${id}`)).body.message;
  return browser.ask(`PUT api/role?id=${id}`, { body: { version, permissions } });
};

test('a role holds rights of the catalogue and nothing else', async () => {
  for (const right of ['free_access', 'onepos', 'view_everything', 'guest'])
    expect(Object.keys((await make(owner, [right])).body.fields)).toEqual(['permissions']);
});

test('a form starts from the roles of the trade of its branch, whose other modules it is told', async () => {
  const proposed = async (business_type: 'pharmacy' | 'logistics') => {
    const { phone } = await aBusiness(system, { business_type });
    return (await (await logIn(system, phone)).ask('GET api/role/proposals')).body.message;
  };
  const [pharmacy, carrier] = [await proposed('pharmacy'), await proposed('logistics')];
  expect(pharmacy.unused_modules).toEqual(['transport', 'service', 'hotel']);
  expect(carrier.unused_modules).toEqual(['service', 'hotel']);
  const manager = (of: typeof pharmacy) => of.roles.find(({ key }: { key: string }) => key === 'manager');
  expect(manager(pharmacy).permissions).not.toContain('create_truck');
  expect(manager(carrier).permissions).toContain('create_truck');
  const seller = await anEmployee(owner, ['create_sale'], { branches: [shop.branch_id] });
  const browser = await logIn(system, seller.phone, seller.password);
  expect((await browser.ask('GET api/role/proposals')).status).toBe(403);
});

test('a usual role is called what it is in the language of the reader, until somebody renames it', async () => {
  const inSwahili = { headers: { 'accept-language': 'sw' } };
  const named = async (id: string, ask = {}) =>
    (await owner.ask(`GET api/role?id=${id}`, ask)).body.message.name;
  const roles = (await owner.ask('GET api/role/list?limit=100&page=1')).body.message.data;
  const cashier = roles.find(({ name }: { name: string }) => name === 'Cashier');
  const id = cashier?.id ?? (await make(owner, ['view_sale'], 'Cashier')).body.message.id;
  expect([await named(id), await named(id, inSwahili)]).toEqual(['Cashier', 'Mwuzaji']);
  const listed = (await owner.ask('GET api/role/list?limit=100&page=1', inSwahili)).body.message.data;
  expect(listed.map(({ name }: { name: string }) => name)).toContain('Mwuzaji');
  const person = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const { version } = (await owner.ask(`GET api/user?id=${person.id}`)).body.message;
  const access = [{ branch_id: shop.branch_id, role_id: id }];
  expect((await owner.ask(`PUT api/user?id=${person.id}`, { body: { version, access } })).status).toBe(200);
  const line = (await owner.ask(`GET api/user?id=${person.id}`, inSwahili)).body.message.access[0];
  expect(line.role_name).toBe('Mwuzaji');
  const before = (await owner.ask(`GET api/role?id=${id}`)).body.message.version;
  await owner.ask(`PUT api/role?id=${id}`, { body: { version: before, name: 'Cashier by day' } });
  expect([await named(id), await named(id, inSwahili)]).toEqual(['Cashier by day', 'Cashier by day']);
});

test('nobody writes a right into a role that he lacks, neither at once nor later', async () => {
  const { browser } = await aChief(['view_sale']);
  expect((await make(browser, ['view_sale', 'delete_sale'])).body).toMatchObject({
    code: 'cannot_grant',
    message: 'You cannot give permissions that you do not have yourself: “Delete sales”.',
  });
  const { id } = (await make(browser, ['view_sale'])).body.message;
  expect((await change(browser, id, ['view_sale', 'delete_sale'])).body.code).toBe('cannot_grant');
  expect((await owner.ask(`GET api/role?id=${id}`)).body.message.permissions).toEqual(['view_sale']);
  // A role that says more than one holds was made by somebody else, and is not one's to change.
  expect((await change(owner, id, ['delete_sale'])).status).toBe(200);
  expect((await change(browser, id, ['delete_sale', 'view_sale'])).body.code).toBe('role_beyond_own_access');
  expect((await change(owner, id, ['view_sale'])).status).toBe(200);
  expect((await change(browser, id, [])).status).toBe(200);
});

test('nobody changes the role he holds, nor one that an owner holds', async () => {
  const { browser, role_id } = await aChief();
  expect((await change(browser, role_id, [])).body.code).toBe('own_role');
  const { id } = (await make(owner, ['view_sale'])).body.message;
  const access = [{ branch_id: shop.branch_id, role_id: id }];
  const body = { name: 'Mwenza', phone_number: nextPhone(), account_type: 'owner', access };
  expect((await owner.ask('POST api/user', { body })).status).toBe(200);
  expect((await change(browser, id, [])).body.code).toBe('account_beyond_own_access');
});

test.each(['super_admin', 'system_admin', 'branch_owner'])(
  'the name %s is nobody’s to take',
  async (name) => {
    expect(Object.keys((await make(owner, [], name)).body.fields)).toEqual(['name']);
  },
);

test('a role that somebody holds is not deleted, with the number of those', async () => {
  const { role_id } = await aChief();
  const { status, body } = await owner.ask(`DELETE api/role?id=${role_id}`);
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain('1');
  expect((await owner.ask(`GET api/role?id=${role_id}`)).status).toBe(200);
  const free = (await make(owner, [])).body.message;
  expect((await owner.ask(`DELETE api/role?id=${free.id}`)).status).toBe(200);
});

describe('how far a role lets its holders see', () => {
  const visibility = (documents_seen: string, days_seen: number | null = null) => ({
    name: `Role ${nextPhone()}`,
    permissions: [],
    documents_seen,
    days_seen,
  });
  const give = (browser: TestBrowser, role_id: string) =>
    browser.ask('POST api/user', {
      body: { name: 'Juma', phone_number: nextPhone(), access: [{ branch_id: shop.branch_id, role_id }] },
    });
  const rights = [...ROLES, 'create_employee', 'list_employees', 'modify_employee_branch_access'];
  let narrow: { browser: TestBrowser; role_id: string };
  let wide: string;

  beforeAll(async () => {
    wide = (await owner.ask('POST api/role', { body: visibility('all') })).body.message.id;
    const made = await owner.ask('POST api/role', {
      body: { ...visibility('own', 7), permissions: rights },
    });
    const role_id = made.body.message.id as string;
    const [phone_number, password] = [nextPhone(), 'Mlango-wa-3'];
    const access = [{ branch_id: shop.branch_id, role_id }];
    await owner.ask('POST api/user', { body: { name: 'Neema', phone_number, password, access } });
    narrow = { browser: await logIn(system, phone_number, password), role_id };
  });

  test('is everything where nothing is said', async () => {
    const { id } = (await make(owner, ['view_sale'])).body.message;
    expect((await owner.ask(`GET api/role?id=${id}`)).body.message).toMatchObject({
      documents_seen: 'all',
      days_seen: null,
      newest_seen: null,
    });
  });

  test('is never more than whoever writes the role sees himself', async () => {
    for (const wider of [visibility('all'), visibility('all', 7), visibility('own', 8), visibility('own')]) {
      const refused = await narrow.browser.ask('POST api/role', { body: wider });
      expect([refused.status, refused.body.code]).toEqual([403, 'cannot_widen']);
    }
    const made = await narrow.browser.ask('POST api/role', { body: visibility('own', 7) });
    expect(made.status).toBe(200);
    const { id, version } = made.body.message;
    const widened = await narrow.browser.ask(`PUT api/role?id=${id}`, { body: { version, days_seen: null } });
    expect(widened.body.code).toBe('cannot_widen');
    expect((await owner.ask(`GET api/role?id=${id}`)).body.message.days_seen).toBe(7);
    const narrowed = await narrow.browser.ask(`PUT api/role?id=${id}`, { body: { version, days_seen: 1 } });
    expect(narrowed.status).toBe(200);
  });

  test('is not widened for a branch by somebody who does not work there', async () => {
    const mbezi = { name: `Mbezi ${nextPhone()}`, phone_number: nextPhone() };
    const other = (await owner.ask('POST api/branch', { body: mbezi })).body.message.id;
    const { id, version } = (await owner.ask('POST api/role', { body: visibility('own', 7) })).body.message;
    const access = [{ branch_id: other, role_id: id }];
    const there = { name: 'Rehema', phone_number: nextPhone(), access };
    expect((await owner.ask('POST api/user', { body: there })).status).toBe(200);
    const { browser } = await aChief();
    const widened = await browser.ask(`PUT api/role?id=${id}`, { body: { version, days_seen: 8 } });
    expect(widened.body.code).toBe('holds_more');
    expect((await owner.ask(`GET api/role?id=${id}`)).body.message.days_seen).toBe(7);
  });

  test('is never more than whoever gives the role to somebody sees himself, nor is it looked through', async () => {
    const { id } = (await narrow.browser.ask('POST api/role', { body: visibility('own', 1) })).body.message;
    expect((await give(narrow.browser, wide)).body.code).toBe('cannot_widen');
    expect((await give(narrow.browser, id)).status).toBe(200);
    const looked = (seen: string) =>
      narrow.browser.ask('GET api/user/refresh', { headers: { 'x-see-as': seen } });
    expect((await looked(wide)).body.code).toBe('permission_denied');
    expect((await looked(id)).status).toBe(200);
  });
});
