import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { type Haulier, openHaulier } from '#modules/transport/testing/haulier.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let yard: Haulier;
let period: string;
beforeAll(async () => {
  yard = await openHaulier();
  period = `date=${addDays(yard.today, -2)}&date_to=${addDays(yard.today, 2)}`;
});
afterAll(() => yard.system.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(yard.system.clock.now().getTime() + hours * HOUR).toISOString();
const report = async (type: string, group: string, days = period): Promise<Json> =>
  (await yard.owner.ask(`GET api/report/${type}?${days}&group_by=${group}`)).body.message;
const rowOf = async (type: string, group: string, title: string, days = period): Promise<Json> =>
  (await report(type, group, days)).rows.find((row: Json) => row.title === title)?.figures;
const plate = async (id: string): Promise<string> => (await yard.find('truck', id)).registration;

async function arrived(more: object, [out, back]: [number, number]): Promise<Json> {
  const trip = await yard.trip(more);
  await yard.steps('truck-order', trip.id, ['load', { odometer: out }], ['depart']);
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: back }]);
  return trip;
}

test('fuel: litres, their price, and kilometres of the stretches that end with a fill (TW-16)', async () => {
  const truck_id = await yard.truck();
  const fills: [date: string, odometer: number, litres: number, full_tank: boolean][] = [
    ['2026-02-07', 84_210, 300, true],
    ['2026-02-08', 84_700, 140, false],
    ['2026-02-09', 85_200, 180, true],
    ['2026-02-10', 85_900, 210, true],
    ['2026-02-11', 86_300, 240, true],
  ];
  const ids: string[] = [];
  for (const [date, odometer, fuel_litres, full_tank] of fills.toReversed()) {
    const fill = { kind: 'fuel', truck_id, date, odometer, fuel_litres, full_tank, price: 3_000 };
    ids.push(String((await yard.made('truck-operation', { ...fill, account_id: yard.cash })).id));
  }
  const whole = 'date=2026-02-01&date_to=2026-02-28';
  const told = () => rowOf('fuel', 'truck', registration, whole);
  const registration = await plate(truck_id);
  expect(await told()).toMatchObject({
    ...{ litres: 1_070, cost: 3_210_000, price_per_litre: 3_000 },
    // 990 km on 320 l, 700 on 210, 400 on 240: the first fill ends nothing.
    ...{ distance: 2_090, litres_of_distance: 770, km_per_litre: 2.714 },
  });
  // A stretch belongs to the period of the fill that ends it, and begins before it.
  expect(await rowOf('fuel', 'truck', registration, 'date=2026-02-10&date_to=2026-02-10')).toMatchObject({
    ...{ litres: 210, distance: 700, litres_of_distance: 210 },
  });
  // With a fill missing on the way the stretch says nothing; its litres were bought all the same.
  const [, , third] = ids;
  const { version } = await yard.find('truck-operation', String(third));
  const marked = await yard.owner.ask(`PUT api/truck-operation?id=${third}`, {
    body: { version, missed_before: true },
  });
  expect(marked.status).toBe(200);
  expect(await told()).toMatchObject({ litres: 1_070, distance: 1_100, litres_of_distance: 450 });
  expect((await yard.find('truck', truck_id)).km_per_litre).toBe(2.444);
});

