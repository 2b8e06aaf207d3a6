import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';

// cspell:ignore Uhai Muuzaji zote mche

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

test('who did what from where is on record, with each field before and after', async () => {
  const { id } = (await owner.ask('POST api/category', { body: { name: 'Sukari' } })).body.message;
  await owner.ask(`PUT api/category?id=${id}`, { body: { version: 1, name: 'Unga' } });
  await owner.ask(`DELETE api/category?id=${id}`);
  const { data } = (await owner.ask(`GET api/activity/list?record_id=${id}&order=1&sort=created_at`)).body
    .message;
  expect(data.map(({ type }: { type: string }) => type)).toEqual(['creation', 'modification', 'deletion']);
  expect(data[1]).toMatchObject({
    user_id: shop.owner_id,
    user_name: 'Neema Mushi',
    device_id: owner.session?.id,
    ip: owner.address,
    record_name: 'Unga',
    changes: [{ field: 'name', before: 'Sukari', after: 'Unga' }],
  });
});

test('settings are in it by the name of their branch', async () => {
  const { body } = await owner.ask(`GET api/branch?id=${shop.branch_id}`);
  const settings = { id: shop.branch_id, invoice_validity: 21 };
  expect((await owner.ask('PUT api/branch/settings', { body: settings })).status).toBe(200);
  const { data } = (await owner.ask('GET api/activity/list?entity=branch-settings')).body.message;
  const { name } = body.message;
  expect(data).toMatchObject([
    { type: 'modification', record_name: name },
    { type: 'creation', record_name: name },
  ]);
  const found = await owner.ask(`GET api/activity/search?keyword=${encodeURIComponent(name)}`);
  expect(found.body.message.map(({ id }: { id: string }) => id)).toContain(data[0].id);
});

test('an address stands in it plainly, however the socket writes it', async () => {
  const headers = { 'x-forwarded-for': '::ffff:196.249.97.12' };
  const { id } = (await owner.ask('POST api/category', { body: { name: 'Chumvi' }, headers })).body.message;
  const { data } = (await owner.ask(`GET api/activity/list?record_id=${id}`)).body.message;
  expect(data).toMatchObject([{ ip: '196.249.97.12' }]);
});

test('a command that is refused leaves no record', async () => {
  const count = async () => (await system.db.adminQuery('select from activities')).length;
  const before = await count();
  expect((await owner.ask('POST api/category', { body: { name: '' } })).status).toBe(400);
  expect(await count()).toBe(before);
});

