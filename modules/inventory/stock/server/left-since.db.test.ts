import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { leftSince } from './left-since.ts';
import { moveStock } from './move-stock.ts';

let db: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(() => db.close());

const NAME = 'Rice';

/** Moves so many pieces of a product because of a document, in one step after the other. */
async function move(product_id: string, source: { kind: string; id: string }, ...steps: number[]) {
  await shop.work(async ({ tx, branch }) => {
    const date = '2026-03-02';
    for (const pieces of steps) {
      const line = { product_id, store_id: shop.store_id, quantity: BigInt(pieces * 1000) };
      const value = pieces > 0 ? { value: BigInt(pieces * 100) } : {};
      await moveStock(tx, { kind: source.kind, branch, date, source, lines: [{ ...line, ...value }] });
    }
    const sum = BigInt(steps.reduce((all, pieces) => all + pieces, 0) * 100);
    const [stock, other] = sum < 0n ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
    const size = sum < 0n ? -sum : sum;
    const lines = [
      { account: '1200', [stock]: size },
      { account: '5010', [other]: size },
    ];
    await postEntries(tx, [{ branch_id: branch.id, date, source, lines }]);
  });
}

const left = (source: { kind: string; id: string }) =>
  shop.work(({ tx, branch }) => leftSince(tx, branch.id, source));

test('what a document took out itself is no leaving of what it brought; what another one takes is', async () => {
  const rice = String((await shop.create('product', { name: NAME, selling_price: 10 })).id);
  const count = { kind: 'stock-take', id: newId() as string };
  await move(rice, count, 10, -4);
  expect(await left(count)).toBeNull();
  await move(rice, { kind: 'sale', id: newId() }, -1);
  expect(await left(count)).toBe(NAME);
});
