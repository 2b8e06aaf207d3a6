import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { DENIAL } from '#core/permissions.words.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const aRole = async (permissions: string[], name = `Role ${nextPhone()}`) =>
  (await owner.ask('POST api/role', { body: { name, permissions } })).body.message.id as string;
const as = (role: string) => ({ headers: { 'x-see-as': role } });

test('whoever looks as a role has its rights and no others, in every call that reads', async () => {
  const role = await aRole(['list_categories'], 'Cashier');
  const { body } = await owner.ask('GET api/user/refresh', as(role));
  expect(body.message).toMatchObject({
    account_type: 'employee',
    permissions: ['list_categories'],
    seen_as: { id: role, name: 'Cashier' },
  });
  const holder = await anEmployee(owner, ['list_categories'], { branches: [shop.branch_id] });
  const employee = await logIn(system, holder.phone, holder.password);
  for (const { method, path } of system.operations.filter(({ kind }) => kind === 'query')) {
    if (method !== 'GET') continue;
    const [seen, real] = [await owner.ask(`GET ${path}`, as(role)), await employee.ask(`GET ${path}`)];
    expect([path, seen.status]).toEqual([path, real.status]);
    if (real.status === 403) expect([path, seen.body.message]).toEqual([path, DENIAL.en]);
  }
});

test('he changes nothing, whatever he asks, and may go', async () => {
  const role = await aRole([...ALL_PERMISSIONS]);
  const browser = await logIn(system, shop.phone);
  const before = await allRows(system.db);
  const writing = system.operations.filter(
    ({ kind, method, path }) => kind !== 'guest' && method !== 'GET' && path !== 'api/user/logout',
  );
  expect(writing.length).toBeGreaterThan(50);
  for (const { method, path, accepts } of writing) {
    if (accepts === 'file') continue;
    const ask = method === 'DELETE' ? {} : { body: {} };
    const { status, body } = await browser.ask(`${method} ${path}`, { ...ask, ...as(role) });
    expect([path, status, body.code]).toEqual([path, 409, 'only_looking']);
  }
  const unseen = (rows: Map<string, string[]>) =>
    [...rows].filter(([table]) => !/devices|access/.test(table));
  expect(unseen(await allRows(system.db))).toEqual(unseen(before));
  expect((await browser.ask('PUT api/user/logout', { body: {}, ...as(role) })).status).toBe(200);
});

test('he sees with his own eyes again as soon as he names no role', async () => {
  const role = await aRole([]);
  expect((await owner.ask('GET api/category/list', as(role))).status).toBe(403);
  expect((await owner.ask('GET api/category/list')).status).toBe(200);
});

test('a role that allows more than oneself may, or that one may not open, is not to be looked as', async () => {
  const more = await aRole(['view_role', 'list_sales']);
  const less = await aRole(['view_role']);
  const chief = await anEmployee(owner, ['view_role'], { branches: [shop.branch_id] });
  const nobody = await anEmployee(owner, ['list_sales'], { branches: [shop.branch_id] });
  const [browser, other] = [
    await logIn(system, chief.phone, chief.password),
    await logIn(system, nobody.phone, nobody.password),
  ];
  expect((await browser.ask('GET api/user/refresh', as(less))).status).toBe(200);
  expect((await browser.ask('GET api/user/refresh', as(more))).body.message).toBe(DENIAL.en);
  expect((await other.ask('GET api/user/refresh', as(less))).body.message).toBe(DENIAL.en);
});

test('a role of another business, a deleted one and none at all are the same nothing', async () => {
  const foreign = await aBusiness(system);
  const theirs = await logIn(system, foreign.phone);
  const { id } = (await theirs.ask('POST api/role', { body: { name: 'Yao', permissions: [] } })).body.message;
  const gone = await aRole([]);
  expect((await owner.ask(`DELETE api/role?id=${gone}`)).status).toBe(200);
  for (const role of [id, gone, newId(), 'x', "' or true"]) {
    const { status, body } = await owner.ask('GET api/user/refresh', as(role));
    expect([status, body.code]).toEqual([409, 'seen_role_gone']);
  }
});
