import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

const CLIENTS = 32;
const ROOMS = 10;
const TURNS = 5;

/** Numbers that look like chance and are the same each time. */
function chance(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('32 clients on ten rooms with bookings, moves, holds and departures: no overlap, no deadlock, each refusal names who is in the way', async () => {
  const { rooms } = await desk.house(ROOMS);
  const guests = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, place) =>
      String((await desk.made('customer', { name: `Racer ${place}` })).id),
    ),
  );
  const answers: Answer[] = [];
  await Promise.all(guests.map((guest, place) => race(guest, chance(place + 1))));

  async function race(customer_id: string, any: (below: number) => number) {
    const own: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const room_id = rooms[any(ROOMS)];
      const since = any(20);
      const days = { check_in: desk.inDays(since), check_out: desk.inDays(since + 1 + any(4)) };
      const made = await untilAnswered(() => desk.ask('POST api/booking', { customer_id, room_id, ...days }));
      answers.push(made);
      if (made.status === 200) own.push(String(made.body.message.id));
      const id = own[any(own.length)];
      if (!id) continue;
      const [what, to, day] = [any(4), rooms[any(ROOMS)], any(25)];
      const act = [
        () => desk.step('move-room', id, { room_id: to }),
        () => desk.step('extend', id, { check_out: desk.inDays(21 + (day % 6)) }),
        () => desk.step('cancel', id, { reason: 'Changed plans' }),
        () => hold(String(to), day),
      ][what];
      if (act) answers.push(await untilAnswered(act));
    }
  }

  async function hold(id: string, since: number): Promise<Answer> {
    const { version, holds } = await desk.find('room', id);
    const more = { since: desk.inDays(since), until: desk.inDays(since), reason: 'Painting' };
    const were = holds.map(({ since, until, reason }: typeof more) => ({ since, until, reason }));
    return desk.ask(`PUT api/room?id=${id}`, { version, holds: [...were, more] });
  }

  const strange = answers.filter(({ status }) => ![200, 400, 409].includes(status));
  expect(strange.map(({ body }) => body)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(CLIENTS);
  const taken = answers.filter(({ body }) => String(body.code).startsWith('room_taken'));
  expect(taken.length).toBeGreaterThan(0);
  for (const { body } of taken) {
    expect(body.guest).toMatch(/^Racer \d+$/);
    expect(body.since < body.until).toBe(true);
  }
  const { db } = desk.shop.system;
  const overlaps = await db.adminQuery(
    `select a.id from occupations a join occupations b on b.business_id = a.business_id
       and b.resource_kind = a.resource_kind and b.resource_id = a.resource_id and b.id > a.id and b.period && a.period`,
  );
  expect(overlaps).toEqual([]);
  // Nor does anybody sleep in a room on a day on which it is out of use, or two in one room on one night.
  const closed = await db.adminQuery(
    `select h.room_id from room_holds h join occupations o on o.business_id = h.business_id and o.resource_id = h.room_id
       and o.period @> (h.since + time '20:00') at time zone 'UTC'`,
  );
  expect(closed).toEqual([]);
  await booksHold(db);
});
