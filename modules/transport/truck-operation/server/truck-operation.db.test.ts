// cspell:ignore Puma
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let shop: Haulier;
beforeAll(async () => {
  shop = await openHaulier();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

const spend = (body: object) => shop.made('truck-operation', body);
const order = (id: string) => shop.find('truck-order', id);

describe('the advance of a trip', () => {
  test('is given, spent, brought back and closed with: what the trip brought is what is left (TW-01)', async () => {
    const { id, truck_id } = await shop.trip();
    await shop.steps('truck-order', id, ['advance', { account_id: shop.cash, amount: 1_500_000 }]);
    expect(await order(id)).toMatchObject({ advance_given: 1_500_000, advance_open: 1_500_000 });
    await shop.steps('truck-order', id, ['load', { odometer: 84_210 }], ['depart']);
    const paid = { truck_order_id: id, truck_id, paid_from: 'advance' };
    const fuel = await spend({ ...paid, kind: 'fuel', fuel_litres: 350, price: 2800 });
    expect(await shop.entryOf(fuel.id)).toEqual({ 5100: 98_000_000n, 1110: -98_000_000n });
    const toll = await spend({ ...paid, kind: 'toll', cost: 45_000 });
    expect(await shop.entryOf(toll.id)).toEqual({ 6090: 4_500_000n, 1110: -4_500_000n });
    await spend({ ...paid, kind: 'allowance', cost: 160_000 });
    await spend({ ...paid, kind: 'loading', cost: 80_000 });
    await shop.steps('truck-order', id, ['deliver', { odometer: 85_362 }]);
    const early = await shop.step('truck-order/close', id);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      ...[409, 'advance_is_open', expect.stringContaining('235,000')],
    ]);
    expect((await order(id)).status).toBe('delivered');
    const more = await shop.step('truck-order/settle', id, { account_id: shop.cash, amount: 235_001 });
    expect(more.body.fields?.amount).toContain('235,000');
    await shop.steps('truck-order', id, ['settle', { account_id: shop.cash }]);
    expect((await shop.step('truck-order/settle', id, { account_id: shop.cash })).body.code).toBe(
      'nothing_to_settle',
    );
    await shop.steps('truck-order', id, ['close']);
    expect(await order(id)).toMatchObject({
      ...{ status: 'closed', advance_given: 1_500_000, advance_spent: 1_265_000, advance_open: 0 },
      ...{ costs: 1_265_000, gained: 0, profit: 2_935_000, distance: 1152 },
    });
    const late = await shop.ask('truck-operation', { ...paid, kind: 'toll', cost: 1 });
    expect(late.body.fields?.truck_order_id).toBeTruthy();
    const back = await shop.step('truck-operation/void', toll.id, { reason: 'Twice' });
    expect([back.status, back.body.code]).toEqual([409, 'trip_is_closed']);
  });

  test('that was too small is owed to the driver until he is paid; the network took its fee (TW-02)', async () => {
    const { id, truck_id } = await shop.trip();
    const given = { account_id: shop.cash, amount: 400_000, fee: 2500 };
    await shop.steps('truck-order', id, ['advance', given]);
    const [advance] = (await shop.owner.ask(`GET api/truck-operation/list?truck_order_id=${id}`)).body.message
      .data;
    expect(await shop.entryOf(advance.id)).toEqual({ 1110: 40_000_000n, 6070: 250_000n, 1010: -40_250_000n });
    const paid = { truck_order_id: id, truck_id, paid_from: 'advance' };
    await spend({ ...paid, kind: 'fuel', cost: 355_000 });
    await spend({ ...paid, kind: 'allowance', cost: 60_000 });
    await spend({ ...paid, kind: 'fine', cost: 30_000 });
    expect((await order(id)).advance_open).toBe(-45_000);
    expect((await shop.step('truck-order/cancel', id, { reason: 'x' })).body.code).toBe('driver_is_owed');
    const { version } = await order(id);
    const other = { version, driver_id: await shop.driver() };
    const changed = await shop.owner.ask(`PUT api/truck-order?id=${id}`, { body: other });
    expect(changed.body.fields).toHaveProperty('driver_id');
    await shop.steps('truck-order', id, ['settle', { account_id: shop.cash }]);
    expect((await order(id)).advance_open).toBe(0);
  });

  test('grows by a load on the way back for which the driver keeps the cash (TW-09)', async () => {
    const { id, truck_id } = await shop.trip();
    const cash = {
      truck_order_id: id,
      truck_id,
      kind: 'income',
      amount_gained: 350_000,
      paid_from: 'advance',
    };
    const gained = await spend(cash);
    expect(await shop.entryOf(gained.id)).toEqual({
      ...{ 1110: 35_000_000n, 4300: -29_661_017n, 2200: -5_338_983n },
    });
    expect(await order(id)).toMatchObject({ advance_open: 350_000, gained: 296_610.17, profit: 296_610.17 });
    await shop.steps('truck-operation', gained.id, ['void', { reason: 'Not paid' }]);
    expect(await shop.entryOf(gained.id)).toEqual({});
    expect(await order(id)).toMatchObject({ advance_open: 0, gained: 0 });
    await shop.steps('truck-order', id, ['cancel', { reason: 'Called off' }]);
  });
});

