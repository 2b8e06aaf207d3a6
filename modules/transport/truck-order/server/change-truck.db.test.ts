// cspell:ignore Chalinze
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const change = (id: string, said: object) =>
  yard.step('truck-order/change-truck', id, {
    ...{ odometer: 84_500, next_odometer: 12_000, reason: 'Gearbox at Chalinze' },
    ...said,
  });

async function onTheRoad(more: object = {}) {
  const { id } = await yard.trip(more);
  await yard.steps('truck-order', id, ['load', { odometer: 84_210 }], ['depart']);
  return yard.find('truck-order', id);
}

test('what a truck that was changed had read is corrected, and distance and readings follow', async () => {
  const trip = await onTheRoad();
  const next_truck_id = await yard.truck();
  expect((await change(trip.id, { next_truck_id, odometer: 85_400 })).status).toBe(200);
  const right = (said: object) =>
    yard.step('truck-order/correct-part', trip.id, { reason: 'Read wrongly', ...said });
  expect((await right({ part: 2, odometer_in: 84_500 })).body.fields).toHaveProperty('part');
  expect((await right({ part: 1 })).body.fields).toHaveProperty('odometer_out');
  expect((await right({ part: 1, odometer_in: 84_209 })).body.fields).toHaveProperty('odometer_in');
  expect((await yard.find('truck', trip.truck_id)).odometer).toBe(85_400);
  expect((await right({ part: 1, odometer_in: 84_500 })).status).toBe(200);
  expect((await yard.find('truck', trip.truck_id)).odometer).toBe(84_500);
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 12_310 }]);
  expect((await yard.find('truck-order', trip.id)).distance).toBe(600);
});

const statusOf = async (id: string) => (await yard.find('truck', id)).status;

/** Whether a truck and a driver can be had by another trip in these hours. */
async function isFree(truck_id: string, driver_id: string, hours: [number, number]) {
  const people = { customer_id: yard.customer, driver_id, route_id: yard.route, truck_id };
  const body = { ...people, starts: at(hours[0]), ends: at(hours[1]) };
  const { id } = await yard.made('truck-order', body);
  const { body: answer } = await yard.step('truck-order/confirm', id);
  if (answer.success) await yard.steps('truck-order', id, ['cancel', { reason: 'Tried' }]);
  return answer.success ? true : answer.code;
}

test('another truck takes the rest of a trip; the one that broke down is free, what was driven is added up', async () => {
  const trip = await onTheRoad();
  const truck_id = await yard.truck();
  const [driver_id, somebody] = [await yard.driver(), await yard.driver()];
  const { status, body } = await change(trip.id, { next_truck_id: truck_id, driver_id });
  expect([status, body.code]).toEqual([200, undefined]);
  const changed = await yard.find('truck-order', trip.id);
  expect(changed).toMatchObject({
    ...{ status: 'in_transit', truck_id, driver_id, odometer_out: 12_000, ends: trip.ends },
    segments: [
      { truck_id: trip.truck_id, driver_id: trip.driver_id, odometer_out: 84_210, odometer_in: 84_500 },
    ],
  });
  expect([await statusOf(trip.truck_id), await statusOf(truck_id)]).toEqual(['Available', 'In Use']);
  expect(await isFree(trip.truck_id, trip.driver_id, [1, 9])).toBe(true);
  expect(await isFree(truck_id, somebody, [1, 9])).toBe('taken_by_trip');
  expect(await isFree(await yard.truck(), driver_id, [1, 9])).toBe('taken_by_trip');
  // What the first truck had before it broke down stays taken.
  expect(await isFree(trip.truck_id, somebody, [-0.9, 9])).toBe('taken_by_trip');
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 12_310 }]);
  const delivered = await yard.find('truck-order', trip.id);
  expect(delivered).toMatchObject({ distance: 600, total_amount: 4_956_000, odometer_in: 12_310 });
  expect([await statusOf(truck_id), (await yard.find('truck', trip.truck_id)).odometer]).toEqual([
    'Available',
    84_500,
  ]);
  expect(await isFree(truck_id, driver_id, [1, 9])).toBe(true);
  // A reading of the truck that was left behind still has to fit.
  const late = { kind: 'other', truck_id: trip.truck_id, cost: 1000, account_id: yard.cash };
  const wrong = await yard.ask('truck-operation', { ...late, date: '2026-01-05', odometer: 84_300 });
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(['odometer']);
});

