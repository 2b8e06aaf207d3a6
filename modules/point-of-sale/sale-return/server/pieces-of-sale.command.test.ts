import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => [{ account_id: shop.cash, mode: 'cash', amount }];

test('bottles of a carton come back one by one: money and cost are their share, and all of them are all of it', async () => {
  const units = [{ unit: 'carton', factor: 12, selling_price: 5500 }];
  const product_id = await shop.product({ tax: 'exempt', unit_of_measure: 'bottle', units });
  const before = await shop.stockOf(product_id);
  const lines = [{ product_id, unit: 'carton', quantity: 1 }];
  const { id } = (await shop.sell({ lines, payments: cash(5500) })).body.message;
  const back = (said: object, amount: number) =>
    shop.make('POST api/sale/return', {
      ...{ sale_id: id, lines: [{ line_no: 1, ...said }], refunds: cash(amount) },
    });
  const two = await back({ unit: 'bottle', quantity: 2 }, 917);
  expect(two.body.message).toMatchObject({
    ...{ sale_status: 'part_returned', total_amount: 916.67 },
    lines: [{ unit: 'bottle', quantity: 2, total_amount: 916.67 }],
  });
  expect((await back({ unit: 'carton', quantity: 1 }, 5500)).body.code).toBe('more_than_sold');
  const sold = (await shop.owner.ask(`GET api/sale?id=${id}`)).body.message;
  expect(sold.lines).toMatchObject([{ unit: 'carton', quantity: 1, returned_quantity: 2 }]);
  const { body } = await shop.owner.ask(`GET api/tax-receipt/period?date=${sold.date}&date_to=${sold.date}`);
  expect(body.message.lines).toMatchObject([{ unit: 'bottle', quantity: 10, total_amount: 4583.33 }]);
  expect((await back({ pieces: 10 }, 4583)).body.message).toMatchObject({
    ...{ sale_status: 'returned', total_amount: 4583.33 },
  });
  expect(await shop.stockOf(product_id)).toEqual(before);
});
