// cspell:ignore Twiga Bakhresa
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '#modules/transport/testing/haulier.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';

let yard: Haulier;
let period: string;

beforeAll(async () => {
  yard = await openHaulier();
  period = `date=${yard.today}&date_to=${yard.today}`;
});
afterAll(() => yard.system.close());

async function delivered(from: number, to: number, costs: readonly object[]) {
  const trip = await yard.trip();
  await yard.steps('truck-order', trip.id, ['load', { odometer: from }], ['depart']);
  for (const cost of costs)
    await yard.made('truck-operation', {
      ...{ truck_order_id: trip.id, truck_id: trip.truck_id, account_id: yard.cash, ...cost },
    });
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: to }]);
  return trip;
}

test('trips tell what they brought, cost and left, by truck, and open the trips behind it', async () => {
  const costs = [
    { kind: 'fuel', fuel_litres: 350, price: 2_800 },
    { kind: 'toll', cost: 45_000 },
    { kind: 'income', amount_gained: 118_000 },
  ];
  const first = await delivered(84_210, 85_362, costs);
  await delivered(100, 200, [{ kind: 'toll', cost: 5_000 }]);
  const open = await yard.trip();
  await yard.made('truck-operation', {
    ...{ truck_order_id: open.id, truck_id: open.truck_id, account_id: yard.cash, kind: 'toll', cost: 9_000 },
  });
  const wrong = await delivered(10, 20, []);
  await yard.steps('truck-order', wrong.id, ['void', { reason: 'Twice' }]);
  const ask = (more: string) => yard.owner.ask(`GET api/report/trips?${period}${more}`);
  const { total, rows } = (await ask('&group_by=truck')).body.message;
  // 1,030,000 = 350 x 2,800 + 45,000 + 5,000; the income on the way has its VAT in it.
  expect(total.figures).toMatchObject({
    ...{ income: 8_500_000, costs: 1_030_000, profit: 7_470_000, distance: 1_252, documents: 2 },
    // 7,470,000 / 1,252 and 1,030,000 / 1,252, half up.
    ...{ profit_per_km: 5_966.45, cost_per_km: 822.68 },
  });
  const { registration } = await yard.find('truck', first.truck_id);
  const row = rows.find(({ title }: { title: string }) => title === registration);
  expect(row.figures).toMatchObject({
    income: 4_300_000,
    costs: 1_025_000,
    profit: 3_275_000,
    distance: 1_152,
  });
  expect((await yard.find('truck-order', first.id)).profit).toBe(3_275_000);
  const trips = (await ask('&group_by=trip')).body.message.rows;
  expect(trips.map(({ title }: { title: string }) => title)).toContain(first.number);
  for (const group of ['route', 'driver', 'customer', 'month', 'trip'])
    expect((await ask(`&group_by=${group}`)).body.message.total.figures.profit).toBe(7_470_000);
});

test('by customer each has the freight of his own cargo and his part of the costs, and all of them come to the trip', async () => {
  const day = `date=${yard.today}&date_to=${yard.today}`;
  const ask = async () =>
    (await yard.owner.ask(`GET api/report/trips?${day}&group_by=customer`)).body.message;
  const before = (await ask()).total.figures;
  const [own, other] = await Promise.all(
    ['Azam Mills', 'Twiga Cement'].map(async (name) => String((await yard.made('customer', { name })).id)),
  );
  const cargo = async (customer_id: string, price: number) =>
    String((await yard.made('cargo', { title: 'Bags', customer_id, quantity: 10, price })).id);
  const cargos = [await cargo(String(own), 900_000), await cargo(String(other), 300_000)];
  const { id, truck_id } = await yard.trip({
    ...{ customer_id: own, cargos: cargos.map((cargo_id) => ({ cargo_id })) },
  });
  await yard.steps('truck-order', id, ['load', { odometer: 10 }], ['depart']);
  const toll = { kind: 'toll', truck_order_id: id, truck_id, cost: 40_000, account_id: yard.cash };
  await yard.made('truck-operation', toll);
  await yard.steps('truck-order', id, ['deliver', { odometer: 410 }]);
  await yard.steps('truck-order', id, ['credit', { cargo_id: cargos[1], quantity: 1 }]);
  const { rows, total } = await ask();
  const of = (group: string | undefined) =>
    rows.find((row: { group: string }) => row.group === group)?.figures;
  expect(of(own)).toMatchObject({
    income: 900_000,
    costs: 30_000,
    profit: 870_000,
    distance: 300,
    documents: 1,
  });
  expect(of(other)).toMatchObject({
    income: 270_000,
    costs: 10_000,
    profit: 260_000,
    distance: 100,
    documents: 1,
  });
  expect(total.figures.profit - before.profit).toBe(1_130_000);
  expect([total.figures.documents - before.documents, total.figures.distance - before.distance]).toEqual([
    1, 400,
  ]);
});

test('without the right to see profit there is none in it, and without that to see trips there is no report', async () => {
  const asks = async (rights: readonly string[]) => {
    const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
    const browser = await logIn(yard.system, person.phone, person.password);
    return browser.ask(`GET api/report/trips?${period}`);
  };
  const { body } = await asks(['create_report', 'list_truck_orders']);
  expect(Object.keys(body.message.total.figures)).not.toContain('profit');
  expect((await asks(['create_report', 'view_sales_report'])).status).toBe(403);
});

test('tonne-kilometres are what each trip carried over what it went, and each customer has his own', async () => {
  const day = `date=${yard.today}&date_to=${yard.today}`;
  const ask = async (group: string) =>
    (await yard.owner.ask(`GET api/report/trips?${day}&group_by=${group}`)).body.message;
  const carriedBefore = (await ask('customer')).total.figures.tonne_km;
  const [own, other] = await Promise.all(
    ['Bakhresa', 'Simba'].map(async (name) => String((await yard.made('customer', { name })).id)),
  );
  const cargo = async (customer_id: string, weight: number) =>
    String(
      (await yard.made('cargo', { title: 'Bags', customer_id, weight, quantity: 10, price: 500_000 })).id,
    );
  const cargos = [await cargo(String(own), 20_000), await cargo(String(other), 5_500.5)];
  const { id, truck_id } = await yard.trip({
    ...{ customer_id: own, cargos: cargos.map((cargo_id) => ({ cargo_id })) },
  });
  await yard.steps(
    'truck-order',
    id,
    ['load', { odometer: 100 }],
    ['depart'],
    ['deliver', { odometer: 500 }],
  );
  const byCustomer = await ask('customer');
  const of = (group: string | undefined) =>
    byCustomer.rows.find((row: { group: string }) => row.group === group)?.figures;
  expect([of(own).tonne_km, of(other).tonne_km]).toEqual([8_000, 2_200.2]);
  // 500,000 of profit over 8,000 tonne-kilometres.
  expect(of(own)).toMatchObject({ profit_per_tonne_km: 62.5, cost_per_tonne_km: 0 });
  expect(byCustomer.total.figures.tonne_km).toBeCloseTo(carriedBefore + 10_200.2, 3);
  const byTruck = (await ask('truck')).rows.find((row: { group: string }) => row.group === truck_id);
  expect(byTruck.figures).toMatchObject({ tonne_km: 10_200.2, distance: 400 });
  const opened = await yard.owner.ask(
    `GET api/report/trips/rows?${day}&group_by=truck&group=${truck_id}&figure=tonne_km`,
  );
  // The parts of others are told beside the whole, and come to it.
  expect(opened.body.message.data.length).toBeGreaterThan(0);
});
