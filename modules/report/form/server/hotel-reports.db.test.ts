import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let desk: Reception;
let rooms: string[];
let customer_id: string;
let since: string;

beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  since = desk.inDays(0);
  ({ rooms } = await desk.house(4, { price: 59_000 }));
  customer_id = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
});
afterAll(() => desk.shop.system.close());

const book = async (place: number, from: number, to: number, more: object = {}) => {
  const days = { check_in: desk.inDays(from), check_out: desk.inDays(to) };
  return String((await desk.made('booking', { customer_id, room_id: rooms[place], ...days, ...more })).id);
};
const done = async (name: string, id: string, said: object = {}) => {
  const answer = await desk.step(name, id, said);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const report = async (kind: string, group_by: string, until = 40): Promise<Json> => {
  const days = `date=${since}&date_to=${desk.inDays(until)}`;
  const { status, body } = await desk.ask(`GET api/report/${kind}?${days}&group_by=${group_by}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
};
const figuresBy = async (kind: string, group_by: string, ...keys: string[]) =>
  Object.fromEntries(
    (await report(kind, group_by)).rows.map(({ title, group, figures }: Json) => [
      group_by === 'room' ? group : (title ?? group),
      keys.map((key) => figures[key]),
    ]),
  );

test('what was booked stands on the day it was, whenever it is slept, and what is given up comes off on its own day', async () => {
  await book(0, 1, 3);
  const later = await book(1, 20, 24);
  const first = since;
  await book(2, 0, 1);
  await desk.nextDay();
  await done('cancel', later, { reason: 'Ill' });
  const { rows, total } = await report('pick-up', 'day');
  expect(
    rows.map(({ group, figures }: Json) => [group, figures.booked, figures.back, figures.income]),
  ).toEqual([
    [first, 7, 0, 350_000],
    // Four were given up.
    [desk.inDays(0), -4, 4, -200_000],
  ]);
  expect(total.figures.booked).toBe(3);
  expect(await figuresBy('pick-up', 'ahead', 'booked')).toEqual({
    ...{ 'Up to 7 days': [2], 'On the day': [1], '8 to 30 days': [0] },
  });
});

test('nights below the usual price are told by who agreed on them and why, the usual price being that of then', async () => {
  const why = 'Stays every month';
  await book(3, 10, 12, { price: 49_000, price_reason: why });
  await book(3, 12, 13, { complimentary: true, price_reason: 'Guest of the house' });
  await book(3, 13, 14, { price: 70_000 });
  const type = (await desk.find('room', String(rooms[3]))).room_type_id;
  const { version, name } = await desk.find('room-type', type);
  const raised = await desk.ask(`PUT api/room-type?id=${type}`, { version, name, price: 99_000 });
  expect(raised.status, JSON.stringify(raised.body)).toBe(200);
  const keys = ['under', 'usual', 'agreed', 'lowered', 'given'] as const;
  expect(await figuresBy('agreed-prices', 'reason', ...keys)).toEqual({
    [why]: [20_000, 118_000, 98_000, 2, 0],
    'Guest of the house': [59_000, 59_000, 0, 0, 1],
  });
  const { rows } = await report('agreed-prices', 'person');
  expect(rows).toHaveLength(1);
  expect(rows[0].title).toBeTruthy();
  expect(rows[0].figures).toMatchObject({ under: 79_000, lowered: 2, given: 1 });
});

test('who cleaned how many rooms is told by person and room, also what was only looked over', async () => {
  const [one = '', two = ''] = rooms;
  const care = async (id: string, was: string, housekeeping: string) => {
    const { status, body } = await desk.ask('PUT api/room/care', { id, was, housekeeping });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  for (const id of [one, two]) {
    await care(id, 'clean', 'dirty');
    await care(id, 'dirty', 'cleaning');
    await care(id, 'cleaning', 'clean');
  }
  await care(one, 'clean', 'inspected');
  const { rows } = await report('housekeeping', 'person');
  expect(rows.map(({ figures }: Json) => figures)).toMatchObject([
    { cleaned: 2, inspected: 1, begun: 2, dirty: 2 },
  ]);
  const byRoom = await report('housekeeping', 'room');
  expect(byRoom.rows.map(({ figures }: Json) => [figures.cleaned, figures.inspected])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});
