import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

/** A guest of his own with a booking from today on. */
async function booked(nights: number, more: object) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(nights) };
  const { id } = await desk.made('booking', { customer_id: guest, ...days, ...more });
  return { guest, id: String(id) };
}
const done = async (name: string, id: string, said: object = {}) => {
  const { status, body } = await desk.step(name, id, said);
  expect([name, status, status === 200 ? undefined : body]).toEqual([name, 200, undefined]);
};
const NIGHT = { 1100: 8_500_000n, 4200: -7_203_390n, 2200: -1_296_610n };
const times = (nights: bigint) =>
  Object.fromEntries(Object.entries(NIGHT).map(([account, amount]) => [account, amount * nights]));

test('three nights with a deposit: each posts once on its day, the deposit pays first (HW-01)', async () => {
  const { rooms } = await desk.house(1);
  const { guest, id } = await booked(3, { room_id: rooms[0], deposit: 100_000 });
  await desk.pay(guest, 100_000);
  expect(await desk.find('booking', id)).toMatchObject({ stay_amount: 255_000, paid_ahead: 100_000 });
  await done('check-in', id);
  expect((await desk.find('room', String(rooms[0]))).status).toBe('booked');
  const days: string[] = [];
  for (let night = 1n; night <= 3n; night += 1n) {
    days.push(desk.inDays(0));
    expect((await desk.audit()).body.message).toMatchObject({ nights: 1, amount: 85_000 });
    // Run again it posts nothing.
    expect((await desk.audit()).body.message).toMatchObject({ nights: 0, amount: 0 });
    expect(await desk.shop.entryOf(id)).toEqual(times(night));
    await desk.nextDay();
  }
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ status: 'checked_in', total_amount: 255_000, paid_amount: 0, remain_amount: 255_000 },
  });
  const posted = await desk.shop.system.db.adminQuery<{ day: string }>(
    `select date::text as day from journal_entries where source_id = $1 order by date`,
    [id],
  );
  expect(posted.map(({ day }) => day)).toEqual(days);
  const owing = await desk.step('check-out', id);
  expect([owing.status, owing.body.code, owing.body.left]).toEqual([
    ...[409, 'still_owes', expect.stringContaining('155,000')],
  ]);
  expect((await desk.find('booking', id)).stage).toBe('checked_in');
  await done('check-out', id, { account_id: desk.shop.cash });
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ status: 'checked_out', total_amount: 255_000, paid_amount: 255_000, remain_amount: 0 },
  });
  expect(await desk.find('room', String(rooms[0]))).toMatchObject({
    status: 'available',
    housekeeping: 'dirty',
  });
  const terms = await desk.ask(`GET api/payment/owed?party_id=${guest}`);
  expect(terms.body.message).toMatchObject({ total: 0, deposit: 0 });
});

