import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** An order of the 2nd of ten, of which six came on the 10th and four on the 20th, in a store where more of it lies. */
async function ordered() {
  const product_id = await shop.product({ buying_price: 100, opening_stock: 50, opening_date: '2026-01-02' });
  const lines = [{ product_id, quantity: 10, price: 100 }];
  const headers = () => ({ 'idempotency-key': newId() });
  const body = { supplier_id: shop.supplier, date: '2026-01-02', lines };
  const { id } = (await shop.owner.ask('POST api/purchase-order', { body, headers: headers() })).body.message;
  await shop.owner.ask('PUT api/purchase-order/send', { body: { id }, headers: headers() });
  const part = (quantity: number, date: string) => ({
    ...{ order_id: id, date },
    lines: [{ line_no: 1, quantity }],
  });
  const receive = (quantity: number, date: string) =>
    shop.make('PUT api/purchase-order/receive', part(quantity, date));
  await receive(6, '2026-01-10');
  expect((await receive(4, '2026-01-20')).status).toBe(200);
  return {
    bill: (quantity: number, date: string) =>
      shop.make('POST api/purchase/bill', { ...part(quantity, date), payments: [] }),
    giveBack: (quantity: number, date: string) =>
      shop.make('PUT api/purchase-order/return', part(quantity, date)),
    line: async () => (await shop.find('purchase-order', id)).lines[0],
  };
}

test('nothing of an order is billed or goes back on a day on which it had not come, whatever else lies there', async () => {
  const order = await ordered();
  for (const answer of [
    await order.bill(1, '2026-01-09'),
    await order.bill(7, '2026-01-15'),
    await order.giveBack(1, '2026-01-09'),
    await order.giveBack(7, '2026-01-15'),
  ])
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['date']]);
  expect(await order.line()).toMatchObject({ returned: 0, billed: 0 });
  expect((await order.bill(6, '2026-01-15')).status).toBe(200);
  // The six of the 10th are billed: only what came on the 20th is left, also for a day between.
  expect((await order.giveBack(1, '2026-01-12')).status).toBe(400);
  expect((await order.bill(4, '2026-01-12')).status).toBe(400);
  expect((await order.giveBack(1, '2026-01-20')).status).toBe(200);
  expect((await order.bill(3, '2026-01-20')).status).toBe(200);
});
