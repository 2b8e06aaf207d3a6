import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { generalLedger } from '../../general-ledger/server/general-ledger.query.ts';
import { journal } from './journal.query.ts';

let db: TestDatabase;
let shop: Shop;
const products: string[] = [];

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  for (const name of ['Sabuni', 'Chumvi'])
    products.push(
      String(
        (await shop.create('product', { name, selling_price: 9, buying_price: 5, opening_stock: 2 })).id,
      ),
    );
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

async function productsOf(report: QueryOperation, query: Record<string, string> = {}) {
  const { data } = await shop.ask((context) => {
    const input = report.read({ query: new Map(Object.entries(query)), body: undefined }, context);
    return report.run({ ...context, input }) as Promise<{ data: { product_id: string | null }[] }>;
  });
  return data.map(({ product_id }) => product_id);
}

test('an entry names the product whose stock it moved', async () => {
  expect(await productsOf(journal)).toEqual([products[1], products[0]]);
  expect(await productsOf(generalLedger, { account_code: '1200' })).toEqual(products);
});

test('an entry that moved several products names none of them', async () => {
  const source = { kind: 'test', id: newId() as string };
  await shop.work(async ({ tx, branch }) => {
    const lines = products.map((product_id) => ({
      product_id,
      store_id: shop.store_id,
      quantity: 1000n,
      value: 500n,
    }));
    await moveStock(tx, { kind: 'opening', branch, date: '2026-11-20', source, lines });
    await postEntries(tx, [
      {
        branch_id: branch.id,
        date: '2026-11-20',
        source,
        lines: [
          { account: '1200', debit: 1000n },
          { account: '3010', credit: 1000n },
        ],
      },
    ]);
  });
  expect(await productsOf(journal, { source_id: source.id })).toEqual([null]);
});
