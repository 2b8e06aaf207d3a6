import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

/** A shop that sells goods before they come. */
let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ allow_negative_stock: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const sell = (product_id: string, quantity: number) =>
  shop.sell({ lines: [{ product_id, quantity, unit_price: 0 }], payments: [] });

test.each([
  ['fifo', -100n],
  ['moving_average', -99n],
])('transport does not change what a shortage costs: %s', async (valuation, value) => {
  const short = await shop.product({ opening_stock: null, buying_price: 0, valuation });
  const there = await shop.product({ opening_stock: null, buying_price: 0 });
  // Three for a shilling: by layers two of them cost 0.67, at the average of the shortage 0.66.
  const lines = [
    { product_id: short, quantity: 3, price: 1, discount: 2 },
    { product_id: there, quantity: 10, price: 100 },
  ];
  const bought = (await shop.buy({ lines })).body.message;
  expect((await sell(short, 4)).status).toBe(200);
  expect(await shop.stockOf(short)).toEqual({ quantity: -1000n, value: -33n });
  const cost = {
    purchases: [bought.id],
    title: 'Lorry',
    amount: 50,
    by: 'quantity',
    supplier_id: shop.supplier,
  };
  const borne = await shop.make('POST api/purchase/landed-cost', { id: newId(), ...cost });
  expect(borne.status, JSON.stringify(borne.body)).toBe(200);
  expect(await shop.stockOf(short)).toEqual({ quantity: -1000n, value: -33n });
  expect((await sell(short, 2)).status).toBe(200);
  expect(await shop.stockOf(short)).toEqual({ quantity: -3000n, value });
});