test('who is taken, kept from work or pulled does not take over, and nothing is changed then', async () => {
  const trip = await onTheRoad();
  const other = await onTheRoad();
  const refused = async (said: object) => {
    const { body } = await change(trip.id, said);
    return body.code === 'invalid_fields' ? body.fields : body.code;
  };
  expect(await refused({ next_truck_id: other.truck_id })).toBe('taken_by_trip');
  expect(await refused({ next_truck_id: await yard.truck(), driver_id: other.driver_id })).toBe(
    'taken_by_trip',
  );
  const held = await yard.truck({ holds: [{ kind: 'out_of_service', since: '2026-01-05' }] });
  expect(await refused({ next_truck_id: held })).toBe('truck_not_free');
  const papers = [{ kind: 'insurance', expires: yard.today }];
  expect(await refused({ next_truck_id: await yard.truck({ documents: papers }) })).toBe(
    'paper_ends_before_trip',
  );
  expect(await refused({ next_truck_id: await yard.truck({ kind: 'trailer' }) })).toMatchObject({
    next_truck_id: 'This is a trailer. Choose a truck.',
  });
  expect(await refused({ next_truck_id: trip.truck_id })).toHaveProperty('next_truck_id');
  expect(await refused({ next_truck_id: await yard.truck(), odometer: 84_209 })).toHaveProperty('odometer');
  expect(await refused({ next_truck_id: await yard.truck(), ends: at(-0.5) })).toHaveProperty('ends');
  expect(await yard.find('truck-order', trip.id)).toEqual(trip);
});

test('a planned trip changes its truck in its form, one that has come keeps it', async () => {
  const trip = await yard.trip();
  const truck_id = await yard.truck();
  expect((await change(trip.id, { next_truck_id: truck_id })).body.code).toBe('only_on_the_road');
  await yard.steps('truck-order', trip.id, ['load', { odometer: 84_210 }]);
  await yard.steps('truck-order', trip.id, [
    'change-truck',
    { next_truck_id: truck_id, odometer: 84_210, next_odometer: 7, reason: 'Tyre' },
  ]);
  expect((await yard.find('truck-order', trip.id)).status).toBe('loading');
  await yard.steps('truck-order', trip.id, ['depart'], ['deliver', { odometer: 9 }]);
  expect((await yard.find('truck-order', trip.id)).distance).toBe(2);
  expect((await change(trip.id, { next_truck_id: await yard.truck() })).body.code).toBe('only_on_the_road');
});

test('whoever holds money of the trip drives on with the other truck', async () => {
  const trip = await onTheRoad();
  await yard.steps('truck-order', trip.id, ['advance', { account_id: yard.cash, amount: 100_000 }]);
  const truck_id = await yard.truck();
  const refused = await change(trip.id, { next_truck_id: truck_id, driver_id: await yard.driver() });
  expect(refused.body.fields).toHaveProperty('driver_id');
  expect((await change(trip.id, { next_truck_id: truck_id })).status).toBe(200);
  // Both trucks had costs on the way: the tow of the one, the fuel of the other.
  for (const driven of [trip.truck_id, truck_id])
    await yard.made('truck-operation', {
      ...{ kind: 'other', truck_order_id: trip.id, truck_id: driven, cost: 20_000, paid_from: 'advance' },
    });
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ costs: 40_000, advance_open: 60_000 });
});

test('a trip that takes longer keeps what it has until then, or says who is in the way', async () => {
  const trip = await onTheRoad();
  const put = (said: object) =>
    yard.owner.ask(`PUT api/truck-order?id=${trip.id}`, { body: { version: trip.version, ...said } });
  const step = await put({ truck_id: await yard.truck() });
  expect(Object.keys(step.body.fields ?? {})).toEqual(['truck_id']);
  expect((await put({ ends: at(-0.5) })).body.fields).toHaveProperty('ends');
  const next = await yard.trip({ truck_id: trip.truck_id, starts: at(100), ends: at(110) });
  expect((await put({ ends: at(101) })).body.code).toBe('taken_by_trip');
  expect((await put({ ends: at(90) })).status).toBe(200);
  expect(await isFree(trip.truck_id, next.driver_id, [80, 95])).toBe('taken_by_trip');
  expect(await isFree(trip.truck_id, next.driver_id, [91, 95])).toBe(true);
});