test('a field that one may not see is not in the record either', async () => {
  const { id } = (
    await owner.ask('POST api/product', { body: { name: 'Sukari', selling_price: 3000, buying_price: 2500 } })
  ).body.message;
  const rights = ['list_branch_activities', 'view_selling_price'];
  const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  const clerk = await logIn(system, person.phone, person.password);
  const fieldsFor = async (browser: TestBrowser) => {
    const { data } = (await browser.ask(`GET api/activity/list?record_id=${id}`)).body.message;
    return data.flatMap(({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field));
  };
  expect(await fieldsFor(owner)).toEqual(expect.arrayContaining(['buying_price', 'selling_price']));
  expect(await fieldsFor(clerk)).toContain('selling_price');
  expect(await fieldsFor(clerk)).not.toContain('buying_price');
});

test('nor are the fields of its lines, in the list, in the search and alone', async () => {
  const unit = { unit: 'carton', factor: 12, selling_price: 34_567 };
  const unmarked = { bought: false, sold: false };
  const made = await owner.ask('POST api/product', {
    body: { name: 'Maji', selling_price: 3000, unit_of_measure: 'piece', units: [unit] },
  });
  const { id, version } = made.body.message;
  const dearer = { version, units: [{ ...unit, selling_price: 45_678 }] };
  expect((await owner.ask(`PUT api/product?id=${id}`, { body: dearer })).status).toBe(200);
  const more = { version: version + 1, units: [{ ...unit, factor: 24, selling_price: 56_789 }] };
  expect((await owner.ask(`PUT api/product?id=${id}`, { body: more })).status).toBe(200);

  const rights = ['list_branch_activities'];
  const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  const clerk = await logIn(system, person.phone, person.password);
  const mine = `record_id=${id}&sort=created_at&order=1`;
  const of = async (browser: TestBrowser) =>
    (await browser.ask(`GET api/activity/list?${mine}`)).body.message.data as {
      id: string;
      changes: { field: string; before: unknown; after: unknown }[];
    }[];
  expect(JSON.stringify(await of(owner))).toMatch(/34567.*45678.*56789/);
  const [creation, dearerOnly, both] = await of(clerk);
  expect(creation?.changes).toContainEqual({
    field: 'units',
    before: null,
    after: [{ unit: 'carton', factor: 12, barcode: null, ...unmarked }],
  });
  expect(dearerOnly?.changes).toEqual([]);
  expect(both?.changes).toEqual([
    {
      field: 'units',
      before: [{ unit: 'carton', factor: 12, barcode: null, ...unmarked }],
      after: [{ unit: 'carton', factor: 24, barcode: null, ...unmarked }],
    },
  ]);
  const hidden = /34567|45678|56789/;
  const one = await clerk.ask(`GET api/activity?id=${creation?.id}`);
  const found = await clerk.ask('GET api/activity/search?keyword=Maji');
  expect([one.status, found.status, found.body.message.length]).toEqual([200, 200, 3]);
  expect(JSON.stringify([one.body, found.body])).not.toMatch(hidden);
});

test('nobody changes or removes a record, not even the owner of the database', async () => {
  await expect(system.db.adminQuery("update activities set type = 'creation'")).rejects.toThrow(
    'append-only',
  );
  await expect(system.db.adminQuery('delete from activities')).rejects.toThrow('append-only');
  for (const route of ['PUT api/activity?id=x', 'POST api/activity', 'DELETE api/activity?id=x'])
    expect((await owner.ask(route, { body: {} })).status).toBeGreaterThanOrEqual(404);
});

test('an export keeps before and after of each field that its taker may see, with the time and the reason', async () => {
  const { id } = (
    await owner.ask('POST api/product', { body: { name: 'Sabuni', selling_price: 3000, buying_price: 2345 } })
  ).body.message;
  await owner.ask(`PUT api/product?id=${id}`, {
    body: { version: 1, name: 'Sabuni ya unga', selling_price: 3100 },
  });
  const rights = ['list_branch_activities', 'export_to_excel', 'view_selling_price'];
  const person = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  const clerk = await logIn(system, person.phone, person.password);
  const sheetFor = async (browser: TestBrowser) => {
    const url = `api/activity/export?record_id=${id}`;
    const ticket = (await browser.ask('POST api/download', { body: { url } })).body.message;
    const headers = { cookie: browser.cookie ?? '' };
    const file = await system.server.app.inject({ url: `/${ticket.url}`, headers });
    return JSON.stringify((await readWorkbook(file.rawPayload)).sheets[0]);
  };
  const whole = await sheetFor(owner);
  for (const text of ['When', 'Reason', 'Before', 'After', 'Selling price', 'Sabuni ya unga', '3000', '3100'])
    expect(whole).toContain(text);
  expect(whole).toContain('2345');
  const reduced = await sheetFor(clerk);
  expect(reduced).toContain('3100');
  expect(reduced).not.toContain('2345');
});

describe('a shop owner reads it', () => {
  const listOf = async (browser: TestBrowser, entity: string, id: string) =>
    (await browser.ask(`GET api/activity/list?entity=${entity}&record_id=${id}&sort=created_at&order=1`)).body
      .message.data as { changes: { field: string; names?: Record<string, string> }[] }[];

  test('records that are mentioned bring their names along, also when they are deleted', async () => {
    const category = (await owner.ask('POST api/category', { body: { name: 'Vinywaji' } })).body.message.id;
    const unit = { unit: 'carton', factor: 12 };
    const body = { name: 'Maji Uhai', selling_price: 1200, category_id: category, units: [unit] };
    const { id, version } = (await owner.ask('POST api/product', { body })).body.message;
    await owner.ask(`PUT api/product?id=${id}`, { body: { version, category_id: null } });
    expect((await owner.ask(`DELETE api/category?id=${category}`)).status).toBe(200);
    const [creation, change] = await listOf(owner, 'product', id);
    for (const one of [creation, change])
      expect(one?.changes.find(({ field }) => field === 'category_id')?.names).toEqual({
        [category]: 'Vinywaji',
      });
    expect(creation?.changes.find(({ field }) => field === 'name')).not.toHaveProperty('names');
  });

  test('a sheet of it holds words: rights, choices, records, lines and what it is about, and no id or code', async () => {
    const role = await owner.ask('POST api/role', {
      body: { name: 'Muuzaji', permissions: ['create_sale', 'view_selling_price'] },
    });
    const category = (await owner.ask('POST api/category', { body: { name: 'Sabuni zote' } })).body.message
      .id;
    const product = await owner.ask('POST api/product', {
      body: {
        name: 'Sabuni ya mche',
        selling_price: 3000,
        category_id: category,
        tax: 'exempt',
        units: [{ unit: 'carton', factor: 24, selling_price: 70_000 }],
      },
    });
    await owner.ask('PUT api/branch/settings', { body: { id: shop.branch_id, daily_report: true } });
    const ids = [role.body.message.id, product.body.message.id, shop.branch_id];
    const text = async (id: string, language: string) => {
      const url = `api/activity/export?record_id=${id}`;
      const headers = { cookie: owner.cookie ?? '', 'accept-language': language };
      const ticket = (
        await owner.ask('POST api/download', { body: { url }, headers: { 'accept-language': language } })
      ).body.message;
      const file = await system.server.app.inject({ url: `/${ticket.url}`, headers });
      const { rows } = (await readWorkbook(file.rawPayload)).sheets[0] ?? { rows: [] };
      return rows.map((row) => row.map((cell) => cell?.text ?? '').join(' | ')).join('\n');
    };
    const [ofRole = '', ofProduct = '', ofSettings = ''] = await Promise.all(ids.map((id) => text(id, 'en')));
    expect(ofRole).toContain('Add sales, See selling prices');
    expect(ofProduct).toMatch(/Category \| {2}\| Sabuni zote/);
    expect(ofProduct).toMatch(/Tax \| {2}\| Exempt/);
    expect(ofProduct).toContain('Unit Carton, Pack size 24, Selling price 70000');
    expect(ofSettings).toMatch(/Branch settings \|.*Daily report \| No \| Yes/s);
    const all = `${ofRole}${ofProduct}${ofSettings}`;
    expect(all).not.toMatch(/create_sale|branch-settings|category_id|"unit"|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
});
