import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let yard: Haulier;
let driver: TestBrowser;
let driver_id: string;

beforeAll(async () => {
  yard = await openHaulier();
  await yard.system.db.adminQuery("update branches set created_at = '2020-01-01'");
  const rights = ['list_truck_orders', 'view_truck_order', 'modify_truck_order'];
  const branches = { branches: [yard.branch_id] };
  const more = ['create_truck_operation', 'view_truck_operation'];
  const { id, phone, password } = await anEmployee(yard.owner, [...rights, ...more], branches);
  driver_id = String(id);
  driver = await logIn(yard.system, phone, password);
});
afterAll(async () => {
  await booksHold(yard.system.db);
  await yard.system.close();
});

const HOUR = 3_600_000;
const BEGUN = Date.now();
const ago = (hours: number) => new Date(BEGUN - hours * HOUR).toISOString();
const act = (name: string, body: object, key = newId()) =>
  driver.ask(`PUT api/truck-order/${name}`, { body, headers: { 'idempotency-key': key } });
const mine = async (): Promise<Json> => (await driver.ask('GET api/truck-order/mine')).body.message;
const trip = (id: string) => yard.find('truck-order', id);

test('a driver is told his trips and what he holds, without a price; what was over is not told', async () => {
  const cargo = { title: 'Bags', customer_id: yard.customer, quantity: 600, unit: 'bags', price: 900_000 };
  const { id: cargo_id } = await yard.made('cargo', cargo);
  const [his, other] = [await yard.trip({ driver_id, cargos: [{ cargo_id }] }), await yard.trip()];
  await yard.steps('truck-order', his.id, ['advance', { account_id: yard.cash, amount: 500_000 }]);
  const { trips, office } = await mine();
  expect(office).toMatch(/^255/);
  expect(trips.map(({ id }: Json) => id)).toEqual([his.id]);
  expect(trips[0]).toMatchObject({
    ...{ number: his.number, status: 'confirmed', destination: 'Mwanza', advance_open: 500_000, notes: [] },
    cargos: [{ title: 'Bags', quantity: 600, unit: 'bags', receiver_name: null, receiver_phone: null }],
  });
  expect(JSON.stringify(trips)).not.toContain('900000');
  expect((await yard.owner.ask('GET api/truck-order/mine')).body.message.trips).toEqual([]);
  await yard.steps('truck-order', his.id, ['settle', { account_id: yard.cash }], ['cancel', { reason: 'x' }]);
  expect((await mine()).trips).toEqual([]);
  expect((await trip(other.id)).status).toBe('confirmed');
});

test('what happened without a network counts when it happened, in its order, and each once', async () => {
  const { id, truck_id } = await yard.trip({ driver_id, starts: ago(30), ends: ago(-40) });
  const [key, at] = [newId(), ago(26)];
  for (const _ of [1, 2]) expect((await act('load', { id, odometer: 10, at }, key)).status).toBe(200);
  expect((await act('note', { id, text: 'Queue at the bridge', at: ago(25) })).status).toBe(200);
  expect((await act('depart', { id, at: ago(24.5) })).status).toBe(200);
  const after = await trip(id);
  expect([after.started_at, after.loaded_on]).toEqual([ago(24.5), dayOf(ago(26))]);
  expect(after.events.map(({ kind, at: told }: Json) => [kind, told])).toEqual([
    ...[
      ['load', at],
      ['note', ago(25)],
      ['depart', ago(24.5)],
    ],
  ]);
  // He pays on the way, on a day that is over, and may not date anything else back.
  const toll = {
    kind: 'toll',
    truck_order_id: id,
    truck_id,
    cost: 45_000,
    paid_from: 'advance',
    date: dayOf(at),
  };
  const paid = await driver.ask('POST api/truck-operation', { body: toll });
  expect([paid.status, paid.body.message.date]).toEqual([200, dayOf(at)]);
  const before = await driver.ask('POST api/truck-operation', { body: { ...toll, date: dayOf(ago(80)) } });
  expect(before.status).toBe(403);
  const { body: arrived } = await act('deliver', { id, odometer: 700, at: ago(2), received_by: 'Rehema' });
  expect(arrived.message).toMatchObject({ delivered_at: ago(2), delivered_on: dayOf(ago(2)) });
  expect((await mine()).trips[0]).toMatchObject({
    ...{ status: 'delivered', advance_open: -45_000, notes: [{ text: 'Queue at the bridge', at: ago(25) }] },
  });
});

test('a phone whose clock is wrong has its time written down, and that of the server counts', async () => {
  const { id } = await yard.trip({ driver_id, starts: ago(1), ends: ago(-9) });
  const [early, late] = [ago(24 * 400), ago(-5)];
  await act('load', { id, odometer: 800, at: early });
  await act('depart', { id, at: late });
  const { events, started_at } = await trip(id);
  expect(events.map(({ claimed_at }: Json) => claimed_at)).toEqual([early, late]);
  expect(Math.abs(Date.parse(started_at) - BEGUN)).toBeLessThan(HOUR);
  expect((await act('deliver', { id, odometer: 900, at: ago(2) })).body.message.events.at(-1)).toMatchObject({
    claimed_at: ago(2),
  });
});

test('freight of a day that is locked meanwhile is posted today', async () => {
  const { id } = await yard.trip({ driver_id, starts: ago(60), ends: ago(31) });
  await act('load', { id, odometer: 1000, at: ago(58) });
  await act('depart', { id, at: ago(57) });
  await yard.system.db.adminQuery('update branches set lock_date = $1 where id = $2', [
    dayOf(ago(26)),
    yard.branch_id,
  ]);
  const { status, body } = await act('deliver', { id, odometer: 1100, at: ago(50) });
  expect([status, body.message.delivered_on, body.message.delivered_at]).toEqual([200, yard.today, ago(50)]);
});

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
