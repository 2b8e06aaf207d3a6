import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { type GrantWorld, OFFICE, openGrantWorld } from '../../testing/grant-world.ts';

// cspell:ignore Nyingine Tovuti Wawili Mwajuma

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

describe('a token', () => {
  const SETTINGS = 'access_branch_settings';
  const made = async (permissions: readonly string[], more: object = {}, by = owner) => {
    const body = { name: 'Tovuti', permissions, expires_at: it.inDays(30), ...more };
    const answer = await by.ask('POST api/token', { body });
    expect(answer.status).toBe(200);
    return answer.body.message as { id: string; token: string };
  };
  const as = (token: string) => (route: string, body?: object, branch?: string) =>
    new TestBrowser(system).ask(route, {
      ...(body ? { body } : {}),
      ...(branch ? { branch } : {}),
      headers: { authorization: `Bearer ${token}` },
    });

  test('makes no token for another branch, with other rights or of a longer life', async () => {
    const ask = as((await made([SETTINGS])).token);
    const body = { name: 'Nyingine', permissions: [SETTINGS], expires_at: it.inDays(29) };
    await it.refusedWhole(['invalid_fields'], () => ask('POST api/token', { ...body, branch_id: there }));
    await it.refusedWhole(['invalid_fields'], () =>
      ask('POST api/token', { ...body, branch_ids: [here, there] }),
    );
    await it.refusedWhole(['invalid_fields'], () =>
      ask('POST api/token', { ...body, permissions: [SETTINGS, 'view_sale'] }),
    );
    await it.refusedWhole(['invalid_fields'], () =>
      ask('POST api/token', { ...body, expires_at: it.inDays(31) }),
    );
    expect((await ask('POST api/token', body)).status).toBe(200);
    const both = as((await made([SETTINGS], { branch_ids: [there] })).token);
    const elsewhere = { ...body, branch_id: there };
    await it.refusedWhole(['invalid_fields'], () =>
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
    const { token } = await made(['list_roles'], {}, await logIn(system, person.phone, person.password));
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

  test('makes and changes no person who holds more than itself', async () => {
    const ask = as((await made([...OFFICE, 'view_sale'])).token);
    const person = () => ({ name: 'Mwajuma', phone_number: nextPhone() });
    const [more, few] = [await it.role(['view_sale', 'delete_sale']), await it.role(['view_sale'])];
    const inBranch = (branch_id: string, role_id: string) => ({ access: [{ branch_id, role_id }] });
    for (const [code, access] of [
      ['cannot_grant', inBranch(here, more)],
      ['branch_beyond_own_access', inBranch(there, few)],
    ] as const)
      await it.refusedWhole([code], () => ask('POST api/user', { ...person(), ...access }));
    const { id, version } = (await it.hire(owner, inBranch(here, few))).body.message;
    await it.refusedWhole(['cannot_grant'], () =>
      ask(`PUT api/user?id=${id}`, { version, ...inBranch(here, more) }),
    );
    await it.refusedWhole(['account_beyond_own_access'], () =>
      ask(`PUT api/user?id=${id}`, { version, account_type: 'owner' }),
    );
    await it.refusedWhole(['outlasts_token'], () =>
      ask(`PUT api/user?id=${id}`, { version, phone_number: nextPhone() }),
    );
    expect((await ask('PUT api/user/disable', { id })).status).toBe(200);
  });

  test('with all rights of its maker does not change what he logs in with either', async () => {
    const person = await anEmployee(owner, [SETTINGS, ...OFFICE], { branches: [here] });
    const browser = await logIn(system, person.phone, person.password);
    const ask = as((await made([SETTINGS, ...OFFICE], {}, browser)).token);
    const email = 'baraka@example.com';
    await it.refusedWhole(['outlasts_token'], () => ask('PUT api/user/settings', { email }));
    expect((await browser.ask('PUT api/user/settings', { body: { email } })).status).toBe(200);
  });

  test('is not its maker: what he logs in with, and where, is not its own', async () => {
    const { body } = await owner.ask(`GET api/user?id=${owner.userId}`);
    const { version } = body.message;
    const devices = (await owner.ask('GET api/device/list')).body.message.data;
    const ask = as((await made([...OFFICE])).token);
    const codes = ['account_beyond_own_access', 'holds_more', 'outlasts_token', 'permission_denied'];
    const email = 'mwizi@example.com';
    await it.refusedWhole(codes, () => ask(`PUT api/user?id=${owner.userId}`, { version, email }));
    await it.refusedWhole(codes, () => ask('PUT api/user/settings', { email }));
    await it.refusedWhole(codes, () => ask(`DELETE api/device?id=${devices[0].id}`));
    await it.refusedWhole([...codes, 'own_access'], () => ask('PUT api/user/disable', { id: owner.userId }));
  });

  test('ends no token that outlives it by ending the device on which that was made', async () => {
    const person = await anEmployee(owner, [SETTINGS], { branches: [here] });
    const browser = await logIn(system, person.phone, person.password);
    const [device] = (await browser.ask('GET api/device/list')).body.message.data;
    await made([SETTINGS], { expires_at: it.inDays(90) }, browser);
    const ask = as((await made([SETTINGS, ...OFFICE], { expires_at: it.inDays(5) })).token);
    for (const end of [
      () => ask(`DELETE api/device?id=${device.id}`),
      () => ask('POST api/device/delete', { ids: [device.id] }),
      () => ask('PUT api/user/disable', { id: person.id }),
    ])
      await it.refusedWhole(['token_beyond_own_access'], end);
    expect((await owner.ask(`DELETE api/device?id=${device.id}`)).status).toBe(200);
  });

  test('revokes no token that may do more, and a person of few rights does not either', async () => {
    const strong = await made([SETTINGS, 'view_sale'], { expires_at: it.inDays(5) });
    const long = await made([SETTINGS], { expires_at: it.inDays(90) });
    const ask = as((await made([SETTINGS])).token);
    for (const { id } of [strong, long])
      await it.refusedWhole(['token_beyond_own_access'], () => ask(`DELETE api/token?id=${id}`));
    const person = await anEmployee(owner, [SETTINGS], { branches: [here] });
    const clerk = await logIn(system, person.phone, person.password);
    await it.refusedWhole(['token_beyond_own_access'], () => clerk.ask(`DELETE api/token?id=${strong.id}`));
    expect((await clerk.ask(`DELETE api/token?id=${long.id}`)).status).toBe(200);
    expect((await owner.ask(`DELETE api/token?id=${strong.id}`)).status).toBe(200);
  });

  test('that reaches all stores is not revoked by who is bound to one', async () => {
    const rights = [SETTINGS];
    const person = await anEmployee(owner, rights, { branches: [here] });
    const [store] = await system.db.adminQuery<{ id: string }>('select id from stores where branch_id = $1', [
      here,
    ]);
    const { version } = (await owner.ask(`GET api/user?id=${person.id}`)).body.message;
    const access = [{ branch_id: here, role_id: person.role_id, store_ids: [store?.id] }];
    const bound = await owner.ask(`PUT api/user?id=${person.id}`, { body: { version, access } });
    expect(bound.status).toBe(200);
    const clerk = await logIn(system, person.phone, person.password);
    const { id } = await made(rights);
    await it.refusedWhole(['token_beyond_own_access'], () => clerk.ask(`DELETE api/token?id=${id}`));
    const own = await made(rights, {}, clerk);
    expect((await clerk.ask(`DELETE api/token?id=${own.id}`)).status).toBe(200);
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
    const both = await logIn(system, phone_number, OWNER_PASSWORD);
    const wanted = { name: 'T', permissions: ['view_sale'], expires_at: it.inDays(3), branch_id: there };
    await it.refusedWhole(['invalid_fields'], () => both.ask('POST api/token', { body: wanted }));
  });
});
