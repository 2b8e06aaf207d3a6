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

const book = async (room_id: unknown, since: number, until: number, more: object = {}) =>
  String(
    (
      await desk.made('booking', {
        ...{ customer_id: guest, room_id, check_in: desk.inDays(since), check_out: desk.inDays(until) },
        ...more,
      })
    ).id,
  );
const offer = async (room_type_id: string, since: number, until: number) => {
  const days = `check_in=${desk.inDays(since)}&check_out=${desk.inDays(until)}`;
  const answer = await desk.ask(`GET api/booking/best-fit?room_type_id=${room_type_id}&${days}`);
  expect(answer.status).toBe(200);
  return answer.body.message.fit;
};
const rearrange = (moves: readonly object[]) => desk.ask('PUT api/booking/best-fit', { moves });

test('where no single room is free the fewest bookings move, and back again (HW-18)', async () => {
  const { rooms, type } = await desk.house(2);
  await book(rooms[0], 1, 3, { room_fixed: true });
  await book(rooms[1], 3, 5);
  await book(rooms[0], 5, 7);
  const wish = {
    customer_id: guest,
    room_type_id: type,
    check_in: desk.inDays(3),
    check_out: desk.inDays(7),
  };
  expect((await desk.ask('POST api/booking', wish)).body.code).toBe('no_room_free');
  const { room_id, moves } = await offer(type, 3, 7);
  expect(moves).toHaveLength(1);
  const before = await desk.find('booking', moves[0].booking_id);
  expect((await rearrange(moves.map(only))).body.message).toEqual({ moved: 1 });
  const after = await desk.find('booking', moves[0].booking_id);
  expect(after).toMatchObject({ room_id: moves[0].room_id, stay_amount: before.stay_amount });
  expect(after.nights.every((night: { room_id: string }) => night.room_id === moves[0].room_id)).toBe(true);
  const back = moves.map(({ booking_id, from_room_id }: Move) => ({ booking_id, room_id: from_room_id }));
  expect((await rearrange(back)).status).toBe(200);
  expect((await desk.ask('POST api/booking', wish)).body.code).toBe('no_room_free');
  expect((await rearrange(moves.map(only))).status).toBe(200);
  expect((await desk.ask('POST api/booking', wish)).body.message).toMatchObject({ room_id });
});

interface Move {
  booking_id: string;
  room_id: string;
  from_room_id: string;
}
const only = ({ booking_id, room_id }: Move) => ({ booking_id, room_id });

test('who asked for a room, who is in the house and what is out of use stay where they are', async () => {
  const { rooms, type } = await desk.house(2);
  const asked = await book(rooms[1], 3, 5, { room_fixed: true });
  await book(rooms[0], 5, 7, { room_fixed: true });
  expect(await offer(type, 3, 7)).toBeNull();
  const moved = await rearrange([{ booking_id: asked, room_id: rooms[0] }]);
  expect([moved.status, moved.body.code]).toEqual([409, 'room_is_fixed']);
  const other = await desk.house(2);
  const inHouse = await book(other.rooms[0], 0, 3);
  expect((await desk.step('check-in', inHouse)).status).toBe(200);
  await book(other.rooms[1], 3, 6, { room_fixed: true });
  expect(await offer(other.type, 2, 5)).toBeNull();
  const out = await rearrange([{ booking_id: inHouse, room_id: other.rooms[1] }]);
  expect([out.status, out.body.code]).toEqual([409, 'guest_is_in']);
});

test('two bookings change places at once, and neither goes to a room of another type or where somebody is', async () => {
  const { rooms } = await desk.house(2);
  const other = await desk.house(1);
  const [one, two] = [await book(rooms[0], 1, 3), await book(rooms[1], 1, 3)];
  const swap = [
    { booking_id: one, room_id: rooms[1] },
    { booking_id: two, room_id: rooms[0] },
  ];
  expect((await rearrange(swap)).status).toBe(200);
  expect((await desk.find('booking', one)).room_id).toBe(rooms[1]);
  expect((await desk.find('booking', two)).room_id).toBe(rooms[0]);
  expect((await rearrange([{ booking_id: one, room_id: other.rooms[0] }])).body.fields).toHaveProperty([
    'moves.0.room_id',
  ]);
  const onto = await rearrange([{ booking_id: one, room_id: rooms[0] }]);
  expect([onto.status, onto.body.guest]).toEqual([409, 'Asha Mushi']);
  expect((await desk.find('booking', one)).room_id).toBe(rooms[1]);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