describe('fuel', () => {
  test('out of the own tank costs what it had cost, the last litre takes the rest (TW-07)', async () => {
    const product_id = await shop.stocked(1_000_000n, 289_500_000n, { unit_of_measure: 'liter' });
    const take = { kind: 'fuel', truck_id: await shop.truck(), paid_from: 'store', product_id };
    const first = await spend({ ...take, fuel_litres: 310 });
    expect(await shop.entryOf(first.id)).toEqual({ 5100: 89_745_000n, 1200: -89_745_000n });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 690_000n, value: 199_755_000n });
    const second = await spend({ ...take, fuel_litres: 64 });
    const refused = await shop.ask('truck-operation', { ...take, fuel_litres: 700 });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('626')]);
    const last = await spend({ ...take, fuel_litres: 626 });
    expect(await shop.entryOf(last.id)).toEqual({ 5100: 181_227_000n, 1200: -181_227_000n });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 0n, value: 0n });
    const [moved] = await shop.system.db.adminQuery<{ cause: string }>(
      'select distinct cause from stock_movements where source_id = $1',
      [last.id],
    );
    expect(moved?.cause).toBe('service');
    await shop.steps('truck-operation', second.id, ['void', { reason: 'Other truck' }]);
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 64_000n, value: 18_528_000n });
    expect(await shop.entryOf(second.id)).toEqual({});
    const piece = await shop.product();
    const wrong = await shop.ask('truck-operation', { ...take, product_id: piece, fuel_litres: 1 });
    expect(wrong.body.fields).toHaveProperty('product_id');
  });

  test('on account at a station is a debt, paid by the engine of all debts (TW-08)', async () => {
    const { id: supplier_id } = await shop.made('supplier', { name: 'Puma' });
    const bought = { kind: 'fuel', truck_id: await shop.truck(), paid_from: 'credit', cost: 870_000 };
    expect((await shop.ask('truck-operation', bought)).body.fields).toHaveProperty('supplier_id');
    const receipt = { has_receipt: true, receipt_number: '5521' };
    const owed = await spend({ ...bought, ...receipt, supplier_id });
    expect(owed).toMatchObject({ paid_amount: 0, remain_amount: 870_000 });
    expect(await shop.entryOf(owed.id)).toEqual({ 5100: 87_000_000n, 2010: -87_000_000n });
    const again = await shop.ask('truck-operation', {
      ...bought,
      ...receipt,
      receipt_number: '05521',
      supplier_id,
    });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(owed.number)]);
    const money = { account_id: shop.cash, mode: 'cash', amount: 870_000 };
    const paid = await shop.make('POST api/payment', { kind: 'supplier', party_id: supplier_id, ...money });
    expect([paid.status, paid.body.message?.amount ?? paid.body]).toEqual([200, 870_000]);
    expect(await shop.find('truck-operation', owed.id)).toMatchObject({
      paid_amount: 870_000,
      remain_amount: 0,
    });
    const back = await shop.step('truck-operation/void', owed.id, { reason: 'x' });
    expect([back.status, back.body.code]).toEqual([409, 'paid_already']);
    const other = await spend({ ...bought, supplier_id });
    await shop.steps('truck-operation', other.id, ['void', { reason: 'Twice' }]);
    expect(await shop.entryOf(other.id)).toEqual({});
    const { data } = (await shop.owner.ask('GET api/debt/list?condition=all')).body.message;
    expect(data.filter((debt: { document: string }) => debt.document === other.number)).toEqual([]);
  });
});

test('what its kind does not ask is not kept, and what it asks has to be said', async () => {
  const truck_id = await shop.truck();
  const said = {
    kind: 'toll',
    truck_id,
    cost: 5000,
    account_id: shop.cash,
    fuel_litres: 9,
    amount_gained: 7,
  };
  const toll = await spend(said);
  expect(toll).toMatchObject({ fuel_litres: null, amount_gained: null, total_amount: 5000 });
  expect(await shop.entryOf(toll.id)).toEqual({ 6090: 500_000n, 1010: -500_000n });
  const faults = async (body: object) =>
    Object.keys((await shop.ask('truck-operation', { truck_id, ...body })).body.fields ?? {});
  expect(await faults({ kind: 'toll', account_id: shop.cash })).toEqual(['cost']);
  expect(await faults({ kind: 'toll', cost: 5 })).toEqual(['account_id']);
  expect(await faults({ kind: 'toll', cost: 5, paid_from: 'advance' })).toEqual(['truck_order_id']);
  expect(await faults({ kind: 'advance', cost: 5, account_id: shop.cash })).toEqual(['truck_order_id']);
  expect(await faults({ kind: 'income', amount_gained: 5, paid_from: 'credit' })).toEqual(['paid_from']);
  expect(await faults({ kind: 'toll', cost: 5, account_id: shop.cash, truck_id: null })).toEqual([
    'truck_id',
  ]);
  const clerk = await shop.clerk('create_truck_operation', 'view_truck_operation');
  const { status } = await clerk.ask('POST api/truck-operation', { body: said });
  expect(status).toBe(403);
  const trip = await shop.trip();
  const paid = { truck_order_id: trip.id, truck_id: trip.truck_id, paid_from: 'advance' };
  const of_trip = { ...paid, kind: 'toll', cost: 10 };
  expect((await clerk.ask('POST api/truck-operation', { body: of_trip })).status).toBe(200);
  const wrong = await shop.ask('truck-operation', { ...of_trip, truck_id });
  expect(wrong.body.fields).toHaveProperty('truck_id');
});

test('VAT of a cost is claimed with a fiscal receipt only', async () => {
  const repair = { kind: 'repair', truck_id: await shop.truck(), cost: 118_000, account_id: shop.cash };
  const without = await spend({ ...repair, tax_type: 'standard' });
  expect(await shop.entryOf(without.id)).toEqual({ 5110: 11_800_000n, 1010: -11_800_000n });
  const claimed = await spend({ ...repair, tax_type: 'standard', has_receipt: true, receipt_number: '77' });
  expect(await shop.entryOf(claimed.id)).toEqual({ 5110: 10_000_000n, 1300: 1_800_000n, 1010: -11_800_000n });
});
