import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { openWorkshop, type Workshop } from '#modules/service/testing/workshop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let shop: Workshop;
let owner: string;
let other: string;
let today: string;

beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
  const technician = await anEmployee(shop.owner, ['modify_service'], { branches: [shop.branch_id] });
  const people: Json[] = (await shop.owner.ask('GET api/service/board')).body.message.people;
  owner = people.find(({ name }) => name === 'Neema Mushi').id;
  const [found] = await shop.system.db.adminQuery<{ id: string }>(
    'select id from users where phone_number = $1',
    [technician.phone],
  );
  other = String(found?.id);
  today = (await shop.owner.ask('GET api/service/board')).body.message.today;
});
afterAll(() => shop.system.close());

const report = async (type: string, group_by: string, date = today): Promise<Json> => {
  const { status, body } = await shop.owner.ask(
    `GET api/report/${type}?date=${date}&date_to=${today}&group_by=${group_by}`,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
};
const behind = async (type: string, figure: string, more = '', date = today): Promise<Json[]> =>
  (
    await shop.owner.ask(
      `GET api/report/${type}/rows?date=${date}&date_to=${today}&figure=${figure}&limit=50&page=1${more}`,
    )
  ).body.message.data;
const rowOf = ({ rows }: Json, title: string) => rows.find((row: Json) => row.title === title)?.figures;
const titlesOf = (rows: Json[]) => rows.map(({ title }) => title).toSorted();

const promise = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('services', () => {
  test('that were sold before they were done earn what the sale billed, less what comes back of it', async () => {
    const type = await shop.type({ name: 'Sold first', makes_job: true, commission: 10 });
    const lines = [{ product_id: (await shop.productOf(type)).id, quantity: 1 }];
    const cash = [{ account_id: shop.cash, mode: 'cash', amount: 35_000 }];
    const { id } = (await shop.sell({ lines, payments: cash })).body.message;
    const { data } = (await shop.owner.ask(`GET api/service/list?billed_by_id=${id}`)).body.message;
    await shop.step('start', data[0].id);
    expect(rowOf(await report('services', 'service_type'), 'Sold first')).toBeUndefined();
    await shop.step('finish', data[0].id);
    expect(rowOf(await report('services', 'service_type'), 'Sold first')).toMatchObject({
      ...{ income: 29_661.02, work: 29_661.02, parts: 0, commission: 2966.1, margin: 26_694.92 },
    });
    const back = { sale_id: id, lines: [{ line_no: 1, quantity: 1 }], refunds: cash };
    expect((await shop.make('POST api/sale/return', back)).status).toBe(200);
    expect(rowOf(await report('services', 'job'), data[0].number)).toMatchObject({
      ...{ income: 0, work: 0, commission: 2966.1, margin: -2966.1 },
    });
  });
});

describe('parts of services', () => {
  test('what jobs used is told by part and supplier with its cost, and what came back is taken off', async () => {
    const supplier_id = (await shop.post('supplier', { name: 'Kariakoo Spares' })).body.message.id;
    const part = await shop.stocked(20_000n, 86_000_000n, { name: 'Screen A14', selling_price: 59_000 });
    const bought = await shop.make('POST api/purchase', {
      ...{ supplier_id, store_id: shop.store_id, receipt_is_provided: false },
      lines: [{ product_id: part, quantity: 10, price: 43_000 }],
      payments: [{ account_id: shop.cash, amount: 430_000 }],
    });
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    const job = await shop.done({ assignee_id: owner, parts: [{ product_id: part, quantity: 3 }] });
    await shop.job({ parts: [{ product_id: part, quantity: 5 }] });
    const before = await report('parts-of-services', 'part');
    expect(rowOf(before, 'Screen A14')).toMatchObject({ used: 3, income: 150_000, cost: 136_740 });
    const takeBack = async (line_no: number) => {
      const line = { line_no, quantity: 1, goods: 'restock' };
      const said = { sale_id: job.sale_id, lines: [line], reason: 'Not needed', refunds: [] };
      expect((await shop.make('POST api/sale/return', said)).status).toBe(200);
    };
    await takeBack(2);
    const after = await report('parts-of-services', 'part');
    expect(rowOf(after, 'Screen A14')).toMatchObject({ used: 2, income: 100_000, cost: 91_160 });
    expect(rowOf(await report('parts-of-services', 'supplier'), 'Kariakoo Spares')).toMatchObject({
      used: 2,
    });
    expect(rowOf(await report('parts-of-services', 'job'), job.number)).toMatchObject({ used: 2 });
    expect(rowOf(await report('parts-of-services', 'assignee'), 'Neema Mushi')).toMatchObject({ used: 2 });
    const rows = await behind('parts-of-services', 'used');
    expect(rows.map(({ figures }) => figures.used).toSorted()).toEqual([-1, 3]);
    expect(rows.map(({ source_kind }) => source_kind).toSorted()).toEqual(['sale-return', 'service']);
    // Work that is taken back is no part, and is taken off what the work brought.
    const { work } = rowOf(await report('services', 'job'), job.number);
    await takeBack(1);
    expect(rowOf(await report('parts-of-services', 'job'), job.number)).toMatchObject({ used: 2 });
    expect([work, rowOf(await report('services', 'job'), job.number).work]).toEqual([29_661.02, 0]);
    // The report of services takes it off as well, and says what of the income was work.
    const whole = rowOf(await report('services', 'job'), job.number);
    expect(whole).toMatchObject({ parts: 100_000, cost: 91_160 });
    expect(Math.round((whole.income - whole.parts - whole.work) * 100)).toBe(0);
    expect(Math.round((whole.income - whole.cost - whole.commission - whole.margin) * 100)).toBe(0);
  });

  test('a part that goes in under warranty is counted against the part', async () => {
    const part = await shop.stocked(9000n, 9_000_000n, { name: 'Battery B2' });
    const first = await shop.done({ warranty_days: 30, parts: [{ product_id: part, quantity: 3 }] });
    await shop.done({ warranty_of_id: first.id, parts: [{ product_id: part, quantity: 1 }] });
    expect(rowOf(await report('parts-of-services', 'part'), 'Battery B2')).toMatchObject({
      ...{ used: 4, under_warranty: 1, warranty_rate: 0.25, cost: 40_000 },
    });
    expect(await behind('parts-of-services', 'under_warranty')).toHaveLength(1);
  });

  test('from whom parts are bought is offered to those who see purchases', async () => {
    const groups = async (...rights: string[]) => {
      const by = await shop.clerk('create_report', 'list_services', ...rights);
      const { body } = await by.ask(`GET api/report/parts-of-services?date=${today}&date_to=${today}`);
      return body.message.groups.map(({ key }: Json) => key);
    };
    expect(await groups()).not.toContain('supplier');
    expect(await groups('list_purchases')).toContain('supplier');
    const without = await shop.clerk('create_report', 'list_services');
    const { body } = await without.ask(`GET api/report/parts-of-services?date=${today}&date_to=${today}`);
    expect(Object.keys(body.message.total.figures)).not.toContain('cost');
  });
});

test('what was promised is held against when it was done, and opens the services that were late', async () => {
  const type = await shop.type({ name: 'Promised work' });
  const job = (promised_at: string | null) =>
    shop.done({ service_type_id: type, assignee_id: owner, promised_at });
  await job(promise(120));
  await job(null);
  const late = await job(promise(30));
  await shop.system.db.adminQuery(
    "update services set promised_at = (select sold_at from sales where service_id = services.id) - interval '90 minutes' where id = $1",
    [late.id],
  );
  expect(rowOf(await report('quality-of-services', 'service_type'), 'Promised work')).toMatchObject({
    ...{ done: 3, promised: 2, in_time: 1, hours_late: 1.5, came_back: 0, documents: 3 },
  });
  expect(titlesOf(await behind('quality-of-services', 'hours_late'))).toEqual([late.number]);
});

test('work that came back counts against whoever did it first, with what it cost', async () => {
  const type = await shop.type({ name: 'Came back', warranty_days: 60 });
  const part = await shop.stocked(9000n, 9_000_000n, { name: 'Cable' });
  const first = await shop.done({ service_type_id: type, assignee_id: other });
  await shop.done({ service_type_id: type, assignee_id: other });
  const again = await shop.done({
    ...{ service_type_id: type, assignee_id: owner, warranty_of_id: first.id },
    parts: [{ product_id: part, quantity: 2 }],
  });
  const byPerson = await report('quality-of-services', 'assignee');
  const [found] = await shop.system.db.adminQuery<{ name: string }>('select name from users where id = $1', [
    other,
  ]);
  expect(rowOf(byPerson, String(found?.name))).toMatchObject({
    ...{ done: 2, came_back: 1, warranty_cost: 20_000, warranty_rate: 0.5 },
  });
  expect(rowOf(byPerson, 'Neema Mushi')).toMatchObject({ came_back: 0, warranty_cost: 0 });
  expect(rowOf(await report('quality-of-services', 'job'), first.number)).toMatchObject({ came_back: 1 });
  expect(titlesOf(await behind('quality-of-services', 'came_back'))).toContain(again.number);
});

test('open services are told by how long and how they stand, and each figure opens its own', async () => {
  const long = addDays(today, -100);
  const type = await shop.type({ name: 'Standing' });
  const only = (row: Json) => row.about?.includes('Standing');
  const of = { service_type_id: type };
  const set = (id: string, what: string) =>
    shop.system.db.adminQuery(`update services set ${what} where id = $1`, [id]);
  const lying = await shop.done(of);
  await set(lying.id, `date = '${long}', finished_on = '${addDays(today, -31)}'`);
  const fresh = await shop.done(of, { account_id: shop.cash });
  const collected = await shop.done(of, { account_id: shop.cash });
  expect((await shop.step('collect', collected.id)).status).toBe(200);
  const waits = await shop.job(of);
  expect((await shop.step('estimate', waits.id, { amount: 50_000 })).status).toBe(200);
  await set(waits.id, `waiting_since = waiting_since - interval '9 days'`);
  const pending = await shop.job(of);
  const cancelled = await shop.job(of);
  await shop.step('cancel', cancelled.id, { reason: 'No' });

  const byType = rowOf(await report('open-services', 'service_type', long), 'Standing');
  expect(byType).toMatchObject({
    for_customer: 1,
    for_parts: 0,
    uncollected: 2,
    unpaid: 35_000,
    documents: 4,
  });
  const opened = async (figure: string, more = '') =>
    titlesOf((await behind('open-services', figure, more, long)).filter(only));
  expect(await opened('uncollected')).toEqual(
    titlesOf([lying, fresh].map(({ number }) => ({ title: number }))),
  );
  expect(await opened('unpaid')).toEqual([lying.number]);
  expect(await opened('for_customer')).toEqual([waits.number]);
  expect(await opened('documents', '&group_by=age&group=60')).toEqual([lying.number]);
  expect(await opened('documents', '&group_by=age&group=30')).toEqual([waits.number]);
  expect(await opened('documents', '&group_by=standing&group=pending')).toEqual([pending.number]);
  // What stood open before the period stands in it, and nothing is told of the period before.
  const ofToday = await report('open-services', 'service_type', today);
  expect(rowOf(ofToday, 'Standing')).toMatchObject({ uncollected: 2, unpaid: 35_000, documents: 4 });
  const ages = await report('open-services', 'age', long);
  expect(ages.rows.map(({ title }: Json) => title)).toEqual(
    expect.arrayContaining(['0 to 7 days', '8 to 30 days', '31 to 60 days']),
  );
  const standing = await report('open-services', 'standing', long);
  expect(standing.rows.map(({ title }: Json) => title)).toEqual(
    expect.arrayContaining(['Not begun', 'Waiting for customer', 'Not collected']),
  );
});

test('nobody sees them without the right to see services', async () => {
  const person = await anEmployee(shop.owner, ['create_report', 'view_sales_report'], {
    branches: [shop.branch_id],
  });
  const browser = await logIn(shop.system, person.phone, person.password);
  for (const type of ['parts-of-services', 'quality-of-services', 'open-services'])
    expect((await browser.ask(`GET api/report/${type}?date=${today}&date_to=${today}`)).status).toBe(403);
});
