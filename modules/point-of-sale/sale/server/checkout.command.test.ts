import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({ name: 'Sabuni' });
});
afterAll(async () => {
  await booksHold(shop.house.db);
  await shop.house.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const money = (amount: number) => BigInt(Math.round(amount * 100));

describe('a sale', () => {
  test('EV-01: in cash, two at 11,800 that cost 7,000', async () => {
    const { status, body } = await shop.sell({
      lines: [{ product_id: soap, quantity: 2 }],
      payments: [cash(23_600)],
    });
    expect([status, body.message]).toEqual([200, expect.objectContaining({ total_amount: 23_600 })]);
    expect(await shop.entryOf(body.message.id)).toEqual({
      1010: money(23_600),
      4000: -money(20_000),
      2200: -money(3600),
      5000: money(14_000),
      1200: -money(14_000),
    });
    expect(await shop.stockOf(soap)).toEqual({ quantity: 98_000n, value: money(686_000) });
  });
});
