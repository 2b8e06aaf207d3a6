import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokenCommand } from '#server/cli/create-token.ts';
import { readArguments } from '#server/cli/read-arguments.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const inDays = (days: number) => new Date(system.clock.now().getTime() + days * 86_400_000).toISOString();
const make = (browser: TestBrowser, permissions: string[], more = {}) =>
  browser.ask('POST api/token', { body: { name: 'Tovuti', permissions, expires_at: inDays(30), ...more } });
const by = (token: string, route: string, branch = '') =>
  new TestBrowser(system).askBare(route, {
    authorization: `Bearer ${token}`,
    ...(branch ? { 'x-branch': branch } : {}),
  });

test('its name is a line of text, or is refused by its field', async () => {
  for (const name of ['', '  ', 'Tovuti \ud800', 'a\u0000b', 'x'.repeat(81)]) {
    const { status, body } = await make(owner, [], { name });
    expect([name, status, Object.keys(body.fields)]).toEqual([name, 400, ['name']]);
  }
});

test('a token calls without cookie, with its own rights and no others', async () => {
  const { token } = (await make(owner, ['list_roles'])).body.message;
  expect(token).toMatch(/^op_[\w-]{43}$/);
  expect((await by(token, 'GET api/role/list')).status).toBe(200);
  expect((await by(token, 'GET api/user/list')).status).toBe(403);
  expect((await by(token, 'GET api/user/refresh')).body.message).toMatchObject({
    permissions: ['list_roles'],
    account_type: 'employee',
  });
});

test('its secret is answered once and kept nowhere', async () => {
  const { token, id } = (await make(owner, [])).body.message;
  const list = await owner.ask('GET api/token/list');
  expect(JSON.stringify(list.body)).toContain(id);
  expect(JSON.stringify(list.body)).not.toContain(token);
  for (const table of ['tokens', 'ctx.access', 'activities'])
    expect(JSON.stringify(await system.db.adminQuery(`select t::text from ${table} t`))).not.toContain(token);
  expect(system.logged.join('')).not.toContain(token);
});

describe('never more rights than its maker', () => {
  test('when it is made', async () => {
    const person = await anEmployee(owner, ['access_branch_settings', 'list_roles'], {
      branches: [shop.branch_id],
    });
    const browser = await logIn(system, person.phone, person.password);
    expect((await make(browser, ['list_roles'])).status).toBe(200);
    const { status, body } = await make(browser, ['list_roles', 'delete_role']);
    expect(status).toBe(400);
    expect(body.fields.permissions).toContain('delete_role');
    expect((await make(browser, ['free_access'])).status).toBe(400);
  });

  test('and when its maker loses one', async () => {
    const person = await anEmployee(owner, ['access_branch_settings', 'list_roles'], {
      branches: [shop.branch_id],
    });
    const browser = await logIn(system, person.phone, person.password);
    const { token } = (await make(browser, ['list_roles'])).body.message;
    expect((await by(token, 'GET api/role/list')).status).toBe(200);
    const role = (await owner.ask(`GET api/role?id=${person.role_id}`)).body.message;
    const body = { version: role.version, permissions: ['access_branch_settings'] };
    expect((await owner.ask(`PUT api/role?id=${person.role_id}`, { body })).status).toBe(200);
    expect((await by(token, 'GET api/role/list')).status).toBe(403);
  });

  test('and it is out with him', async () => {
    const person = await anEmployee(owner, ['access_branch_settings'], { branches: [shop.branch_id] });
    const { token } = (await make(await logIn(system, person.phone, person.password), [])).body.message;
    await owner.ask('PUT api/user/disable', { body: { id: person.id } });
    expect((await by(token, 'GET api/user/refresh')).status).toBe(401);
  });

  test('nor may it make accounts of its maker’s kind', async () => {
    const { token } = (await make(owner, ['create_employee'])).body.message;
    const answer = await system.server.app.inject({
      method: 'POST',
      url: '/api/user',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'Mwingine', phone_number: '255711000001', account_type: 'owner' }),
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('its end', () => {
  test('a revoked one opens nothing, and the others still do', async () => {
    const [one, two] = [(await make(owner, [])).body.message, (await make(owner, [])).body.message];
    expect((await owner.ask(`DELETE api/token?id=${one.id}`)).status).toBe(200);
    expect((await by(one.token, 'GET api/user/refresh')).status).toBe(401);
    expect((await by(two.token, 'GET api/user/refresh')).status).toBe(200);
  });

  test('an expired one opens nothing', async () => {
    const { token, id } = (await make(owner, [])).body.message;
    await system.db.adminQuery(
      "update ctx.access set expires_at = now() - interval '1 second' where holder_id = $1",
      [id],
    );
    expect((await by(token, 'GET api/user/refresh')).status).toBe(401);
  });

  test.each([-1, 0, 400])('a life of %i days is refused', async (days) => {
    const { status, body } = await make(owner, [], { expires_at: inDays(days) });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['expires_at']);
  });
});

test('it acts in its branch unless it names another of its own', async () => {
  const second = (await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '0754321099' } }))
    .body.message;
  const foreign = await aBusiness(system);
  const both = { branch_id: second.id, branch_ids: [second.id, shop.branch_id] };
  const { token, branch_ids } = (await make(owner, [], both)).body.message;
  expect(branch_ids).toEqual([shop.branch_id]);
  expect((await by(token, 'GET api/user/refresh')).body.message.branch_id).toBe(second.id);
  expect((await by(token, 'GET api/user/refresh', shop.branch_id)).body.message.branch_id).toBe(
    shop.branch_id,
  );
  expect((await by(token, 'GET api/user/refresh', foreign.branch_id)).status).toBe(403);
  expect((await make(owner, [], { branch_id: foreign.branch_id })).status).toBe(400);
  const further = await make(owner, [], { branch_ids: [foreign.branch_id] });
  expect([further.status, Object.keys(further.body.fields)]).toEqual([400, ['branch_ids']]);
});

