import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusinessCommand } from '#server/cli/create-business.ts';
import { readArguments } from '#server/cli/read-arguments.ts';
import { nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

const form = () => ({
  name: 'Duka la Neema',
  owner_name: 'Neema Mushi',
  owner_phone: nextPhone(),
  password: 'Kiti-cheupe-27',
});
const counted = async () =>
  (await system.db.adminQuery<{ n: number }>('select count(*)::int as n from businesses'))[0]?.n;

test('faults are named by the fields of the form, and nothing is made', async () => {
  const bad = { ...form(), owner_phone: 'abc', password: 'neema', currency: 'XYZ' };
  const { status, body } = await TestBrowser.atTheServer(system).ask('POST api/first-start', { body: bad });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['currency']);
  const phone = await TestBrowser.atTheServer(system).ask('POST api/first-start', {
    body: { ...form(), owner_phone: 'abc', time_zone: 'Mars/One' },
  });
  expect(Object.keys(phone.body.fields)).toEqual(['owner_phone']);
  const password = await TestBrowser.atTheServer(system).ask('POST api/first-start', {
    body: { ...form(), password: 'neema' },
  });
  expect(Object.keys(password.body.fields)).toEqual(['password']);
  expect(await counted()).toBe(0);
  expect(await system.db.adminQuery('select from ctx.access where revoked_at is null')).toEqual([]);
});

test('of ten people who start at once one makes the business', async () => {
  expect((await TestBrowser.atTheServer(system).ask('GET api/first-start')).body.message).toEqual({
    needed: true,
    sample: null,
    asks_code: false,
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      TestBrowser.atTheServer(system).ask('POST api/first-start', { body: form() }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'already_started')).toHaveLength(9);
  expect(await counted()).toBe(1);
  expect((await TestBrowser.atTheServer(system).ask('GET api/first-start')).body.message).toEqual({
    needed: false,
    sample: null,
    asks_code: false,
  });
});

test('the first branch is ready to sell: settings, store, cash account, access of the owner', async () => {
  const [branch] = await system.db.adminQuery(
    'select id, abbreviation, days_open, currency, time_zone from branches',
  );
  expect(branch).toMatchObject({
    abbreviation: 'DLN',
    days_open: ['mon', 'tue', 'wed', 'thu', 'fri'],
    currency: 'TZS',
  });
  for (const table of ['branch_settings', 'stores', 'accounts'])
    expect(
      await system.db.adminQuery(`select branch_id from ${table} where branch_id = $1`, [branch?.id]),
      table,
    ).not.toEqual([]);
  expect(await system.db.adminQuery('select branch_id, role_id from user_access')).toEqual([
    { branch_id: branch?.id, role_id: null },
  ]);
});

test('money can come in as cash, by M-PESA and through a bank', async () => {
  const accounts = await system.db.adminQuery('select name, type from accounts order by ledger_code');
  expect(accounts.map(({ name }) => name)).toEqual(['Cash drawer', 'Safe', 'Bank', 'M-PESA']);
});

test('three roles are there to give to employees, and nobody has one yet', async () => {
  const roles = await system.db.adminQuery<{ name: string; usual_role: string; permissions: string[] }>(
    'select name, usual_role, permissions from roles order by name',
  );
  expect(roles.map(({ usual_role }) => usual_role)).toEqual(['cashier', 'manager', 'store_keeper']);
  expect(roles.map(({ name }) => name)).toEqual(['Cashier', 'Manager', 'Storekeeper']);
  expect(roles[0]?.permissions).toContain('create_sale');
  expect(roles[1]?.permissions).toEqual(expect.arrayContaining(['create_product']));
});

test('the access under which it was written is closed, and the acts are on record', async () => {
  expect(await system.db.adminQuery('select from ctx.access where revoked_at is null')).toEqual([]);
  const acts = await system.db.adminQuery<{ entity: string }>(
    "select distinct entity from activities where type = 'creation'",
  );
  expect(acts.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['business', 'user', 'branch', 'branch-settings']),
  );
});

test('the command line makes a further business, with a token that acts in its branch', async () => {
  const lines: string[] = [];
  const words = [
    '--name',
    'Genge',
    '--owner-name',
    'Asha',
    '--owner-phone',
    nextPhone(),
    '--password',
    'Kiti-cheupe-27',
  ];
  const more = ['--vat-registered', '--price-mode', 'exclusive', '--with-token', '--json'];
  const values = readArguments(createBusinessCommand, [...words, ...more]);
  await createBusinessCommand.run(values, {
    database: system.database,
    adminUrl: '',
    serverKey: async () => system.serverKey,
    context: terminalContext(system),
    print: (line) => lines.push(line),
  });
  const made = JSON.parse(lines.at(-1) ?? '');
  expect(Object.keys(made).sort()).toEqual([
    'branch_id',
    'business_id',
    'cash_account_id',
    'owner_id',
    'store_id',
    'token',
  ]);
  const headers = { authorization: `Bearer ${made.token}` };
  const { status, body } = await new TestBrowser(system).askBare(
    `GET api/branch/settings?id=${made.branch_id}`,
    headers,
  );
  expect(status).toBe(200);
  expect(body.message).toMatchObject({ vat_registered: true, price_mode: 'exclusive' });
});
