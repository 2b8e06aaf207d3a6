// cspell:ignore Baraka Tumaini Tecno
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db, { settings: { vat_registered: true, price_mode: 'inclusive' } });
  await shop.create('service-type', { name: 'Screen', price: 35_000, warranty_days: 30 });
  for (const name of ['Asha Mushi', 'Baraka Tumaini']) await shop.create('customer', { name });
});
afterAll(() => db.close());

const COLUMNS = ['service_type_id', 'customer_id', 'item', 'price', 'date'];
const MAPPING = Object.fromEntries(COLUMNS.map((column) => [column, column]));

async function bring(rows: readonly (readonly string[])[], dryRun = false) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const columns = COLUMNS.map((title) => ({ title }));
  const sheet = { name: 'Services', columns, rows: rows.map((row) => row.map(text)) };
  return importSheet(shop, 'service', await workbookBytes({ sheets: [sheet] }), { mapping: MAPPING }, dryRun);
}
const counted = async () => {
  const [found] = await db.adminQuery<{ services: number; numbers: number }>(
    `select (select count(*) from services)::int as services,
       (select coalesce(sum(last), 0)::int from number_series where kind = 'service') as numbers`,
  );
  return found;
};

test('a sheet of services is tried without a trace, and brought as open services with price and number', async () => {
  const rows = [
    ['Screen', 'Asha Mushi', 'Galaxy A14', '', SHOP_DAY],
    ['Screen', 'Baraka Tumaini', 'Tecno Spark', '40000', SHOP_DAY],
  ];
  expect(await bring(rows, true)).toMatchObject({ rows: 2, faulty: 0, to_create: 2, faults: [] });
  expect(await counted()).toEqual({ services: 0, numbers: 0 });
  expect(await bring(rows)).toMatchObject({ created: 2 });
  expect(await counted()).toEqual({ services: 2, numbers: 2 });
  const brought = await db.adminQuery(
    `select c.name, v.item, v.status, v.total_amount, v.warranty_days, v.link_code is not null as has_link
     from services v join customers c on c.id = v.customer_id order by v.number`,
  );
  const usual = { status: 'pending', warranty_days: 30, has_link: true };
  expect(brought).toEqual([
    { ...usual, name: 'Asha Mushi', item: 'Galaxy A14', total_amount: 3_500_000n },
    { ...usual, name: 'Baraka Tumaini', item: 'Tecno Spark', total_amount: 4_000_000n },
  ]);
  await booksHold(db);
});

test('a row that cannot be says so beside its row, and nothing is brought', async () => {
  const before = await counted();
  const tried = await bring(
    [
      ['Screen', 'Asha Mushi', 'Nokia', '', SHOP_DAY],
      ['', 'Asha Mushi', 'Nokia', '', SHOP_DAY],
      ['Screen', 'Asha Mushi', 'Nokia', 'much', SHOP_DAY],
    ],
    true,
  );
  expect(tried.faults?.map(({ row, column }) => [row, column])).toEqual([
    [3, 'service_type_id'],
    [4, 'price'],
  ]);
  expect(await counted()).toEqual(before);
});
