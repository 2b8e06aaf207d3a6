import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { booksCheck } from './books-check.query.ts';

let db: TestDatabase;
let shop: Shop;
let soap: string;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  const made = await shop.create('product', {
    name: 'Sabuni',
    buying_price: 100,
    selling_price: 150,
    opening_stock: 5,
  });
  soap = String(made.id);
});
afterAll(() => db.close());

interface Answer {
  holds: boolean;
  checks: { check: string; title: string; examined: number; faults: Record<string, unknown>[] }[];
}

const ask = (language: 'en' | 'sw' = 'en') =>
  shop.ask((context) => booksCheck.run({ ...context, language, input: {} }) as Promise<Answer>);

const faultsOf = ({ checks }: Answer, name: string) => checks.find(({ check }) => check === name)?.faults;

test('books that are right hold, and say over how much', async () => {
  const answer = await ask();
  expect(answer.holds).toBe(true);
  const examined = Object.fromEntries(answer.checks.map(({ check, examined }) => [check, examined]));
  expect(examined).toMatchObject({
    entries_balance: 1,
    lines_follow_entries: 2,
    month_sums_are_lines: 2,
    documents_post_their_stock: 1,
    stock_is_movements: 1,
    reversals_restore: 0,
  });
});

test('what must hold is said in the language of whoever asks', async () => {
  const [first] = (await ask('sw')).checks;
  expect(first?.title).toMatch(/^Kila ingizo/);
});

test('evidence is told in names and whole units, with the place where it is found', async () => {
  const client = await db.adminClient();
  await client.query('set session_replication_role = replica');
  await client.query('update stock_values set quantity = quantity + 1000, value = value + 5000');
  await client.query("update account_months set debit = debit + 1 where account_code = '1200'");
  const answer = await ask();
  expect(answer.holds).toBe(false);
  expect(faultsOf(answer, 'stock_is_movements')).toMatchObject([
    { subject: soap, name: 'Sabuni', expected: [5, 500], found: [6, 550] },
  ]);
  expect(faultsOf(answer, 'inventory_is_stock_value')).toMatchObject([
    { name: 'Kariakoo Main', expected: [550], found: [500] },
  ]);
  expect(faultsOf(answer, 'month_sums_are_lines')).toMatchObject([
    {
      account_code: '1200',
      name: 'Inventory',
      date: '2026-11-01',
      date_to: '2026-11-30',
      expected: [500, 0],
      found: [500.01, 0],
    },
  ]);
});

test('an entry is told by its document and its day, a line that strayed by its branch', async () => {
  const client = await db.adminClient();
  await client.query('set session_replication_role = replica');
  await client.query("update journal_lines set date = '2026-11-19' where line_no = 1");
  expect(faultsOf(await ask(), 'lines_follow_entries')).toMatchObject([
    {
      source_kind: 'opening-stock',
      date: '2026-11-20',
      expected: ['Kariakoo Main', '2026-11-20'],
      found: ['Kariakoo Main', '2026-11-19'],
    },
  ]);
});
