import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier({ price_mode: 'inclusive', truck_turn_round_hours: 2 });
});
afterAll(() => yard.system.close());

const PRICE = 2_350_000;
const aCustomer = async () => String((await yard.made('customer', { name: `Azam ${newId()}` })).id);

async function payAhead(customer: string, amount: number): Promise<void> {
  const body = { kind: 'customer', party_id: customer, account_id: yard.cash, mode: 'cash', amount };
  const { status } = await yard.make('POST api/payment', body);
  expect(status).toBe(200);
}

const deposit = async (customer: string) =>
  (await yard.owner.ask(`GET api/payment/owed?kind=customer&party_id=${customer}`)).body.message.deposit;
const deliver = (id: string) =>
  yard.steps('truck-order', id, ['load', { odometer: 10 }], ['depart'], ['deliver', { odometer: 20 }]);

test('what was paid ahead pays the trip as it is delivered, and the rest is owed (TW-04)', async () => {
  const customer_id = await aCustomer();
  const trip = await yard.trip({ customer_id, price: PRICE });
  expect(trip.paid_ahead).toBe(0);
  await payAhead(customer_id, 1_000_000);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ paid_ahead: 1_000_000, paid_amount: 0 });
  await deliver(trip.id);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({
    ...{ total_amount: PRICE, paid_amount: 1_000_000, remain_amount: 1_350_000, paid_ahead: 0 },
  });
  expect(await yard.entryOf(trip.id)).toEqual({
    1100: 235_000_000n,
    4300: -199_152_542n,
    2200: -35_847_458n,
  });
  expect(await deposit(customer_id)).toBe(0);
});

test('more than the freight stays with the customer, and what another trip asks for is not touched', async () => {
  const customer_id = await aCustomer();
  const trip = await yard.trip({ customer_id, price: PRICE });
  const other = await yard.trip({ customer_id, price: PRICE, deposit: 600_000 });
  await payAhead(customer_id, 2_450_000);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ paid_ahead: 1_850_000 });
  await deliver(trip.id);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({
    paid_amount: 1_850_000,
    remain_amount: 500_000,
  });
  expect(await yard.find('truck-order', other.id)).toMatchObject({ paid_ahead: 600_000 });
  await payAhead(customer_id, 5_000_000);
  await deliver(other.id);
  expect(await yard.find('truck-order', other.id)).toMatchObject({ paid_amount: PRICE, remain_amount: 0 });
  // What was owed for the first trip was paid as the money came.
  expect(await deposit(customer_id)).toBe(2_750_000);
});

test('what a customer paid ahead for a service pays none of his trips', async () => {
  const customer_id = await aCustomer();
  const type = await yard.made('service-type', { name: 'Container repair', price: 150_000 });
  const job = await yard.made('service', { service_type_id: type.id, customer_id });
  await yard.steps('service', String(job.id), ['take-deposit', { amount: 100_000, account_id: yard.cash }]);
  const trip = await yard.trip({ customer_id, price: PRICE });
  await payAhead(customer_id, 40_000);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ paid_ahead: 40_000 });
  await deliver(trip.id);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ paid_amount: 40_000 });
  await yard.steps('service', String(job.id), ['start', {}], ['finish', {}]);
  expect(await yard.find('service', String(job.id))).toMatchObject({ paid_amount: 100_000 });
});

test('a trip that is cancelled keeps a part, and the rest goes back or stays (TW-20)', async () => {
  const customer_id = await aCustomer();
  const trip = await yard.trip({ customer_id, price: PRICE });
  await payAhead(customer_id, 800_000);
  const reason = 'Not wanted';
  const tooMuch = await yard.step('truck-order/cancel', trip.id, { reason, keep: 800_000.01 });
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'more_than_deposit']);
  const clerk = await anEmployee(yard.owner, ['modify_truck_order'], { branches: [yard.branch_id] });
  const browser = await logIn(yard.system, clerk.phone, clerk.password);
  const body = { id: trip.id, reason, keep: 200_000, give_back_id: yard.cash };
  const headers = { 'idempotency-key': newId() };
  const noRight = await browser.ask('PUT api/truck-order/cancel', { body, headers });
  expect([noRight.status, noRight.body.code]).toEqual([403, 'permission_denied']);
  expect(await deposit(customer_id)).toBe(800_000);
  await yard.steps('truck-order', trip.id, ['cancel', { reason, keep: 200_000, give_back_id: yard.cash }]);
  expect(await yard.entryOf(trip.id)).toEqual({ 2100: 20_000_000n, 4900: -16_949_153n, 2200: -3_050_847n });
  expect(await yard.find('truck-order', trip.id)).toMatchObject({
    ...{ status: 'cancelled', deposit_kept: 200_000, deposit_kept_tax: 30_508.47, remain_amount: 0 },
  });
  expect(await deposit(customer_id)).toBe(0);
  const second = await yard.trip({ customer_id, price: PRICE });
  await payAhead(customer_id, 300_000);
  await yard.steps('truck-order', second.id, ['cancel', { reason }]);
  expect([await yard.entryOf(second.id), await deposit(customer_id)]).toEqual([{}, 300_000]);
});

test('truck and people rest between two trips, and are told when they are ready (TW-11)', async () => {
  const [truck_id, driver_id] = [await yard.truck(), await yard.driver()];
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const body = { customer_id: yard.customer, route_id: yard.route, driver_id };
  await yard.trip({ truck_id, driver_id, starts: at(1), ends: at(9) });
  const early = await yard.made('truck-order', { ...body, truck_id, starts: at(10.5), ends: at(12) });
  const refused = await yard.step('truck-order/confirm', early.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'not_ready_again']);
  const over = await yard.made('truck-order', { ...body, truck_id, starts: at(8), ends: at(12) });
  expect((await yard.step('truck-order/confirm', over.id)).body.code).toBe('taken_by_trip');
  const { version } = await yard.find('truck-order', early.id);
  const later = { version, starts: at(11.1), ends: at(13) };
  await yard.owner.ask(`PUT api/truck-order?id=${early.id}`, { body: later });
  await yard.steps('truck-order', early.id, ['confirm']);
});
