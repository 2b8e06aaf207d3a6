import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

const { examples } = JSON.parse(
  readFileSync(new URL('../../../../specification/wire-examples.json', import.meta.url), 'utf8'),
);
let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system, { name: 'Kariakoo Main' });
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const open = (name: string, more = {}) =>
  owner.ask('POST api/branch', { body: { name, phone_number: '0754321099', ...more } });

describe('a new branch', () => {
  test('gets settings, a store, a cash account and the access of its owner, who works in it at once', async () => {
    const { status, body } = await open('Mbezi Beach');
    expect(status).toBe(200);
    const { id } = body.message;
    for (const table of ['branch_settings', 'stores', 'accounts'])
      expect(
        await system.db.adminQuery(`select id from ${table} where branch_id = $1`, [id]),
        table,
      ).not.toEqual([]);
    expect((await owner.ask('GET api/user/refresh', { branch: id })).body.message.branch_name).toBe(
      'Mbezi Beach',
    );
  });

  test('has cash, M-PESA and a bank account ready, to be named or deleted', async () => {
    const { id } = (await open('Kariakoo Two')).body.message;
    const accounts = async (branch: string) =>
      (await owner.ask('GET api/account/list', { branch })).body.message.data;
    expect(await accounts(id)).toMatchObject([
      { name: 'Bank', type: 'bank', provider: 'NONE', is_default: true, balance: 0 },
      { name: 'Cash drawer', type: 'cash in hand', is_default: true, is_till: true },
      { name: 'M-PESA', type: 'mobile', provider: 'M-PESA', is_default: true, balance: 0 },
      { name: 'Safe', type: 'cash in hand', is_default: false, is_till: false },
    ]);
    const [bank, , wallet] = await accounts(id);
    const named = { version: wallet.version, name: 'Duka M-PESA', account_number: '5544120' };
    expect((await owner.ask(`PUT api/account?id=${wallet.id}`, { branch: id, body: named })).status).toBe(
      200,
    );
    expect((await owner.ask(`DELETE api/account?id=${bank.id}`, { branch: id })).status).toBe(200);
    expect((await accounts(id)).map(({ name }: { name: string }) => name)).toEqual([
      'Cash drawer',
      'Duka M-PESA',
      'Safe',
    ]);
    // Where no shillings are counted there is no M-PESA either, and the branch that was there keeps what it had.
    const abroad = (await open('London', { currency: 'GBP' })).body.message;
    expect((await accounts(abroad.id)).map(({ name }: { name: string }) => name)).toEqual([
      'Bank',
      'Cash drawer',
      'Safe',
    ]);
    expect(await accounts(shop.branch_id)).toHaveLength(2);
  });

  test('gets an abbreviation of its own', async () => {
    const [one, two] = [
      (await open('Sinza Kijiweni')).body.message,
      (await open('Segerea Kimanga')).body.message,
    ];
    expect(one.abbreviation).toBe('SK');
    expect(two.abbreviation).toBe('SE');
    expect((await open('Soko', { abbreviation: 'SK' })).body.fields).toHaveProperty('abbreviation');
  });

  test.each([
    ['tin_number', '12345'],
    ['time_zone', 'Africa/Dodoma'],
    ['currency', 'KES'],
    ['opening_time', '25:00'],
    ['status', 'active'],
    ['lock_date', '2026-01-01'],
  ])('%s %s is refused by its field', async (field, value) => {
    const { status, body } = await open('Mwenge', { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

test('branches whose paid days end within a week are found, and no others', async () => {
  const day = (days: number) =>
    new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const told: [string, string, number][] = [
    ['Late', 'active', -1],
    ['Today', 'active', 0],
    ['Soon', 'trial', 6],
    ['In time', 'active', 7],
    ['Shut', 'closed', 3],
  ];
  for (const [name, status, days] of told) {
    const { id } = (await open(name)).body.message;
    await system.db.adminQuery('update branches set status = $2, paid_until = $3 where id = $1', [
      id,
      status,
      day(days),
    ]);
  }
  const { body } = await owner.ask('GET api/branch/list?condition=expiring');
  expect(body.message.data.map(({ name }: { name: string }) => name).sort()).toEqual(['Soon', 'Today']);
});

describe('what its documents rest on', () => {
  test('currency and abbreviation change while nothing is posted', async () => {
    const made = (await open('Tabata')).body.message;
    const body = { version: made.version, currency: 'USD', abbreviation: 'TBT' };
    const { status, body: answer } = await owner.ask(`PUT api/branch?id=${made.id}`, { body });
    expect(status).toBe(200);
    expect(answer.message).toMatchObject({ currency: 'USD', abbreviation: 'TBT' });
  });

  test('the branch one works in is not deleted, another without books is', async () => {
    const made = (await open('Ubungo')).body.message;
    expect((await owner.ask(`DELETE api/branch?id=${shop.branch_id}`)).status).toBe(409);
    expect((await owner.ask(`DELETE api/branch?id=${made.id}`)).status).toBe(200);
    expect((await owner.ask('GET api/user/refresh', { branch: made.id })).status).toBe(403);
    expect((await owner.ask('GET api/user/refresh')).status).toBe(200);
  });
});

describe('settings', () => {
  const route = () => `api/branch/settings?id=${shop.branch_id}`;

  test('have the shape of the wire examples, letter by letter', async () => {
    const example = examples.branch_settings;
    const before = (await owner.ask(`GET ${route()}`)).body.message;
    const { sends_sms, has_address, ...kept } = before;
    expect(Object.keys(kept).sort()).toEqual(Object.keys(example.answer.message).sort());
    // This installation has no gateway, and whoever reads the settings is told so.
    expect([sends_sms, has_address]).toEqual([false, false]);
    const { status, body } = await owner.ask(`PUT ${route()}`, {
      body: { ...example.request.body, version: before.version },
    });
    expect(status).toBe(200);
    const { id, created_at, updated_at, version, branch_id, ...rest } = body.message;
    const {
      id: _,
      created_at: __,
      updated_at: ___,
      version: ____,
      branch_id: _____,
      ...expected
    } = example.answer.message;
    expect(rest).toEqual(expected);
    expect([id, branch_id, version]).toEqual([shop.branch_id, shop.branch_id, before.version + 1]);
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(created_at));
  });

  test('change one at a time without a version; with a stale one they do not', async () => {
    const before = (await owner.ask(`GET ${route()}`)).body.message;
    const { body } = await owner.ask(`PUT ${route()}`, { body: { has_store: true } });
    const { version, updated_at, ...rest } = body.message;
    expect({ ...before, has_store: true }).toMatchObject(rest);
    const stale = await owner.ask(`PUT ${route()}`, { body: { has_store: false, version: before.version } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    const { sends_sms, has_address: _, ...kept } = (await owner.ask(`GET ${route()}`)).body.message;
    expect([kept, sends_sms]).toEqual([body.message, false]);
    expect([version, updated_at]).not.toEqual([before.version, before.updated_at]);
  });

  test.each([
    ['primary_color', 'red;background:url(//evil)'],
    ['padding', '1rem;}body{display:none'],
    ['margin', '1px;}a{b'],
    ['font_family', 'Inter"><script>'],
    ['font_size', 'calc(1px)'],
    ['day_starts_at', '07:00'],
    ['vat_rate', 101],
    ['printer_size', '100mm'],
    ['branch_id', '01a1f83e-5747-764c-8aa0-0b6578f4254a'],
    ['id_card', true],
  ])('%s %s is refused by its field', async (field, value) => {
    const before = (await owner.ask(`GET ${route()}`)).body.message;
    const { status, body } = await owner.ask(`PUT ${route()}`, { body: { [field]: value } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await owner.ask(`GET ${route()}`)).body.message).toEqual(before);
  });

  test('need their right, and are those of the branch of the call', async () => {
    const person = await anEmployee(owner, ['view_product'], { branches: [shop.branch_id] });
    const browser = await logIn(system, person.phone, person.password);
    expect((await browser.ask(`GET ${route()}`)).status).toBe(403);
    expect((await browser.ask(`PUT ${route()}`, { body: { has_store: true } })).status).toBe(403);
    const foreign = await aBusiness(system);
    expect((await owner.ask(`GET api/branch/settings?id=${foreign.branch_id}`)).status).toBe(404);
    expect(
      (await owner.ask(`PUT api/branch/settings?id=${foreign.branch_id}`, { body: { has_store: true } }))
        .status,
    ).toBe(404);
  });

  test('each change is on record with before and after', async () => {
    await owner.ask(`PUT ${route()}`, { body: { invoice_validity: 21 } });
    const [act] = (await owner.ask(`GET api/activity/list?entity=branch-settings&limit=1`)).body.message.data;
    expect(act).toMatchObject({
      type: 'modification',
      changes: [{ field: 'invoice_validity', before: 30, after: 21 }],
    });
  });
});
