import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type GrantWorld, OFFICE, openGrantWorld } from '../../testing/grant-world.ts';

// cspell:ignore Tatu Mwajuma Wote Huko

const KEEPING = [
  ...OFFICE,
  'list_employees',
  'view_employee',
  'list_branches',
  'view_branch',
  'modify_branch',
  'delete_branch',
  'access_branch_settings',
  'export_to_excel',
  'create_payment',
];

let it: GrantWorld;
let owner: TestBrowser;
let here: string;
let there: string;
/** Keeps people and branches by his role here, and only sells by his role there. */
let keeper: TestBrowser;
/** Works there alone. */
let distant: { id: string; version: number; name: string };

beforeAll(async () => {
  it = await openGrantWorld();
  ({ owner, here, there } = it);
  const [keeping, selling] = [await it.role(KEEPING), await it.role(['create_sale'])];
  const phone_number = nextPhone();
  const access = [
    { branch_id: here, role_id: keeping },
    { branch_id: there, role_id: selling },
  ];
  const body = { name: 'Tatu', phone_number, password: OWNER_PASSWORD, access };
  expect((await owner.ask('POST api/user', { body })).status).toBe(200);
  keeper = await logIn(it.system, phone_number, OWNER_PASSWORD);
  const hired = await it.hire(owner, { name: 'Huko', access: [{ branch_id: there, role_id: selling }] });
  distant = hired.body.message;
});
afterAll(() => it.system.close());

const listed = async (by: TestBrowser, path: string) =>
  (await by.ask(`GET api/${path}`)).body.message.data.map(({ name }: { name: string }) => name);

test('people of a branch in which one only sells are neither listed, found, opened nor counted', async () => {
  expect(await listed(owner, 'user/list')).toContain('Huko');
  expect(await listed(keeper, 'user/list')).not.toContain('Huko');
  for (const path of ['user/search?keyword=huko', 'user/search?keyword=hu'])
    expect([path, (await keeper.ask(`GET api/${path}`)).body.message]).toEqual([path, []]);
  const found = (await keeper.ask('GET api/palette/find?keyword=huko')).body.message.found;
  expect(found).toEqual([]);
  expect((await owner.ask('GET api/palette/find?keyword=huko')).body.message.found).toHaveLength(1);
  const ids = (await keeper.ask('GET api/user/ids')).body.message.ids;
  expect(ids).not.toContain(distant.id);
  for (const path of [`user?id=${distant.id}`, `device/list?user_id=${distant.id}`])
    expect([path, (await keeper.ask(`GET api/${path}`)).status]).toEqual([path, 404]);
});

test('nor changed, disabled or deleted, one by one or many at once', async () => {
  const { id, version } = distant;
  for (const [route, body] of [
    [`PUT api/user?id=${id}`, { version, name: 'Mwingine' }],
    ['PUT api/user/disable', { id }],
    [`DELETE api/user?id=${id}`, undefined],
    ['POST api/user/delete', { ids: [id] }],
  ] as const)
    await it.refusedWhole(['not_found'], () => keeper.ask(route, body ? { body } : {}));
  const rows = [{ id, version }];
  const bulk = await keeper.ask('PUT api/user/bulk', {
    body: { changes: { email: 'a@example.com' }, rows, dry_run: false },
  });
  expect([bulk.status, bulk.body.code]).toEqual([404, 'not_found']);
  expect((await owner.ask(`GET api/user?id=${id}`)).body.message).toMatchObject({ version, email: null });
});

test('the branch itself, its settings and its tokens are not his either', async () => {
  expect(await listed(keeper, 'branch/list')).not.toContain('Mbezi');
  expect(await listed(owner, 'branch/list')).toContain('Mbezi');
  const { version } = (await owner.ask(`GET api/branch?id=${there}`)).body.message;
  for (const [route, body] of [
    [`GET api/branch?id=${there}`, undefined],
    [`PUT api/branch?id=${there}`, { version, name: 'Mwingine' }],
    [`DELETE api/branch?id=${there}`, undefined],
  ] as const)
    expect([route, (await keeper.ask(route, body ? { body } : {})).status]).toEqual([route, 404]);
  const token = { name: 'Tovuti', permissions: [], branch_id: there, expires_at: it.inDays(3) };
  expect((await owner.ask('POST api/token', { body: token })).status).toBe(200);
  expect(await listed(keeper, 'token/list')).not.toContain('Tovuti');
  expect(await listed(owner, 'token/list')).toContain('Tovuti');
});

test('of somebody who works in both he sees the branch whose people he keeps', async () => {
  const role_id = await it.role(['view_sale']);
  const access = [here, there].map((branch_id) => ({ branch_id, role_id }));
  const { id } = (await it.hire(owner, { name: 'Wote', access })).body.message;
  const seen = (await keeper.ask(`GET api/user?id=${id}`)).body.message;
  expect(seen.access.map(({ branch_id }: { branch_id: string }) => branch_id)).toEqual([here]);
  const body = { version: seen.version, name: 'Mwingine' };
  await it.refusedWhole(['holds_more'], () => keeper.ask(`PUT api/user?id=${id}`, { body }));
});

test('a payment here pays what is owed where one may take payments, and nowhere else', async () => {
  const customer_id = (await owner.ask('POST api/customer', { body: { name: 'Asha' } })).body.message.id;
  for (const branch of [here, there]) {
    const debt = { kind: 'debtor', origin: 'opening', customer_id, amount: 500 };
    expect((await owner.ask('POST api/debt', { body: debt, branch })).status).toBe(200);
  }
  const owed = async (by: TestBrowser) =>
    (await by.ask(`GET api/payment/owed?party_id=${customer_id}`)).body.message.total;
  expect([await owed(owner), await owed(keeper)]).toEqual([1000, 500]);
});

test('whoever holds the right in both sees both', async () => {
  const { phone, password } = await anEmployee(owner, KEEPING, { branches: [here, there] });
  const both = await logIn(it.system, phone, password);
  expect(await listed(both, 'user/list')).toContain('Huko');
  expect(await listed(both, 'branch/list')).toContain('Mbezi');
});
