import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock } from '../../stock/server/move-stock.ts';
import { openProductStock } from './open-product-stock.command.ts';

let db: TestDatabase;
let shop: Shop;
let soap: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  shop = await openShop(db);
  soap = String((await shop.create('product', { name: 'Sabuni', selling_price: 10, buying_price: 7 })).id);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const open = (body: object) =>
  shop.work((context) => openProductStock.run(context as never), {
    ...{ product_id: soap, store_id: null, total_cost: null, date: null },
    ...body,
  });

const stock = () =>
  db.adminQuery(
    `select l.store_id, l.quantity,
       (select sum(debit - credit)::bigint from journal_lines j where j.account_code = '1200' and j.branch_id = $2) as booked
     from stock_levels l where product_id = $1 order by l.quantity`,
    [soap, shop.branch.id],
  );

describe('opening stock of a product that exists', () => {
  test('lies in the store that is named, at what it cost or at the buying price, against the opening equity', async () => {
    const back = String((await shop.create('store', { name: 'Back room' })).id);
    await open({ quantity: 3000n, total_cost: 2001n, store_id: back, date: '2026-10-01' });
    await open({ quantity: 5000n });
    expect(await stock()).toEqual([
      { store_id: back, quantity: 3000n, booked: 5501n },
      { store_id: shop.store_id, quantity: 5000n, booked: 5501n },
    ]);
  });

  test('comes before all else, in whole units and on a day that has come', async () => {
    await expect(open({ quantity: 1500n })).rejects.toMatchObject({
      problems: { quantity: { key: 'whole_units' } },
    });
    await expect(open({ quantity: 0n })).rejects.toMatchObject({
      problems: { quantity: { key: 'above_zero' } },
    });
    await expect(open({ quantity: 1000n, date: '2026-11-21' })).rejects.toMatchObject({
      problems: { date: { key: 'in_future' } },
    });
    await expect(open({ quantity: 1000n, product_id: newId() })).rejects.toMatchObject({
      problems: { product_id: { key: 'not_found' } },
    });
    const other = await openShop(db);
    await expect(open({ quantity: 1000n, store_id: other.store_id })).rejects.toMatchObject({
      problems: { store_id: { key: 'not_found' } },
    });
    expect(await stock()).toEqual([]);
    await shop.work(({ tx, branch }) =>
      moveStock(tx, {
        ...{ kind: 'adjustment', branch, date: SHOP_DAY, source: { kind: 'test', id: newId() } },
        lines: [{ product_id: soap, store_id: shop.store_id, quantity: 1000n, value: 0n }],
      }),
    );
    await expect(open({ quantity: 1000n })).rejects.toMatchObject({
      code: 'stock_has_begun',
      data: { product: 'Sabuni' },
    });
    expect(await stock()).toMatchObject([{ quantity: 1000n, booked: null }]);
  });
});
