import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { openReception, type Reception } from '../../testing/reception.ts';
import { auditAll } from './night-audit.job.ts';

let desk: Reception;
let names = 0;
let pool: ReturnType<typeof openPool>;
const workers: JobContext[] = [];
let exporter: Awaited<ReturnType<typeof anEmployee>>;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive', day_starts_at: '06:00' });
  exporter = await anEmployee(desk.shop.owner, ['modify_room_booking', 'export_to_excel'], {
    branches: [desk.shop.branch_id],
  });
  const url = desk.shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  const services = servicesOfJobs();
  for (const _ of [1, 2]) workers.push(openJobContext(pool, randomBytes(32), undefined, services));
});
afterAll(async () => {
  await pool.end();
  await desk.shop.system.close();
});

const NIGHT = { 1100: 8_500_000n, 4200: -7_203_390n, 2200: -1_296_610n };

/** So many guests in the house, from today on for some nights. */
async function inHouse(count: number, nights: number) {
  const { rooms } = await desk.house(count);
  const stays: string[] = [];
  for (const room_id of rooms) {
    const id = await booked({ room_id, check_in: desk.inDays(0), check_out: desk.inDays(nights) });
    expect((await desk.step('check-in', id)).status).toBe(200);
    stays.push(id);
  }
  return { stays, rooms };
}
async function booked(body: object) {
  names += 1;
  const customer_id = String((await desk.made('customer', { name: `Sleeper ${names}` })).id);
  return String((await desk.made('booking', { customer_id, ...body })).id);
}
const atWork = (now = desk.shop.system.clock.now()) =>
  Promise.all(workers.map((worker) => auditAll(worker, now)));
const audits = () =>
  desk.shop.system.db.adminQuery<{ day: string; run_by: string | null; report: { nights: number } | null }>(
    'select day::text as day, run_by, report from audit_days where business_id = $1 order by day',
    [desk.shop.business_id],
  );
const leave = async (id: string) =>
  expect((await desk.step('check-out', id, { account_id: desk.shop.cash })).status).toBe(200);

test('a night that is over is audited by itself, once by two servers, with its report', async () => {
  await desk.atHour(20);
  const { stays } = await inHouse(3, 2);
  const night = desk.inDays(0);
  const till = await desk.openTill();
  // It is not over yet.
  await atWork();
  for (const id of stays) expect(await desk.shop.entryOf(id)).toEqual({});
  await desk.atHour(7);
  await atWork();
  await atWork();
  for (const id of stays) expect(await desk.shop.entryOf(id)).toEqual(NIGHT);
  expect((await audits()).slice(-1)).toEqual([
    { day: night, run_by: null, report: expect.objectContaining({ nights: 3, amount: '25500000' }) },
  ]);
  const { days, report } = (await desk.ask('GET api/booking/audit-day')).body.message;
  // The till that nobody has counted is told as open.
  expect(report.shifts).toEqual([{ till: expect.any(String), counted: null, over_short: null }]);
  expect(days[0]).toEqual({ business_day: night });
  expect(report).toMatchObject({
    ...{ business_day: night, by: null, nights: 3, amount: 255_000, unpaid: 255_000, arrivals: [] },
    // Nothing was audited a week before.
    income: [{ kind: 'nights', amount: 216_101.7, before: null }],
    figures: { rooms: 3, available: 3, sold: 3, occupancy: 100, revenue: 216_101.7, mean_price: 72_033.9 },
  });
  const told = await desk.shop.system.db.adminQuery<{ title: { en: string }; text: { en: string } }>(
    `select title, text from notifications where kind = 'night_audit' and branch_id = $1 order by created_at desc`,
    [desk.shop.branch_id],
  );
  expect(told[0]?.title.en).toContain('3 of 3 rooms');
  expect(told[0]?.text.en).toContain('255,000');
  const written = await desk.shop.system.db.adminQuery<{ user_id: string | null }>(
    `select distinct user_id from activities where entity = 'booking' and record_id = $1 and type = 'modification'
     and changes::text like '%total_amount%'`,
    [stays[0]],
  );
  expect(written).toEqual([{ user_id: null }]);
  expect((await desk.ask('PUT api/shift/close', { id: till, counted: 0 })).body).toMatchObject({
    success: true,
  });
  for (const id of stays) await leave(id);
});