test('at full cost trips share the services of their truck by kilometre, and its fixed cost by day', async () => {
  const truck_id = await yard.truck({ fixed_cost_per_day: 50_000 });
  const supplier_id = String((await yard.made('supplier', { name: 'Garage' })).id);
  const service = { truck_id, title: 'Gearbox', cost: 300_000, supplier_id };
  const work = await yard.made('truck-service', { ...service, starts: at(-48), ends: at(-47) });
  await yard.steps('truck-service', work.id, ['approve']);
  const first = await arrived({ truck_id }, [1_000, 2_152]);
  const second = await arrived({ truck_id, starts: at(1), ends: at(30) }, [2_152, 3_000]);
  const trip = (number: string) => rowOf('trips-at-full-cost', 'trip', number);
  // 300,000 x 1,152 / 2,000, and x 848.
  expect(await trip(first.number)).toMatchObject({
    ...{ income: 4_200_000, costs: 0, services: 172_800, fixed: 50_000, distance: 1_152 },
    profit: 3_977_200,
  });
  expect(await trip(second.number)).toMatchObject({ services: 127_200, fixed: 50_000, profit: 4_022_800 });
  const registration = await plate(truck_id);
  expect(await rowOf('trips-at-full-cost', 'truck', registration)).toMatchObject({
    ...{ services: 300_000, fixed: 100_000, profit: 8_000_000 },
  });
  // The report of trips goes on to tell what the books do.
  expect(await rowOf('trips', 'truck', registration)).toMatchObject({ costs: 0, profit: 8_400_000 });
});

test('open advances stand with their driver until they are settled', async () => {
  const trip = await yard.trip();
  const driver = (await yard.find('user', trip.driver_id)).name;
  // However long ago it began, and not what began later.
  const since = `date=${addDays(yard.today, 1)}&date_to=${addDays(yard.today, 2)}`;
  const before = `date=${addDays(yard.today, -9)}&date_to=${addDays(yard.today, -8)}`;
  const empty = await report('advances', 'driver');
  await yard.steps('truck-order', trip.id, ['advance', { account_id: yard.cash, amount: 200_000 }]);
  await yard.made('truck-operation', {
    ...{ truck_order_id: trip.id, truck_id: trip.truck_id, kind: 'toll', cost: 50_000, paid_from: 'advance' },
  });
  const held = { given: 200_000, spent: 50_000, open: 150_000 };
  expect(await rowOf('advances', 'driver', driver)).toMatchObject(held);
  expect(await rowOf('advances', 'driver', driver, since)).toMatchObject(held);
  expect(await rowOf('advances', 'driver', driver, before)).toBeUndefined();
  const compared = await report('advances', 'driver', `${since}&compare=previous`);
  expect(compared).toMatchObject({ compares: false, before: null });
  expect(await rowOf('advances', 'age', '0 to 7 days')).toMatchObject(held);
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 20 }]);
  await yard.steps('truck-order', trip.id, ['settle', { account_id: yard.cash, amount: 150_000 }]);
  expect((await yard.find('truck-order', trip.id)).advance_open).toBe(0);
  expect((await report('advances', 'driver')).rows).toEqual(empty.rows);
});

test('planned and actual: hours, litres, tolls and allowances of the trips of a route', async () => {
  const way = { name: 'Dar to Tanga', origin: 'Dar es Salaam', destination: 'Tanga', price: 900_000 };
  const route_id = String(
    (await yard.made('route', { ...way, fuel_litres: 120, tolls: 20_000, allowance: 60_000 })).id,
  );
  const trip = await yard.trip({ route_id, starts: at(0), ends: at(0.1) });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  const paid = { truck_order_id: trip.id, truck_id: trip.truck_id, account_id: yard.cash };
  await yard.made('truck-operation', { ...paid, kind: 'fuel', fuel_litres: 150, price: 3_000 });
  await yard.made('truck-operation', { ...paid, kind: 'toll', cost: 25_000 });
  yard.system.clock.move(HOUR / 5);
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 360 }]);
  const told = await rowOf('planned-trips', 'route', 'Dar to Tanga');
  expect(told).toMatchObject({
    ...{ documents: 1, litres_planned: 120, litres_used: 150 },
    ...{ tolls_planned: 20_000, tolls_paid: 25_000, allowance_planned: 60_000, allowance_paid: 0 },
  });
  // The machine ran on a little meanwhile.
  expect(told.hours_planned).toBeCloseTo(0.1, 2);
  expect(told.hours_taken).toBeCloseTo(0.2, 2);
  expect(told.hours_late).toBeCloseTo(0.1, 2);
});
