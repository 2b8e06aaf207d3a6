import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let rooms: readonly string[];
beforeAll(async () => {
  desk = await openReception({});
  ({ rooms } = await desk.house(2));
});
afterAll(() => desk.shop.system.close());

const report = (id: string | undefined, said: object) =>
  desk.ask('POST api/room/fault', { id, reason: 'The tap drips', closes: false, ...said });
const told = async () =>
  (
    await desk.shop.system.db.adminQuery(
      "select distinct title->>'en' as title, text->>'en' as text from notifications where kind = 'room_fault'",
    )
  ).map(({ title, text }) => [title, text]);
const holdsOf = async (id: string | undefined) =>
  (await desk.find('room', String(id))).holds.map(({ since, until, reason }: Record<string, unknown>) => [
    ...[since, until, reason],
  ]);

test('a fault is told to who may change rooms, and closes the room where that is asked for', async () => {
  expect((await report(rooms[0], {})).status).toBe(200);
  expect(await holdsOf(rooms[0])).toEqual([]);
  expect(await told()).toEqual([['Fault in room 101', expect.stringContaining('The tap drips')]]);
  expect((await report(rooms[0], { closes: true, until: desk.inDays(1) })).status).toBe(200);
  expect(await holdsOf(rooms[0])).toEqual([[desk.inDays(0), desk.inDays(1), 'The tap drips']]);
  expect((await desk.find('room', String(rooms[0]))).status).toBe('maintenance');
});

test('a room with a guest is not closed: that is said where it was asked for, and nothing is reported', async () => {
  const before = await told();
  const customer_id = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  await desk.made('booking', { customer_id, room_id: rooms[1], ...days });
  const refused = await report(rooms[1], { closes: true, reason: 'No light' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['closes']]);
  expect(refused.body.fields.closes).toContain('is booked from');
  const over = await report(rooms[1], { closes: true, until: desk.inDays(-1) });
  expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['until']]);
  expect([await holdsOf(rooms[1]), await told()]).toEqual([[], before]);
});

test('a hold says what its repair cost, and keeps that as another fault is reported', async () => {
  const { version, holds } = await desk.find('room', String(rooms[0]));
  const [hold] = holds;
  const [type] = (await desk.shop.owner.ask('GET api/expense-type/list')).body.message.data;
  const said = { expense_type_id: type.id, amount: 12_000 };
  const spent = await desk.shop.make('POST api/expense', said);
  const expense_id = spent.body.message?.id;
  expect(expense_id, JSON.stringify(spent.body)).toBeTruthy();
  const { since, until, reason } = hold;
  const saved = await desk.ask(`PUT api/room?id=${rooms[0]}`, {
    ...{ version, holds: [{ since, until, reason, expense_id }] },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const later = { closes: true, until: desk.inDays(9), reason: 'The door sticks' };
  expect((await report(rooms[0], later)).status).toBe(200);
  expect((await desk.find('room', String(rooms[0]))).holds[0]).toMatchObject({ expense_id });
});

test('who may not change rooms reports nothing', async () => {
  const clerk = await desk.shop.clerk('list_rooms');
  const body = { id: rooms[0], reason: 'x', closes: false };
  const answer = await clerk.ask('POST api/room/fault', { body, headers: { 'idempotency-key': newId() } });
  expect(answer.status).toBe(403);
});