test('a branch that does not want to be told of its nights is not, and still has the report', async () => {
  const told = async () => {
    const [counted] = await desk.shop.system.db.adminQuery<{ n: number }>(
      "select count(*)::int as n from notifications where kind = 'night_audit'",
    );
    return counted?.n ?? 0;
  };
  const wanted = (tell_of_night: boolean) =>
    desk.ask(`PUT api/branch/settings?id=${desk.shop.branch_id}`, { tell_of_night });
  const auditLastNight = async () => {
    await desk.nextDay();
    const night = desk.inDays(-1);
    expect((await desk.audit(night)).status).toBe(200);
    const { report } = (await desk.ask(`GET api/booking/audit-day?business_day=${night}`)).body.message;
    return [report?.business_day === night, await told()];
  };
  const before = await told();
  expect((await wanted(false)).status).toBe(200);
  expect(await auditLastNight()).toEqual([true, before]);
  expect((await wanted(true)).status).toBe(200);
  const [, after] = await auditLastNight();
  expect(after).toBeGreaterThan(before);
});

test('an audit that is killed before it is committed leaves nothing, and the next one posts each night once', async () => {
  await desk.atHour(20);
  const { stays } = await inHouse(2, 1);
  await desk.atHour(7);
  const before = await audits();
  const [worker] = workers;
  if (!worker) throw new Error('no worker');
  const killed: JobContext = {
    ...worker,
    inBusiness: (id, work) =>
      worker.inBusiness(id, async (tx) => {
        const done = await work(tx);
        if (Array.isArray(done)) return done;
        throw new Error('killed');
      }),
  };
  await expect(auditAll(killed, desk.shop.system.clock.now())).rejects.toThrow();
  for (const id of stays) expect(await desk.shop.entryOf(id)).toEqual({});
  expect(await audits()).toEqual(before);
  await atWork();
  for (const id of stays) {
    expect(await desk.shop.entryOf(id)).toEqual(NIGHT);
    await leave(id);
  }
});

test('a night that was audited while it went on is audited again once it is over', async () => {
  await desk.atHour(20);
  const { stays } = await inHouse(1, 1);
  const [id = ''] = stays;
  const night = desk.inDays(0);
  expect((await desk.audit(night)).body.message.nights).toBe(1);
  // Somebody comes later: the night of the audit posts as he comes.
  const { rooms } = await desk.house(1);
  const late = await booked({ room_id: rooms[0], check_in: night, check_out: desk.inDays(1) });
  expect((await desk.step('check-in', late)).status).toBe(200);
  expect(await desk.shop.entryOf(late)).toEqual(NIGHT);
  expect((await desk.audit(night)).body.message.nights).toBe(0);
  await desk.atHour(7);
  await atWork();
  expect((await audits()).at(-1)).toMatchObject({ day: night, run_by: null, report: { nights: 0 } });
  for (const stay of [id, late]) {
    expect(await desk.shop.entryOf(stay)).toEqual(NIGHT);
    await leave(stay);
  }
});

test('who leaves in the night of his departure has slept it, before the day of the branch begins (HW-15)', async () => {
  await desk.atHour(20);
  const { stays } = await inHouse(1, 1);
  await desk.atHour(1);
  for (const id of stays) {
    await leave(id);
    expect(await desk.find('booking', id)).toMatchObject({ total_amount: 85_000, remain_amount: 0 });
  }
});

test('a night of a locked day waits, and nothing of it is posted', async () => {
  await desk.atHour(20);
  const { stays } = await inHouse(1, 1);
  const night = desk.inDays(0);
  await desk.atHour(7);
  const { db } = desk.shop.system;
  const lock = (day: string | null) =>
    db.adminQuery('update branches set lock_date = $2 where id = $1', [desk.shop.branch_id, day]);
  await lock(night);
  await atWork();
  for (const id of stays) expect(await desk.shop.entryOf(id)).toEqual({});
  expect((await audits()).filter(({ day }) => day === night)).toEqual([]);
  await lock(null);
  await atWork();
  for (const id of stays) {
    expect(await desk.shop.entryOf(id)).toEqual(NIGHT);
    await leave(id);
  }
});

