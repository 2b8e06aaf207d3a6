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

const care = async (id: string | undefined) => (await desk.find('room', String(id))).housekeeping;
const tap = (was: string, housekeeping: string, key: string = newId()) =>
  desk.shop.owner.ask('PUT api/room/care', {
    body: { id: rooms[0], was, housekeeping },
    headers: { 'idempotency-key': key },
  });

test('a room goes from what it was seen to be to what it is now, once however often it is sent', async () => {
  const key = newId();
  expect((await tap('clean', 'dirty', key)).status).toBe(200);
  expect((await tap('clean', 'dirty', key)).body.message).toEqual({ id: rooms[0], housekeeping: 'dirty' });
  expect([await care(rooms[0]), await care(rooms[1])]).toEqual(['dirty', 'clean']);
});

test('a tap of the morning does not make clean what a guest has left since', async () => {
  await tap('dirty', 'cleaning');
  await tap('cleaning', 'dirty');
  const late = await tap('cleaning', 'clean');
  expect([late.status, late.body.code, late.body.message]).toEqual([
    ...[409, 'room_cared_for', 'Room 101 was changed by somebody else meanwhile. Look at it again.'],
  ]);
  expect(await care(rooms[0])).toBe('dirty');
});

test('who may not change rooms taps in vain', async () => {
  const clerk = await desk.shop.clerk('list_rooms');
  const body = { id: rooms[0], was: 'dirty', housekeeping: 'cleaning' };
  const answer = await clerk.ask('PUT api/room/care', { body, headers: { 'idempotency-key': newId() } });
  expect([answer.status, await care(rooms[0])]).toEqual([403, 'dirty']);
});
