import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let product: string;
beforeAll(async () => {
  shop = await openBuyingShop({});
  product = await shop.product({ opening_stock: null, buying_price: 0 });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const figures = async (id: string) => {
  const { total_amount, paid_amount, taken_off_amount, remain_amount } = await shop.find('purchase', id);
  return [total_amount, paid_amount, taken_off_amount, remain_amount];
};

test('a purchase says what went back beside what is paid and left; a void one is owed nothing', async () => {
  const payments = [{ account_id: shop.bank, amount: 50_000 }];
  const { id } = await shop.bought(product, 9, 11_000, { payments });
  expect(await figures(id)).toEqual([99_000, 50_000, 0, 49_000]);
  await shop.make('POST api/purchase/return', { purchase_id: id, lines: [{ line_no: 1, quantity: 3 }] });
  expect(await figures(id)).toEqual([99_000, 50_000, 33_000, 16_000]);
  const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${id}`)).body.message.data;
  await shop.owner.ask('PUT api/debt/write-off', {
    ...{ body: { id: owed.id, reason: 'Gift' }, headers: { 'idempotency-key': newId() } },
  });
  expect(await figures(id)).toEqual([99_000, 50_000, 49_000, 0]);

  const wrong = await shop.bought(product, 1, 11_000, {});
  expect(await figures(wrong.id)).toEqual([11_000, 0, 0, 11_000]);
  const done = await shop.owner.ask('PUT api/purchase/void', {
    ...{ body: { id: wrong.id, reason: 'Twice' }, headers: { 'idempotency-key': newId() } },
  });
  expect(done.status).toBe(200);
  expect(await figures(wrong.id)).toEqual([11_000, 0, 0, 0]);
  const { sums } = (await shop.owner.ask('GET api/purchase/totals')).body.message;
  expect(sums).toEqual([
    { total_amount: 99_000, paid_amount: 50_000, taken_off_amount: 49_000, remain_amount: 0 },
  ]);
});

test('what is refused by an amount says it to the cent', async () => {
  const payments = [{ account_id: shop.bank, amount: 10_000.03 }];
  const refused = await shop.buy({
    lines: [{ product_id: product, quantity: 1, price: 10_000.02 }],
    payments,
  });
  expect(refused.body).toMatchObject({ code: 'paid_above_total', total: '10,000.02' });
});
