import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { chanceFrom } from '../../testing/chance.ts';
import { byDelivery, cartOf, type Door, doorsOf } from '../../testing/doors-of-sales.ts';
import { randomCart } from '../../testing/random-carts.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// The same goods sold by any door post the same lines and take the same goods at the same cost.
const SEED = Number(process.env.GOODS_SEED ?? Date.now() % 1_000_000);
const CARTS = 12;
const TAXES = ['standard', 'zero', 'exempt', 'standard'];

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(async () => {
  await booksHold(system.db);
  await system.close();
});

/** What a sale posted, and what of each product is left and what that is worth. */
async function soldBy(shop: SellingShop, door: Door, products: readonly string[], cart: Parameters<Door>[0]) {
  const posted = await shop.entryOf(await door(cart));
  return { posted, left: await Promise.all(products.map((id) => shop.stockOf(id))) };
}

test.each([
  ['registered for VAT', true],
  ['not registered', false],
])('every door posts the same of any cart in a branch that is %s', async (_, vat_registered) => {
  const shop = await openSellingShop({ vat_registered }, { system });
  const delivering = await openSellingShop({ vat_registered, invoices_post_at: 'delivery' }, { system });
  const goodsOf = (at: SellingShop) =>
    Promise.all(TAXES.map((tax) => at.stocked(10_000_000_000n, 7_777_777_777n, { tax, selling_price: 1 })));
  // Goods of its own for each door, so that each takes the first of them.
  const doors = await Promise.all(
    [
      ...Object.entries(await doorsOf(shop)).map(([name, door]) => ({ name, door, at: shop })),
      { name: 'delivery', door: byDelivery(delivering), at: delivering },
    ].map(async (one) => ({ ...one, products: await goodsOf(one.at) })),
  );
  const chance = chanceFrom(SEED);
  for (let no = 0; no < CARTS; no += 1) {
    const drawn = randomCart(chance);
    const seen: Record<string, unknown> = {};
    for (const { name, door, at, products } of doors) {
      const cart = cartOf(drawn, products, vat_registered);
      // What comes to nothing is given away, which no invoice does.
      if (cart.total_amount > 0) seen[name] = await soldBy(at, door, products, cart);
    }
    const [first, ...others] = Object.values(seen);
    for (const other of others)
      expect(other, `seed ${SEED}, cart ${no}: ${Object.keys(seen)}`).toEqual(first);
  }
});
