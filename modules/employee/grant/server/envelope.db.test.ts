import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { openSessionHouse, type SessionHouse } from '#server/testing/session-house.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';

// cspell:ignore Mbezi Mshirika Mwajuma Wachache Wengi Wawili Stoo Nyingine

let house: SessionHouse;
let owner: TestBrowser;
let here: string;
let there: string;
let manager: Awaited<ReturnType<typeof anEmployee>>;

beforeAll(async () => {
  house = await openSessionHouse();
  const shop = await aBusiness(house);
  here = shop.branch_id;
  owner = await logIn(house, shop.phone);
  const body = { name: 'Mbezi', phone_number: '0754321099' };
  there = (await owner.ask('POST api/branch', { body })).body.message.id;
  manager = await anEmployee(owner, [...ALL_PERMISSIONS], { branches: [here] });
});
afterAll(() => house.close());

const OFFICE = ['create_employee', 'modify_employee', 'delete_employee', 'modify_employee_branch_access'];
const inDays = (days: number) => new Date(house.clock.now().getTime() + days * 86_400_000).toISOString();

/** All that says who may do what, as it stands. */
async function grants(): Promise<string> {
  const [row] = await house.db.adminQuery<{ all: string }>(`
    select jsonb_build_array(
      (select jsonb_agg(jsonb_build_array(id, account_type, status, phone_number, email, name, deleted_at) order by id) from users),
      (select jsonb_agg(to_jsonb(a) order by a::text) from user_access a),
      (select jsonb_agg(jsonb_build_array(id, permissions, documents_seen, days_seen, newest_seen, deleted_at) order by id) from roles),
      (select jsonb_agg(jsonb_build_array(id, permissions, branch_id, expires_at, deleted_at) order by id) from tokens),
      (select jsonb_agg(jsonb_build_array(id, deleted_at) order by id) from devices))::text as all`);
  return row?.all ?? '';
}

async function refusedWhole(
  codes: readonly string[],
  call: () => Promise<{ status: number; body: unknown }>,
) {
  const before = await grants();
  const { status, body } = await call();
  const { code, message } = body as { code?: string; message: unknown };
  expect([code, status >= 400, JSON.stringify(message)]).toEqual([
    expect.toBeOneOf([...codes]),
    true,
    expect.anything(),
  ]);
  expect(await grants()).toBe(before);
}

const versionOf = async (id: string) => (await owner.ask(`GET api/user?id=${id}`)).body.message.version;
const hire = (by: TestBrowser, more: object = {}) =>
  by.ask('POST api/user', { body: { name: 'Mwajuma Ali', phone_number: nextPhone(), ...more } });

async function aPartner(rights: readonly string[], branches = [here]) {
  const made = await anEmployee(owner, rights, { branches, name: 'Mshirika', accountType: 'owner' });
  return { ...made, browser: await logIn(house, made.phone, made.password) };
}

