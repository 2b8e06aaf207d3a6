import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let shop: Workshop;
let anna: { id: string; name: string };
let ben: { id: string; name: string };
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
  const worker = async (name: string) => {
    const { id } = await anEmployee(shop.owner, ['modify_service'], { branches: [shop.branch_id] });
    await shop.system.db.adminQuery('update users set name = $2 where id = $1', [id, name]);
    return { id: String(id), name };
  };
  [anna, ben] = [await worker('Anna'), await worker('Ben')];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const report = async (period: string, more = ''): Promise<Json> =>
  (await shop.owner.ask(`GET api/report/commissions?${period}${more}`)).body.message;
const today = async () => (await shop.owner.ask('GET api/service/board')).body.message.today;
const byPerson = async (period: string) =>
  (await report(period, '&group_by=person')).rows.map((row: Json) => [row.title, row.figures.commission]);

test('the commission is theirs who did the work, in the month in which it was done, and is taken back in that of the void (L15)', async () => {
  const type = await shop.type({ price: 118_000, commission: 1 });
  const helpers = [{ user_id: ben.id, share: 30 }];
  const alone = await shop.done({ service_type_id: type, assignee_id: anna.id });
  const shared = await shop.done({ service_type_id: type, assignee_id: anna.id, helpers });
  // The owner takes the money, and has none of it.
  expect((await shop.step('collect', alone.id, { account_id: shop.cash })).status).toBe(200);
  expect(shared.commissions).toMatchObject([
    { user_id: anna.id, amount: 700 },
    { user_id: ben.id, amount: 300 },
  ]);
  const done = await today();
  const month = `date=${done}&date_to=${done}`;
  expect(new Map(await byPerson(month))).toEqual(
    new Map([
      [anna.name, 1700],
      [ben.name, 300],
    ]),
  );
  shop.system.clock.move(40 * 24 * 3_600_000);
  await logInAgain(shop);
  expect((await shop.step('void', shared.id, { reason: 'Twice' })).status).toBe(200);
  // What was paid for stays as it was, and the void counts on its own day.
  expect(new Map(await byPerson(month))).toEqual(
    new Map([
      [anna.name, 1700],
      [ben.name, 300],
    ]),
  );
  const now = await today();
  expect(new Map(await byPerson(`date=${now}&date_to=${now}`))).toEqual(
    new Map([
      [anna.name, -700],
      [ben.name, -300],
    ]),
  );
});

test('helpers are held against the assignee and each other, and their time is taken with his', async () => {
  const job = (helpers: object[]) =>
    shop.post('service', {
      ...{ service_type_id: shop.repair, customer_id: shop.customer, assignee_id: anna.id, helpers },
    });
  expect((await job([{ user_id: anna.id, share: 10 }])).body.fields).toHaveProperty('helpers.0.user_id');
  const tooMuch = await job([{ user_id: ben.id, share: 100.5 }]);
  expect(Object.keys(tooMuch.body.fields)).toEqual(['helpers.0.share']);
  const time = { starts: '2027-06-01T06:00:00Z', ends: '2027-06-01T07:00:00Z' };
  const made = await shop.post('service', {
    ...{
      service_type_id: shop.repair,
      assignee_id: anna.id,
      helpers: [{ user_id: ben.id, share: 50 }],
      ...time,
    },
  });
  expect(made.status).toBe(200);
  const bens = { service_type_id: shop.repair, assignee_id: ben.id, ...time };
  const refused = await shop.post('service', bens);
  expect(refused.body.code).toBe('assignee_busy');
  expect(refused.body.message).toContain(ben.name);
  const board = (await shop.owner.ask('GET api/service/board?date=2027-06-01')).body.message;
  expect(board.taken).toContainEqual(
    expect.objectContaining({ user_id: ben.id, label: made.body.message.number }),
  );
  const { id, version } = made.body.message;
  await shop.owner.ask(`PUT api/service?id=${id}`, { body: { version, helpers: [] } });
  expect((await shop.post('service', bens)).status).toBe(200);
});

test('without the right to see profit nobody reads what others earn', async () => {
  const person = await anEmployee(shop.owner, ['create_report', 'list_services', 'view_service'], {
    branches: [shop.branch_id],
  });
  const browser = await logIn(shop.system, person.phone, person.password);
  const { body } = await browser.ask('GET api/report/commissions?date=2026-01-01&date_to=2027-12-31');
  expect(JSON.stringify(body.message ?? body)).not.toContain('"commission":');
  const jobs = (await browser.ask('GET api/service/list')).body.message.data as Json[];
  expect(JSON.stringify(jobs)).not.toMatch(/"(amount|share|commission)":/);
});
