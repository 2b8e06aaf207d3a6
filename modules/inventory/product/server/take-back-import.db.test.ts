import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { undoImport } from '#server-kit/import/undo-import.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock } from '../../stock/server/move-stock.ts';

const MAPPING = {
  Name: 'name',
  Category: 'category_id',
  Buying: 'buying_price',
  Selling: 'selling_price',
  Stock: 'opening_stock',
  Date: 'opening_date',
};

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

async function land(): Promise<string> {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const number = (value: number) => ({ kind: 'number', number: value, decimals: 2 }) as const;
  const bytes = await workbookBytes({
    sheets: [
      {
        name: 'Bidhaa',
        columns: Object.keys(MAPPING).map((title) => ({ title })),
        rows: [
          [text('Sukari'), text('Vyakula'), number(2300.4), number(2800), number(13), { kind: 'blank' }],
          [text('Unga'), text('Vyakula'), number(1900), number(2400), number(7), text('2026-01-31')],
          [
            text('Kalamu'),
            { kind: 'blank' },
            { kind: 'blank' },
            number(500),
            { kind: 'blank' },
            { kind: 'blank' },
          ],
        ],
      },
    ],
  });
  const wizard = { mapping: MAPPING, create_missing: ['category'] };
  return (await importSheet(shop, 'product', bytes, wizard)).id ?? '';
}
const undo = (id: string, dry_run = false) => shop.work((context) => undoImport({ id, dry_run }, context));

/** What the shop has, by name, and what its books say of it on every day. */
async function state() {
  const of = (text: string) => db.adminQuery(text, [shop.business_id]);
  return {
    products: await of('select name from products where business_id = $1 and deleted_at is null order by 1'),
    categories: await of('select name from categories where business_id = $1 and deleted_at is null'),
    held: await of(
      'select sum(quantity)::bigint as quantity, sum(value)::bigint as value from stock_values where business_id = $1',
    ),
    days: await of(
      `select e.date::text, account_code, sum(debit - credit)::bigint as balance from journal_lines l
       join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
       where l.business_id = $1 group by 1, 2 having sum(debit - credit) <> 0 order by 1, 2`,
    ),
  };
}

test('products go with their opening stock, and every day of the books is as if they had never come', async () => {
  await shop.create('product', { name: 'Chai', selling_price: 900, buying_price: 500, opening_stock: 3 });
  const before = await state();
  const id = await land();
  const landed = await state();
  expect(landed.products).toHaveLength(4);
  expect(await undo(id, true)).toMatchObject({ to_delete: 3, to_delete_beside: 1, refused: 0 });
  expect(await state()).toEqual(landed);
  expect(await undo(id)).toMatchObject({ to_delete: 3, to_delete_beside: 1, refused: 0 });
  expect(await state()).toEqual(before);
  // The name is free again and nothing of the old stock comes along.
  await land();
  expect(await state()).toEqual(landed);
});

test('whoever works in another store only cannot take goods out of this one', async () => {
  const id = await land();
  const landed = await state();
  const elsewhere = (dry_run: boolean) =>
    shop.work((context) =>
      undoImport({ id, dry_run }, { ...context, actor: { ...context.actor, store_ids: [id] } }),
    );
  expect(await elsewhere(true)).toMatchObject({ refused: 2 });
  await expect(elsewhere(false)).rejects.toThrow();
  expect(await state()).toEqual(landed);
});

test('a product that has moved since keeps all of it', async () => {
  const id = await land();
  const [sugar] = await db.adminQuery<{ id: string }>(
    "select id from products where business_id = $1 and name = 'Sukari'",
    [shop.business_id],
  );
  const product_id = sugar?.id ?? '';
  const { branch, store_id } = shop;
  await shop.work(({ tx }) =>
    moveStock(tx, {
      kind: 'adjustment',
      branch,
      date: '2026-11-20',
      source: { kind: 'adjustment', id: product_id },
      lines: [{ product_id, store_id, quantity: 1n, value: 0n }],
    }),
  );
  const landed = await state();
  const [reason] = (await undo(id, true)).reasons;
  expect(reason).toEqual({
    id: product_id,
    name: 'Sukari',
    reason: 'The stock of this product has changed since: it was sold, counted or received.',
  });
  await expect(undo(id)).rejects.toMatchObject({ code: 'undo_refused', data: { count: 1, of: 3 } });
  expect(await state()).toEqual(landed);
});

test('what lies in closed books stays there', async () => {
  const id = await land();
  await db.adminQuery("update branches set lock_date = '2026-01-31' where id = $1", [shop.branch.id]);
  const landed = await state();
  await expect(undo(id)).rejects.toMatchObject({ code: 'books_locked' });
  expect(await state()).toEqual(landed);
});