describe('a partner: an owner account with a role', () => {
  const RIGHTS = [...OFFICE, 'view_employee', 'list_employees'];

  test('makes nobody an owner, at once or in two steps', async () => {
    const { browser } = await aPartner(RIGHTS);
    const employee = (await hire(browser)).body.message;
    const { version } = employee;
    const type = { account_type: 'owner' };
    const change = (body: object) => () => browser.ask(`PUT api/user?id=${employee.id}`, { body });
    await refusedWhole(['account_out_of_reach'], change({ version, ...type }));
    await refusedWhole(['account_out_of_reach'], change({ version, ...type, access: [{ branch_id: here }] }));
    await refusedWhole(['account_out_of_reach'], () => hire(browser, type));
    const { body } = await browser.ask('PUT api/user/bulk', {
      body: { changes: type, rows: [{ id: employee.id, version }], dry_run: false },
    });
    expect(body.message.rows).toMatchObject([{ outcome: 'refused', version }]);
  });

  test('does not change, disable, delete or log out an owner, partner or not', async () => {
    const { browser } = await aPartner(RIGHTS);
    const weaker = await aPartner(['view_employee']);
    const version = await versionOf(weaker.id);
    const devices = await weaker.browser.ask('GET api/device/list');
    for (const [codes, route, body] of [
      [['account_out_of_reach'], `PUT api/user?id=${weaker.id}`, { version, name: 'Mwingine' }],
      [['account_out_of_reach'], 'PUT api/user/disable', { id: weaker.id }],
      [['delete_refused'], `DELETE api/user?id=${weaker.id}`, undefined],
      [['account_out_of_reach'], `DELETE api/device?id=${devices.body.message.data[0].id}`, undefined],
    ] as const)
      await refusedWhole(codes, () => browser.ask(route, body ? { body } : {}));
  });

  test('gets no more by a new branch than he has, and a whole owner gets everything', async () => {
    const partner = await aPartner(['view_product'], [there]);
    const body = { name: `Tawi ${nextPhone()}`, phone_number: nextPhone() };
    const opened = (await owner.ask('POST api/branch', { body })).body.message.id;
    const lines = await house.db.adminQuery<{ user_id: string; role_id: string | null }>(
      'select user_id, role_id from user_access where branch_id = $1',
      [opened],
    );
    expect(lines).toContainEqual({ user_id: owner.userId, role_id: null });
    expect(lines.filter(({ user_id }) => user_id === partner.id)).toEqual([]);
  });

  test('lets no support in, who would see more than he does', async () => {
    const { browser } = await aPartner(['access_branch_settings']);
    const id = '00000000-0000-4000-8000-000000000001';
    await refusedWhole(['only_owners_allow'], () =>
      browser.ask('PUT api/support-access/allow', { body: { id } }),
    );
  });

  test('does not stay behind as the only owner', async () => {
    const lone = await aBusiness(house);
    const self = await logIn(house, lone.phone);
    const heir = nextPhone();
    const access = [{ branch_id: lone.branch_id }];
    const person = { name: 'Mrithi', phone_number: heir, account_type: 'owner', password: OWNER_PASSWORD };
    const made = (await self.ask('POST api/user', { body: { ...person, access } })).body.message;
    const role = { name: 'Nusu', permissions: ['view_sale'] };
    const role_id = (await self.ask('POST api/role', { body: role })).body.message.id;
    const narrowed = { version: made.version, access: [{ branch_id: lone.branch_id, role_id }] };
    expect((await self.ask(`PUT api/user?id=${made.id}`, { body: narrowed })).status).toBe(200);
    const operator = await anEmployee(self, [...ALL_PERMISSIONS], { branches: [lone.branch_id] });
    await house.db.adminQuery("update users set account_type = 'system' where id = $1", [operator.id]);
    const above = await logIn(house, operator.phone, operator.password);
    await refusedWhole(['last_owner'], () =>
      above.ask('PUT api/user/disable', { body: { id: lone.owner_id } }),
    );
  });
});

describe('whoever keeps the people of a branch', () => {
  const RIGHTS = [...OFFICE, 'view_employee', 'list_employees'];
  let keeper: TestBrowser;

  beforeAll(async () => {
    const person = await anEmployee(owner, RIGHTS, { branches: [here] });
    keeper = await logIn(house, person.phone, person.password);
  });

  test('does not touch a manager who holds more', async () => {
    await logIn(house, manager.phone, manager.password);
    const version = await versionOf(manager.id);
    const [device] = await house.db.adminQuery<{ id: string }>(
      'select id from devices where user_id = $1 and deleted_at is null',
      [manager.id],
    );
    const people = (await hire(keeper)).body.message;
    for (const [codes, route, body] of [
      [['holds_more'], 'PUT api/user/disable', { id: manager.id }],
      [['holds_more'], 'PUT api/user/enable', { id: manager.id }],
      [['holds_more'], `PUT api/user?id=${manager.id}`, { version, name: 'Mwingine' }],
      [['holds_more'], `PUT api/user?id=${manager.id}`, { version, access: [] }],
      [['holds_more'], `PUT api/user?id=${manager.id}`, { version, email: 'mwizi@example.com' }],
      [['delete_refused'], `DELETE api/user?id=${manager.id}`, undefined],
      [['delete_refused'], 'POST api/user/delete', { ids: [people.id, manager.id] }],
      [['holds_more'], `DELETE api/device?id=${device?.id}`, undefined],
    ] as const)
      await refusedWhole(codes, () => keeper.ask(route, body ? { body } : {}));
  });

  test('does not touch anybody of a branch in which he only works', async () => {
    const few = (await owner.ask('POST api/role', { body: { name: 'Wachache', permissions: ['view_sale'] } }))
      .body.message.id;
    const many = { name: 'Wengi', permissions: [...RIGHTS, 'view_sale'] };
    const [there_role, here_role] = [few, (await owner.ask('POST api/role', { body: many })).body.message.id];
    const phone_number = nextPhone();
    const access = [
      { branch_id: here, role_id: here_role },
      { branch_id: there, role_id: there_role },
    ];
    const made = await owner.ask('POST api/user', {
      body: { name: 'Wawili', phone_number, password: OWNER_PASSWORD, access },
    });
    expect(made.status).toBe(200);
    const both = await logIn(house, phone_number, OWNER_PASSWORD);
    const other = await hire(owner, { access: [{ branch_id: there, role_id: few }] });
    await refusedWhole(['holds_more'], () =>
      both.ask('PUT api/user/disable', { body: { id: other.body.message.id } }),
    );
    await refusedWhole(['branch_out_of_reach'], () =>
      hire(both, { access: [{ branch_id: there, role_id: few }] }),
    );
  });

  test('gives no stores that he may not use', async () => {
    const [store] = await house.db.adminQuery<{ id: string }>('select id from stores where branch_id = $1', [
      here,
    ]);
    const rights = [...RIGHTS, 'modify_employee_store_access'];
    const role = { name: `Stoo ${nextPhone()}`, permissions: rights };
    const role_id = (await owner.ask('POST api/role', { body: role })).body.message.id;
    const phone_number = nextPhone();
    const line = { branch_id: here, role_id, store_ids: [store?.id] };
    const body = { name: 'Wa stoo', phone_number, password: OWNER_PASSWORD, access: [line] };
    expect((await owner.ask('POST api/user', { body })).status).toBe(200);
    const clerk = await logIn(house, phone_number, OWNER_PASSWORD);
    await refusedWhole(['store_out_of_reach'], () => hire(clerk, { access: [{ ...line, store_ids: [] }] }));
    expect((await hire(clerk, { access: [line] })).status).toBe(200);
  });

  test('changes and deletes no role that says more than he may do', async () => {
    const rights = ['modify_role', 'delete_role', 'create_role'];
    const person = await anEmployee(owner, rights, { branches: [here] });
    const browser = await logIn(house, person.phone, person.password);
    const role = (
      await owner.ask('POST api/role', {
        body: { name: 'Kubwa', permissions: ['delete_sale', 'create_role'] },
      })
    ).body.message;
    for (const [code, route, body] of [
      [
        'role_out_of_reach',
        `PUT api/role?id=${role.id}`,
        { version: role.version, permissions: ['create_role'] },
      ],
      ['role_out_of_reach', `PUT api/role?id=${role.id}`, { version: role.version, name: 'Ndogo' }],
      ['delete_refused', `DELETE api/role?id=${role.id}`, undefined],
    ] as const)
      await refusedWhole([code], () => browser.ask(route, body ? { body } : {}));
  });
});

