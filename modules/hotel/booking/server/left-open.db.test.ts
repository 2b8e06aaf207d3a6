import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { openReception, type Reception } from '../../testing/reception.ts';
import { auditAll } from './night-audit.job.ts';

let desk: Reception;
let names = 0;
let pool: ReturnType<typeof openPool>;
let audited: () => Promise<void>;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive', day_starts_at: '06:00' });
  const url = desk.shop.system.db.url('job');
  pool = openPool({ url, size: 2, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  const worker = openJobContext(pool, randomBytes(32), undefined, servicesOfJobs());
  audited = async () => {
    await desk.atHour(20);
    await desk.atHour(7);
    await auditAll(worker, desk.shop.system.clock.now());
    // Nobody who cannot stay keeps the audit from the others.
    const { body } = await desk.ask(`GET api/booking/audit-day?business_day=${desk.inDays(-1)}`);
    expect(body.message.report).toMatchObject({ business_day: desk.inDays(-1) });
  };
});
afterAll(async () => {
  await pool.end();
  await desk.shop.system.close();
});

async function booked(body: object) {
  names += 1;
  const customer_id = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  return { customer_id, id: String((await desk.made('booking', { customer_id, ...body })).id) };
}
/** A guest in the house whose last night is the one of yesterday, or as many nights before. */
async function overdue(nights: number, more: object = {}, ofType = 1) {
  const { rooms } = await desk.house(ofType);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(nights) };
  const { id } = await booked({ room_id: rooms[0], ...days, ...more });
  expect((await desk.step('check-in', id)).status).toBe(200);
  return { id, room_id: String(rooms[0]) };
}
const settings = (body: object) => desk.ask(`PUT api/branch/settings?id=${desk.shop.branch_id}`, body);
const stay = (id: string) => desk.find('booking', id);
async function leave(id: string) {
  const left_on = (await stay(id)).check_out;
  const gone = left_on <= desk.inDays(0) ? { left_on } : {};
  const answer = await desk.step('check-out', id, { account_id: desk.shop.cash, ...gone });
  expect(answer.body).toMatchObject({ success: true });
}

test('who has not left stays one night more by the audit of his departure, at the price that was agreed', async () => {
  await desk.atHour(20);
  const { id } = await overdue(1, { price: 80_000, price_reason: 'Comes each month' });
  await audited();
  expect(await stay(id)).toMatchObject({ check_out: desk.inDays(0), total_amount: 80_000 });
  await audited();
  expect(await stay(id)).toMatchObject({ check_out: desk.inDays(0), total_amount: 160_000 });
  const { body } = await desk.ask(`GET api/booking/audit-day?business_day=${desk.inDays(-1)}`);
  expect(body.message.report).toMatchObject({
    ...{ stayed_on: [{ booking_id: id, day: desk.inDays(0) }], no_shows: [], departures: [] },
  });
  // Nobody is charged for a night before it has begun, whichever is named.
  expect((await desk.audit(desk.inDays(0))).body.message.nights).toBe(0);
  await leave(id);
});

test('whose room is somebody else’s by then, or closed, is left to people', async () => {
  await desk.atHour(20);
  // Another room of the type is free: he has his own or none.
  const taken = await overdue(1, {}, 2);
  const closed = await overdue(1, {}, 2);
  const next = await booked({
    ...{ room_id: taken.room_id, check_in: desk.inDays(1), check_out: desk.inDays(2) },
  });
  const { version } = await desk.find('room', closed.room_id);
  const holds = [{ since: desk.inDays(1), reason: 'Painting' }];
  expect((await desk.ask(`PUT api/room?id=${closed.room_id}`, { version, holds })).status).toBe(200);
  await audited();
  await audited();
  for (const { id } of [taken, closed]) {
    expect(await stay(id)).toMatchObject({ check_out: desk.inDays(-1), total_amount: 85_000 });
    await leave(id);
  }
  expect((await desk.step('cancel', next.id, { reason: 'Did not come' })).status).toBe(200);
});

test('where every room of his type is sold to those who have none yet, a guest does not stay on', async () => {
  await desk.atHour(20);
  const { id, room_id } = await overdue(1);
  const { room_type_id } = await desk.find('room', room_id);
  const next = await booked({
    ...{ room_type_id, room_later: true, check_in: desk.inDays(1), check_out: desk.inDays(2) },
  });
  await audited();
  await audited();
  expect(await stay(id)).toMatchObject({ check_out: desk.inDays(-1), total_amount: 85_000 });
  await leave(id);
  expect((await desk.step('cancel', next.id, { reason: 'Did not come' })).status).toBe(200);
});

test('a branch that charges no night after a departure has none, by itself and by hand', async () => {
  expect((await settings({ night_departures: 'stop' })).status).toBe(200);
  await desk.atHour(20);
  const { id } = await overdue(1);
  await audited();
  await audited();
  await desk.atHour(20);
  await desk.audit();
  expect(await stay(id)).toMatchObject({ total_amount: 85_000, check_out: desk.inDays(-1) });
  expect((await settings({ night_departures: 'extend' })).status).toBe(200);
  // What an audit has left to people stays so, that night and later.
  await desk.audit();
  await audited();
  await audited();
  expect(await stay(id)).toMatchObject({ total_amount: 85_000 });
  await leave(id);
});

