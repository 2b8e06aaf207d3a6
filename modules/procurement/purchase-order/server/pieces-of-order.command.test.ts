import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const CARTON = { unit: 'carton', factor: 12 };

/** An order of two cartons of 12 bottles at 1,000 each, and what can be done with it. */
async function ordered() {
  const product_id = await shop.product({
    ...{ opening_stock: null, buying_price: 0, tax: 'exempt', unit_of_measure: 'bottle', units: [CARTON] },
  });
  const headers = () => ({ 'idempotency-key': newId() });
  const lines = [{ product_id, unit: 'carton', quantity: 2, price: 1000 }];
  const body = { supplier_id: shop.supplier, lines };
  const { id } = (await shop.owner.ask('POST api/purchase-order', { body, headers: headers() })).body.message;
  await shop.owner.ask('PUT api/purchase-order/send', { body: { id }, headers: headers() });
  const part = (said: Json) => ({ order_id: id, lines: [{ line_no: 1, ...said }] });
  return {
    product_id,
    receive: (said: Json) => shop.make('PUT api/purchase-order/receive', part(said)),
    giveBack: (said: Json) => shop.make('PUT api/purchase-order/return', part(said)),
    bill: (said: Json) => shop.make('POST api/purchase/bill', { ...part(said), payments: [] }),
    line: async () => (await shop.find('purchase-order', id)).lines[0],
  };
}

test('a carton and seven bottles come, three go back, and all that is left is billed in three parts to the cent', async () => {
  const order = await ordered();
  expect((await order.receive({ unit: 'carton', quantity: 1, pieces: 7 })).body.message).toMatchObject({
    lines: [{ unit: 'bottle', factor: 1, quantity: 19, accrued: 1583.33 }],
  });
  expect((await order.giveBack({ quantity: 3 })).status).toBe(200);
  expect(await order.line()).toMatchObject({ received: 19, returned: 3, billed: 0 });
  const bills: Json[] = [];
  for (const pieces of [5, 5, 6]) bills.push((await order.bill({ pieces })).body.message);
  expect(bills.map(({ total_amount }) => total_amount)).toEqual([416.67, 416.66, 500]);
  expect(await order.line()).toMatchObject({ received: 19, returned: 3, billed: 16 });
  expect(await shop.stockOf(order.product_id)).toEqual({ quantity: 16_000n, value: 133_333n });
});

test('a price that is typed is of the unit of the line, of which pieces cost a part', async () => {
  const order = await ordered();
  await order.receive({ unit: 'carton', quantity: 2 });
  const { message } = (await order.bill({ pieces: 5, price: 1300 })).body;
  expect(message).toMatchObject({
    total_amount: 541.67,
    lines: [{ unit: 'bottle', quantity: 5, price: 108.33 }],
  });
  const whole = await order.bill({ unit: 'carton', quantity: 1, price: 1300 });
  expect(whole.body.message).toMatchObject({ total_amount: 1300, lines: [{ unit: 'carton', quantity: 1 }] });
});

test('more than is left, a unit of nobody, a broken bottle and nothing at all move nothing', async () => {
  const order = await ordered();
  await order.receive({ unit: 'carton', quantity: 1, pieces: 7 });
  expect((await order.receive({ pieces: 6 })).body.code).toBe('more_than_ordered');
  expect((await order.bill({ pieces: 20 })).body.code).toBe('more_than_received');
  for (const [said, field] of [
    [{ unit: 'box', quantity: 1 }, 'unit'],
    [{ unit: 'carton', quantity: 0.3 }, 'quantity'],
    [{ unit: 'carton', quantity: 1, pieces: 0.5 }, 'pieces'],
    [{ pieces: 0 }, 'pieces'],
    [{}, 'quantity'],
  ] as const)
    for (const refused of [await order.receive(said), await order.giveBack(said), await order.bill(said)])
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [`lines.0.${field}`]]);
  expect(await order.line()).toMatchObject({ received: 19, returned: 0, billed: 0 });
});
