import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries, takeNumber } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock } from './move-stock.ts';

const TILLS = 16;
const SALES_OF_A_TILL = 25;
const STOCK = 200_000n;

let db: TestDatabase;
let shop: Shop;
let products: string[];
let attempts = 0;

beforeAll(async () => {
  db = await testDatabase({ poolSize: TILLS });
  shop = await openShop(db);
  products = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      const body = {
        name: `Product ${i}`,
        buying_price: 7,
        selling_price: 10,
        opening_stock: Number(STOCK / 1000n),
      };
      return String((await shop.create('product', body)).id);
    }),
  );
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

/** A sale as a till makes it, as far as the ledgers go: goods out in the order of the cart, entry, number last. */
async function sell(cart: readonly { product_id: string; quantity: bigint }[]): Promise<bigint> {
  return shop.work(async ({ tx, branch }) => {
    attempts += 1;
    const document = {
      branch_id: branch.id,
      date: SHOP_DAY,
      source: { kind: 'test', id: newId() as string },
    };
    const lines = cart.map(({ product_id, quantity }) => ({
      product_id,
      store_id: shop.store_id,
      quantity: -quantity,
    }));
    const moved = await moveStock(tx, { kind: 'sale', branch, ...document, lines });
    const cost = moved.reduce((sum, { value }) => sum - value, 0n);
    await postEntries(tx, [
      {
        ...document,
        lines: [
          { account: '5000', debit: cost },
          { account: '1200', credit: cost },
        ],
      },
    ]);
    await takeNumber(tx, branch.id, 'sale', SHOP_DAY);
    return cart.reduce((sum, { quantity }) => sum + quantity, 0n);
  });
}

test('sixteen tills selling the same goods lose none, sell none twice, and never wait in a circle', async () => {
  const sold = new Map(products.map((id) => [id, 0n]));
  let refused = 0;
  let done = 0;
  const till = async (number: number) => {
    for (let sale = 0; sale < SALES_OF_A_TILL; sale++) {
      // Carts in every order: locks taken in the order of the cart would cross at once.
      const first = (number + sale) % products.length;
      const second = (number * 3 + sale * 2 + 1) % products.length;
      const cart = [first, second === first ? (first + 1) % products.length : second].map((place, i) => ({
        product_id: products[place] ?? '',
        quantity: BigInt(1000 + ((number * 7 + sale * 13 + i) % 5) * 250),
      }));
      try {
        await sell(cart);
        for (const { product_id, quantity } of cart)
          sold.set(product_id, (sold.get(product_id) ?? 0n) + quantity);
        done += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'not_enough_stock' });
        refused += 1;
      }
    }
  };
  const attemptsBefore = attempts;
  await Promise.all(Array.from({ length: TILLS }, (_, number) => till(number)));

  expect(done + refused).toBe(TILLS * SALES_OF_A_TILL);
  const left = await db.adminQuery<{ product_id: string; quantity: bigint; value: bigint }>(
    'select product_id, quantity, value from stock_values',
  );
  for (const { product_id, quantity, value } of left) {
    expect(quantity + (sold.get(product_id) ?? 0n)).toBe(STOCK);
    expect(quantity >= 0n && value >= 0n).toBe(true);
  }
  // A deadlock would have been tried again: every sale was run once.
  expect(attempts - attemptsBefore).toBe(done + refused);
  const [series] = await db.adminQuery(`select last from number_series where kind = 'sale'`);
  expect(series).toEqual({ last: done });
  // The proof is worth nothing where no till was ever refused, or all were.
  expect(refused).toBeGreaterThan(0);
  expect(done).toBeGreaterThan(refused);
});

test('a number taken by a sale that fails is given to the next: the series has no gap', async () => {
  const take = (fails: boolean) =>
    shop.work(async ({ tx, branch }) => {
      const number = await takeNumber(tx, branch.id, 'invoice', SHOP_DAY);
      if (fails) throw new Error('the printer is on fire');
      return number;
    });
  const taken = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => take(i % 3 === 0)));
  const numbers = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(numbers.sort()).toEqual(
    Array.from({ length: 40 }, (_, i) => `KMI${String(i + 1).padStart(4, '0')}`),
  );
});

test('each year and each kind counts for itself, and no number stands twice', async () => {
  const take = (kind: 'quote' | 'sale-return', date: string) =>
    shop.work(({ tx, branch }) => takeNumber(tx, branch.id, kind, date));
  expect(await take('quote', '2026-12-31')).toBe('KMQ0001');
  expect(await take('quote', '2026-12-31')).toBe('KMQ0002');
  expect(await take('sale-return', '2026-12-31')).toBe('KMR0001');
  expect(await take('quote', '2027-01-01')).toBe('KMQ0001-2027');
  expect(await take('quote', '2025-06-01')).toBe('KMQ0001-2025');
  expect(await take('quote', '2026-06-01')).toBe('KMQ0003');
});

test('tills that begin two years at once agree on which of them goes without saying', async () => {
  const other = await openShop(db);
  const dates = Array.from({ length: 20 }, (_, i) => (i % 2 ? '2026-12-31' : '2027-01-01'));
  const numbers = await Promise.all(
    dates.map((date) => other.work(({ tx, branch }) => takeNumber(tx, branch.id, 'sale', date))),
  );
  expect(new Set(numbers).size).toBe(20);
  expect(numbers.filter((number) => number.includes('-'))).toHaveLength(10);
});
