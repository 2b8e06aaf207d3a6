import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '../../testing/reception.ts';
import type { BookingChart } from '../chart.answer.ts';

let desk: Reception;
let names = 0;
beforeAll(async () => {
  desk = await openReception({});
});
afterAll(() => desk.shop.system.close());

async function booked(room_id: string | undefined, [since, until]: [number, number], more: object = {}) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(since), check_out: desk.inDays(until) };
  return desk.made('booking', { customer_id: guest, room_id, ...days, ...more });
}
const chart = async (asked = ''): Promise<BookingChart> =>
  (await desk.ask(`GET api/booking/board${asked}`)).body.message;
const of = ({ stays }: BookingChart, booking: string): [room: string, since: string, until: string][] =>
  stays
    .filter((one) => one.booking.id === booking)
    .map(({ room_id, since, until }) => [room_id, since, until]);

test('the chart tells who has which room on which nights, and nothing of a booking that was given up', async () => {
  const { rooms } = await desk.house(2);
  const [one = '', other = ''] = rooms;
  const stay = await booked(one, [0, 3], { adults: 2, deposit: 50_000 });
  const gone = await booked(other, [1, 2]);
  await desk.step('cancel', gone.id, { reason: 'Not coming' });
  const told = await chart();
  expect(told).toMatchObject({ days: 14, date: desk.inDays(-3), today: desk.inDays(0) });
  expect(of(told, stay.id)).toEqual([[one, desk.inDays(0), desk.inDays(3)]]);
  expect(of(told, gone.id)).toEqual([]);
  expect(told.stays.find(({ booking }) => booking.id === stay.id)?.booking).toMatchObject({
    ...{ number: stay.number, guest: `Guest ${names - 1}`, guests: 2, stage: 'pending' },
    waits_for_deposit: true,
  });
  const standing = Object.fromEntries(told.rooms.map(({ id, status, price }) => [id, [status, price]]));
  expect(standing).toMatchObject({ [one]: ['reserved', 85_000], [other]: ['available', 85_000] });
  await desk.pay(stay.customer_id, 50_000);
  const paid = (await chart()).stays.find(({ booking }) => booking.id === stay.id);
  expect(paid?.booking.waits_for_deposit).toBe(false);
  // What a guest owes or pays stands on his booking, for those who see it there.
  expect(JSON.stringify(told.stays)).not.toContain('50000');
});

test('a room that is held says why and for how long; another branch sees neither rooms nor stays', async () => {
  const { rooms } = await desk.house(1);
  const [one = ''] = rooms;
  const { version } = await desk.find('room', one);
  const holds = [{ since: desk.inDays(1), reason: 'Plumbing' }];
  const saved = await desk.ask(`PUT api/room?id=${one}`, { version, holds });
  expect(saved.status).toBe(200);
  const told = await chart();
  expect(told.holds).toContainEqual({ room_id: one, since: desk.inDays(1), until: null, reason: 'Plumbing' });
  expect((await chart(`?date=${desk.inDays(-3)}&days=3`)).holds).toEqual([]);
  const there = await desk.shop.owner.ask('POST api/branch', {
    body: { name: 'Mwanza', phone_number: '255713662010' },
  });
  const elsewhere = await desk.shop.owner.ask('GET api/booking/board', { branch: there.body.message.id });
  expect(elsewhere.body.message).toMatchObject({ rooms: [], stays: [], holds: [] });
});

test('what a change would cost is what it costs: another room, other days, both, and later', async () => {
  const [plain, suite] = [await desk.house(2), await desk.house(1, { price: 120_000 })];
  const [one = '', other = ''] = plain.rooms;
  const [big = ''] = suite.rooms;
  const prices = async (id: string, room_id: string, [since, until]: [number, number]) => {
    const days = `check_in=${desk.inDays(since)}&check_out=${desk.inDays(until)}`;
    return (await desk.ask(`GET api/booking/price-of-change?id=${id}&room_id=${room_id}&${days}`)).body
      .message;
  };
  const costs = async (id: string) => (await desk.find('booking', id)).stay_amount;
  const { id } = await booked(one, [1, 3]);
  expect(await prices(id, other, [1, 3])).toEqual({
    ...{ now: 170_000, changed: 170_000, same: 170_000, of_room: 170_000, version: 1 },
  });
  expect(await prices(id, big, [1, 3])).toMatchObject({ now: 170_000, same: 170_000, of_room: 240_000 });
  expect(await costs(id)).toBe(170_000);
  await desk.step('move-room', id, { room_id: big, at_price: 'of_room' });
  expect(await costs(id)).toBe(240_000);

  const longer = await prices(id, big, [1, 4]);
  await desk.step('extend', id, { check_out: desk.inDays(4) });
  expect([longer.same, await costs(id)]).toEqual([360_000, 360_000]);

  const both = await prices(id, one, [2, 5]);
  const { version } = both;
  const days = { check_in: desk.inDays(2), check_out: desk.inDays(5) };
  const changed = await desk.ask(`PUT api/booking?id=${id}`, { version, room_id: one, ...days });
  expect([changed.status, both.changed, await costs(id)]).toEqual([200, 255_000, 255_000]);

  const nobody = await desk.ask(
    `GET api/booking/price-of-change?id=${one}&room_id=${one}&check_in=${days.check_in}&check_out=${days.check_out}`,
  );
  expect(nobody.status).toBe(404);
});

test('a guest who moved has two rooms one after the other, and one who left early only the nights he had', async () => {
  const { rooms } = await desk.house(2);
  const [one = '', other = ''] = rooms;
  const { id } = await booked(one, [0, 4]);
  await desk.step('check-in', id);
  await desk.audit();
  await desk.nextDay();
  await desk.step('move-room', id, { room_id: other });
  expect(of(await chart(), id)).toEqual([
    [one, desk.inDays(-1), desk.inDays(0)],
    [other, desk.inDays(0), desk.inDays(3)],
  ]);
  await desk.audit();
  await desk.nextDay();
  const left = await desk.step('check-out', id, { account_id: desk.shop.cash });
  expect(left.status).toBe(200);
  expect(of(await chart(), id)).toEqual([
    [one, desk.inDays(-2), desk.inDays(-1)],
    [other, desk.inDays(-1), desk.inDays(0)],
  ]);
  expect(of(await chart(`?date=${desk.inDays(1)}&days=3`), id)).toEqual([]);
});
