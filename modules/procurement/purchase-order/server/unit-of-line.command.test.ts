import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const CARTON = { unit: 'carton', factor: 24 };
const ask = async (call: string, body: object) => {
  const answer = await shop.owner.ask(call, { body, headers: { 'idempotency-key': newId() } });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const done = async (call: string, body: object) => {
  const answer = await shop.make(call, body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};

/** Says what a carton of a product is from now on, or that there is none. */
async function units(product: string, ...now: object[]) {
  const { version } = (await shop.owner.ask(`GET api/product?id=${product}`)).body.message;
  await ask(`PUT api/product?id=${product}`, { version, units: now });
}

/** An order of two cartons of 24 that came. */
async function came(product_id: string) {
  const lines = [{ product_id, quantity: 2, unit: 'carton', price: 24_000 }];
  const { id } = await ask('POST api/purchase-order', { supplier_id: shop.supplier, lines });
  await ask('PUT api/purchase-order/send', { id });
  await done('PUT api/purchase-order/receive', {
    order_id: id,
    lines: [{ line_no: 1, unit: 'carton', quantity: 2 }],
  });
  return id;
}

const returned = (purchase_id: string) =>
  done('POST api/purchase/return', {
    purchase_id,
    lines: [{ line_no: 1, unit: 'carton', quantity: 2 }],
    refunds: [],
    reason: 'Spoilt',
  });

describe('a line keeps the unit it was ordered in', () => {
  test('when the carton has become another one: the bill and what goes back count 24', async () => {
    const product = await shop.product({ opening_stock: null, units: [CARTON] });
    const order_id = await came(product);
    await units(product, { unit: 'carton', factor: 12 });
    const bill = await done('POST api/purchase/bill', {
      order_id,
      lines: [{ line_no: 1, unit: 'carton', quantity: 2 }],
      payments: [],
    });
    expect(bill.lines).toMatchObject([{ unit: 'carton', factor: 24, quantity: 2 }]);
    await returned(bill.id);
    expect(await shop.stockOf(product)).toEqual({ quantity: 0n, value: 0n });
  });

  test('when the product has the carton no longer: the goods are billed as they were ordered', async () => {
    const product = await shop.product({ opening_stock: null, units: [CARTON] });
    const order_id = await came(product);
    await units(product);
    const bill = await done('POST api/purchase/bill', {
      order_id,
      lines: [{ line_no: 1, unit: 'carton', quantity: 1 }],
      payments: [],
    });
    expect(bill.lines).toMatchObject([{ unit: 'carton', factor: 24 }]);
  });

  test('on a draft that is changed, while a new line counts as the product does today', async () => {
    const product = await shop.product({ opening_stock: null, units: [CARTON] });
    const line = { product_id: product, quantity: 1, unit: 'carton', price: 24_000 };
    const order = await ask('POST api/purchase-order', { supplier_id: shop.supplier, lines: [line] });
    await units(product, { unit: 'carton', factor: 12 }, { unit: 'box', factor: 6 });
    const { version } = await shop.find('purchase-order', order.id);
    const lines = [
      { ...line, quantity: 3 },
      { ...line, unit: 'box' },
    ];
    await ask(`PUT api/purchase-order?id=${order.id}`, { version, lines });
    expect((await shop.find('purchase-order', order.id)).lines).toMatchObject([
      { unit: 'carton', factor: 24, quantity: 3 },
      { unit: 'box', factor: 6 },
    ]);
  });

  test('on an invoice from its draft to its credit note', async () => {
    const product = await shop.product({ opening_stock: 48, units: [CARTON] });
    const lines = [{ product_id: product, quantity: 2, unit: 'carton', unit_price: 240_000 }];
    const { id } = await ask('POST api/invoice', { customer_id: shop.customer, lines });
    await units(product);
    const issued = await ask('PUT api/invoice/issue', { id });
    expect(issued.lines).toMatchObject([{ unit: 'carton', factor: 24, total_amount: 480_000 }]);
    expect((await shop.stockOf(product)).quantity).toBe(0n);
  });
});
