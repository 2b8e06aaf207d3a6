import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let guest: string;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  guest = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
});
afterAll(() => desk.shop.system.close());

const wish = (since: number, until: number, more: object): object => ({
  ...{ customer_id: guest, check_in: desk.inDays(since), check_out: desk.inDays(until) },
  ...more,
});
const ask = (since: number, until: number, more: object) =>
  desk.ask('POST api/booking', wish(since, until, more));
const later = (room_type_id: string, since: number, until: number, more: object = {}) =>
  ask(since, until, { room_type_id, room_later: true, ...more });
const idOf = ({ body }: Answer) => String(body.message.id);
const codeOf = ({ status, body }: Answer) => [status, body.code];
const change = async (entity: string, id: string, said: object) => {
  const { version } = await desk.find(entity, id);
  return desk.ask(`PUT api/${entity}?id=${id}`, { version, ...said });
};
const board = async () =>
  (await desk.ask(`GET api/booking/board?date=${desk.inDays(0)}&days=30`)).body.message;

test('a booking of a type has its nights and no room, and no room is sold that it needs', async () => {
  const { type, rooms } = await desk.house(2);
  const made = await later(type, 1, 3);
  expect(made.body.message).toMatchObject({ room: null, room_later: true, stay_amount: 170_000 });
  expect(made.body.message.nights).toHaveLength(2);
  const beside = await ask(2, 4, { room_id: rooms[0] });
  expect(beside.status).toBe(200);
  // One room is empty, and it is that of the booking which waits for its room.
  const over = await ask(2, 3, { room_id: rooms[1] });
  expect(codeOf(over)).toEqual([409, 'type_is_full']);
  expect(over.body).toMatchObject({ type: expect.stringContaining('Type'), night: desk.inDays(2) });
  expect(codeOf(await later(type, 2, 3))).toEqual([409, 'type_is_full']);
  expect(codeOf(await ask(2, 3, { room_type_id: type }))).toEqual([409, 'type_is_full']);
  expect(
    codeOf(
      await desk.step('extend', idOf(await ask(0, 2, { room_id: rooms[1] })), { check_out: desk.inDays(3) }),
    ),
  ).toEqual([409, 'type_is_full']);
  expect((await ask(3, 5, { room_id: rooms[1] })).status).toBe(200);
  const quote = await desk.ask(
    `GET api/booking/quote?room_type_id=${type}&check_in=${desk.inDays(2)}&check_out=${desk.inDays(3)}`,
  );
  expect(quote.body.message).toMatchObject({ free: 0 });
});

test('it counts by night, so that two stays which follow each other need one room, and none is free for a third', async () => {
  const { type } = await desk.house(1);
  expect((await later(type, 1, 3)).status).toBe(200);
  expect((await later(type, 3, 5)).status).toBe(200);
  expect(codeOf(await later(type, 2, 4))).toEqual([409, 'type_is_full']);
});

test('its room is given by moving it there, at the price that was booked, and taken off again', async () => {
  const { type, rooms } = await desk.house(1);
  const id = idOf(await later(type, 6, 8, { price: 70_000 }));
  const shelf = async () => (await board()).shelf.filter((one: { id: string }) => one.id === id);
  expect(await shelf()).toHaveLength(1);
  expect((await desk.step('move-room', id, { room_id: rooms[0] })).status).toBe(200);
  const given = await desk.find('booking', id);
  expect(given).toMatchObject({ room_id: rooms[0], room_later: false, stay_amount: 140_000 });
  expect(given.nights.map(({ room_id }: { room_id: string }) => room_id)).toEqual([rooms[0], rooms[0]]);
  expect(await shelf()).toEqual([]);
  expect((await change('booking', id, { room_later: true })).status).toBe(200);
  const off = await desk.find('booking', id);
  expect(off).toMatchObject({ room_id: null, room_later: true, stay_amount: 140_000 });
  expect(await shelf()).toHaveLength(1);
  expect(
    (await board()).stays.filter(({ booking }: { booking: { id: string } }) => booking.id === id),
  ).toEqual([]);
  // Its nights are still counted.
  expect(codeOf(await later(type, 6, 7))).toEqual([409, 'type_is_full']);
});

