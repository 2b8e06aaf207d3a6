import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { chanceFrom } from '../../testing/chance.ts';
import { faultOf, randomCart, sellAndCompare } from '../../testing/random-carts.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('the parts of any cart sum to the whole, at the till as in the books', () => {
  const chance = chanceFrom(7);
  for (let n = 0; n < 2000; n += 1) expect(faultOf(randomCart(chance))).toBeNull();
});

test('a sale holds to the cent what the price function says, in its row and in the ledger', async () => {
  const chance = chanceFrom(11);
  const carts = Array.from({ length: 20 }, () => randomCart(chance));
  expect(await sellAndCompare(shop, carts)).toBeNull();
});
