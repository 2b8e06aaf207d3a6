import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';

let desk: Reception;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'exclusive' });
});
afterAll(() => desk.shop.system.close());

const quote = (type: string, check_in: string, check_out: string, guests = 1) =>
  desk.ask(
    `GET api/booking/quote?room_type_id=${type}&check_in=${check_in}&check_out=${check_out}&guests=${guests}`,
  );

test('a quote says what the booking made of it will cost, and which rate makes each night', async () => {
  const friday = { name: 'Friday', weekday: 'friday', plus: 10_000 };
  const season = { name: 'Season', since: desk.inDays(2), until: desk.inDays(3), price: 70_000.35 };
  const more = { price: 38_147.55, rates: [season, friday], included_guests: 1, extra_guest_price: 5000 };
  const { type, rooms } = await desk.house(2, more);
  const [from, to] = [desk.inDays(0), desk.inDays(7)];
  const { body } = await quote(type, from, to, 2);
  const { nights, total, free } = body.message;
  const guest = String((await desk.made('customer', { name: 'Caller' })).id);
  const stay = { customer_id: guest, check_in: from, check_out: to, room_id: rooms[0], adults: 2 };
  const booked = await desk.made('booking', stay);
  expect([free, total]).toEqual([2, booked.stay_amount]);
  expect(nights.map(({ price }: { price: number }) => price)).toEqual(
    booked.nights.map(({ price }: { price: number }) => price),
  );
  const named = nights.flatMap(({ rates }: { rates: string[] }) => rates);
  expect(named.toSorted()).toEqual(['Friday', 'Season', 'Season']);
  // It takes nothing itself; what was booked meanwhile is not free any more.
  expect((await quote(type, from, desk.inDays(1))).body.message.free).toBe(1);
  expect((await quote(type, to, desk.inDays(8))).body.message.free).toBe(2);
});

test('an extra bed stands in the quote and in the booking, and a bed more prices the nights anew', async () => {
  const { type } = await desk.house(1, { price: 85_000, extra_bed_price: 20_000 });
  const [from, to] = [desk.inDays(0), desk.inDays(2)];
  const days = `check_in=${from}&check_out=${to}`;
  const quoted = (await desk.ask(`GET api/booking/quote?room_type_id=${type}&${days}&extra_beds=1`)).body;
  const customer_id = String((await desk.made('customer', { name: 'Family' })).id);
  const stay = { customer_id, room_type_id: type, check_in: from, check_out: to, extra_beds: 1 };
  const booked = await desk.made('booking', stay);
  expect([quoted.message.total, booked.stay_amount]).toEqual([247_800, 247_800]);
  const changed = await desk.ask(`PUT api/booking?id=${booked.id}`, { version: 1, extra_beds: 2 });
  expect([changed.status, (await desk.find('booking', booked.id)).stay_amount]).toEqual([200, 295_000]);
  await desk.step('extend', booked.id, { check_out: desk.inDays(3) });
  expect((await desk.find('booking', booked.id)).stay_amount).toBe(442_500);
});

test('rooms that are free on one night each are not free for both', async () => {
  const { type, rooms } = await desk.house(2);
  const guest = String((await desk.made('customer', { name: 'Each' })).id);
  for (const [place, room_id] of rooms.entries()) {
    const days = { check_in: desk.inDays(place), check_out: desk.inDays(place + 1) };
    await desk.made('booking', { customer_id: guest, room_id, ...days });
  }
  const { body } = await quote(type, desk.inDays(0), desk.inDays(2));
  expect(body.message).toMatchObject({ free: 0, left: 1, rooms: [] });
});

test('a season of every year prices the same days of the next, and says how many nights it asks for', async () => {
  const [since, until] = [desk.inDays(-366), desk.inDays(-360)];
  const season = { name: 'Holidays', since, until, every_year: true, price: 120_000, min_nights: 3 };
  const { type } = await desk.house(1, { price: 85_000, rates: [season] });
  const inYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const from = inYear(since);
  const asked = async (nights: number) => {
    const { total, min_nights } = (await quote(type, from, addDays(from, nights))).body.message;
    return [total, min_nights];
  };
  // Shown, and booked all the same: a gap is better filled.
  expect(await asked(2)).toEqual([283_200, 3]);
  expect(await asked(3)).toEqual([424_800, null]);
  const whole = { name: 'Holidays', since, every_year: true, price: 120_000 };
  const refused = await desk.ask('POST api/room-type', { name: 'Endless', price: 1, rates: [whole] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['rates.0.every_year']]);
});

test('a stay that is none, and a type of another branch, are refused', async () => {
  const { type } = await desk.house(1);
  const none = await quote(type, desk.inDays(2), desk.inDays(2));
  expect([none.status, none.body.fields]).toEqual([400, { check_out: expect.any(String) }]);
  const made = await desk.shop.owner.ask('POST api/branch', {
    body: { name: 'Mwanza', phone_number: '255712345001', vat_registered: false },
  });
  expect(made.status).toBe(200);
  await desk.shop.system.db.adminQuery('update room_types set branch_id = $2 where id = $1', [
    type,
    made.body.message.id,
  ]);
  expect((await quote(type, desk.inDays(2), desk.inDays(3))).status).toBe(404);
});
