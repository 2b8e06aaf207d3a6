import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { untilWaiting } from '#server-kit/testing/until-waiting.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let product: string;
beforeAll(async () => {
  shop = await openBuyingShop();
  product = await shop.product();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const RIGHTS = [
  ...['create_purchase_order', 'modify_purchase_order', 'view_purchase_order', 'view_buying_price'],
  ...['create_purchase', 'view_purchase', 'delete_purchase'],
];

/** Somebody who orders and buys for so much a day. */
async function buyer(orderLimit: number | null): Promise<TestBrowser> {
  const { phone, password } = await anEmployee(shop.owner, RIGHTS, {
    branches: [shop.branch_id],
    orderLimit,
  });
  return logIn(shop.system, phone, password);
}

const ask = (by: TestBrowser, route: string, body: object) => {
  const id = newId();
  return by.ask(route, { body: { id, ...body }, headers: { 'idempotency-key': id } });
};
const lineOf = (price: number, quantity = 1) => ({
  product_id: product,
  quantity,
  price,
  tax_type: 'exempt',
});

/** An order of one product for so much, made by the owner. */
async function orderOf(price: number, quantity = 1): Promise<string> {
  const body = { supplier_id: shop.supplier, lines: [lineOf(price, quantity)] };
  const made = await shop.owner.ask('POST api/purchase-order', { body });
  expect(made.body).toMatchObject({ success: true });
  return made.body.message.id;
}
const send = async (by: TestBrowser, order: string) => {
  const headers = { 'idempotency-key': newId() };
  const { body } = await by.ask('PUT api/purchase-order/send', { body: { id: order }, headers });
  return body.message.status ?? body.code;
};
const left = async (by: TestBrowser) =>
  (await by.ask(`GET api/purchase-order/approval?id=${await orderOf(1)}`)).body.message.left;
const buy = async (by: TestBrowser, price: number) => {
  const { body } = await shop.buy({ supplier_id: shop.supplier, lines: [lineOf(price)] }, by);
  return body.success ? body.message.id : body.code;
};

test('several orders and purchases of a day together stay within the limit', async () => {
  const clerk = await buyer(100_000);
  expect(await send(clerk, await orderOf(40_000))).toBe('sent');
  const bought = await buy(clerk, 50_000);
  expect(await left(clerk)).toBe(10_000);
  const before = [await shop.everything(), await shop.allOfBuying()];
  expect(await buy(clerk, 10_000.01)).toBe('order_above_limit');
  expect([await shop.everything(), await shop.allOfBuying()]).toEqual(before);
  expect(await send(clerk, await orderOf(10_000.01))).toBe('pending');
  expect(await buy(clerk, 10_000)).toMatch(/-/);
  expect(await left(clerk)).toBe(0);
  const headers = { 'idempotency-key': newId() };
  expect((await clerk.ask('PUT api/purchase/void', { body: { id: bought }, headers })).status).toBe(200);
  expect(await left(clerk)).toBe(50_000);
  expect(await left(await buyer(70_000))).toBe(70_000);
  expect(await left(await buyer(null))).toBeNull();
});

test('a bill uses up what it charges beyond its order, and nothing else', async () => {
  const [chief, clerk] = [await buyer(null), await buyer(5000)];
  const order = await orderOf(1000, 20);
  expect(await send(chief, order)).toBe('sent');
  const goods = { order_id: order, lines: [{ line_no: 1, quantity: 20 }] };
  expect((await ask(chief, 'PUT api/purchase-order/receive', goods)).body).toMatchObject({ success: true });
  const bill = async (price: number, quantity: number) =>
    (
      await ask(clerk, 'POST api/purchase/bill', {
        order_id: order,
        ...{ lines: [{ line_no: 1, quantity, price }], payments: [] },
      })
    ).body;
  expect(await bill(1000, 5)).toMatchObject({ message: { beyond_order: 0 } });
  expect(await left(clerk)).toBe(5000);
  expect(await bill(2000, 6)).toMatchObject({ code: 'order_above_limit' });
  expect(await bill(1600, 5)).toMatchObject({ message: { beyond_order: 3000 } });
  expect(await left(clerk)).toBe(2000);
  expect(await bill(500, 5)).toMatchObject({ message: { beyond_order: 0 } });
  expect(await bill(1401, 5)).toMatchObject({ code: 'order_above_limit' });
  expect(await bill(1400, 5)).toMatchObject({ message: { beyond_order: 2000 } });
});

test('whoever commits twice at once stays within the limit', async () => {
  const clerk = await buyer(100_000);
  const orders = [await orderOf(60_000), await orderOf(60_000)];
  const outcomes = await Promise.all([
    ...orders.map((order) => send(clerk, order)),
    ...[1, 2].map(() => buy(clerk, 60_000)),
  ]);
  const done = outcomes.filter((outcome) => outcome !== 'pending' && outcome !== 'order_above_limit');
  expect(done).toHaveLength(1);
  expect(await left(clerk)).toBe(40_000);
});

test('two orders that are sent at the same moment are counted one after the other', async () => {
  const clerk = await buyer(100_000);
  const orders = [await orderOf(60_000), await orderOf(60_000)];
  // Both have begun, and wait for their orders or for each other.
  const holder = await shop.system.db.adminClient();
  await holder.query('begin');
  await holder.query('select from purchase_orders where id = any($1) for update', [orders]);
  const asked = Promise.all(orders.map((order) => send(clerk, order)));
  await untilWaiting(shop.system.db, 2);
  await holder.query('commit');
  expect((await asked).toSorted()).toEqual(['pending', 'sent']);
});
