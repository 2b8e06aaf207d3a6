import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
let cashier: TestBrowser;
let other: TestBrowser;
beforeAll(async () => {
  shop = await openSellingShop();
  soap = await shop.product({ name: 'Sabuni' });
  cashier = await shop.clerk('create_sale', 'sale_on_credit', 'list_customers');
  other = await shop.clerk('create_sale');
});
afterAll(() => shop.system.close());

const cart = (more: object = {}) => ({
  id: newId(),
  name: 'Mama Rehema',
  lines: [{ product_id: soap, unit: 'piece', quantity: 2, list_price: 11_800 }],
  amount: 23_600,
  ...more,
});
const park = (body: object, by = cashier, key = newId()) =>
  by.ask('POST api/parked-cart', { body, headers: { 'idempotency-key': key } });
const step = (name: string, id: string, by: TestBrowser, key = newId()) =>
  by.ask(`PUT api/parked-cart/${name}`, { body: { id }, headers: { 'idempotency-key': key } });
const waiting = async (by = other) =>
  (await by.ask('GET api/parked-cart/list?condition=parked&limit=50')).body.message.data;

async function parked(more: object = {}, by = cashier): Promise<string> {
  const body = cart(more);
  const answer = await park(body, by);
  expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
  return body.id;
}

test('a cart that one till parked is found by another, is taken once and sold under its own id', async () => {
  const before = await shop.stockOf(soap);
  const id = await parked({ customer_id: shop.customer });
  expect(await shop.stockOf(soap)).toEqual(before);
  expect(await waiting()).toMatchObject([{ id, name: 'Mama Rehema', amount: 23_600 }]);
  const key = newId();
  const took = await step('take', id, other, key);
  expect(took.body.message).toMatchObject({
    ...{ id, status: 'taken', customer_id: shop.customer, taken_at: expect.any(String) },
    lines: [{ product_id: soap, product_name: 'Sabuni', quantity: 2, list_price: 11_800 }],
  });
  // An answer that was lost is given again.
  expect((await step('take', id, other, key)).body).toEqual(took.body);
  expect(await waiting()).toEqual([]);
  const sold = await shop.sell(
    {
      id,
      lines: [{ product_id: soap, quantity: 2 }],
      payments: [{ account_id: shop.cash, mode: 'cash', amount: 23_600 }],
    },
    other,
  );
  expect([sold.status, sold.body.message.id]).toEqual([200, id]);
});

test('two tills that reach for the same cart: one has it, the other is told', async () => {
  const id = await parked();
  const answers = await Promise.all([step('take', id, cashier), step('take', id, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('what was taken in error is parked again, and what nobody wants is discarded by those who may', async () => {
  const id = await parked();
  await step('take', id, other);
  const back = await step('put-back', id, cashier);
  expect(back.body.message).toMatchObject({ status: 'parked', taken_by: null, taken_at: null });
  expect((await step('discard', id, cashier)).body).toMatchObject({
    success: false,
    code: 'permission_denied',
  });
  expect((await step('discard', id, shop.owner)).body.message).toMatchObject({ status: 'discarded' });
  expect((await step('take', id, other)).status).toBe(409);
  expect(await waiting()).toEqual([]);
});

test.each([
  ['an agreed price', { lines: [{ quantity: 1, unit_price: 100 }] }],
  ['a discount of a line', { lines: [{ quantity: 1, discount: 100 }] }],
  ['a discount of the whole', { discount_percent: 10 }],
])('nobody parks %s for another till to sell who may not agree on it', async (_, more) => {
  const { lines = cart().lines, ...terms } = more as { lines?: object[] };
  const body = cart({ lines: lines.map((line) => ({ product_id: soap, ...line })), ...terms });
  const before = await waiting();
  const refused = await park(body);
  expect(refused.body.success).toBe(false);
  expect([400, 403]).toContain(refused.status);
  expect(await waiting()).toEqual(before);
  expect((await park(body, shop.owner)).status).toBe(200);
});

test('a cart is parked once: again under the same key it is the same answer, under another it is refused', async () => {
  const body = cart();
  const key = newId();
  const first = await park(body, cashier, key);
  expect((await park(body, cashier, key)).body).toEqual(first.body);
  const before = await waiting();
  expect((await park({ ...body, name: 'Somebody' })).status).toBe(409);
  expect(await waiting()).toEqual(before);
});

test('another business sees none of them, and goods of another are not named', async () => {
  const stranger = await openSellingShop({}, { system: shop.system });
  const id = await parked();
  expect(await waiting(stranger.owner)).toEqual([]);
  expect((await step('take', id, stranger.owner)).status).toBe(404);
  const theirs = await stranger.product();
  const named = await park(cart({ lines: [{ product_id: theirs, quantity: 1 }] }));
  expect(named.body).toMatchObject({
    code: 'invalid_fields',
    fields: { 'lines.0.product_id': expect.anything() },
  });
});