test('closed rooms are not for sale, and a night that was given is occupied and not sold (HW-24)', async () => {
  await desk.atHour(20);
  const { rooms } = await desk.house(4, { price: 59_000 });
  const [given, sold, closed] = rooms.map(String);
  const day = desk.inDays(0);
  const before = (await desk.ask(`GET api/booking/figures?since=${day}&until=${day}`)).body.message;
  const days = { check_in: day, check_out: desk.inDays(1) };
  await booked({ room_id: given, complimentary: true, price_reason: 'Guest of the house', ...days });
  await booked({ room_id: sold, ...days });
  const { version } = await desk.find('room', closed ?? '');
  const holds = [{ since: day, reason: 'Painting' }];
  expect((await desk.ask(`PUT api/room?id=${closed}`, { version, holds })).status).toBe(200);
  const { body } = await desk.ask(`GET api/booking/figures?since=${day}&until=${day}`);
  expect(body.message).toMatchObject({
    ...{ rooms: before.rooms, on_hold: 1, available: before.rooms - 1, sold: 1, complimentary: 1 },
    ...{ revenue: 50_000, mean_price: 50_000 },
  });
  const wrong = await desk.ask(`GET api/booking/figures?since=${desk.inDays(1)}&until=${day}`);
  expect(Object.keys(wrong.body.fields)).toEqual(['until']);
});

test('a room that was out of use until the night of the audit is left to be cleaned', async () => {
  await desk.atHour(20);
  const { rooms } = await desk.house(2);
  const night = desk.inDays(0);
  for (const [place, until] of [night, desk.inDays(1)].entries()) {
    const { version } = await desk.find('room', String(rooms[place]));
    const holds = [{ since: night, until, reason: 'Painting' }];
    expect((await desk.ask(`PUT api/room?id=${rooms[place]}`, { version, holds })).status).toBe(200);
  }
  await desk.audit(night);
  const care = rooms.map(async (id) => (await desk.find('room', String(id))).housekeeping);
  expect(await Promise.all(care)).toEqual(['dirty', 'clean']);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});

test('who owes, which till is open and which prices were given stand before the audit and in its report, and in Excel', async () => {
  await desk.atHour(20);
  const { rooms } = await desk.house(2, { price: 59_000 });
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const reduced = await booked({
    room_id: rooms[0],
    ...days,
    price: 50_000,
    price_reason: 'Comes each month',
  });
  const usual = await booked({ room_id: rooms[1], ...days });
  for (const id of [reduced, usual]) expect((await desk.step('check-in', id)).status).toBe(200);
  const till = await desk.openTill();
  const night = desk.inDays(0);
  const before = (await desk.ask(`GET api/booking/night-audit?business_day=${night}`)).body.message;
  expect(before.tills).toMatchObject([{ shift_id: till, till: expect.any(String) }]);
  expect(before.carts).toEqual([]);
  await desk.nextDay();
  expect((await desk.audit(night)).status).toBe(200);
  const { report } = (await desk.ask(`GET api/booking/audit-day?business_day=${night}`)).body.message;
  const mine = (list: { booking_id: string }[]) =>
    list.filter(({ booking_id }) => [reduced, usual].includes(booking_id));
  expect(mine(report.owing)).toMatchObject([
    { booking_id: usual, owes: 59_000, leaves: days.check_out },
    { booking_id: reduced, owes: 50_000 },
  ]);
  expect(mine(report.prices)).toMatchObject([
    { booking_id: reduced, usual: 59_000, price: 50_000, reason: 'Comes each month', by: expect.any(String) },
  ]);
  const { shop } = desk;
  const { phone, password } = exporter;
  const browser = await logIn(shop.system, phone, password);
  const call = `GET api/booking/audit-day/export?business_day=${night}`;
  const { url, headers } = await browser.prepare(call);
  const file = await shop.system.server.app.inject({ method: 'GET', url, headers });
  expect(file.statusCode, file.body).toBe(200);
  const { sheets } = await readWorkbook(file.rawPayload);
  const rowsOf = (name: string) =>
    sheets
      .find((sheet) => sheet.name === name)
      ?.rows.map((row) => Array.from(row, (cell) => cell?.number ?? cell?.text));
  expect(sheets[0]?.name).toBe(night);
  expect(rowsOf('Guests who owe')).toContainEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
    days.check_out,
    59_000,
  ]);
  expect(rowsOf('Reduced prices')?.[1]?.slice(3, 5)).toEqual([59_000, 50_000]);
});
