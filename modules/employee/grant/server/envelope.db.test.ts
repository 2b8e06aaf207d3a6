import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { type GrantWorld, OFFICE, openGrantWorld } from '../../testing/grant-world.ts';

// cspell:ignore Mwajuma Mshirika Wachache Wengi Wawili Stoo Tawi

let it: GrantWorld;
let system: GrantWorld['system'];
let owner: TestBrowser;
let here: string;
let there: string;

beforeAll(async () => {
  it = await openGrantWorld();
  ({ system, owner, here, there } = it);
});
afterAll(() => system.close());

const versionOf = async (id: string) => (await owner.ask(`GET api/user?id=${id}`)).body.message.version;

describe('a partner: an owner account with a role', () => {
  const RIGHTS = [...OFFICE, 'view_employee', 'list_employees'];

  test('makes nobody an owner, at once or in two steps', async () => {
    const { browser } = await it.partner(RIGHTS);
    const employee = (await it.hire(browser)).body.message;
    const { version } = employee;
    const type = { account_type: 'owner' };
    const change = (body: object) => () => browser.ask(`PUT api/user?id=${employee.id}`, { body });
    await it.refusedWhole(['account_beyond_own_access'], change({ version, ...type }));
    await it.refusedWhole(
      ['account_beyond_own_access'],
      change({ version, ...type, access: [{ branch_id: here }] }),
    );
    await it.refusedWhole(['account_beyond_own_access'], () => it.hire(browser, type));
    const { body } = await browser.ask('PUT api/user/bulk', {
      body: { changes: type, rows: [{ id: employee.id, version }], dry_run: false },
    });
    expect(body.message.rows).toMatchObject([{ outcome: 'refused', version }]);
  });

  test('does not change, disable, delete or log out an owner, partner or not', async () => {
    const { browser } = await it.partner(RIGHTS);
    const weaker = await it.partner(['view_employee']);
    const version = await versionOf(weaker.id);
    const devices = await weaker.browser.ask('GET api/device/list');
    for (const [codes, route, body] of [
      [['account_beyond_own_access'], `PUT api/user?id=${weaker.id}`, { version, name: 'Mwingine' }],
      [['account_beyond_own_access'], 'PUT api/user/disable', { id: weaker.id }],
      [['delete_refused'], `DELETE api/user?id=${weaker.id}`, undefined],
      [['account_beyond_own_access'], `DELETE api/device?id=${devices.body.message.data[0].id}`, undefined],
    ] as const)
      await it.refusedWhole(codes, () => browser.ask(route, body ? { body } : {}));
  });

  test('gets no more by a new branch than he has, and a whole owner gets everything', async () => {
    const partner = await it.partner(['view_product'], [there]);
    const body = { name: `Tawi ${nextPhone()}`, phone_number: nextPhone() };
    const opened = (await owner.ask('POST api/branch', { body })).body.message.id;
    const lines = await system.db.adminQuery<{ user_id: string; role_id: string | null }>(
      'select user_id, role_id from user_access where branch_id = $1',
      [opened],
    );
    expect(lines).toContainEqual({ user_id: owner.userId, role_id: null });
    expect(lines.filter(({ user_id }) => user_id === partner.id)).toEqual([]);
  });

  test('lets no support in, who would see more than he does', async () => {
    const { browser } = await it.partner(['access_branch_settings']);
    const id = '00000000-0000-4000-8000-000000000001';
    await it.refusedWhole(['only_owners_allow'], () =>
      browser.ask('PUT api/support-access/allow', { body: { id } }),
    );
  });

  test('does not stay behind as the only owner', async () => {
    const lone = await aBusiness(system);
    const self = await logIn(system, lone.phone);
    const heir = nextPhone();
    const access = [{ branch_id: lone.branch_id }];
    const person = { name: 'Mrithi', phone_number: heir, account_type: 'owner', password: OWNER_PASSWORD };
    const made = (await self.ask('POST api/user', { body: { ...person, access } })).body.message;
    const role = { name: 'Nusu', permissions: ['view_sale'] };
    const role_id = (await self.ask('POST api/role', { body: role })).body.message.id;
    const narrowed = { version: made.version, access: [{ branch_id: lone.branch_id, role_id }] };
    expect((await self.ask(`PUT api/user?id=${made.id}`, { body: narrowed })).status).toBe(200);
    const operator = await anEmployee(self, [...ALL_PERMISSIONS], { branches: [lone.branch_id] });
    await system.db.adminQuery("update users set account_type = 'system' where id = $1", [operator.id]);
    const above = await logIn(system, operator.phone, operator.password);
    await it.refusedWhole(['last_owner'], () =>
      above.ask('PUT api/user/disable', { body: { id: lone.owner_id } }),
    );
  });
});

