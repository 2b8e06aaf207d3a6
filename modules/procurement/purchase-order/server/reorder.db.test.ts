import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true });
  const { version } = await shop.find('supplier', shop.supplier);
  const changed = await shop.owner.ask(`PUT api/supplier?id=${shop.supplier}`, {
    body: { version, lead_days: 5 },
  });
  expect(changed.status).toBe(200);
});
afterAll(() => shop.system.close());

const ask = async (query = '') => {
  const { body } = await shop.owner.ask(`GET api/purchase-order/reorder${query}`);
  return body.message as Record<string, unknown>[];
};
const of = async (product: string, query = '') =>
  (await ask(query)).find(({ product_id }) => product_id === product);
const bought = (body: object = {}) => shop.product({ opening_stock: null, buying_price: 0, ...body });

describe('what is suggested to order', () => {
  test('comes of sales, of what is there, and of how long the supplier takes', async () => {
    const soap = await bought();
    await shop.bought(soap, 100, 500);
    await shop.sold(soap, 60);
    expect(await of(soap)).toBeUndefined();
    const more = await shop.sold(soap, 32);
    expect(await of(soap)).toMatchObject({
      ...{ supplier_id: shop.supplier, supplier_name: 'Azania', lead_days: 5, unit: 'piece', price: 500 },
      ...{ sold: 92, on_hand: 8, incoming: 0, reserved: 0, alert: 0, available: 8, order_at: 15.334 },
      quantity: 51,
    });
    // The same sales over three times the days are a third of the speed: 5.112 are sold until goods arrive.
    expect(await of(soap, '?days=90')).toBeUndefined();
    expect(await of(soap, '?cover=30')).toMatchObject({ quantity: 100 });
    const voided = await shop.owner.ask('PUT api/sale/void', {
      body: { id: more.id },
      headers: { 'idempotency-key': newId() },
    });
    expect(voided.status).toBe(200);
    expect(await of(soap)).toBeUndefined();
    await shop.sold(soap, 28);
    expect(await of(soap)).toMatchObject({ sold: 88, on_hand: 12, order_at: 14.667, quantity: 44 });
  });

  test('is less by what orders bring, drafts too, and in the unit that was bought last', async () => {
    const water = await bought({ units: [{ unit: 'carton', factor: 24 }] });
    await shop.buy({ lines: [{ product_id: water, unit: 'carton', quantity: 4, price: 12_000 }] });
    await shop.sold(water, 90);
    expect(await of(water)).toMatchObject({ unit: 'carton', factor: 24, quantity: 3, price: 12_000 });
    const lines = [{ product_id: water, unit: 'carton', quantity: 1, price: 12_000 }];
    const order = await shop.owner.ask('POST api/purchase-order', {
      body: { supplier_id: shop.supplier, lines },
      headers: { 'idempotency-key': newId() },
    });
    expect(order.body).toMatchObject({ success: true });
    expect(await of(water)).toBeUndefined();
    const { id } = order.body.message;
    await shop.owner.ask('PUT api/purchase-order/cancel', {
      body: { id },
      headers: { 'idempotency-key': newId() },
    });
    expect(await of(water)).toMatchObject({ quantity: 3 });
  });

  test('is in the unit that is marked for buying, also where single pieces were bought last', async () => {
    const units = [
      { unit: 'dozen', factor: 12 },
      { unit: 'carton', factor: 24, bought: true },
    ];
    const juice = await bought({ units });
    await shop.buy({ lines: [{ product_id: juice, quantity: 96, price: 500 }] });
    await shop.sold(juice, 90);
    expect(await of(juice)).toMatchObject({ unit: 'carton', factor: 24, quantity: 3, price: 12_000 });
    const lamp = await bought({ units });
    expect(await of(lamp)).toMatchObject({ unit: 'carton', factor: 24, quantity: 1, price: null });
    const mine = (await ask()).filter(({ product_id }) => product_id === juice || product_id === lamp);
    expect(mine).toHaveLength(2);
  });

  test('keeps the alert quantity where nothing is sold, of a supplier that nobody knows yet', async () => {
    const lamp = await shop.product({ opening_stock: 4, stock_alert: 10 });
    expect(await of(lamp)).toMatchObject({ supplier_id: null, lead_days: 7, quantity: 6, price: null });
    const service = await shop.product({ type: 'service', opening_stock: null, buying_price: null });
    await shop.sold(service, 5);
    expect(await of(service)).toBeUndefined();
  });

  test('is what is out of stock besides, as much as was bought last, unless an order brings it', async () => {
    const oil = await bought({ units: [{ unit: 'carton', factor: 12 }] });
    await shop.buy({ lines: [{ product_id: oil, unit: 'carton', quantity: 3, price: 12_000 }] });
    expect(await of(oil)).toBeUndefined();
    const counted = await shop.make('POST api/stock-adjustment', {
      ...{ product_id: oil, store_id: shop.store_id, new_stock: 0, reason: 'Broken' },
    });
    expect(counted.body).toMatchObject({ success: true });
    expect(await of(oil)).toMatchObject({ on_hand: 0, sold: 0, alert: 0, unit: 'carton', quantity: 3 });
    const order = await shop.owner.ask('POST api/purchase-order', {
      body: { supplier_id: shop.supplier, lines: [{ product_id: oil, quantity: 5, price: 1000 }] },
      headers: { 'idempotency-key': newId() },
    });
    expect(order.body).toMatchObject({ success: true });
    expect(await of(oil)).toBeUndefined();
  });

  test('of what nobody has bought yet is one, and what only another branch held is not asked for', async () => {
    const lamp = await bought();
    expect(await of(lamp)).toMatchObject({ supplier_id: null, price: null, quantity: 1 });
    const second = await shop.owner.ask('POST api/branch', {
      body: { name: 'Second branch', phone_number: '255713662077' },
    });
    await shop.bought(lamp, 5, 100);
    const there = await shop.owner.ask('GET api/purchase-order/reorder', {
      branch: second.body.message.id,
    });
    expect(there.body.message).toEqual(expect.any(Array));
    expect(JSON.stringify(there.body.message)).not.toContain(lamp);
  });

  test('counts the sales and the stock of one store alone', async () => {
    const rice = await bought();
    await shop.bought(rice, 20, 100);
    await shop.sold(rice, 19);
    expect(await of(rice, `?store_id=${shop.store_id}`)).toMatchObject({
      sold: 19,
      on_hand: 1,
      quantity: 12,
    });
    const back = await shop.owner.ask('POST api/store', { body: { name: 'Back' } });
    expect(await ask(`?store_id=${back.body.message.id}`)).toEqual([]);
  });

  test('is nothing for those who may not see what things cost', async () => {
    const blind = await shop.clerk('create_purchase_order');
    expect((await blind.ask('GET api/purchase-order/reorder')).status).toBe(403);
  });
});