test('two audits at once post each night once', async () => {
  const { rooms } = await desk.house(3);
  const stays = [];
  for (const room_id of rooms) stays.push(await booked(2, { room_id }));
  for (const { id } of stays) await done('check-in', id);
  const both = await Promise.all([desk.audit(), desk.audit(), desk.audit()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(both.reduce((sum, { body }) => sum + body.message.nights, 0)).toBe(3);
  for (const { id } of stays) expect(await desk.shop.entryOf(id)).toEqual(NIGHT);
  const tomorrow = await desk.audit(desk.inDays(1));
  expect(tomorrow.body.fields).toHaveProperty('business_day');
  for (const { id } of stays) await done('check-out', id, { account_id: desk.shop.cash });
});

test('who leaves early: later nights are free, one is charged where the type says so (HW-04, HW-05)', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const strict = await desk.house(1, { early_departure: 'one_night' });
  const free = await booked(5, { room_id: rooms[0] });
  const charged = await booked(4, { room_id: strict.rooms[0] });
  await desk.pay(free.guest, 180_000);
  for (const { id } of [free, charged]) await done('check-in', id);
  await desk.nextDay();
  // No audit has run: the night that was slept posts as the guest leaves.
  await done('check-out', free.id);
  expect(await desk.find('booking', free.id)).toMatchObject({
    ...{ check_out: desk.inDays(0), planned_check_out: desk.inDays(4) },
    ...{ total_amount: 45_000, remain_amount: 0 },
  });
  const left = await desk.ask(`GET api/payment/owed?party_id=${free.guest}`);
  expect(left.body.message.deposit).toBe(135_000);
  await desk.made('booking', {
    ...{ customer_id: free.guest, room_id: rooms[0] },
    ...{ check_in: desk.inDays(0), check_out: desk.inDays(4) },
  });
  await done('check-out', charged.id, { account_id: desk.shop.cash });
  expect(await desk.shop.entryOf(charged.id)).toEqual({
    ...{ 1100: 17_000_000n, 4200: -7_203_390n, 4900: -7_203_390n, 2200: -2_593_220n },
  });
  expect(await desk.find('booking', charged.id)).toMatchObject({ total_amount: 170_000, charge: 85_000 });
});

test('what stops a check-in: the day, a guest who is still in the room, and a room that is dirty (HW-25)', async () => {
  const { rooms } = await desk.house(1);
  const first = await booked(1, { room_id: rooms[0] });
  const second = await desk.made('booking', {
    ...{ customer_id: first.guest, room_id: rooms[0] },
    ...{ check_in: desk.inDays(1), check_out: desk.inDays(2) },
  });
  expect((await desk.step('check-in', second.id)).body.code).toBe('booking_starts_later');
  await done('check-in', first.id);
  await desk.nextDay();
  const seen = (await desk.ask(`GET api/booking/night-audit?business_day=${desk.inDays(0)}`)).body.message;
  expect(seen.departures.map(({ booking_id }: { booking_id: string }) => booking_id)).toContain(first.id);
  expect(seen.arrivals.map(({ booking_id }: { booking_id: string }) => booking_id)).toContain(second.id);
  expect(seen.nights).toContainEqual(expect.objectContaining({ booking_id: first.id, total_amount: 85_000 }));
  expect((await desk.step('check-in', second.id)).body.code).toBe('not_checked_out');
  await done('check-out', first.id, { account_id: desk.shop.cash });
  expect((await desk.step('check-in', second.id)).body.code).toBe('room_not_clean');
  await done('check-in', second.id, { although_dirty: true });
  await done('check-out', second.id);
  // Who leaves on the day of arrival has slept no night.
  expect(await desk.find('booking', second.id)).toMatchObject({ total_amount: 0, stage: 'checked_out' });
});

test('a guest in the house moves from tonight on, and his posted nights stay (HW-07)', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const [old, other] = rooms.map(String);
  const { id } = await booked(4, { room_id: old });
  await done('check-in', id);
  await desk.audit();
  await desk.nextDay();
  const short = await desk.step('extend', id, { check_out: desk.inDays(-1) });
  expect(short.status).toBe(400);
  await done('move-room', id, { room_id: other, reason: 'Air conditioner' });
  const { nights } = await desk.find('booking', id);
  expect(nights.map(({ room_id }: { room_id: string }) => room_id)).toEqual([old, other, other, other]);
  expect(await desk.find('room', String(old))).toMatchObject({ status: 'available', housekeeping: 'dirty' });
  expect((await desk.find('room', String(other))).status).toBe('booked');
  await done('extend', id, { check_out: desk.inDays(1) });
  await desk.audit();
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 9_000_000n, 4200: -7_627_118n, 2200: -1_372_882n });
  await desk.nextDay();
  await done('check-out', id, { account_id: desk.shop.bank });
  expect(await desk.find('booking', id)).toMatchObject({ remain_amount: 0, paid_amount: 90_000 });
});