test('where no room is free for all its nights it is split between two, and comes in once each night has one', async () => {
  const { type, rooms } = await desk.house(2);
  const [one, other] = rooms;
  await ask(1, 2, { room_id: one, room_fixed: true });
  await ask(0, 1, { room_id: other, room_fixed: true });
  const id = idOf(await later(type, 0, 2));
  const refused = await desk.step('check-in', id);
  expect(codeOf(refused)).toEqual([409, 'room_not_given_and_none_free']);
  expect((await desk.step('move-room', id, { room_id: other, from: desk.inDays(1) })).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ room_id: null, room_later: true });
  expect((await desk.step('move-room', id, { room_id: one })).status).toBe(200);
  const given = await desk.find('booking', id);
  expect(given).toMatchObject({ room_id: one, room_later: false });
  expect(given.nights.map(({ room_id }: { room_id: string }) => room_id)).toEqual([one, other]);
  expect((await desk.step('check-in', id)).status).toBe(200);
});

test('nobody checks in without a room, and the refusal names those that are free (HW-25)', async () => {
  const { type } = await desk.house(2);
  const id = idOf(await later(type, 0, 2));
  const refused = await desk.step('check-in', id);
  expect(codeOf(refused)).toEqual([409, 'room_not_given']);
  expect(refused.body.free).toMatch(/01, .*02/);
  expect((await desk.find('booking', id)).stage).toBe('pending');
});

test('a room that such a booking needs is not closed, retyped or deleted', async () => {
  const { type, rooms } = await desk.house(2);
  const elsewhere = await desk.house(1);
  await later(type, 10, 12);
  expect((await ask(11, 12, { room_id: rooms[0] })).status).toBe(200);
  const room = String(rooms[1]);
  const hold = (day: number) => [{ since: desk.inDays(day), until: desk.inDays(day), reason: 'Paint' }];
  const held = await change('room', room, { holds: hold(11) });
  expect(held.body.fields['holds.0.since']).toContain('Asha Mushi');
  expect((await change('room', room, { room_type_id: elsewhere.type })).body.fields).toHaveProperty(
    'room_type_id',
  );
  const gone = await desk.ask(`DELETE api/room?id=${room}`);
  expect([gone.status, JSON.stringify(gone.body)]).toEqual([409, expect.stringContaining('Asha Mushi')]);
  expect((await change('room', room, { holds: hold(10) })).status).toBe(200);
  expect((await change('room', room, { holds: hold(12) })).status).toBe(200);
});

test('who asks for a room is given none later, and by day a room is chosen at once', async () => {
  const { type, rooms } = await desk.house(1, { day_use_price: 30_000 });
  expect((await later(type, 1, 2, { room_id: rooms[0] })).body.fields).toHaveProperty('room_id');
  expect((await later(type, 1, 2, { room_fixed: true })).body.fields).toHaveProperty('room_fixed');
  expect((await later(type, 1, 1, { day_use: true })).body.fields).toHaveProperty('room_later');
});

test('a house that takes more bookings than it has rooms says how many', async () => {
  const { type, rooms } = await desk.house(1, { overbooking: 1 });
  const first = await later(type, 20, 21);
  expect(first.status).toBe(200);
  expect((await later(type, 20, 21)).status).toBe(200);
  expect(codeOf(await later(type, 20, 21))).toEqual([409, 'type_is_full']);
  // A house that wants that no longer can still give its rooms to those who have booked.
  expect((await change('room-type', type, { overbooking: null })).status).toBe(200);
  expect((await desk.step('move-room', idOf(first), { room_id: rooms[0] })).status).toBe(200);
});

