import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** An order of ten pieces at 3,000 before VAT, all of which came, and its product. */
async function received() {
  const product_id = await shop.product({ opening_stock: null, buying_price: 0, tax: 'standard' });
  const { body } = await shop.owner.ask('POST api/purchase-order', {
    body: {
      supplier_id: shop.supplier,
      price_mode: 'exclusive',
      lines: [{ product_id, quantity: 10, price: 3000 }],
    },
    headers: { 'idempotency-key': newId() },
  });
  const order_id = body.message.id as string;
  const headers = { 'idempotency-key': newId() };
  await shop.owner.ask('PUT api/purchase-order/send', { body: { id: order_id }, headers });
  const came = await shop.make('PUT api/purchase-order/receive', {
    ...{ order_id, lines: [{ line_no: 1, quantity: 10 }] },
  });
  expect(came.status, JSON.stringify(came.body)).toBe(200);
  return { product_id, order_id };
}

const bill = (order_id: string, line: object, more: object = {}) =>
  shop.make('POST api/purchase/bill', {
    ...{ order_id, payments: [], receipt_is_provided: true, lines: [{ line_no: 1, ...line }], ...more },
  });

test('a bill says what the line comes to and its VAT; the goods are worth the paper and the rest is nowhere', async () => {
  const { product_id, order_id } = await received();
  const made = await bill(order_id, { quantity: 10, line_total: 30_001 }, { tax_amount: 5400 });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect(made.body.message).toMatchObject({
    total_amount: 35_401,
    lines: [{ price: 3000.1, tax: 5400, net_amount: 30_001 }],
  });
  expect(await shop.entryOf(made.body.message.id)).toEqual({
    1200: 100n,
    1300: 540_000n,
    2000: -3_540_100n,
    2050: 3_000_000n,
  });
  expect(await shop.stockOf(product_id)).toEqual({ quantity: 10_000n, value: 3_000_100n });
});

test('a total beside a price, and VAT above the rate, bill nothing, and all of it can be billed after', async () => {
  const { order_id } = await received();
  const both = await bill(order_id, { quantity: 10, price: 3000, line_total: 30_000 });
  expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['lines.0.line_total']]);
  const above = await bill(order_id, { quantity: 10, line_total: 30_000 }, { tax_amount: 5400.01 });
  expect([above.status, above.body.code]).toEqual([409, 'tax_too_large']);
  const whole = await bill(order_id, { quantity: 10, line_total: 30_000 }, { tax_amount: 5400 });
  expect(whole.body.message).toMatchObject({ total_amount: 35_400 });
});
