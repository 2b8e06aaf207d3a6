// cspell:ignore Mbeya
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
let route: string;
beforeAll(async () => {
  yard = await openHaulier();
  const way = { name: 'Dar to Mbeya', origin: 'Dar es Salaam', destination: 'Mbeya', price: 4_200_000 };
  const figures = { fuel_litres: 350, tolls: 45_000, allowance: 150_000 };
  route = String((await yard.made('route', { ...way, ...figures })).id);
});
afterAll(() => yard.system.close());

let meter = 0;
async function closed(costs: Readonly<Record<string, number>>) {
  const { id, truck_id } = await yard.trip({ route_id: route });
  await yard.steps('truck-order', id, ['load', { odometer: meter }], ['depart']);
  const of = { truck_order_id: id, truck_id, account_id: yard.cash };
  for (const [kind, cost] of Object.entries(costs))
    await yard.made('truck-operation', { ...of, kind, cost, ...(kind === 'fuel' ? { price: 2850 } : {}) });
  meter += 10;
  await yard.steps('truck-order', id, ['deliver', { odometer: meter }], ['close']);
}

async function planned(): Promise<string> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = { customer_id: yard.customer, route_id: route, truck_id: await yard.truck() };
  return (await yard.made('truck-order', { ...plan, starts: at(1), ends: at(9) })).id;
}
const ask = (id: string, by = yard.owner) => by.ask(`GET api/truck-order/expected?id=${id}`);

test('a trip is expected to cost what three closed ones did in the middle, and before that what its route says (TW-23)', async () => {
  const id = await planned();
  await closed({ fuel: 980_000, toll: 45_000, allowance: 160_000 });
  await closed({ fuel: 1_030_000, toll: 45_000, allowance: 150_000 });
  // 350 litres at the last price of one.
  expect((await ask(id)).body.message).toEqual({
    ...{ from: 'route', trips: 2, net_amount: 4_200_000, profit: 3_007_500 },
    costs: { fuel: 997_500, toll: 45_000, allowance: 150_000, other: 0 },
  });
  await closed({ fuel: 945_000, toll: 52_000, allowance: 160_000 });
  expect((await ask(id)).body.message).toEqual({
    ...{ from: 'trips', trips: 3, net_amount: 4_200_000, profit: 3_015_000 },
    costs: { fuel: 980_000, toll: 45_000, allowance: 160_000, other: 0 },
  });
});

test('whoever may not see profit is told costs without it, and nobody is told of a trip that he does not see', async () => {
  const id = await planned();
  const as = async (...rights: string[]) => {
    const { phone, password } = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
    return logIn(yard.system, phone, password);
  };
  const { body } = await ask(id, await as('view_truck_order'));
  expect(Object.keys(body.message)).toEqual(['from', 'trips', 'costs', 'net_amount']);
  expect((await ask(id, await as('list_truck_orders'))).status).toBe(403);
  expect((await ask(yard.route)).status).toBe(404);
});

test('what is typed as the price of a trip on a route is an amount of its currency, and says so where it is none', async () => {
  const asked = (price: string) =>
    yard.owner.ask(`GET api/truck-order/expected-on-route?route_id=${yard.route}&price=${price}`);
  expect((await asked('1000000.25')).body.message).toMatchObject({ net_amount: 1_000_000.25 });
  for (const wrong of ['1000000.255', '-1', 'much', '1e30']) {
    const { status, body } = await asked(wrong);
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(JSON.stringify(body)).toContain('price');
  }
});
