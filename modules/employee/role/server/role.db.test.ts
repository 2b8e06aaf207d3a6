import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

// cspell:ignore Mwuzaji Huuza kupokea malipo Haoni kununua wala faida Zamu asubuhi jioni Meneja duka

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

describe('a usual role', () => {
  const swahili = { headers: { 'accept-language': 'sw' } };
  let usual: { browser: TestBrowser; branch_id: string; id: string };
  const read = async (id: string, ask = {}) =>
    (await usual.browser.ask(`GET api/role?id=${id}`, ask)).body.message;
  const save = async (id: string, body: object, ask = {}) =>
    usual.browser.ask(`PUT api/role?id=${id}`, {
      body: { version: (await read(id)).version, ...body },
      ...ask,
    });
  const texts = ({ name, remarks }: { name: string; remarks: string }) => [name, remarks];
  const CASHIER = ['Cashier', 'Sells and takes payments. Sees no buying prices and no profit.'];
  const MWUZAJI = ['Mwuzaji', 'Huuza na kupokea malipo. Haoni bei za kununua wala faida.'];

  beforeEach(async () => {
    const { phone, branch_id } = await aBusiness(system);
    const browser = await logIn(system, phone);
    const body = { name: CASHIER[0], remarks: CASHIER[1], permissions: ['view_sale'] };
    const { id } = (await browser.ask('POST api/role', { body })).body.message;
    await system.db.adminQuery("update roles set usual_role = 'cashier' where id = $1", [id]);
    usual = { browser, branch_id, id };
  });

  test('is called in the language of the reader wherever it is shown and chosen', async () => {
    const { browser, branch_id, id } = usual;
    expect([texts(await read(id)), texts(await read(id, swahili))]).toEqual([CASHIER, MWUZAJI]);
    const { body } = await browser.ask('POST api/user', {
      body: { name: 'Neema', phone_number: nextPhone(), access: [{ branch_id, role_id: id }] },
    });
    const at = async (path: string, ask = {}) =>
      JSON.stringify((await browser.ask(`GET api/${path}`, ask)).body);
    const places = ['role/list?limit=100&page=1', 'role/search?keyword=cash', 'palette/find?keyword=cashier'];
    for (const path of [...places, `user?id=${body.message.id}`]) {
      const [english, inSwahili] = [await at(path), await at(path, swahili)];
      expect([path, english.includes('"Cashier"'), english.includes('"Mwuzaji"')]).toEqual([
        path,
        true,
        false,
      ]);
      expect([path, inSwahili.includes('"Cashier"'), inSwahili.includes('"Mwuzaji"')]).toEqual([
        path,
        false,
        true,
      ]);
    }
    const found = await browser.ask(`GET api/user/refresh`, {
      headers: { ...swahili.headers, 'x-see-as': id },
    });
    expect(found.body.message.seen_as).toEqual({ id, name: 'Mwuzaji' });
  });

  test('stays one when a form sends back its name as it was read, and ends with another name', async () => {
    const { id } = usual;
    expect(
      (await save(id, { name: 'Mwuzaji', remarks: MWUZAJI[1], permissions: ['view_sale'] }, swahili)).status,
    ).toBe(200);
    expect(await read(id)).toMatchObject({
      name: 'Cashier',
      remarks: CASHIER[1],
      permissions: ['view_sale'],
    });
    expect(texts(await read(id, swahili))).toEqual(MWUZAJI);
    expect((await save(id, { remarks: 'Zamu ya asubuhi' })).status).toBe(200);
    expect(texts(await read(id, swahili))).toEqual(['Mwuzaji', 'Zamu ya asubuhi']);
    expect((await save(id, { name: 'Cashier by day' })).status).toBe(200);
    expect((await read(id, swahili)).name).toBe('Cashier by day');
    // Named as before it is a role that somebody typed, and keeps that name for everybody.
    expect((await save(id, { name: 'Cashier' })).status).toBe(200);
    expect((await read(id, swahili)).name).toBe('Cashier');
  });

  test('that is renamed keeps the remarks in the language of whoever renamed it', async () => {
    const { id } = usual;
    expect((await save(id, { name: 'Mwuzaji wa asubuhi' }, swahili)).status).toBe(200);
    expect(texts(await read(id))).toEqual(['Mwuzaji wa asubuhi', MWUZAJI[1]]);
  });

  test('is not one because somebody typed its name, and its name in another language is taken', async () => {
    const typed = (await make(owner, ['view_sale'], 'Mwuzaji')).body.message.id;
    const named = async (ask = {}) => (await owner.ask(`GET api/role?id=${typed}`, ask)).body.message.name;
    expect([await named(), await named(swahili)]).toEqual(['Mwuzaji', 'Mwuzaji']);
    const second = await make(usual.browser, ['view_sale'], 'Mwuzaji');
    expect([second.status, Object.keys(second.body.fields)]).toEqual([400, ['name']]);
    expect((await make(usual.browser, ['view_sale'], 'Mwuzaji wa jioni')).status).toBe(200);
  });

  test('of an older installation is known by what nobody has changed', async () => {
    const { id, browser } = usual;
    const changed = (await make(browser, ['view_sale'], 'Meneja wa duka')).body.message.id;
    await system.db.adminQuery('update roles set usual_role = null where id = $1', [id]);
    expect((await read(id, swahili)).name).toBe('Cashier');
    const file = new URL('../../../../migrations/202611231830-usual-role-key.sql', import.meta.url);
    const [, backfill = ''] = /(update roles r[^;]*;)/.exec(readFileSync(file, 'utf8')) ?? [];
    await system.db.adminQuery(backfill);
    expect((await read(id, swahili)).name).toBe('Mwuzaji');
    expect((await read(changed, swahili)).name).toBe('Meneja wa duka');
  });
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