describe('a token', () => {
  const SETTINGS = 'access_branch_settings';
  const made = async (permissions: readonly string[], more: object = {}, by = owner) => {
    const body = { name: 'Tovuti', permissions, expires_at: inDays(30), ...more };
    const answer = await by.ask('POST api/token', { body });
    expect(answer.status).toBe(200);
    return answer.body.message as { id: string; token: string };
  };
  const as = (token: string) => (route: string, body?: object, branch?: string) =>
    new TestBrowser(house).ask(route, {
      ...(body ? { body } : {}),
      ...(branch ? { branch } : {}),
      headers: { authorization: `Bearer ${token}` },
    });

  test('makes no token for another branch, with other rights or of a longer life', async () => {
    const ask = as((await made([SETTINGS])).token);
    const body = { name: 'Nyingine', permissions: [SETTINGS], expires_at: inDays(29) };
    await refusedWhole(['invalid_fields'], () => ask('POST api/token', { ...body, branch_id: there }));
    await refusedWhole(['invalid_fields'], () =>
      ask('POST api/token', { ...body, branch_ids: [here, there] }),
    );
    await refusedWhole(['invalid_fields'], () =>
      ask('POST api/token', { ...body, permissions: [SETTINGS, 'view_sale'] }),
    );
    await refusedWhole(['invalid_fields'], () => ask('POST api/token', { ...body, expires_at: inDays(31) }));
    expect((await ask('POST api/token', body)).status).toBe(200);
    const both = as((await made([SETTINGS], { branch_ids: [there] })).token);
    const elsewhere = { ...body, branch_id: there };
    await refusedWhole(['invalid_fields'], () =>
      both('POST api/token', { ...elsewhere, permissions: [SETTINGS, 'view_sale'] }),
    );
    expect((await both('POST api/token', elsewhere)).status).toBe(200);
  });

  test('works in its own branches and in no other of its maker', async () => {
    const one = as((await made(['view_employee'])).token);
    expect((await one('GET api/user/refresh')).status).toBe(200);
    expect((await one('GET api/user/refresh', undefined, there)).status).toBe(403);
    const both = as((await made(['view_employee'], { branch_ids: [here, there] })).token);
    for (const branch of [here, there])
      expect((await both('GET api/user/refresh', undefined, branch)).body.message).toMatchObject({
        branch_id: branch,
        branches: { length: 2 },
      });
  });

  test('is out where its maker no longer works, and falls back on no other branch', async () => {
    const rights = [SETTINGS, 'list_roles'];
    const person = await anEmployee(owner, rights, { branches: [here, there] });
    const { token } = await made(['list_roles'], {}, await logIn(house, person.phone, person.password));
    const ask = as(token);
    expect((await ask('GET api/role/list')).status).toBe(200);
    const { version, access } = (await owner.ask(`GET api/user?id=${person.id}`)).body.message;
    const left = access.filter(({ branch_id }: { branch_id: string }) => branch_id === there);
    const body = {
      version,
      access: left.map(({ branch_id, role_id }: Record<string, string>) => ({ branch_id, role_id })),
    };
    expect((await owner.ask(`PUT api/user?id=${person.id}`, { body })).status).toBe(200);
    expect((await ask('GET api/role/list')).status).toBeGreaterThanOrEqual(401);
    expect((await ask('GET api/role/list', undefined, there)).status).toBeGreaterThanOrEqual(401);
  });

  test('makes no person who holds anything, for he would stay when it has ended', async () => {
    const ask = as((await made([...OFFICE, 'view_sale'])).token);
    const role = async (permissions: readonly string[]) =>
      (await owner.ask('POST api/role', { body: { name: `R ${nextPhone()}`, permissions } })).body.message.id;
    const person = () => ({ name: 'Mwajuma', phone_number: nextPhone() });
    for (const [code, rights] of [
      ['cannot_grant', ['view_sale', 'delete_sale']],
      ['outlasts_token', ['view_sale']],
    ] as const) {
      const access = [{ branch_id: here, role_id: await role(rights) }];
      await refusedWhole([code], () => ask('POST api/user', { ...person(), access }));
    }
    const access = [{ branch_id: there, role_id: await role(['view_sale']) }];
    await refusedWhole(['branch_out_of_reach'], () => ask('POST api/user', { ...person(), access }));
    expect((await ask('POST api/user', person())).status).toBe(200);
  });

  test('is not its maker: what he logs in with, and where, is not its own', async () => {
    const { body } = await owner.ask(`GET api/user?id=${owner.userId}`);
    const { version } = body.message;
    const devices = (await owner.ask('GET api/device/list')).body.message.data;
    const ask = as((await made([...OFFICE])).token);
    const codes = ['account_out_of_reach', 'holds_more', 'outlasts_token', 'permission_denied'];
    const email = 'mwizi@example.com';
    await refusedWhole(codes, () => ask(`PUT api/user?id=${owner.userId}`, { version, email }));
    await refusedWhole(codes, () => ask('PUT api/user/settings', { email }));
    await refusedWhole(codes, () => ask(`DELETE api/device?id=${devices[0].id}`));
    await refusedWhole([...codes, 'own_access'], () => ask('PUT api/user/disable', { id: owner.userId }));
  });

  test('revokes no token that may do more, and a person of few rights does not either', async () => {
    const strong = await made([SETTINGS, 'view_sale'], { expires_at: inDays(5) });
    const long = await made([SETTINGS], { expires_at: inDays(90) });
    const ask = as((await made([SETTINGS])).token);
    for (const { id } of [strong, long])
      await refusedWhole(['token_out_of_reach'], () => ask(`DELETE api/token?id=${id}`));
    const person = await anEmployee(owner, [SETTINGS], { branches: [here] });
    const clerk = await logIn(house, person.phone, person.password);
    await refusedWhole(['token_out_of_reach'], () => clerk.ask(`DELETE api/token?id=${strong.id}`));
    expect((await clerk.ask(`DELETE api/token?id=${long.id}`)).status).toBe(200);
    expect((await owner.ask(`DELETE api/token?id=${strong.id}`)).status).toBe(200);
  });

  test('of a branch whose settings are another’s is made by nobody', async () => {
    const [all, few] = await Promise.all(
      [[SETTINGS, 'view_sale'], ['view_sale']].map(async (permissions) => {
        const body = { name: `T ${nextPhone()}`, permissions };
        return (await owner.ask('POST api/role', { body })).body.message.id as string;
      }),
    );
    const phone_number = nextPhone();
    const access = [
      { branch_id: here, role_id: all },
      { branch_id: there, role_id: few },
    ];
    const body = { name: 'Wawili', phone_number, password: OWNER_PASSWORD, access };
    expect((await owner.ask('POST api/user', { body })).status).toBe(200);
    const both = await logIn(house, phone_number, OWNER_PASSWORD);
    const wanted = { name: 'T', permissions: ['view_sale'], expires_at: inDays(3), branch_id: there };
    await refusedWhole(['invalid_fields'], () => both.ask('POST api/token', { body: wanted }));
  });
});