test('what is said for one audit holds for that night, and the preview tells the same', async () => {
  await desk.atHour(20);
  const one = await overdue(1);
  await audited();
  await desk.atHour(20);
  const night = desk.inDays(0);
  const seen = async (more: string) => {
    const { body } = await desk.ask(`GET api/booking/night-audit?business_day=${night}${more}`);
    const { nights, departures, choices, total } = body.message;
    const mine = ({ booking_id }: { booking_id: string }) => booking_id === one.id;
    return [choices.departures, nights.filter(mine), departures.find(mine)?.is_decided, total];
  };
  expect(await seen('')).toEqual([
    'extend',
    [expect.objectContaining({ day: night, total_amount: 85_000, is_added: true, foreign: null })],
    true,
    85_000,
  ]);
  expect(await seen('&departures=stop')).toEqual(['stop', [], false, 0]);
  const by = (departures: string) =>
    desk.ask('POST api/booking/night-audit', { business_day: night, departures });
  expect((await by('stop')).body.message.nights).toBe(0);
  // The audit at dawn does what the branch has, and yet not to whom somebody has decided on.
  await audited();
  expect(await stay(one.id)).toMatchObject({ check_out: night, total_amount: 85_000 });
  await leave(one.id);

  await desk.atHour(20);
  const other = await overdue(1);
  await audited();
  await desk.atHour(20);
  const said = { business_day: desk.inDays(0), departures: 'extend' };
  expect((await desk.ask('POST api/booking/night-audit', said)).body.message).toMatchObject({
    ...{ nights: 1, amount: 85_000 },
  });
  expect(await stay(other.id)).toMatchObject({ check_out: desk.inDays(1), total_amount: 170_000 });
  await leave(other.id);
});

test('who has not come is kept, or is a no-show where the branch says so, once his day is over', async () => {
  await desk.atHour(10);
  const { rooms } = await desk.house(2);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(3) };
  const paid = await booked({ room_id: rooms[0], ...days, deposit: 150_000 });
  const unpaid = await booked({ room_id: rooms[1], ...days });
  expect((await desk.pay(paid.customer_id, 150_000)).status).toBe(200);
  await audited();
  expect(await stay(paid.id)).toMatchObject({ stage: 'pending' });
  expect((await settings({ night_arrivals: 'no_show' })).status).toBe(200);
  await desk.atHour(20);
  await audited();
  expect(await stay(paid.id)).toMatchObject({ stage: 'no_show', total_amount: 85_000, remain_amount: 0 });
  expect(await stay(unpaid.id)).toMatchObject({ stage: 'no_show', total_amount: 0 });
  const { body } = await desk.ask(`GET api/booking/audit-day?business_day=${desk.inDays(-1)}`);
  const { stayed_on, no_shows } = body.message.report;
  expect([stayed_on, no_shows.map(({ booking_id }: { booking_id: string }) => booking_id)]).toEqual([
    [],
    [paid.id, unpaid.id],
  ]);
  expect(await desk.shop.entryOf(paid.id)).toEqual({
    2100: 8_500_000n,
    4900: -7_203_390n,
    2200: -1_296_610n,
  });
  // Who is expected today may still come.
  const today = await booked({ room_id: rooms[1], check_in: desk.inDays(0), check_out: desk.inDays(1) });
  await desk.atHour(20);
  await desk.audit();
  expect(await stay(today.id)).toMatchObject({ stage: 'pending' });
  expect((await settings({ night_arrivals: 'keep' })).status).toBe(200);
  await desk.atHour(7);
  const by = (arrivals: string) => desk.ask('POST api/booking/night-audit', { arrivals });
  expect((await by('keep')).status).toBe(200);
  expect(await stay(today.id)).toMatchObject({ stage: 'pending' });
  expect((await by('no_show')).status).toBe(200);
  expect(await stay(today.id)).toMatchObject({ stage: 'no_show' });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});

test('of one guest another thing can be said than of all, for one audit', async () => {
  await desk.atHour(20);
  const [going, staying] = [await overdue(1), await overdue(1)];
  const missing = await booked({
    ...{ room_id: (await desk.house(1)).rooms[0], check_in: desk.inDays(0), check_out: desk.inDays(2) },
  });
  await desk.atHour(7);
  await desk.atHour(20);
  const night = desk.inDays(0);
  const guests = [
    { booking_id: going.id, choice: 'stop' },
    { booking_id: missing.id, choice: 'no_show' },
  ];
  // The night before is over first.
  await desk.atHour(7);
  const said = guests.map(({ booking_id, choice }) => `${booking_id}:${choice}`).join(',');
  const { body } = await desk.ask(`GET api/booking/night-audit?business_day=${night}&guests=${said}`);
  const of = (id: string) =>
    [...body.message.departures, ...body.message.arrivals].find(
      (one: { booking_id: string }) => one.booking_id === id,
    );
  expect([of(going.id), of(staying.id), of(missing.id)]).toMatchObject([
    { choice: 'stop', is_decided: false },
    { choice: 'extend', is_decided: true },
    { choice: 'no_show', is_decided: true },
  ]);
  const answer = await desk.ask('POST api/booking/night-audit', { business_day: night, guests });
  expect(answer.status).toBe(200);
  expect((await stay(going.id)).check_out).toBe(night);
  expect((await stay(staying.id)).check_out).toBe(desk.inDays(0));
  expect((await stay(missing.id)).stage).toBe('no_show');
  const other = [{ booking_id: newId(), choice: 'stop' }];
  const nobody = await desk.ask('POST api/booking/night-audit', { business_day: night, guests: other });
  expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([400, ['guests.0.booking_id']]);
  expect((await desk.ask(`GET api/booking/night-audit?guests=${newId()}:stop`)).status).toBe(404);
  const strange = await desk.ask(`GET api/booking/night-audit?guests=${going.id}:leave`);
  expect(strange.status).toBe(400);
  await leave(staying.id);
});
