import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(async () => {
  await booksHold(yard.system.db);
  await vatAgrees(yard.system.db);
  await yard.system.close();
});

const bags = async (more: object = {}) => {
  const customer_id = String((await yard.made('customer', { name: `Azam ${Math.random()}` })).id);
  const cargo = { title: 'Bags', customer_id, quantity: 600, price: 2_350_000, ...more };
  return { customer_id, cargo_id: String((await yard.made('cargo', cargo)).id) };
};

async function delivered(arrived?: number, more: object = {}) {
  const { customer_id, cargo_id } = await bags(more);
  const trip = await yard.trip({ customer_id, cargos: [{ cargo_id }] });
  const came = { odometer: 20, ...(arrived === undefined ? {} : { arrived }) };
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart'], ['deliver', came]);
  return { ...trip, customer_id, cargo_id };
}

const trip = (id: string) => yard.find('truck-order', id);
const claim = (order: { id: string; truck_id: string }, cost: number) =>
  yard.ask('truck-operation', { kind: 'claim', truck_order_id: order.id, truck_id: order.truck_id, cost });

test('freight of what did not arrive is credited, and the claim for the goods is taken off the debt (TW-24)', async () => {
  const order = await delivered(588);
  expect(await trip(order.id)).toMatchObject({ total_amount: 2_773_000, remain_amount: 2_773_000 });
  expect(await yard.find('cargo', order.cargo_id)).toMatchObject({
    status: 'delivered',
    arrived_quantity: 588,
  });
  await yard.steps('truck-order', order.id, ['credit', { quantity: 12 }]);
  expect(await yard.entryOf(order.id)).toEqual({
    ...{ 1100: 271_754_000n, 4300: -235_000_000n, 2200: -41_454_000n, 4010: 4_700_000n },
  });
  expect(await trip(order.id)).toMatchObject({
    ...{ remain_amount: 2_717_540, paid_amount: 0, taken_off_amount: 55_460, profit: 2_303_000 },
    credits: [expect.objectContaining({ quantity: 12, net_amount: 47_000, tax: 8460, total_amount: 55_460 })],
  });
  const granted = await claim(order, 216_000);
  expect([granted.status, granted.body.fields]).toEqual([200, undefined]);
  expect(await yard.entryOf(granted.body.message.id)).toEqual({ 6090: 21_600_000n, 1100: -21_600_000n });
  expect(await trip(order.id)).toMatchObject({ remain_amount: 2_501_540, profit: 2_087_000 });
  await yard.steps('truck-operation', granted.body.message.id, ['void', { reason: 'Found' }]);
  expect(await trip(order.id)).toMatchObject({ remain_amount: 2_717_540, profit: 2_303_000 });
});

test('parts of a cargo are credited up to all of it, the last takes the rest, and nothing more than it was', async () => {
  const order = await delivered(undefined, { quantity: 3, price: 1000 });
  for (const net of [333.33, 333.34, 333.33]) {
    await yard.steps('truck-order', order.id, ['credit', { quantity: 1 }]);
    expect((await trip(order.id)).credits.at(-1)).toMatchObject({ net_amount: net });
  }
  expect(await trip(order.id)).toMatchObject({ credited_amount: 1000, remain_amount: 0 });
  const more = await yard.step('truck-order/credit', order.id, { quantity: 1 });
  expect(more.body.fields?.quantity).toContain('0');
  expect(await yard.find('cargo', order.cargo_id)).toMatchObject({ arrived_quantity: 0 });
});

test('no more is taken off than is owed, and a claim whose debt was gone brings it back as it is voided', async () => {
  const order = await delivered(undefined, { price: 1000 });
  const much = await claim(order, 1181);
  expect([much.status, much.body.code]).toEqual([409, 'more_than_owed']);
  expect(await trip(order.id)).toMatchObject({ remain_amount: 1180 });
  const all = await claim(order, 1180);
  expect(await trip(order.id)).toMatchObject({ remain_amount: 0, paid_amount: 0 });
  const over = await yard.step('truck-order/credit', order.id, { quantity: 1 });
  expect(over.body.code).toBe('more_than_owed');
  await yard.steps('truck-operation', all.body.message.id, ['void', { reason: 'Found' }]);
  expect(await trip(order.id)).toMatchObject({ remain_amount: 1180, paid_amount: 0 });
  const money = { account_id: yard.cash, mode: 'cash', amount: 1180 };
  const paid = { kind: 'customer', party_id: order.customer_id, ...money };
  expect((await yard.make('POST api/payment', paid)).status).toBe(200);
  expect((await claim(order, 1)).body.code).toBe('more_than_owed');
});

test('a claim is of a trip that was delivered, of whom its cargo is, and granted by whoever checks expenses', async () => {
  const planned = await yard.trip();
  expect((await claim(planned, 5)).body.fields).toHaveProperty('truck_order_id');
  const [own, other] = [await bags({ price: 1000 }), await bags({ price: 500 })];
  const { id, truck_id } = await yard.trip({
    customer_id: own.customer_id,
    cargos: [{ cargo_id: own.cargo_id }, { cargo_id: other.cargo_id }],
  });
  await yard.steps('truck-order', id, ['load', { odometer: 10 }], ['depart']);
  const which = await yard.step('truck-order/deliver', id, { odometer: 20, arrived: 5 });
  expect(which.body.fields).toHaveProperty('arrived');
  await yard.steps('truck-order', id, ['deliver', { odometer: 20 }]);
  expect((await claim({ id, truck_id }, 5)).body.fields).toHaveProperty('cargo_id');
  const body = { kind: 'claim', truck_order_id: id, truck_id, cost: 5, cargo_id: other.cargo_id };
  const { phone, password } = await anEmployee(
    yard.owner,
    ['create_truck_operation', 'view_truck_operation'],
    {
      branches: [yard.branch_id],
    },
  );
  const clerk = await logIn(yard.system, phone, password);
  expect((await clerk.ask('POST api/truck-operation', { body })).status).toBe(403);
  const { body: granted } = await yard.ask('truck-operation', body);
  expect(granted.message.claimant_id).toBe(other.customer_id);
});

test('a trip without a truck is a draft and no more; what was agreed keeps its truck', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = { customer_id: yard.customer, route_id: yard.route, driver_id: await yard.driver() };
  const draft = await yard.made('truck-order', { ...plan, starts: at(1), ends: at(9) });
  const refused = await yard.step('truck-order/confirm', draft.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'no_truck']);
  expect((await trip(draft.id)).status).toBe('draft');
  const { version, id } = await yard.trip();
  const without = await yard.owner.ask(`PUT api/truck-order?id=${id}`, { body: { version, truck_id: null } });
  expect([without.status, without.body.code]).toEqual([409, 'no_truck']);
});
