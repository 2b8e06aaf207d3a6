import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { addMonths } from '#core/months.ts';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';
import { recordAllDue } from './record-recurring.job.ts';

let shop: OwingShop;
let rent: string;
let pool: ReturnType<typeof openPool>;
const workers: JobContext[] = [];
beforeAll(async () => {
  shop = await openOwingShop();
  const { body } = await shop.owner.ask('GET api/expense-type/list?limit=50');
  rent = body.message.data.find(({ name }: { name: string }) => name === 'Rent').id;
  const url = shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  const services = servicesOfJobs();
  for (const _ of [1, 2]) workers.push(openJobContext(pool, randomBytes(32), undefined, services));
});
afterAll(async () => {
  await pool.end();
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ZONE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
const now = () => shop.system.clock.now();
const today = () => businessDay(now(), ZONE);
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000);
/** The job as two servers do it at the same time, on some day. */
const atWork = (days = 0) => Promise.all(workers.map((worker) => recordAllDue(worker, inDays(days))));
const repeat = (more: object = {}, by: TestBrowser = shop.owner) =>
  by.ask('POST api/recurring-expense', {
    body: {
      ...{ title: 'Rent of the shop', expense_type_id: rent, amount: 600_000 },
      ...{ every: 'month', starts_on: today(), ...more },
    },
    headers: { 'idempotency-key': newId() },
  });
const repeated = async (more: object = {}, by?: TestBrowser) => {
  const answer = await repeat(more, by);
  expect(answer.body).toMatchObject({ success: true });
  return String(answer.body.message.id);
};
const change = async (id: string, body: object) => {
  const { version } = await shop.find('recurring-expense', id);
  return shop.owner.ask(`PUT api/recurring-expense?id=${id}`, { body: { version, ...body } });
};
const recorded = async (id: string) => {
  const { body } = await shop.owner.ask(`GET api/expense/list?recurring=${id}&sort=date&order=1&limit=50`);
  return body.message.data as Record<string, unknown>[];
};
const daysOf = async (id: string) => (await recorded(id)).map(({ date }) => date);
const end = (id: string) => change(id, { ends_on: today() });

test('each of its days is recorded once, by whichever server comes first, and posts nothing', async () => {
  const id = await repeated({ days_to_pay: 5, remarks: 'Plot 7' });
  expect(await shop.find('recurring-expense', id)).toMatchObject({ next_on: today(), last_on: null });
  await atWork();
  await atWork();
  const [first, ...others] = await recorded(id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...{ title: 'Rent of the shop', expense_type_id: rent, total_amount: 600_000, status: 'pending' },
    ...{ date: today(), due_date: addDays(today(), 5), remarks: 'Plot 7', paid_amount: 0 },
  });
  expect(await shop.posted(String(first?.id))).toEqual({});
  const next = addMonths(today(), 1);
  expect(await shop.find('recurring-expense', id)).toMatchObject({ next_on: next, last_on: today() });
  const verified = await shop.put('PUT api/expense/verify', { id: first?.id });
  expect([verified.status, await shop.posted(String(first?.id))]).toEqual([
    200,
    { 2010: -600_000, 6010: 600_000 },
  ]);
  await end(id);
});

test('days on which the server stood still are recorded on their own day, none after the last', async () => {
  const start = addDays(today(), 2);
  const id = await repeated({ every: 'week', starts_on: start, ends_on: addDays(start, 14) });
  await atWork(1);
  expect(await daysOf(id)).toEqual([]);
  await atWork(40);
  expect(await daysOf(id)).toEqual([start, addDays(start, 7), addDays(start, 14)]);
  expect(await shop.find('recurring-expense', id)).toMatchObject({ next_on: null });
});

test('what is changed counts from the next one on; what was recorded is not recorded again', async () => {
  const id = await repeated({ every: 'week' });
  await atWork();
  expect((await change(id, { amount: 700_000, every: 'month' })).status).toBe(200);
  await atWork();
  expect(await daysOf(id)).toEqual([today()]);
  await end(id);
  expect(await shop.find('recurring-expense', id)).toMatchObject({ next_on: null, ends_on: today() });
  await change(id, { ends_on: null });
  const next = addMonths(today(), 1);
  expect(await shop.find('recurring-expense', id)).toMatchObject({ next_on: next, amount: 700_000 });
  await end(id);
});

test('it begins on no day that is over, ends on none before it begins, and is of something', async () => {
  const faults = async (more: object) => Object.keys((await repeat(more)).body.fields ?? {});
  expect(await faults({ starts_on: addDays(today(), -1) })).toEqual(['starts_on']);
  expect(await faults({ ends_on: addDays(today(), -1) })).toEqual(['ends_on']);
  expect(await faults({ amount: 0 })).toEqual(['amount']);
  const id = await repeated({ starts_on: addDays(today(), 3) });
  expect((await change(id, { starts_on: addDays(today(), -1) })).status).toBe(400);
  expect((await change(id, { remarks: 'Landlord asks early' })).status).toBe(200);
  await end(id);
});

test('one that fails keeps no other waiting, and is recorded once it can be', async () => {
  const [broken, sound] = [await repeated(), await repeated()];
  const setAmount = 'update recurring_expenses set amount = $2 where id = $1';
  await shop.system.db.adminQuery(setAmount, [broken, 0]);
  const [worker] = workers;
  if (!worker) throw new Error('No server is at work.');
  await expect(recordAllDue(worker, now())).rejects.toThrow('1 recurring expenses were not recorded');
  expect([await daysOf(broken), await daysOf(sound)]).toEqual([[], [today()]]);
  await shop.system.db.adminQuery(setAmount, [broken, 500]);
  await atWork();
  expect(await daysOf(broken)).toEqual([today()]);
  await end(broken);
  await end(sound);
});

test('nobody verifies by a detour what he made come again himself', async () => {
  const clerk = await shop.clerk(
    'create_expense',
    'modify_expense',
    'verify_expense',
    'list_expenses',
    'view_expense',
  );
  const id = await repeated({}, clerk);
  await atWork();
  const [row] = await recorded(id);
  const verify = (by: TestBrowser) =>
    by.ask('PUT api/expense/verify', { body: { id: row?.id }, headers: { 'idempotency-key': newId() } });
  const refused = await verify(clerk);
  expect([refused.status, refused.body.code]).toEqual([409, 'own_expense']);
  expect((await verify(shop.owner)).status).toBe(200);
  await end(id);
});
