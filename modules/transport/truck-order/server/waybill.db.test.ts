// cspell:ignore Twiga Scania
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const waybill = (id: string) => yard.owner.ask(`GET api/truck-order/waybill?id=${id}`);

test('the waybill of a trip names truck, people and goods, those of others too, and no price', async () => {
  const other = await yard.made('customer', { name: 'Twiga Cement' });
  const flour = { title: 'Flour', customer_id: yard.customer, quantity: 560, unit: 'bags', weight: 28_000.5 };
  const first = await yard.made('cargo', {
    ...{
      ...flour,
      price: 900_000,
      value: 12_345_678,
      receiver_name: 'Rock City',
      receiver_phone: '0754112233',
    },
  });
  const second = await yard.made('cargo', { title: 'Cement', customer_id: other.id, volume: 4 });
  const behind = await yard.made('cargo', { title: 'On another truck', customer_id: other.id });
  await yard.trip({ cargos: [{ cargo_id: behind.id }] });
  const truck_id = await yard.truck({ make: 'Scania', model: 'R450' });
  const { id, number } = await yard.trip({
    ...{ truck_id, cargos: [{ cargo_id: second.id }, { cargo_id: first.id }] },
  });
  const { status, body } = await waybill(id);
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    ...{ number, make: 'Scania R450', origin: 'Dar es Salaam', destination: 'Mwanza', trailer: null },
    odometer_out: null,
  });
  expect(body.message.driver).toBeTruthy();
  expect(body.message.cargos).toMatchObject([
    { title: 'Cement', sender: 'Twiga Cement', volume: 4, weight: null, receiver_name: null },
    {
      title: 'Flour',
      quantity: 560,
      unit: 'bags',
      weight: 28_000.5,
      value: 12_345_678,
      receiver_name: 'Rock City',
    },
  ]);
  const told = JSON.stringify(body.message);
  for (const secret of ['900000', '4200000', 'price', 'amount']) expect(told).not.toContain(secret);
  await yard.steps('truck-order', id, ['load', { odometer: 84_210 }]);
  expect((await waybill(id)).body.message.odometer_out).toBe(84_210);
});

test('a draft and a trip that was given up have no waybill', async () => {
  const { id } = await yard.trip();
  await yard.steps('truck-order', id, ['cancel', { reason: 'Not wanted' }]);
  expect((await waybill(id)).body).toMatchObject({ success: false, code: 'no_waybill' });
  const time = { starts: '2027-01-12T03:00:00Z', ends: '2027-01-14T15:00:00Z' };
  const way = { route_id: yard.route, customer_id: yard.customer, truck_id: await yard.truck() };
  const draft = await yard.made('truck-order', { ...way, ...time });
  expect((await waybill(draft.id)).body.code).toBe('no_waybill');
});
