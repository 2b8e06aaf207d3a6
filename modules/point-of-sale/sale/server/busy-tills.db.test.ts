import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { rush, sellOnceEach } from '../../testing/busy-tills.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const deadlocks = async () => {
  const [row] = await shop.system.db.adminQuery<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return row?.n;
};

test('tills that sell and take back the same goods lose no piece and never wait in a circle', async () => {
  const { sales, returns, refused, faults } = await rush(shop, {
    tills: 8,
    actionsOfEach: 12,
    stock: 20,
    seed: 7,
  });
  expect(faults).toEqual([]);
  // The proof is worth nothing where nothing was sold, taken back or refused.
  for (const counted of [sales, returns, refused]) expect(counted).toBeGreaterThan(3);
  expect(await deadlocks()).toBe(0);
});

test('a cart that is sent eight times at once is sold once', async () => {
  expect(await sellOnceEach(shop, 12, 8)).toEqual([]);
});
