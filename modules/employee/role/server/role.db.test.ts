import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import { openSessionHouse, type SessionHouse } from '#server/testing/session-house.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let house: SessionHouse;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  house = await openSessionHouse();
  shop = await aBusiness(house);
  owner = await logIn(house, shop.phone);
});
afterAll(() => house.close());

const ROLES = ['create_role', 'modify_role', 'delete_role', 'view_role', 'list_roles'];
const aChief = async (rights: string[] = []) => {
  const person = await anEmployee(owner, [...ROLES, ...rights], { branches: [shop.branch_id] });
  return { ...person, browser: await logIn(house, person.phone, person.password) };
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

test('nobody writes a right into a role that he lacks, neither at once nor later', async () => {
  const { browser } = await aChief(['view_sale']);
  expect((await make(browser, ['view_sale', 'delete_sale'])).body.code).toBe('cannot_grant');
  const { id } = (await make(browser, ['view_sale'])).body.message;
  expect((await change(browser, id, ['view_sale', 'delete_sale'])).body.code).toBe('cannot_grant');
  expect((await owner.ask(`GET api/role?id=${id}`)).body.message.permissions).toEqual(['view_sale']);
  // What stood there before may stay, and what one holds oneself may be added.
  expect((await change(owner, id, ['delete_sale'])).status).toBe(200);
  expect((await change(browser, id, ['delete_sale', 'view_sale'])).status).toBe(200);
});

test('nobody changes the role he holds, nor one that an owner holds', async () => {
  const { browser, role_id } = await aChief();
  expect((await change(browser, role_id, [])).body.code).toBe('own_role');
  const { id } = (await make(owner, ['view_sale'])).body.message;
  const access = [{ branch_id: shop.branch_id, role_id: id }];
  const body = { name: 'Mwenza', phone_number: nextPhone(), account_type: 'owner', access };
  expect((await owner.ask('POST api/user', { body })).status).toBe(200);
  expect((await change(browser, id, [])).body.code).toBe('account_out_of_reach');
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
