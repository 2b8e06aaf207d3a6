import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type CountingShop, openCountingShop } from '../testing/counting-shop.ts';

let shop: CountingShop;
beforeAll(async () => {
  shop = await openCountingShop({ has_store: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** A stock take in which so much of a product was counted now; the next thing happens a minute later. */
async function takeOf(product_id: string, counted: number): Promise<string> {
  const id = await shop.started({ blind: false });
  await shop.counted(id, [{ product_id, counted }]);
  shop.system.clock.move(60_000);
  return id;
}
const differenceOf = async (take: string) => {
  const [{ stock_then, variance }] = (await shop.linesOf(take)).lines;
  return { stock_then, variance };
};
const daysAgo = (days: number) =>
  new Date(shop.system.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const stockOf = async (product: string) => (await shop.stockOf(product)).quantity;

test('an older count that is posted first goes into the difference of a newer one, and out as it is rolled back', async () => {
  const product = await shop.product({ opening_stock: 40 });
  const [older, newer] = [await takeOf(product, 38), await takeOf(product, 41)];
  expect(await differenceOf(newer)).toEqual({ stock_then: 40, variance: 1 });
  await shop.step('post', older);
  expect(await differenceOf(newer)).toEqual({ stock_then: 38, variance: 3 });
  await shop.step('roll-back', older);
  expect(await differenceOf(newer)).toEqual({ stock_then: 40, variance: 1 });
  await shop.sold(product, 5);
  expect((await shop.step('post', newer)).status).toBe(200);
  expect(await stockOf(product)).toBe(36_000n);
});

test('what came late and was taken back again changes no difference', async () => {
  const product = await shop.product({ opening_stock: 20, opening_date: daysAgo(3) });
  const take = await takeOf(product, 17);
  const late = await shop.make('POST api/stock-adjustment', {
    ...{ product_id: product, type: 'decrease', adjustment_quantity: 3, date: daysAgo(1), reason: 'Broken' },
  });
  expect(late.status).toBe(200);
  expect(await differenceOf(take)).toEqual({ stock_then: 17, variance: 0 });
  const headers = { 'idempotency-key': newId() };
  await shop.owner.ask('PUT api/stock-adjustment/reverse', { body: { id: late.body.message.id }, headers });
  expect(await stockOf(product)).toBe(20_000n);
  expect(await differenceOf(take)).toEqual({ stock_then: 20, variance: -3 });
  expect((await shop.step('post', take)).status).toBe(200);
  expect(await stockOf(product)).toBe(17_000n);
});
