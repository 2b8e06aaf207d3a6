import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let back: string;
beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true, request_stock: true });
  back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const soap = (more: object = {}) => shop.product({ opening_stock: null, buying_price: 0, ...more });
const asked = (route: string, body: object) =>
  shop.owner.ask(route, { body, headers: { 'idempotency-key': String((body as { id?: string }).id) } });
const step = async (route: string, body: object) => {
  const answer = await shop.owner.ask(route, { body, headers: { 'idempotency-key': newId() } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.message;
};
const undo = (route: string, id: string) =>
  shop.owner.ask(route, { body: { id }, headers: { 'idempotency-key': newId() } });

/** Transport of so much is added to a purchase. */
async function addCost(purchase: string, amount: number): Promise<string> {
  const body = { purchases: [purchase], title: 'Lorry', amount, account_id: shop.cash };
  return (await shop.make('POST api/purchase/landed-cost', body)).body.message.id;
}

async function refusedBy(code: string, call: () => Promise<{ status: number; body: { code?: string } }>) {
  const before = await shop.allOfBuying();
  const { status, body } = await call();
  expect([status, body.code]).toEqual([409, code]);
  expect(await shop.allOfBuying()).toEqual(before);
}

describe('goods are not taken out again once a later cost has changed what they cost (A11)', () => {
  test('at the average a cost of any of them counts, until it is void itself', async () => {
    const product = await soap();
    const older = await shop.bought(product, 10, 100);
    const { id } = await shop.bought(product, 10, 100);
    const cost = await addCost(older.id, 500);
    await refusedBy('cost_has_changed', () => shop.voidPurchase(id));
    expect((await undo('PUT api/landed-cost/void', cost)).status).toBe(200);
    expect((await shop.voidPurchase(id)).status).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 100_000n });
  });

  test('a cost of before the goods came has not changed theirs, nor has one that was void by then', async () => {
    const product = await soap();
    const older = await shop.bought(product, 10, 100);
    const cost = await addCost(older.id, 500);
    const { id } = await shop.bought(product, 10, 100);
    expect((await undo('PUT api/landed-cost/void', cost)).status).toBe(200);
    expect((await shop.voidPurchase(id)).status).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 100_000n });
  });

  test('first in, first out: only a cost of their own layers counts', async () => {
    const product = await soap({ valuation: 'fifo' });
    const older = await shop.bought(product, 10, 100);
    const { id } = await shop.bought(product, 10, 100);
    await addCost(older.id, 500);
    expect((await shop.voidPurchase(id)).status).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 150_000n });
  });

  test('so it is with what an adjustment or a count had found', async () => {
    const product = await soap();
    const { id } = await shop.bought(product, 10, 100);
    const found = (
      await shop.make('POST api/stock-adjustment', {
        ...{ product_id: product, store_id: shop.store_id, new_stock: 12, reason: 'Found' },
      })
    ).body.message.id;
    const take = (await shop.make('POST api/stock-take', {})).body.message.id;
    await step('PUT api/stock-take/count', { id: take, lines: [{ product_id: product, counted: 13 }] });
    await step('PUT api/stock-take/post', { id: take });
    const cost = await addCost(id, 500);
    await refusedBy('cost_has_changed', () => undo('PUT api/stock-take/roll-back', take));
    await refusedBy('cost_has_changed', () => undo('PUT api/stock-adjustment/reverse', found));
    expect((await undo('PUT api/landed-cost/void', cost)).status).toBe(200);
    expect((await undo('PUT api/stock-take/roll-back', take)).status).toBe(200);
  });
});

test('goods that a count found in another batch are no longer those that came', async () => {
  const product = await soap({ valuation: 'fifo', batch_tracking: 'number' });
  const lot = (number: string, quantity: number) => ({
    lines: [{ product_id: product, quantity, price: 100, batch: number }],
  });
  await shop.buy(lot('B', 5));
  const { id } = (await shop.buy(lot('A', 10))).body.message;
  const take = (await shop.make('POST api/stock-take', {})).body.message.id;
  const lines = [
    { product_id: product, batch: 'A', counted: 8 },
    { product_id: product, batch: 'B', counted: 7 },
  ];
  await step('PUT api/stock-take/count', { id: take, lines });
  await step('PUT api/stock-take/post', { id: take });
  await shop.buy(lot('A', 2));
  await refusedBy('product_has_moved', () => shop.voidPurchase(id));
});

test.each([false, true])(
  'what lies in another store is not taken out of this one, shortage allowed: %s',
  async (allow_negative_stock) => {
    const path = `api/branch/settings?id=${shop.branch_id}`;
    const { version } = (await shop.owner.ask(`GET ${path}`)).body.message;
    await step(`PUT ${path}`, { version, allow_negative_stock });
    const product = await soap();
    const { id } = await shop.bought(product, 10, 100);
    const ends = { from_store_id: shop.store_id, to_store_id: back };
    const request = newId();
    const lines = [{ product_id: product, requested: 4 }];
    expect((await asked('POST api/stock-request', { id: request, ...ends, lines })).status).toBe(200);
    await step('PUT api/stock-request/approve', { id: request, lines: [{ line_no: 1, approved: 4 }] });
    await step('PUT api/stock-request/dispatch', { id: request, lines: [{ line_no: 1, sent: 4 }] });
    await step('PUT api/stock-request/receive', { id: request, lines: [{ line_no: 1, received: 4 }] });
    await refusedBy('not_enough_stock', () => shop.voidPurchase(id));
  },
);
