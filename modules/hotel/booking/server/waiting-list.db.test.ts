// cspell:ignore tupigie ukihifadhi Neema Kweka Lema
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

const PHONE = '255713990170';

let desk: Reception;
let guest: string;
/** Who waits. */
let asha: string;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  guest = String((await desk.made('customer', { name: 'Joseph Lema' })).id);
  asha = String((await desk.made('customer', { name: 'Asha Mushi', phone_number: PHONE })).id);
});
afterAll(() => desk.shop.system.close());

const book = async (room_id: string | undefined, since: number, until: number, more: object = {}) => {
  const days = { check_in: desk.inDays(since), check_out: desk.inDays(until) };
  return String((await desk.made('booking', { customer_id: guest, room_id, ...days, ...more })).id);
};
const waits = async (room_type_id: string, since: number, until: number, more: object = {}) => {
  const days = { check_in: desk.inDays(since), check_out: desk.inDays(until) };
  const wish = { customer_id: asha, room_type_id, wait_if_full: true, ...days, ...more };
  return desk.made('booking', wish);
};
const list = async () =>
  (await desk.ask('GET api/booking/waiting-list')).body.message.wishes as {
    booking_id: string;
    fits: boolean;
  }[];
const fits = async (id: string) => (await list()).find(({ booking_id }) => booking_id === id)?.fits;
const told = async (): Promise<number> => {
  const [counted] = await desk.shop.system.db.adminQuery<{ n: number }>(
    "select count(*)::int as n from notifications where kind = 'waiting_list'",
  );
  return counted?.n ?? 0;
};
/** How often the desk was told while something happened. */
const toldBy = async (what: () => Promise<{ status: number; body: unknown }>) => {
  const before = await told();
  const { status, body } = await what();
  expect([status, body]).toEqual([200, body]);
  return (await told()) - before;
};

test('who asks for a type that is full waits, takes nothing, and is booked as soon as a booking is cancelled', async () => {
  const { type, rooms } = await desk.house(1);
  const had = await book(rooms[0], 1, 3);
  const wish = await waits(type, 2, 4);
  expect(wish).toMatchObject({ stage: 'wait_listed', room: null, stay_amount: 170_000, total_amount: 0 });
  expect(await fits(wish.id)).toBe(false);
  const early = await desk.step('take-place', wish.id);
  expect([early.status, early.body.code]).toEqual([409, 'type_is_full']);
  // It takes nothing: the night after is free for anybody.
  const beside = await book(rooms[0], 3, 4);
  expect((await desk.step('cancel', beside, { reason: 'Changed plans' })).status).toBe(200);
  expect(await toldBy(() => desk.step('cancel', had, { reason: 'Not coming' }))).toBeGreaterThan(0);
  expect(await fits(wish.id)).toBe(true);
  expect((await desk.step('take-place', wish.id)).status).toBe(200);
  expect(await desk.find('booking', wish.id)).toMatchObject({ stage: 'pending', room_id: rooms[0] });
  expect(await fits(wish.id)).toBeUndefined();
});

test('where a room is free nobody waits', async () => {
  const { type, rooms } = await desk.house(1);
  expect(await waits(type, 1, 2)).toMatchObject({ stage: 'pending', room: { id: rooms[0] } });
});

test('the desk is told as a stay is shortened and as somebody does not come, and not before all nights are free', async () => {
  const { type, rooms } = await desk.house(1);
  const first = await book(rooms[0], 5, 8);
  const second = await book(rooms[0], 8, 10);
  const wish = await waits(type, 6, 9);
  expect(await toldBy(() => desk.step('extend', first, { check_out: desk.inDays(6) }))).toBe(0);
  expect(await toldBy(() => desk.step('cancel', second, { reason: 'Changed plans' }))).toBeGreaterThan(0);
  expect(await fits(wish.id)).toBe(true);
  const other = await desk.house(1);
  const absent = await book(other.rooms[0], 0, 4);
  const later = await waits(other.type, 2, 4);
  await desk.nextDay();
  expect(await toldBy(() => desk.step('no-show', absent))).toBeGreaterThan(0);
  expect(await fits(later.id)).toBe(true);
});

test('a night that is given back while its room is not given yet counts for who waits', async () => {
  const { type } = await desk.house(1);
  const id = await book(undefined, 10, 14, { room_type_id: type, room_later: true });
  const wish = await waits(type, 12, 14);
  expect(await toldBy(() => desk.step('extend', id, { check_out: desk.inDays(13) }))).toBe(0);
  expect(await toldBy(() => desk.step('extend', id, { check_out: desk.inDays(12) }))).toBeGreaterThan(0);
  expect((await desk.step('take-place', wish.id)).status).toBe(200);
});

test('the guest is told by SMS while there is a room, and only with a number', async () => {
  const { type, rooms } = await desk.house(1);
  const had = await book(rooms[0], 1, 3);
  const wish = await waits(type, 1, 3);
  const full = await desk.step('tell-guest', wish.id);
  expect(full.body.code).toBe('type_is_full');
  await desk.step('cancel', had, { reason: 'Not coming' });
  expect((await desk.step('tell-guest', wish.id)).status).toBe(200);
  const texts = (await messagesTo(desk.shop.system, PHONE)).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining(`tupigie ukihifadhi (${wish.number}).`)]);
  expect((await desk.find('booking', wish.id)).informed_at).toEqual(expect.any(String));
  const mute = await desk.made('customer', { name: 'Neema Kweka' });
  await book(rooms[0], 5, 6);
  const other = await waits(type, 5, 6, { customer_id: mute.id });
  await desk.ask(`PUT api/booking?id=${other.id}`, {
    version: other.version,
    check_in: desk.inDays(7),
    check_out: desk.inDays(8),
  });
  const none = await desk.step('tell-guest', other.id);
  expect([none.status, none.body.code]).toEqual([409, 'guest_has_no_phone']);
});

test('who no longer waits is off the list, and the room goes to the next', async () => {
  const { type, rooms } = await desk.house(1);
  await book(rooms[0], 1, 2);
  const wish = await waits(type, 1, 2);
  expect((await desk.step('give-up', wish.id, { reason: 'Found another house' })).status).toBe(200);
  expect(await desk.find('booking', wish.id)).toMatchObject({ stage: 'cancelled', total_amount: 0 });
  expect(await fits(wish.id)).toBeUndefined();
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
