// cspell:ignore Zuwena
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';

let shop: SellingShop;
let guest: string;
let manager: Awaited<ReturnType<typeof anEmployee>>;
/** Whoever works at the desk. */
let desk: TestBrowser;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, price_mode: 'inclusive' });
  manager = await anEmployee(shop.owner, [...ALL_PERMISSIONS], { branches: [shop.branch_id] });
  desk = await logIn(shop.system, manager.phone, manager.password);
  guest = String((await made('customer', { name: 'Zuwena Ally' })).id);
});
afterAll(() => shop.system.close());

const ask = (entity: string, body: object, by = desk) => by.ask(`POST api/${entity}`, { body });
async function made(entity: string, body: object) {
  const answer = await ask(entity, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.message;
}
const find = async (entity: string, id: string) =>
  (await desk.ask(`GET api/${entity}?id=${id}`)).body.message;
const step = (name: string, id: string, said: object = {}): Promise<Answer> =>
  desk.ask(`PUT api/booking/${name}`, {
    body: { id, ...said },
    headers: { 'idempotency-key': newId() },
  });
const today = () => shop.system.clock.now().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
const inDays = (days: number) => addDays(today(), days);

/** A day passes; whoever was logged in logs in again. */
async function nextDay(): Promise<void> {
  shop.system.clock.move(24 * 3_600_000);
  desk = await logIn(shop.system, manager.phone, manager.password);
}

let types = 0;
/** A type of its own with so many rooms; answers the ids of type and rooms. */
async function house(rooms: number, more: object = {}) {
  types += 1;
  const type = String((await made('room-type', { name: `Type ${types}`, price: 85_000, ...more })).id);
  const ids: string[] = [];
  for (let place = 1; place <= rooms; place += 1)
    ids.push(String((await made('room', { number: `${types}0${place}`, room_type_id: type })).id));
  return { type, rooms: ids, name: (place: number) => `${types}0${place}` };
}
const stay = (from: number, to: number, more: object) => ({
  ...{ customer_id: guest, check_in: inDays(from), check_out: inDays(to) },
  ...more,
});
const pay = (amount: number, more: object = {}) => {
  const money = { account_id: shop.cash, mode: 'cash', amount };
  return shop.make('POST api/payment', { kind: 'customer', party_id: guest, ...money, ...more }, desk);
};

test('a booking finds a free room, prices each night and reserves the room', async () => {
  const { type, rooms, name } = await house(2, { deposit_percent: 50 });
  const first = await made('booking', stay(0, 3, { room_type_id: type }));
  expect(first).toMatchObject({
    ...{ status: 'pending', stage: 'pending', stay_amount: 255_000, deposit: 127_500 },
    ...{ total_amount: 0, remain_amount: 0, room: { name: name(1) } },
  });
  expect(first.nights).toHaveLength(3);
  expect(first.nights[0]).toMatchObject({
    ...{ night: today(), net_amount: 72_033.9, tax: 12_966.1, total_amount: 85_000 },
  });
  expect((await find('room', String(rooms[0]))).status).toBe('reserved');
  const second = await made('booking', stay(1, 2, { room_type_id: type }));
  expect(second.room.name).toBe(name(2));
  const none = await ask('booking', stay(1, 2, { room_type_id: type }));
  expect([none.status, none.body.code]).toEqual([409, 'no_room_free']);
  expect(await shop.entryOf(first.id)).toEqual({});
});

test('touching stays are accepted, a shared night is refused and names who has it (HW-16)', async () => {
  const { rooms, name } = await house(2);
  const [room_id] = rooms;
  await made('booking', stay(10, 13, { room_id }));
  await made('booking', stay(13, 14, { room_id }));
  await made('booking', stay(9, 10, { room_id }));
  const shared = await ask('booking', stay(12, 15, { room_id }));
  expect([shared.status, shared.body.code]).toEqual([409, 'room_taken']);
  expect(shared.body).toMatchObject({
    room: name(1),
    since: inDays(10),
    until: inDays(13),
    guest: 'Zuwena Ally',
    free: name(2),
  });
  await made('booking', stay(9, 16, { room_id: rooms[1] }));
  const full = await ask('booking', stay(12, 15, { room_id }));
  expect(full.body.code).toBe('room_taken_and_no_other');
});

test('two who book the last room at once: one has it, the other is told', async () => {
  const { type } = await house(1);
  const both = await Promise.all([1, 2].map(() => ask('booking', stay(20, 22, { room_type_id: type }))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a hold keeps guests out of its nights only, and is not put over a guest (HW-17)', async () => {
  const { rooms } = await house(1);
  const [room_id] = rooms;
  const { version } = await find('room', String(room_id));
  const holds = [{ since: inDays(30), until: inDays(32), reason: 'Plumbing' }];
  expect((await desk.ask(`PUT api/room?id=${room_id}`, { body: { version, holds } })).status).toBe(200);
  const held = await ask('booking', stay(32, 34, { room_id }));
  expect([held.body.code, held.body.reason]).toEqual(['room_on_hold', 'Plumbing']);
  await made('booking', stay(28, 30, { room_id }));
  await made('booking', stay(33, 36, { room_id }));
  // Booked for nights to come it is free today.
  expect((await find('room', String(room_id))).status).toBe('available');
  const after = await find('room', String(room_id));
  const over = [...holds, { since: inDays(35), until: null, reason: 'Paint' }];
  const refused = await desk.ask(`PUT api/room?id=${room_id}`, {
    body: { version: after.version, holds: over },
  });
  expect(refused.body.fields?.['holds.1.since']).toContain('Zuwena Ally');
});

test('a stay moves, is extended and shortened: booked nights keep their price (HW-06)', async () => {
  const { type, rooms } = await house(2, { price: 45_000 });
  const dearer = await house(1, { price: 160_000 });
  const [room_id, other] = rooms;
  const one = await made('booking', stay(1, 3, { room_id }));
  const two = await made('booking', stay(4, 6, { room_id }));
  const { version } = await find('room-type', type);
  await desk.ask(`PUT api/room-type?id=${type}`, { body: { version, price: 60_000 } });
  const collides = await step('extend', one.id, { check_out: inDays(5) });
  expect([collides.status, collides.body.code]).toEqual([409, 'room_taken']);
  expect((await step('extend', one.id, { check_out: inDays(4) })).status).toBe(200);
  const prices = async (id: string) =>
    (await find('booking', id)).nights.map(({ price }: { price: number }) => price);
  expect(await prices(one.id)).toEqual([45_000, 45_000, 60_000]);
  expect((await step('move-room', one.id, { room_id: other })).status).toBe(200);
  expect(await prices(one.id)).toEqual([45_000, 45_000, 60_000]);
  // The room that it left is free for its nights.
  await made('booking', stay(1, 4, { room_id }));
  expect((await step('move-room', two.id, { room_id: dearer.rooms[0], at_price: 'of_room' })).status).toBe(
    200,
  );
  expect(await find('booking', two.id)).toMatchObject({ stay_amount: 320_000 });
  expect((await step('extend', one.id, { check_out: inDays(1) })).body.fields).toHaveProperty('check_out');
  expect((await step('extend', one.id, { check_out: inDays(2) })).status).toBe(200);
  expect(await find('booking', one.id)).toMatchObject({ stay_amount: 45_000, check_out: inDays(2) });
  const refused = await ask('booking', stay(5, 5, { room_id }));
  expect(refused.body.fields).toHaveProperty('check_out');
  expect((await ask('booking', stay(-1, 5, { room_id }))).body.fields).toHaveProperty('check_in');
});

test('cancelled in the free days nothing is held back, later a part of the deposit (HW-11)', async () => {
  const rule = { cancel_free_days: 7, cancel_charge: 'percent', cancel_percent: 30 };
  const { rooms } = await house(2, rule);
  const customer_id = String((await made('customer', { name: 'Asha Mushi' })).id);
  const deposit = { customer_id, deposit: 100_000 };
  const early = await made('booking', stay(20, 22, { room_id: rooms[0], ...deposit }));
  const late = await made('booking', stay(3, 6, { room_id: rooms[1], ...deposit }));
  expect((await pay(200_000, { party_id: customer_id })).status).toBe(200);
  expect((await step('cancel', early.id, { reason: 'Flight' })).status).toBe(200);
  expect(await shop.entryOf(early.id)).toEqual({});
  expect((await step('cancel', late.id, { reason: 'Illness' })).status).toBe(200);
  expect(await shop.entryOf(late.id)).toEqual({ 2100: 3_000_000n, 4900: -2_542_373n, 2200: -457_627n });
  expect(await find('booking', late.id)).toMatchObject({
    ...{ status: 'pending', stage: 'cancelled', reason: 'Illness' },
    ...{ total_amount: 30_000, paid_amount: 30_000, remain_amount: 0 },
  });
  await made('booking', stay(3, 6, { room_id: rooms[1] }));
});

test('what was paid ahead for another booking of the payer is not held back for this one', async () => {
  const rule = { cancel_free_days: 7, cancel_charge: 'percent', cancel_percent: 30 };
  const { rooms } = await house(2, rule);
  const customer_id = String((await made('customer', { name: 'Neema Mushi' })).id);
  const deposit = { customer_id, deposit: 100_000 };
  await made('booking', stay(20, 22, { room_id: rooms[0], ...deposit }));
  const late = await made('booking', stay(3, 6, { room_id: rooms[1], ...deposit }));
  await pay(130_000, { party_id: customer_id });
  expect((await step('cancel', late.id, { reason: 'Illness' })).status).toBe(200);
  expect(await find('booking', late.id)).toMatchObject({ total_amount: 9000, paid_amount: 9000 });
});

test('nobody came: the first night is held back out of the deposit, the rest is free (HW-09, HW-10)', async () => {
  const walker = String((await made('customer', { name: 'Walker' })).id);
  const { rooms } = await house(2, { no_show_charge: 'first_night' });
  const known = String((await made('customer', { name: 'Known' })).id);
  const of = { room_id: rooms[0], customer_id: known, deposit: 150_000 };
  const one = await made('booking', stay(0, 3, of));
  const poor = await made('booking', stay(0, 2, { room_id: rooms[1], customer_id: walker }));
  await pay(150_000, { party_id: known });
  await pay(60_000, { party_id: walker });
  expect((await step('no-show', one.id)).body.code).toBe('not_expected_yet');
  await nextDay();
  expect((await step('no-show', one.id)).status).toBe(200);
  expect(await shop.entryOf(one.id)).toEqual({ 2100: 8_500_000n, 4900: -7_203_390n, 2200: -1_296_610n });
  expect((await step('no-show', poor.id)).status).toBe(200);
  expect(await shop.entryOf(poor.id)).toEqual({ 2100: 6_000_000n, 4900: -5_084_746n, 2200: -915_254n });
  await made('booking', stay(0, 2, { room_id: rooms[0] }));
});

test('what was agreed asks a right; a mistake is deleted and gives its nights back', async () => {
  const { rooms } = await house(1);
  const [room_id] = rooms;
  const rights = ['create_room_booking', 'list_room_bookings', 'list_customers', 'list_rooms'];
  const hired = await anEmployee(desk, rights, { branches: [shop.branch_id] });
  const clerk = await logIn(shop.system, hired.phone, hired.password);
  const cheap = await ask('booking', stay(1, 2, { room_id, price: 10_000 }), clerk);
  expect(cheap.status).toBe(403);
  const asked = await ask('booking', stay(1, 2, { room_id }), clerk);
  expect(asked.status).toBe(200);
  const gone = await desk.ask(`DELETE api/booking?id=${asked.body.message.id}`);
  expect(gone.status).toBe(200);
  expect((await made('booking', stay(1, 3, { room_id, price: 10_000 }))).stay_amount).toBe(20_000);
});

test('a room is given for nothing only with a reason, which stays', async () => {
  const { rooms } = await house(1);
  const given = stay(1, 3, { room_id: rooms[0], complimentary: true });
  const asked = await ask('booking', given);
  expect([asked.status, Object.keys(asked.body.fields)]).toEqual([400, ['price_reason']]);
  const { id, version } = await made('booking', { ...given, price_reason: 'Guest of the house' });
  const change = (body: object) => desk.ask(`PUT api/booking?id=${id}`, { body: { version, ...body } });
  expect(Object.keys((await change({ price_reason: null })).body.fields)).toEqual(['price_reason']);
  const priced = await change({ complimentary: false, price_reason: null });
  expect(priced.body).toMatchObject({ success: true });
});
