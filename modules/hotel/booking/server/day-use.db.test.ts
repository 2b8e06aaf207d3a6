import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let guest: string;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  guest = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
});
afterAll(() => desk.shop.system.close());

const book = (room_id: unknown, since: number, until: number, more: object = {}) =>
  desk.ask('POST api/booking', {
    ...{ customer_id: guest, room_id, check_in: desk.inDays(since), check_out: desk.inDays(until) },
    ...more,
  });
const byDay = (room_id: unknown, day: number, more: object = {}) =>
  book(room_id, day, day, { day_use: true, price: 25_000, ...more });
const done = async (name: string, id: string, said: object = {}) =>
  expect((await desk.step(name, id, said)).body).toMatchObject({ success: true });

test('it lies between a departure and an arrival, once, and never inside a stay (HW-23)', async () => {
  const { rooms } = await desk.house(1);
  await book(rooms[0], 0, 2);
  await book(rooms[0], 2, 5);
  const made = await byDay(rooms[0], 2);
  expect(made.body.message).toMatchObject({ status: 'pending', nights: [], stay_amount: 25_000 });
  expect((await byDay(rooms[0], 2)).body).toMatchObject({ code: 'room_taken_by_day', guest: 'Asha Mushi' });
  expect((await byDay(rooms[0], 3)).body.code).toBe('room_taken_and_no_other');
  // Given up it is free for somebody else.
  await done('cancel', made.body.message.id, { reason: 'Ill' });
  expect((await byDay(rooms[0], 2)).status).toBe(200);
});

test('it costs what was agreed or what the type says, and is income of rooms without a night', async () => {
  const { rooms, type } = await desk.house(2, { day_use_price: 25_000 });
  const none = await desk.house(1);
  expect((await byDay(none.rooms[0], 0, { price: null })).body.fields).toHaveProperty('price');
  const made = await byDay(undefined, 0, { price: null, room_type_id: type });
  const { id, room_id } = made.body.message;
  expect(rooms).toContain(room_id);
  expect((await desk.find('room', room_id)).status).toBe('reserved');
  await done('check-in', id);
  expect((await desk.find('room', room_id)).status).toBe('booked');
  const figures = async () =>
    (await desk.ask(`GET api/booking/figures?since=${desk.inDays(0)}&until=${desk.inDays(0)}`)).body.message;
  const before = await figures();
  expect((await desk.step('extend', id, { check_out: desk.inDays(1) })).body.code).toBe('stay_is_by_day');
  expect((await desk.audit()).body.message.nights).toBe(0);
  expect((await desk.step('check-out', id)).body.code).toBe('still_owes');
  await done('check-out', id, { account_id: desk.shop.cash });
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 2_500_000n, 4200: -2_118_644n, 2200: -381_356n });
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 25_000, paid_amount: 25_000 });
  const bill = (await desk.ask(`GET api/booking/bill?id=${id}`)).body.message;
  expect(bill).toMatchObject({ by_day: true, early: 25_000, nights: [], total: 25_000 });
  expect(await figures()).toEqual(before);
  expect((await desk.step('undo-check-out', id)).body.code).toBe('charge_is_paid');
});

test('a check-out that was a mistake is undone: what it cost is no debt any more, and the room is taken again', async () => {
  const { rooms } = await desk.house(1);
  const { id } = (await byDay(rooms[0], 0)).body.message;
  await done('check-in', id);
  await done('check-out', id, { on_credit: true });
  await done('undo-check-out', id);
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 0, stay_amount: 25_000 });
  expect(await desk.shop.entryOf(id)).toEqual({});
  expect((await byDay(rooms[0], 0)).body.code).toBe('room_taken_by_day');
});

test('it moves to another room, is kept from one that is out of use, and keeps one in use', async () => {
  const { rooms } = await desk.house(2);
  const { id } = (await byDay(rooms[0], 0)).body.message;
  await done('move-room', id, { room_id: rooms[1] });
  expect(await desk.find('booking', id)).toMatchObject({ room_id: rooms[1], stay_amount: 25_000 });
  expect((await byDay(rooms[0], 0)).status).toBe(200);
  const hold = async (room_id: unknown) => {
    const { version } = await desk.find('room', String(room_id));
    const holds = [{ since: desk.inDays(0), until: desk.inDays(0), reason: 'Painting' }];
    return desk.ask(`PUT api/room?id=${String(room_id)}`, { version, holds });
  };
  expect((await hold(rooms[1])).body.fields).toHaveProperty(['holds.0.since']);
  const other = await desk.house(1);
  expect((await hold(other.rooms[0])).status).toBe(200);
  expect((await byDay(other.rooms[0], 0)).body.code).toBe('room_on_hold');
});

test('a stay without a night says so, and by day has none', async () => {
  const { rooms } = await desk.house(1);
  expect((await book(rooms[0], 0, 0)).body.fields.check_out).toContain('By day');
  expect((await byDay(rooms[0], 0, { check_out: desk.inDays(1) })).body.fields).toHaveProperty('check_out');
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
