import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import { openSessionHouse, type SessionHouse } from '#server/testing/session-house.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';

let house: SessionHouse;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  house = await openSessionHouse();
  shop = await aBusiness(house);
  owner = await logIn(house, shop.phone);
});
afterAll(() => house.close());

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
  const count = async () => (await house.db.adminQuery('select from activities')).length;
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
  const clerk = await logIn(house, person.phone, person.password);
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
  const clerk = await logIn(house, person.phone, person.password);
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
    after: [{ unit: 'carton', factor: 12, barcode: null }],
  });
  expect(dearerOnly?.changes).toEqual([]);
  expect(both?.changes).toEqual([
    {
      field: 'units',
      before: [{ unit: 'carton', factor: 12, barcode: null }],
      after: [{ unit: 'carton', factor: 24, barcode: null }],
    },
  ]);
  const hidden = /34567|45678|56789/;
  const one = await clerk.ask(`GET api/activity?id=${creation?.id}`);
  const found = await clerk.ask('GET api/activity/search?keyword=Maji');
  expect([one.status, found.status, found.body.message.length]).toEqual([200, 200, 3]);
  expect(JSON.stringify([one.body, found.body])).not.toMatch(hidden);
});

test('nobody changes or removes a record, not even the owner of the database', async () => {
  await expect(house.db.adminQuery("update activities set type = 'creation'")).rejects.toThrow('append-only');
  await expect(house.db.adminQuery('delete from activities')).rejects.toThrow('append-only');
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
  const clerk = await logIn(house, person.phone, person.password);
  const sheetFor = async (browser: TestBrowser) => {
    const url = `api/activity/export?record_id=${id}`;
    const ticket = (await browser.ask('POST api/download', { body: { url } })).body.message;
    const headers = { cookie: browser.cookie ?? '' };
    const file = await house.server.app.inject({ url: `/${ticket.url}`, headers });
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
