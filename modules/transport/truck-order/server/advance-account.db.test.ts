// cspell:ignore Kibaha
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const account = async (id: string) =>
  (await yard.owner.ask(`GET api/truck-order/advance-account?id=${id}`)).body.message;

test('the settlement of a trip tells what its driver was given, spent, added and brought back, and nothing else', async () => {
  const trip = await yard.trip();
  const spend = (kind: string, cost: number, more: object = {}) =>
    yard.made('truck-operation', {
      ...{ truck_order_id: trip.id, truck_id: trip.truck_id, kind, cost, paid_from: 'advance' },
      ...more,
    });
  expect(await account(trip.id)).toMatchObject({ lines: [], open: 0 });
  await yard.steps('truck-order', trip.id, [
    'advance',
    { account_id: yard.cash, amount: 400_000, fee: 1_000 },
  ]);
  const toll = await spend('toll', 60_000, { remarks: 'Weighbridge' });
  await spend('toll', 75_000, { paid_from: 'account', account_id: yard.cash });
  await spend('fine', 20_000);
  await yard.steps('truck-operation', toll.id, ['void', { reason: 'Typed twice' }]);
  await spend('toll', 50_000, {
    remarks: 'Kibaha',
    receipt_number: '77',
    has_receipt: true,
    tax_type: 'exempt',
  });
  const open = await account(trip.id);
  expect(open).toMatchObject({
    number: trip.number,
    origin: 'Dar es Salaam',
    currency: 'TZS',
    open: 330_000,
  });
  expect(open.driver).toBeTruthy();
  expect(open.lines).toMatchObject([
    { kind: 'advance', amount: 400_000, about: null },
    { kind: 'fine', amount: -20_000 },
    { kind: 'toll', amount: -50_000, about: 'Kibaha', receipt_number: '77' },
  ]);
  await yard.steps('truck-order', trip.id, ['settle', { account_id: yard.cash }]);
  const settled = await account(trip.id);
  expect([settled.open, settled.lines.at(-1)]).toMatchObject([0, { kind: 'returned', amount: -330_000 }]);
});

test('it is told to whoever sees trips and their operations, and to a driver of his own', async () => {
  const trip = await yard.trip();
  const ask = async (rights: string[]) => {
    const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
    const browser = await logIn(yard.system, person.phone, person.password);
    return (await browser.ask(`GET api/truck-order/advance-account?id=${trip.id}`)).status;
  };
  expect(await ask(['view_truck_order'])).toBe(403);
  expect(await ask(['list_truck_operations'])).toBe(403);
  expect(await ask(['view_truck_order', 'list_truck_operations'])).toBe(200);
});

test('the delivery note tells how much came, which is all of it where nothing else was said', async () => {
  const cargo = { customer_id: yard.customer, quantity: 600, unit: 'bags' };
  const flour = await yard.made('cargo', { ...cargo, title: 'Flour' });
  const trip = await yard.trip({ cargos: [{ cargo_id: flour.id }] });
  const cargos = async () =>
    (await yard.owner.ask(`GET api/truck-order/waybill?id=${trip.id}`)).body.message.cargos;
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  expect(await cargos()).toMatchObject([{ quantity: 600, arrived: null }]);
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 20, arrived: 588 }]);
  expect(await cargos()).toMatchObject([{ quantity: 600, arrived: 588 }]);
  const salt = await yard.made('cargo', { ...cargo, title: 'Salt' });
  const other = await yard.trip({ cargos: [{ cargo_id: salt.id }] });
  await yard.steps(
    'truck-order',
    other.id,
    ['load', { odometer: 10 }],
    ['depart'],
    ['deliver', { odometer: 20 }],
  );
  const { body } = await yard.owner.ask(`GET api/truck-order/waybill?id=${other.id}`);
  expect(body.message.cargos).toMatchObject([{ quantity: 600, arrived: 600 }]);
  await booksHold(yard.system.db);
});
