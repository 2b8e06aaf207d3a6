import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const cargo = async (price: number) => {
  const { id } = await yard.made('cargo', { title: 'Cement', customer_id: yard.customer, price });
  return { cargo_id: String(id) };
};

async function planned(more: object = {}) {
  const people = { customer_id: yard.customer, route_id: yard.route, truck_id: await yard.truck() };
  return yard.made('truck-order', { ...people, starts: inHours(1), ends: inHours(9), ...more });
}

async function changed(id: string, said: object) {
  const { version } = await yard.find('truck-order', id);
  const { status, body } = await yard.owner.ask(`PUT api/truck-order?id=${id}`, {
    body: { version, ...said },
  });
  expect([status, body.fields]).toEqual([200, undefined]);
  return yard.find('truck-order', id);
}

test('freight that nobody agreed otherwise follows the route and the cargos of a trip', async () => {
  const { id } = await planned();
  const [one, two] = [await cargo(900_000), await cargo(100_000)];
  expect(await changed(id, { cargos: [one] })).toMatchObject({ price: 900_000, total_amount: 1_062_000 });
  expect(await changed(id, { cargos: [one, two] })).toMatchObject({
    price: 1_000_000,
    net_amount: 1_000_000,
  });
  const way = { name: 'Dar to Dodoma', origin: 'Dar es Salaam', destination: 'Dodoma', price: 800_000 };
  const route_id = (await yard.made('route', way)).id;
  expect(await changed(id, { cargos: [], route_id })).toMatchObject({
    price: 800_000,
    total_amount: 944_000,
  });
  expect(await changed(id, { remarks: 'Gate 4' })).toMatchObject({ price: 800_000 });
});

test('freight that was agreed stays, whatever is carried', async () => {
  const { id } = await planned({ price: 1_500_000 });
  const cargos = [await cargo(900_000)];
  expect(await changed(id, { cargos })).toMatchObject({ price: 1_500_000, net_amount: 1_500_000 });
});

test('a cargo that was loaded stays as it is; who receives it may be told later', async () => {
  const line = await cargo(900_000);
  const { id } = await yard.trip({ cargos: [line] });
  await yard.steps('truck-order', id, ['load', { odometer: 10 }], ['depart']);
  const before = await yard.find('cargo', line.cargo_id);
  const change = (body: object) =>
    yard.owner.ask(`PUT api/cargo?id=${line.cargo_id}`, { body: { version: before.version, ...body } });
  const { status, body } = await change({ price: 700_000, weight: 10 });
  expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([400, ['price', 'weight']]);
  expect(await yard.find('cargo', line.cargo_id)).toEqual(before);
  expect((await change({ receiver_name: 'Mama Rehema' })).status).toBe(200);
});
