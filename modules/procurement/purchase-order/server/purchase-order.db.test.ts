import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const nails = () => shop.product({ opening_stock: null, buying_price: 0 });
const day = { date: '2026-03-02' };

/** An order of so many of one product at a price without VAT. */
async function ordered(product_id: string, quantity: number, price: number) {
  const lines = [{ product_id, quantity, price }];
  const answer = await put('POST api/purchase-order', { ...day, supplier_id: shop.supplier, lines });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.message;
}

async function sent(product: string, quantity: number, price: number) {
  const { id } = await ordered(product, quantity, price);
  expect((await put('PUT api/purchase-order/send', { id })).body.message.status).toBe('sent');
  return id as string;
}

const put = (route: string, body: object) =>
  shop.owner.ask(route, { body, headers: { 'idempotency-key': newId() } });
const move =
  (route: string) =>
  (order_id: string, quantity: number, more: object = {}) =>
    shop.make(route, { order_id, lines: [{ line_no: 1, quantity }], ...more });
const receive = move('PUT api/purchase-order/receive');
const giveBack = move('PUT api/purchase-order/return');
const order = (id: string) => shop.find('purchase-order', id);

describe('an order', () => {
  test('is priced as it is saved, posts nothing, and no longer changes once it is sent', async () => {
    const product = await nails();
    const { id, number, total_amount, net_amount, status, version } = await ordered(product, 40, 62_000);
    expect(number).toMatch(/O0001/);
    expect({ total_amount, net_amount, status }).toEqual({
      ...{ total_amount: 2_926_400, net_amount: 2_480_000, status: 'draft' },
    });
    const lines = [{ product_id: product, quantity: 10, price: 62_000 }];
    const changed = await put(`PUT api/purchase-order?id=${id}`, { lines, version });
    expect(changed.body.message.total_amount).toBe(731_600);
    await put('PUT api/purchase-order/send', { id });
    const after = await order(id);
    expect(after).toMatchObject({ status: 'sent', sent_by_name: 'Neema Mushi' });
    const refused = await put(`PUT api/purchase-order?id=${id}`, { lines, version: after.version });
    expect(refused.status).toBe(409);
    expect(await order(id)).toEqual(after);
    expect(await shop.entryOf(id)).toEqual({});
  });

  test('is received in parts at its price, never beyond what was ordered', async () => {
    const product = await nails();
    const id = await sent(product, 40, 62_000);
    const first = await receive(id, 25);
    expect(first.body.message).toMatchObject({ type: 'received', total_amount: 1_550_000 });
    expect(await shop.entryOf(first.body.message.id)).toEqual({ 1200: 155_000_000n, 2050: -155_000_000n });
    expect(await order(id)).toMatchObject({ status: 'part_received', lines: [{ received: 25 }] });
    expect((await receive(id, 16)).body).toMatchObject({ code: 'more_than_ordered' });
    expect((await put('PUT api/purchase-order/cancel', { id })).body.code).toBe('order_received');
    await receive(id, 15);
    expect(await order(id)).toMatchObject({ status: 'received', lines: [{ received: 40 }] });
    expect(await shop.stockOf(product)).toEqual({ quantity: 40_000n, value: 248_000_000n });
  });

  test('gives goods back before the bill: 2050 by its price, stock at the average, the rest variance', async () => {
    const product = await shop.product({ opening_stock: 4, buying_price: 285_000 });
    const id = await sent(product, 9, 303_333.33);
    const came = await receive(id, 7);
    expect(came.body.message.total_amount).toBe(2_123_333.31);
    const back = await giveBack(id, 2);
    expect(await shop.entryOf(back.body.message.id)).toEqual({
      ...{ 1200: -59_333_333n, 2050: 60_666_666n, 5020: -1_333_333n },
    });
    expect((await giveBack(id, 6)).body.code).toBe('more_than_received');
    expect((await put('PUT api/purchase-order/close', { id })).body.message.status).toBe('closed');
    expect((await receive(id, 1)).body.code).toBe('order_closed');
  });

  test('asks for batches of what is kept in them, and gives back from all that it came in', async () => {
    const product = await shop.product({ opening_stock: null, buying_price: 0, batch_tracking: 'number' });
    const id = await sent(product, 10, 100);
    const { body } = await shop.owner.ask(`GET api/purchase-order/batches?id=${id}`);
    expect(body.message).toEqual([{ line_no: 1, unit_of_measure: 'piece', batch_tracking: 'number' }]);
    for (const [quantity, batch] of [
      [4, 'A1'],
      [6, 'B2'],
    ] as const)
      expect((await receive(id, 0, { lines: [{ line_no: 1, quantity, batch }] })).status).toBe(200);
    expect((await giveBack(id, 8)).body).toMatchObject({ success: true });
    expect(await shop.stockOf(product)).toEqual({ quantity: 2000n, value: 20_000n });
  });

  test('does not come before it was placed, before it is sent, nor under another line', async () => {
    const product = await nails();
    const draft = await ordered(product, 2, 100);
    expect((await receive(draft.id, 1)).body.code).toBe('order_not_sent');
    const id = await sent(product, 2, 100);
    const before = await receive(id, 1, { date: '2026-03-01' });
    expect(before.body.fields.date).toMatch(/before the order/);
    const twice = [
      { line_no: 1, quantity: 1 },
      { line_no: 1, quantity: 1 },
    ];
    expect((await receive(id, 1, { lines: twice })).body.fields).toHaveProperty('lines.1.line_no');
    expect(await shop.stockOf(product)).toEqual({ quantity: 0n, value: 0n });
  });

  test('comes once when two receive the rest at the same time', async () => {
    const product = await nails();
    const id = await sent(product, 10, 100);
    const both = await Promise.all([receive(id, 10), receive(id, 10)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 100_000n });
  });

  test('is billed for what came: dearer goods go to stock and variance, and a void bill gives all of it back', async () => {
    const product = await nails();
    const id = await sent(product, 40, 62_000);
    await receive(id, 40);
    await shop.sold(product, 14);
    const bill = (lines: object[], more: object = {}) =>
      shop.make('POST api/purchase/bill', { order_id: id, payments: [], lines, ...more });
    expect((await bill([{ line_no: 1, quantity: 41 }])).body.code).toBe('more_than_received');
    const dearer = [{ line_no: 1, quantity: 40, price: 64_500 }];
    const made = (await bill(dearer, { receipt_is_provided: true })).body.message;
    expect(made).toMatchObject({ total_amount: 3_044_400, remain_amount: 3_044_400, status: 'received' });
    expect(await shop.entryOf(made.id)).toEqual({
      ...{ 1200: 6_500_000n, 1300: 46_440_000n, 2000: -304_440_000n, 2050: 248_000_000n, 5020: 3_500_000n },
    });
    expect(await shop.stockOf(product)).toEqual({ quantity: 26_000n, value: 167_700_000n });
    expect((await bill([{ line_no: 1, quantity: 1 }])).body.code).toBe('more_than_received');
    expect((await giveBack(id, 1)).body.code).toBe('more_than_received');
    await shop.voidPurchase(made.id);
    expect(await order(id)).toMatchObject({ lines: [{ billed: 0 }] });
    expect(await shop.stockOf(product)).toEqual({ quantity: 26_000n, value: 161_200_000n });
    expect((await bill([{ line_no: 1, quantity: 40 }])).body.message.total_amount).toBe(2_480_000 * 1.18);
  });
});