describe('whoever keeps the people of a branch', () => {
  const RIGHTS = [...OFFICE, 'view_employee', 'list_employees'];
  let keeper: TestBrowser;
  let manager: Awaited<ReturnType<typeof anEmployee>>;

  beforeAll(async () => {
    manager = await anEmployee(owner, [...ALL_PERMISSIONS], { branches: [here] });
    const person = await anEmployee(owner, RIGHTS, { branches: [here] });
    keeper = await logIn(system, person.phone, person.password);
  });

  test('does not touch a manager who holds more', async () => {
    await logIn(system, manager.phone, manager.password);
    const version = await versionOf(manager.id);
    const [device] = await system.db.adminQuery<{ id: string }>(
      'select id from devices where user_id = $1 and deleted_at is null',
      [manager.id],
    );
    const people = (await it.hire(keeper)).body.message;
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
      await it.refusedWhole(codes, () => keeper.ask(route, body ? { body } : {}));
  });

  test('does not log out who works in another branch only', async () => {
    const far = await anEmployee(owner, ['view_sale'], { branches: [there] });
    const { session } = await logIn(system, far.phone, far.password);
    await it.refusedWhole(['not_found'], () => keeper.ask(`DELETE api/device?id=${session?.id}`));
    const body = { ids: [session?.id] };
    await it.refusedWhole(['not_found'], () => keeper.ask('POST api/device/delete', { body }));
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
    const both = await logIn(system, phone_number, OWNER_PASSWORD);
    const other = await it.hire(owner, { access: [{ branch_id: there, role_id: few }] });
    await it.refusedWhole(['not_found'], () =>
      both.ask('PUT api/user/disable', { body: { id: other.body.message.id } }),
    );
    await it.refusedWhole(['branch_beyond_own_access'], () =>
      it.hire(both, { access: [{ branch_id: there, role_id: few }] }),
    );
  });

  test('gives no stores that he may not use', async () => {
    const [store] = await system.db.adminQuery<{ id: string }>('select id from stores where branch_id = $1', [
      here,
    ]);
    const rights = [...RIGHTS, 'modify_employee_store_access'];
    const role = { name: `Stoo ${nextPhone()}`, permissions: rights };
    const role_id = (await owner.ask('POST api/role', { body: role })).body.message.id;
    const phone_number = nextPhone();
    const line = { branch_id: here, role_id, store_ids: [store?.id] };
    const body = { name: 'Wa stoo', phone_number, password: OWNER_PASSWORD, access: [line] };
    expect((await owner.ask('POST api/user', { body })).status).toBe(200);
    const clerk = await logIn(system, phone_number, OWNER_PASSWORD);
    await it.refusedWhole(['store_beyond_own_access'], () =>
      it.hire(clerk, { access: [{ ...line, store_ids: [] }] }),
    );
    expect((await it.hire(clerk, { access: [line] })).status).toBe(200);
  });

  test('changes and deletes no role that says more than he may do', async () => {
    const rights = ['modify_role', 'delete_role', 'create_role'];
    const person = await anEmployee(owner, rights, { branches: [here] });
    const browser = await logIn(system, person.phone, person.password);
    const role = (
      await owner.ask('POST api/role', {
        body: { name: 'Kubwa', permissions: ['delete_sale', 'create_role'] },
      })
    ).body.message;
    for (const [code, route, body] of [
      [
        'role_beyond_own_access',
        `PUT api/role?id=${role.id}`,
        { version: role.version, permissions: ['create_role'] },
      ],
      ['role_beyond_own_access', `PUT api/role?id=${role.id}`, { version: role.version, name: 'Ndogo' }],
      ['delete_refused', `DELETE api/role?id=${role.id}`, undefined],
    ] as const)
      await it.refusedWhole([code], () => browser.ask(route, body ? { body } : {}));
  });
});
