import { beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { booksHold } from './testing/books-hold.ts';
import { rushGoods } from './testing/goods/goods-rush.ts';
import { openGoodsShop } from './testing/goods/goods-shop.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20, waitMs: 60_000 });
});

const seed = Number(process.env.GOODS_SEED ?? Date.now() % 1_000_000);

test(`every piece is accounted for under eight people at once (GOODS_SEED=${seed})`, async () => {
  const shop = await openGoodsShop({}, db);
  const { done, faults } = await rushGoods(shop, { clients: 8, actionsOfEach: 12, stock: 30, seed });
  expect(faults).toEqual([]);
  expect(done.sale).toBeGreaterThan(0);
  await booksHold(db);
  await shop.system.close();
});
