import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { playRequests } from '../testing/random-requests.ts';
import { openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
beforeAll(async () => {
  shop = await openRequestingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('whatever is asked for, sent, lost, returned and sold, no piece and no cent is lost', async () => {
  const { faults, done } = await playRequests(shop, 120, 20_261_123);
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThan(30);
});
