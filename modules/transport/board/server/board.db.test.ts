import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const board = async (asked = ''): Promise<Json> =>
  (await yard.owner.ask(`GET api/truck-order/board${asked}`)).body.message;
const on = ({ orders }: Json, id: string) => orders.find((one: Json) => one.id === id);

/** Planned to be out for these hours; what is past is planned ahead and brought forward, as time does. */
async function out(truck_id: string, hours: [number, number]) {
  const trip = await yard.trip({ truck_id, starts: at(hours[0]), ends: at(hours[1]) });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  return trip;
}

test('the board tells each trip that is not over and how each truck stands, and nothing that was given up', async () => {
  const trip = await yard.trip();
  const gone = await yard.trip();
  await yard.steps('truck-order', gone.id, ['cancel', { reason: 'Not wanted' }]);
  const far = await yard.trip({ starts: at(24 * 90), ends: at(24 * 91) });
  const { orders, trucks, days } = await board();
  expect(days).toBe(14);
  expect(on({ orders }, gone.id)).toBeUndefined();
  expect(on({ orders }, far.id)).toMatchObject({ status: 'confirmed', late_hours: 0 });
  expect(on({ orders }, trip.id)).toMatchObject({
    ...{ number: trip.number, truck_id: trip.truck_id, destination: 'Mwanza', late_hours: 0 },
    ...{ occupied_until: trip.ends, runs_into: null },
  });
  const standing = (id: string) => trucks.find((one: Json) => one.id === id)?.status;
  expect([standing(trip.truck_id), standing(far.truck_id)]).toEqual(['Reserved', 'Available']);
  // No sum of money is told to whoever plans trucks.
  expect(JSON.stringify(orders)).not.toContain('4200000');
});

test('a late truck runs on to now, and up to the trip that waits for it, never over it (TW-12)', async () => {
  const [alone, waited] = [await yard.truck(), await yard.truck()];
  const late = await out(alone, [-10, -3.5]);
  const blocking = await out(waited, [-10, -3.5]);
  const next = await yard.made('truck-order', {
    ...{ customer_id: yard.customer, route_id: yard.route, truck_id: waited },
    ...{ driver_id: await yard.driver(), starts: at(0.001), ends: at(20) },
  });
  await yard.steps('truck-order', next.id, ['confirm']);
  let told = await board();
  expect(on(told, late.id)).toMatchObject({ late_hours: 3, occupied_until: told.now, runs_into: null });
  yard.system.clock.move(60_000);
  told = await board();
  expect(on(told, blocking.id)).toMatchObject({
    ...{ late_hours: 3, occupied_until: next.starts, runs_into: next.number },
  });
  await yard.steps('truck-order', blocking.id, ['deliver', { odometer: 20 }]);
  told = await board();
  const arrived = on(told, blocking.id);
  expect([arrived.late_hours, arrived.occupied_until, arrived.runs_into]).toEqual([0, next.starts, null]);
  await yard.steps('truck-order', late.id, ['deliver', { odometer: 20 }]);
  const came = on(await board(), late.id);
  expect(came.occupied_until).toBe(came.delivered_at);
  expect(on(await board(`?date=2027-05-01&days=3`), blocking.id)).toBeUndefined();
});

test('work and what keeps a truck stand beside its trips; another branch tells no more than whose trip it is', async () => {
  const truck_id = await yard.truck({
    holds: [{ kind: 'reserved', since: yard.today, reason: 'For the boss' }],
  });
  const service = { truck_id: await yard.truck(), title: 'Brakes', starts: at(1), ends: at(30) };
  const work = await yard.made('truck-service', service);
  await yard.steps('truck-service', work.id, ['approve']);
  const trip = await yard.trip();
  const here = await board();
  expect(here.holds).toContainEqual(
    expect.objectContaining({ truck_id, reason: 'For the boss', until: null }),
  );
  expect(here.taken).toContainEqual(
    expect.objectContaining({ truck_id: service.truck_id, kind: 'service', label: 'Brakes', branch: null }),
  );
  expect(here.taken.some((one: Json) => one.truck_id === trip.truck_id)).toBe(false);
  const there = await yard.owner.ask('POST api/branch', {
    body: { name: 'Mwanza branch', phone_number: '255713662009' },
  });
  const { message: elsewhere } = (
    await yard.owner.ask('GET api/truck-order/board', { branch: there.body.message.id })
  ).body;
  expect(elsewhere.orders).toEqual([]);
  const seen = elsewhere.taken.find((one: Json) => one.truck_id === trip.truck_id);
  expect(seen).toMatchObject({ kind: 'trip', label: null, branch: expect.any(String) });
  expect(JSON.stringify(elsewhere.taken)).not.toContain(trip.number);
  expect(elsewhere.taken.find((one: Json) => one.truck_id === service.truck_id).label).toBeNull();
});

test('who drives is there on free days too, with leave and what other branches have him do', async () => {
  const driver_id = await yard.driver();
  await yard.system.db.adminQuery("update users set licence_expires = '2027-06-30' where id = $1", [
    driver_id,
  ]);
  const free = await board();
  expect(free.drivers).toContainEqual(expect.objectContaining({ id: driver_id, licence_ends: '2027-06-30' }));
  expect(free.away.filter((one: Json) => one.user_id === driver_id)).toEqual([]);
  const leave = await yard.owner.ask('POST api/user/leave', {
    body: { user_id: driver_id, since: yard.today, reason: 'Wedding' },
    headers: { 'idempotency-key': newId() },
  });
  const [away, ...others] = (await board()).away.filter((one: Json) => one.user_id === driver_id);
  expect([away, others]).toMatchObject([{ label: 'Wedding', leave_id: leave.body.message.id }, []]);
  // His own trips are his bars, and no second time what keeps him.
  const trip = await yard.trip();
  const drives = (await board()).orders.find((one: Json) => one.id === trip.id).driver_id;
  expect((await board()).away.some((one: Json) => one.user_id === drives)).toBe(false);
});

test('a driver on leave is sent on no trip, neither as it is confirmed nor by moving it to him', async () => {
  const driver_id = await yard.driver();
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const first = new Date(Date.now() + 48 * HOUR).toLocaleDateString('en-CA', {
    timeZone: 'Africa/Dar_es_Salaam',
  });
  const answer = await yard.owner.ask('POST api/user/leave', {
    body: { user_id: driver_id, since: first, reason: 'Wedding' },
    headers: { 'idempotency-key': newId() },
  });
  expect(answer.status).toBe(200);
  const draft = await yard.made('truck-order', {
    ...{ customer_id: yard.customer, route_id: yard.route, truck_id: await yard.truck() },
    ...{ driver_id, starts: at(20), ends: at(90) },
  });
  const refused = (await yard.step('truck-order/confirm', draft.id)).body;
  expect(refused).toMatchObject({
    code: 'on_leave',
    message: expect.stringMatching(`is on leave on ${first}`),
  });
  const trip = await yard.trip({ starts: at(20), ends: at(90) });
  const moved = await yard.owner.ask(`PUT api/truck-order?id=${trip.id}`, {
    body: { version: trip.version, driver_id },
    headers: { 'idempotency-key': newId() },
  });
  expect(moved.body).toMatchObject({ code: 'on_leave' });
  expect((await yard.find('truck-order', trip.id)).driver_id).toBe(trip.driver_id);
});
