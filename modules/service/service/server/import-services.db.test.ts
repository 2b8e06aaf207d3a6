// cspell:ignore Baraka Tumaini Tecno Kweka
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
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

async function bring(rows: readonly (readonly string[])[], dryRun = false, titles = COLUMNS) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const columns = titles.map((title) => ({ title }));
  const mapping = Object.fromEntries(titles.map((column) => [column, column]));
  const sheet = { name: 'Services', columns, rows: rows.map((row) => row.map(text)) };
  return importSheet(shop, 'service', await workbookBytes({ sheets: [sheet] }), { mapping }, dryRun);
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

const HISTORY = [...COLUMNS, 'is_history'];
const inBooks = async () =>
  (
    await db.adminQuery(
      `select (select count(*) from journal_entries)::int as entries, (select count(*) from stock_movements)::int as moves,
       (select count(*) from sales)::int as sales, (select count(*) from occupations)::int as taken`,
    )
  )[0];

test('what was done before comes as history: priced and numbered, with its warranty, and nothing is posted or taken', async () => {
  const glass = { name: 'Glass', selling_price: 5, buying_price: 4, opening_stock: 9 };
  const product_id = String((await shop.create('product', glass)).id);
  const parts = [{ product_id, quantity: 1 }];
  await shop.create('service-type', {
    name: 'Old repair',
    price: 20_000,
    warranty_days: 30,
    parts,
    status: 'archived',
  });
  const before = [await inBooks(), await counted()];
  const rows = [
    ['Old repair', 'Asha Mushi', 'Galaxy A10', '18000', '2018-05-01', 'yes'],
    ['Screen', 'Asha Mushi', 'Galaxy A11', '', SHOP_DAY, 'yes'],
  ];
  expect(await bring(rows, true, HISTORY)).toMatchObject({ faulty: 0, to_create: 2 });
  expect(await bring(rows, false, HISTORY)).toMatchObject({ created: 2 });
  expect(await inBooks()).toEqual(before[0]);
  expect((await counted())?.numbers).toBe(Number(before[1]?.numbers) + 2);
  const brought = await db.adminQuery(
    `select item, status, date::text, finished_on::text, warranty_until::text, total_amount, link_code,
       (select count(*) from service_parts p where p.service_id = v.id)::int as parts
     from services v where item like 'Galaxy A1_' and status = 'history' order by item`,
  );
  const past = { status: 'history', link_code: null, parts: 0 };
  expect(brought).toEqual([
    { ...past, item: 'Galaxy A10', ...onDay('2018-05-01', '2018-05-31'), total_amount: 1_800_000n },
    { ...past, item: 'Galaxy A11', ...onDay(SHOP_DAY, addDays(SHOP_DAY, 30)), total_amount: 3_500_000n },
  ]);
  await booksHold(db);
});

const onDay = (date: string, warranty_until: string) => ({ date, finished_on: date, warranty_until });

test('history is of a day that is over, and what is no history is of no day before the books', async () => {
  const tried = await bring(
    [
      ['Screen', 'Asha Mushi', 'Nokia', '', addDays(SHOP_DAY, 1), 'yes'],
      ['Screen', 'Asha Mushi', 'Nokia', '', '2008-05-01', 'no'],
      ['Old repair', 'Asha Mushi', 'Nokia', '', SHOP_DAY, 'no'],
    ],
    true,
    HISTORY,
  );
  expect(tried.faults?.map(({ row, column }) => [row, column])).toEqual([
    [2, 'date'],
    [3, 'date'],
    [4, 'service_type_id'],
  ]);
  // Nor is one moved there later on.
  const [open] = await db.adminQuery<{ id: string; version: number }>(
    "select id, version::int as version from services where status = 'pending' order by id limit 1",
  );
  const moved = shop.change('service', String(open?.id), { version: open?.version, date: '2008-05-01' });
  await expect(moved).rejects.toMatchObject({ problems: { date: { key: 'before_books' } } });
});

test('an appointment at a time that is taken says so beside its row, by whom and until when, and who is free', async () => {
  const before = await counted();
  const who = 'Juma Kweka';
  await db.adminQuery(
    `insert into users (business_id, id, name, phone_number, account_type, status, search_text)
     values ($1, $2, $3, '255713990270', 'owner', 'active', $3)`,
    [shop.business_id, newId(), who],
  );
  const bringDays = async (days: readonly string[], dryRun = false) => {
    const titles = ['service_type_id', 'assignee_id', 'starts', 'outside_hours'];
    const text = (value: string) => ({ kind: 'text', text: value }) as const;
    const rows = days.map((at) => [text('Hour'), text(who), { kind: 'datetime', at } as const, text('yes')]);
    const sheet = { name: 'Services', columns: titles.map((title) => ({ title })), rows };
    const mapping = Object.fromEntries(titles.map((column) => [column, column]));
    return importSheet(shop, 'service', await workbookBytes({ sheets: [sheet] }), { mapping }, dryRun);
  };
  const on = (days: number) => `${addDays(SHOP_DAY, days)}T00:00:00Z`;
  await shop.create('service-type', { name: 'Hour', price: 10_000, duration: 60 });
  expect(await bringDays([on(1)])).toMatchObject({ created: 1 });
  const days = [on(2), on(1), on(2), on(3)];
  const told = await bringDays(days, true);
  expect(told).toMatchObject({ rows: 4, faulty: 2 });
  const busy = (row: number, order: string) => ({
    row,
    column: 'starts',
    reason: expect.stringContaining(order),
  });
  expect(told.faults).toMatchObject([busy(3, who), busy(4, '#2')]);
  await expect(bringDays(days)).rejects.toThrow();
  expect(await counted()).toEqual({
    services: Number(before?.services) + 1,
    numbers: Number(before?.numbers) + 1,
  });
  // What was tried took nobody's time.
  expect(await bringDays([on(2), on(3)])).toMatchObject({ created: 2 });
});