test('bookings of a type find their rooms by moving others, both in one call', async () => {
  const { type, rooms } = await desk.house(2);
  await ask(3, 5, { room_id: rooms[0] });
  await ask(5, 7, { room_id: rooms[1], room_fixed: true });
  await ask(1, 3, { room_id: rooms[1], room_fixed: true });
  const id = idOf(await later(type, 3, 7));
  const days = `check_in=${desk.inDays(3)}&check_out=${desk.inDays(7)}`;
  const { fit: best } = (await desk.ask(`GET api/booking/best-fit?room_type_id=${type}&${days}`)).body
    .message;
  expect(best.moves).toHaveLength(1);
  const moves = best.moves.map(({ booking_id, room_id }: Record<string, string>) => ({
    booking_id,
    room_id,
  }));
  const done = await desk.ask('PUT api/booking/best-fit', {
    moves: [...moves, { booking_id: id, room_id: best.room_id }],
  });
  expect(done.body.message).toEqual({ moved: 2 });
  expect(await desk.find('booking', id)).toMatchObject({ room_id: rooms[0], room_later: false });
});

/** Numbers that look like chance and are the same each time. */
function chance(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const ROOMS = 4;

test('16 clients with bookings of a type, rooms, holds, departures and rooms taken off: no night is sold beyond its rooms', async () => {
  const { type, rooms } = await desk.house(ROOMS);
  const answers: Answer[] = [];
  await Promise.all(Array.from({ length: 16 }, (_, place) => race(chance(place + 1))));

  async function race(any: (below: number) => number) {
    const own: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const since = 30 + any(6);
      const room = any(3) === 0 ? { room_id: rooms[any(ROOMS)] } : { room_type_id: type, room_later: true };
      const made = await ask(since, since + 1 + any(3), room);
      answers.push(made);
      if (made.status === 200) own.push(idOf(made));
      const id = own[any(own.length)];
      if (!id) continue;
      const what = any(5);
      if (what === 0) answers.push(await desk.step('move-room', id, { room_id: rooms[any(ROOMS)] }));
      if (what === 1) answers.push(await desk.step('extend', id, { check_out: desk.inDays(37 + any(3)) }));
      if (what === 2) answers.push(await desk.step('cancel', id, { reason: 'Changed plans' }));
      if (what === 3) answers.push(await change('booking', id, { room_later: true }));
      if (what === 4) answers.push(await hold(String(rooms[any(ROOMS)]), 30 + any(8)));
    }
  }

  async function hold(id: string, day: number): Promise<Answer> {
    const { holds } = await desk.find('room', id);
    const were = holds.map(({ since, until, reason }: Record<string, string>) => ({ since, until, reason }));
    return change('room', id, {
      holds: [...were, { since: desk.inDays(day), until: desk.inDays(day), reason: 'Paint' }],
    });
  }

  expect(answers.filter(({ status }) => ![200, 400, 409].includes(status)).map(({ body }) => body)).toEqual(
    [],
  );
  expect(answers.some(({ body }) => body.code === 'type_is_full')).toBe(true);
  const { db } = desk.shop.system;
  const sold = await db.adminQuery<{ night: Date; taken: number }>(
    `select d.night, ((select count(*) from rooms r where r.room_type_id = '${type}' and (exists (
         select from occupations o where o.resource_id = r.id and o.period @> (d.night + time '20:00') at time zone 'UTC')
         or exists (select from room_holds h where h.room_id = r.id and d.night between h.since and h.until)))
       + (select count(*) from room_bookings b join booking_nights n on n.booking_id = b.id
          where b.room_type_id = '${type}' and b.stage = 'pending' and n.room_id is null and n.night = d.night))::int as taken
     from (select ('${desk.inDays(0)}'::date + day) as night from generate_series(28, 45) day) d`,
  );
  expect(sold.filter(({ taken }) => taken > ROOMS)).toEqual([]);
  expect(sold.some(({ taken }) => taken === ROOMS)).toBe(true);
  await booksHold(db);
});
