import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

/** A shop that sells goods before they come. */
let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ allow_negative_stock: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** Goods of an order of 2 March that came on the 5th. */
async function received(product_id: string, quantity: number, by: BuyingShop): Promise<string> {
  const lines = [{ product_id, quantity, price: 100 }];
  const order = { date: '2026-03-02', supplier_id: by.supplier, lines };
  const keyed = () => ({ 'idempotency-key': newId() as string });
  const made = await by.owner.ask('POST api/purchase-order', { body: order, headers: keyed() });
  const { id } = made.body.message;
  await by.owner.ask('PUT api/purchase-order/send', { body: { id }, headers: keyed() });
  const came = { order_id: id, date: '2026-03-05', lines: [{ line_no: 1, quantity }] };
  expect((await by.make('PUT api/purchase-order/receive', came)).status).toBe(200);
  return id;
}

const giveBack = (order_id: string, by: BuyingShop, more: object = {}) =>
  by.make('PUT api/purchase-order/return', { order_id, lines: [{ line_no: 1, quantity: 1 }], ...more });

test('goods that are not there are not given back, also where they may be sold', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const id = await received(product, 5, shop);
  const all = { product_id: product, quantity: 5, unit_price: 0 };
  expect((await shop.sell({ lines: [all], payments: [] })).status).toBe(200);
  const before = await shop.allOfBuying();
  expect((await giveBack(id, shop)).body.code).toBe('not_enough_stock');
  expect(await shop.allOfBuying()).toEqual(before);
});

test('goods are not given back on a day before they came, nor on one on which they were sold already', async () => {
  const strict = await openBuyingShop();
  const product = await strict.product({ opening_stock: null, buying_price: 0 });
  const id = await received(product, 5, strict);
  const all = { product_id: product, quantity: 5, discount_percent: 100 };
  const sold = await strict.sell({ lines: [all], payments: [], date: '2026-03-06' });
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  await strict.bought(product, 5, 100, { date: '2026-03-10' });
  const before = await strict.allOfBuying();
  const early = await giveBack(id, strict, { date: '2026-03-03' });
  expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ['date']]);
  const gone = await giveBack(id, strict, { date: '2026-03-08' });
  expect(gone.body.code).toBe('not_enough_on_that_day');
  expect(await strict.allOfBuying()).toEqual(before);
  expect((await giveBack(id, strict, { date: '2026-03-10' })).status).toBe(200);
  await strict.system.close();
});
