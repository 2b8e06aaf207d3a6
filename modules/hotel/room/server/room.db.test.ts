import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';

let shop: SellingShop;
/** A type of rooms, and another branch with one of the same name. */
let double: string;
let elsewhere: { branch: string; type: string };
beforeAll(async () => {
  shop = await openSellingShop();
  double = (await make('room-type', { name: 'Double', price: 60_000, amenities: ['Hot water'] })).body.message
    .id;
  const branch = (await make('branch', { name: 'Mwanza', phone_number: '255754000009' })).body.message.id;
  const type = (await make('room-type', { name: 'Double', price: 45_000 }, branch)).body.message.id;
  elsewhere = { branch, type };
});
afterAll(() => shop.system.close());

const make = (entity: string, body: object, branch?: string) =>
  shop.owner.ask(`POST api/${entity}`, { body, ...(branch ? { branch } : {}) });
const several = (body: object) =>
  shop.owner.ask('POST api/room/several', {
    body: { room_type_id: double, ...body },
    headers: { 'idempotency-key': newId() },
  });
const numbers = async (query = '') =>
  (await shop.owner.ask(`GET api/room/list?limit=100${query}`)).body.message.data.map(
    ({ number }: { number: string }) => number,
  );
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

test('a number is one room of a branch, and may be another one of another branch', async () => {
  const first = await make('room', { number: '101', room_type_id: double });
  expect(first.body.message).toMatchObject({
    ...{ number: '101', status: 'available', housekeeping: 'clean' },
    room_type: { name: 'Double' },
  });
  const twin = await make('room', { number: '101', room_type_id: double });
  expect([twin.status, twin.body.fields.number]).toEqual([400, expect.stringContaining('101')]);
  const there = await make('room', { number: '101', room_type_id: elsewhere.type }, elsewhere.branch);
  expect(there.status).toBe(200);
  expect((await make('room-type', { name: 'Double', price: 1 })).status).toBe(400);
});

test('two people add one number at once: it is one room', async () => {
  const both = await Promise.all([1, 2].map(() => make('room', { number: '900', room_type_id: double })));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.every(({ status }) => status < 500)).toBe(true);
});

test('ten rooms are added at once, their numbers following each other, all or none', async () => {
  const made = await several({ first: 'A08', count: 10, floor: '1' });
  expect(made.body.message.ids).toHaveLength(10);
  const list = await numbers('&keyword=A');
  expect(list).toEqual(['A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A14', 'A15', 'A16', 'A17']);
  const before = await numbers();
  const taken = await several({ first: 'A17', count: 3 });
  expect(taken.body.fields.first).toContain('A17');
  expect((await several({ first: 'Garden', count: 2 })).body.fields.first).toContain('count on from');
  expect((await several({ first: '1', count: 101 })).status).toBe(400);
  expect((await several({ first: '201', count: 2, room_type_id: newId() })).body.fields).toHaveProperty(
    'room_type_id',
  );
  const clerk = await shop.clerk('list_rooms', 'modify_room');
  const body = { room_type_id: double, first: '301', count: 2 };
  const headers = { 'idempotency-key': newId() };
  expect((await clerk.ask('POST api/room/several', { body, headers })).status).toBe(403);
  expect(await numbers()).toEqual(before);
});

test('a room on hold today is in maintenance, clean or not', async () => {
  const holds = [{ since: addDays(today, -1), until: today, reason: 'Broken tap' }];
  const over = [{ since: addDays(today, -5), until: addDays(today, -1), reason: 'Paint' }];
  const held = await make('room', { number: '401', room_type_id: double, holds, housekeeping: 'dirty' });
  expect(held.body.message).toMatchObject({ status: 'maintenance', housekeeping: 'dirty' });
  const free = await make('room', { number: '402', room_type_id: double, holds: over });
  expect(free.body.message).toMatchObject({ status: 'available' });
  expect(await numbers('&condition=maintenance')).toEqual(['401']);
  expect(await numbers('&condition=dirty')).toEqual(['401']);
  const backwards = [{ since: today, until: addDays(today, -1), reason: 'x' }];
  const wrong = await make('room', { number: '403', room_type_id: double, holds: backwards });
  expect(wrong.body.fields).toHaveProperty(['holds.0.until']);
});

test('a room is left to be cleaned as its hold ends, unless that change says how it is', async () => {
  const holds = [{ since: addDays(today, -1), reason: 'Plumbing' }];
  const ended = [{ since: addDays(today, -1), until: addDays(today, -1), reason: 'Plumbing' }];
  const care = async (number: string, said: object) => {
    const { id, version } = (await make('room', { number, room_type_id: double, holds })).body.message;
    return (await shop.owner.ask(`PUT api/room?id=${id}`, { body: { version, ...said } })).body.message
      .housekeeping;
  };
  expect(await care('411', { remarks: 'Still closed' })).toBe('clean');
  expect(await care('412', { holds: ended })).toBe('dirty');
  expect(await care('413', { holds: [] })).toBe('dirty');
  expect(await care('414', { holds: [], housekeeping: 'inspected' })).toBe('inspected');
});