test('a stay is split between two rooms at a night, and follows in the second', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const [one, two] = rooms.map(String);
  const { id } = await booked(4, { room_id: one });
  await done('move-room', id, { room_id: two, from: desk.inDays(2) });
  const roomsOf = async () =>
    (await desk.find('booking', id)).nights.map(({ room_id }: { room_id: string }) => room_id);
  expect(await roomsOf()).toEqual([one, one, two, two]);
  expect(await desk.find('booking', id)).toMatchObject({ room_id: one, stay_amount: 180_000 });
  // Each room is free where the guest is in the other one.
  await desk.made('booking', {
    ...{ customer_id: desk.shop.customer, room_id: one },
    ...{ check_in: desk.inDays(2), check_out: desk.inDays(4) },
  });
  await done('extend', id, { check_out: desk.inDays(5) });
  expect(await roomsOf()).toEqual([one, one, two, two, two]);
  await done('check-in', id);
  for (let night = 0; night < 2; night += 1) {
    await desk.audit();
    await desk.nextDay();
  }
  expect((await desk.find('room', String(two))).status).toBe('reserved');
  await done('move-room', id, { room_id: two });
  expect(await desk.find('room', String(two))).toMatchObject({ status: 'booked' });
  expect(await desk.find('room', String(one))).toMatchObject({ housekeeping: 'dirty' });
  await done('check-out', id, { account_id: desk.shop.cash });
});

test('a company owes the nights it pays for, and what is left stays open only on account', async () => {
  const { rooms } = await desk.house(1);
  const company = String((await desk.made('customer', { name: 'Azania Ltd', credit_days: 30 })).id);
  const { guest, id } = await booked(1, { room_id: rooms[0], payer_id: company });
  await done('check-in', id);
  await desk.audit();
  await desk.nextDay();
  expect((await desk.step('check-out', id)).body.code).toBe('still_owes');
  await done('check-out', id, { on_credit: true });
  expect(await desk.find('booking', id)).toMatchObject({ stage: 'checked_out', remain_amount: 85_000 });
  const owed = async (party: string) =>
    (await desk.ask(`GET api/payment/owed?party_id=${party}`)).body.message.total;
  expect([await owed(company), await owed(guest)]).toEqual([85_000, 0]);
  expect((await desk.pay(company, 85_000)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ remain_amount: 0, paid_amount: 85_000 });
});

test('whoever stays on is not let go without the nights he slept, and the audit leaves his room to be cleaned', async () => {
  const { rooms } = await desk.house(1);
  const { id } = await booked(1, { room_id: rooms[0] });
  await done('check-in', id);
  expect((await desk.find('room', String(rooms[0]))).housekeeping).toBe('clean');
  await desk.audit();
  expect((await desk.find('room', String(rooms[0]))).housekeeping).toBe('dirty');
  await desk.nextDay();
  await desk.nextDay();
  const late = await desk.step('check-out', id, { account_id: desk.shop.cash });
  expect([late.status, Object.keys(late.body.fields ?? {})]).toEqual([400, ['left_on']]);
  expect(late.body.fields?.left_on).toContain(desk.inDays(-1));
  const early = await desk.step('check-out', id, { left_on: desk.inDays(-3) });
  expect(Object.keys(early.body.fields ?? {})).toEqual(['left_on']);
  expect(await desk.find('booking', id)).toMatchObject({ stage: 'checked_in', total_amount: 85_000 });
  await done('extend', id, { check_out: desk.inDays(0) });
  await done('check-out', id, { account_id: desk.shop.cash });
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 170_000, paid_amount: 170_000 });
});

test('who left on time and is checked out late pays the nights he slept', async () => {
  const { rooms } = await desk.house(1);
  const { id } = await booked(1, { room_id: rooms[0] });
  await done('check-in', id);
  await desk.nextDay();
  await desk.nextDay();
  await done('check-out', id, { account_id: desk.shop.cash, left_on: desk.inDays(-1) });
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 85_000, stage: 'checked_out' });
});

test('the audit offers the night of the day before until the evening', async () => {
  await desk.atHour(8);
  const { rooms } = await desk.house(1);
  const { id } = await booked(2, { room_id: rooms[0] });
  await done('check-in', id);
  const offered = async () => (await desk.ask('GET api/booking/night-audit')).body.message;
  await desk.atHour(12);
  const noon = await offered();
  expect([noon.business_day, noon.nights]).toEqual([desk.inDays(-1), []]);
  await desk.atHour(19);
  const evening = await offered();
  expect(evening.business_day).toBe(desk.inDays(0));
  expect(evening.nights.map(({ booking_id }: { booking_id: string }) => booking_id)).toEqual([id]);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
  await vatAgrees(desk.shop.system.db);
});