test('it needs access_branch_settings to make, see or revoke one', async () => {
  const person = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const browser = await logIn(system, person.phone, person.password);
  const { id } = (await make(owner, [])).body.message;
  expect((await make(browser, [])).status).toBe(403);
  expect((await browser.ask('GET api/token/list')).status).toBe(403);
  expect((await browser.ask(`DELETE api/token?id=${id}`)).status).toBe(403);
  expect((await owner.ask(`DELETE api/token?id=${id}`)).status).toBe(200);
});

describe('on the command line', () => {
  const create = async (...words: string[]) => {
    const lines: string[] = [];
    await createTokenCommand.run(readArguments(createTokenCommand, [...words, '--json']), {
      database: system.database,
      adminUrl: '',
      serverKey: async () => system.serverKey,
      context: terminalContext(system),
      print: (line) => lines.push(line),
    });
    return JSON.parse(lines.at(-1) ?? '');
  };

  test('it is made in the name of a user, with all of his rights or some, is listed and on record', async () => {
    const rights = ['access_branch_settings', 'list_roles'];
    const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
    const all = await create('--user', person.phone, '--name', 'Hesabu');
    expect(all).toMatchObject({ branch_id: shop.branch_id, permissions: rights });
    expect((await by(all.token, 'GET api/role/list')).status).toBe(200);
    expect((await by(all.token, 'GET api/user/list')).status).toBe(403);
    const some = await create(
      '--user',
      person.phone,
      '--name',
      'Tovuti',
      '--permissions',
      'list_roles',
      '--days',
      '1',
    );
    expect((await by(some.token, 'GET api/token/list')).status).toBe(403);
    const { data } = (await owner.ask('GET api/token/list')).body.message;
    const listed = data.find(({ id }: { id: string }) => id === some.id);
    expect(listed).toMatchObject({ name: 'Tovuti', created_by: person.id, permissions: ['list_roles'] });
    const acts = await system.db.adminQuery('select type, user_id from activities where record_id = $1', [
      some.id,
    ]);
    expect(acts).toEqual([{ type: 'creation', user_id: person.id }]);
    const open = "select from ctx.access where user_id = $1 and kind = 'session' and revoked_at is null";
    expect(await system.db.adminQuery(open, [person.id])).toEqual([]);
  });

  test('never with a right that he lacks, for a branch that is not his, for longer than a year or for nobody', async () => {
    const person = await anEmployee(owner, ['list_roles'], { branches: [shop.branch_id] });
    const foreign = await aBusiness(system);
    const tokenOf = (...more: string[]) => create('--user', person.phone, '--name', 'x', ...more);
    await expect(tokenOf('--permissions', 'list_roles,delete_role')).rejects.toThrow('delete_role');
    await expect(tokenOf('--branch', foreign.branch_id)).rejects.toThrow('branch_id');
    await expect(tokenOf('--days', '400')).rejects.toThrow('expires_at');
    await expect(tokenOf('--days', 'x')).rejects.toThrow('days');
    await expect(create('--user', '255799000111', '--name', 'x')).rejects.toThrow('not_found');
    await owner.ask('PUT api/user/disable', { body: { id: person.id } });
    await expect(tokenOf()).rejects.toThrow('no_branch');
  });
});
