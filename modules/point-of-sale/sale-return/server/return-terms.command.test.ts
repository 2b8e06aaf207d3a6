import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ cash_rounding: 100 });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const sell = async (product_id: string, quantity: number, paid: number, more: object = {}) =>
  (await shop.sell({ lines: [{ product_id, quantity }], payments: [cash(paid)], ...more })).body.message.id;
const back = (sale_id: string, quantity: number, refunds: object[], more: object = {}) =>
  shop.make('POST api/sale/return', { sale_id, lines: [{ line_no: 1, quantity }], refunds, ...more });

test('five returns of one sale pay back in coins what the sale brought in', async () => {
  const sweet = await shop.product({ selling_price: 50 });
  const sale = await sell(sweet, 5, 300);
  const paidBack = [];
  for (const amount of [100, 0, 100, 0, 100]) {
    const above = await back(sale, 1, [cash(amount + 100)]);
    expect([above.body.code, above.body.due]).toEqual(['refunds_differ', String(amount)]);
    const { status } = await back(sale, 1, amount ? [cash(amount)] : []);
    paidBack.push(status);
  }
  expect(paidBack).toEqual([200, 200, 200, 200, 200]);
});

test('what coins let a customer off does not come back by mobile money', async () => {
  const tea = await shop.product({ selling_price: 149 });
  const sale = await sell(tea, 1, 100);
  const wallet = (amount: number) => ({
    account_id: shop.wallet,
    mode: 'emoney',
    amount,
    reference: `R${amount}`,
  });
  const above = await back(sale, 1, [wallet(149)]);
  expect([above.body.code, above.body.due]).toEqual(['refunds_differ', '100']);
  const { body } = await back(sale, 1, [wallet(100)]);
  expect(await shop.entryOf(body.message.id)).toMatchObject({ 1030: -10_000n, 6910: -4_900n });
});

test('a return is never dated before its sale', async () => {
  const soap = await shop.product({ opening_date: '2026-03-01' });
  const sale = await sell(soap, 1, 11_800, { date: '2026-03-05' });
  const before = await shop.everything();
  const early = await back(sale, 1, [cash(11_800)], { date: '2026-03-04' });
  expect([early.status, early.body.code, early.body.date]).toEqual([
    409,
    'earlier_than_document',
    '2026-03-05',
  ]);
  expect(await shop.everything()).toEqual(before);
  expect((await back(sale, 1, [cash(11_800)], { date: '2026-03-05' })).status).toBe(200);
});
