import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let desk: Reception;
let rooms: string[];
let hired: Awaited<ReturnType<typeof anEmployee>>[];
let since: string;
const DAYS = 4;

beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  since = desk.inDays(0);
  const hire = (...rights: string[]) =>
    anEmployee(desk.shop.owner, ['create_report', ...rights], { branches: [desk.shop.branch_id] });
  hired = [await hire('list_room_bookings'), await hire('list_rooms')];
  ({ rooms } = await desk.house(4, { price: 59_000 }));
  const [first = '', second = '', third = '', fourth = ''] = rooms;
  const guest = async (name: string) => String((await desk.made('customer', { name })).id);
  const book = async (name: string, room_id: string, nights: number, more: object = {}) => {
    const days = { check_in: desk.inDays(0), check_out: desk.inDays(nights) };
    return String(
      (await desk.made('booking', { customer_id: await guest(name), room_id, ...days, ...more })).id,
    );
  };
  const done = async (name: string, id: string, said: object = {}) => {
    const answer = await desk.step(name, id, said);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  // One is moved on the second day, one is given the room, one leaves early, and one never comes.
  const moved = await book('Moved', first, 3, { source: 'phone' });
  const given = await book('Invited', third, 2, { complimentary: true, price_reason: 'Owner' });
  const absent = await book('Absent', fourth, 2);
  for (const id of [moved, given]) await done('check-in', id);
  await desk.audit();
  await desk.nextDay();
  await done('no-show', absent);
  await done('move-room', moved, { room_id: second });
  // Rooms that nobody has are closed for a day; nobody can be booked into them.
  const { version, number, room_type_id } = await desk.find('room', first);
  const closed = await desk.ask(`PUT api/room?id=${first}`, {
    ...{ version, number, room_type_id },
    holds: [{ since: desk.inDays(0), until: desk.inDays(0), reason: 'Plumbing' }],
  });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  await desk.audit();
  await desk.nextDay();
  await done('check-out', given);
  await book('Coming', fourth, 2);
});
afterAll(() => desk.shop.system.close());

const until = () => new Date(Date.parse(since) + (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
const report = async (kind: string, group_by: string, more = ''): Promise<Json> => {
  const days = `date=${since}&date_to=${until()}`;
  const { status, body } = await desk.ask(`GET api/report/${kind}?${days}&group_by=${group_by}${more}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
};
const rowsOf = ({ rows }: Json, ...keys: string[]) =>
  rows.map(({ title, group, figures }: Json) => [title ?? group, ...keys.map((key) => figures[key])]);

test('occupancy by day is that of the figures of the house, on days that are over and on days that come', async () => {
  const byDay = await report('occupancy', 'day');
  expect(byDay.rows).toHaveLength(DAYS);
  for (const { group, figures } of byDay.rows) {
    const house = (await desk.ask(`GET api/booking/figures?since=${group}&until=${group}`)).body.message;
    expect([group, figures], group).toEqual([
      group,
      expect.objectContaining({
        ...{ income: house.revenue, sold: house.sold, given: house.complimentary, offered: house.available },
        // To a tenth of a percent.
        occupancy: Math.round(house.occupancy * 10) / 10,
        ...(house.sold > 0 ? { mean_price: house.mean_price } : {}),
        per_room: house.per_room,
      }),
    ]);
  }
  // Four rooms on four days, less the one that is closed for a day.
  expect(byDay.total.figures).toMatchObject({ offered: 15, occupied: 7, sold: 5, given: 2, income: 250_000 });
});

test('a night is of the room in which it was slept, and a room that nobody has is there with nothing', async () => {
  const [first, second, third, fourth] = rooms;
  const { rows } = await report('occupancy', 'room');
  const of = (id: string | undefined) => rows.find(({ group }: Json) => group === id)?.figures;
  expect([of(first), of(second), of(third), of(fourth)]).toMatchObject([
    { occupied: 1, offered: 3 },
    { occupied: 2, offered: 4, occupancy: 50 },
    { sold: 0, given: 2, offered: 4 },
    { occupied: 2, offered: 4 },
  ]);
  expect(rowsOf(await report('occupancy', 'room_type'), 'occupied', 'offered')).toContainEqual([
    expect.any(String),
    ...[7, 15],
  ]);
});

test('nights are told by guest and by how they came, and each opens the bookings that it counts', async () => {
  const bySource = await report('stays', 'source');
  expect(bySource.rows.find(({ group }: Json) => group === 'phone').figures).toMatchObject({
    ...{ sold: 3, income: 150_000, with_vat: 177_000, mean_price: 50_000 },
  });
  const guests = rowsOf(await report('stays', 'guest'), 'sold', 'given');
  expect(guests.toSorted()).toEqual(
    [
      ['Coming', 2, 0],
      ['Invited', 0, 2],
      ['Moved', 3, 0],
    ].toSorted(),
  );
  const days = `date=${since}&date_to=${until()}`;
  const { data } = (await desk.ask(`GET api/report/occupancy/rows?${days}&figure=sold&limit=50&page=1`)).body
    .message;
  expect(data.map(({ source_kind, figures }: Json) => [source_kind, figures.sold])).toEqual(
    Array.from({ length: 5 }, () => ['booking', 1]),
  );
  const opened = await desk.ask(`GET api/report/occupancy/rows?${days}&figure=documents&limit=50&page=1`);
  expect(opened.body.message.data.every(({ source_kind }: Json) => source_kind === 'booking')).toBe(true);
});

test('whoever may not see rooms is not told what each of them brings', async () => {
  const [clerk, other] = await Promise.all(
    hired.map(({ phone, password }) => logIn(desk.shop.system, phone, password)),
  );
  if (!clerk || !other) throw new Error('two are hired');
  const days = `date=${since}&date_to=${until()}`;
  const { body } = await clerk.ask(`GET api/report/occupancy?${days}`);
  expect(body.message.total.figures).toMatchObject({ sold: 5, offered: 0 });
  expect(body.message.total.figures).not.toHaveProperty('per_room');
  expect((await other.ask(`GET api/report/occupancy?${days}`)).status).toBe(403);
});
