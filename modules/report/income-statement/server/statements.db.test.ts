import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { postEntries } from '#modules/finance/public.ts';
import { closeYearOf } from '#modules/finance/testing/close-year.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { balanceSheet } from '../../balance-sheet/server/balance-sheet.query.ts';
import { madeReport } from '../../testing/made-report.ts';
import { incomeStatement } from './income-statement.query.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  await post('2025-11-10', [
    { account: '1010', debit: 90_000n },
    { account: '4000', credit: 90_000n },
  ]);
  await post('2026-02-10', [
    { account: '1010', debit: 50_000n },
    { account: '4020', debit: 1_000n },
    { account: '4000', credit: 41_000n },
    { account: '4100', credit: 10_000n },
  ]);
  await post('2026-03-01', [
    { account: '1010', debit: 70_000n },
    { account: '4010', debit: 5_000n },
    { account: '4000', credit: 65_000n },
    { account: '4910', credit: 10_000n },
  ]);
  await post('2026-03-31', [
    { account: '5010', debit: 20_050n },
    { account: '6010', debit: 8_000n },
    { account: '1010', credit: 28_050n },
  ]);
  await post('2026-04-01', [
    { account: '2300', credit: 3_000n },
    { account: '6090', debit: 3_000n },
  ]);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const post = (date: string, lines: readonly PostingLine[], kind = 'test') =>
  shop.work(({ tx }) =>
    postEntries(tx, [{ branch_id: shop.branch.id, date, source: { kind, id: newId() }, lines }]),
  );

const ask = (report: QueryOperation, query: Record<string, string>) => madeReport(shop, report, query);

const MARCH = { date: '2026-03-01', date_to: '2026-03-31' };

test('net sales, revenue, gross and net profit of a month, beside the month before', async () => {
  const made = await ask(incomeStatement, { ...MARCH, compare: 'previous' });
  expect(made).toMatchObject({
    ...{ net_sales: 600, revenue: 600, cost_of_sales: 200.5, gross_profit: 399.5 },
    ...{ other_income: 100, expenses: 80, net_profit: 419.5 },
    before: {
      ...{ date: '2026-02-01', date_to: '2026-02-28' },
      ...{ net_sales: 400, revenue: 500, gross_profit: 500, net_profit: 500 },
      change: { net_sales: 200, net_profit: -80.5 },
    },
  });
  expect(
    (made.rows as Record<string, unknown>[]).map(
      ({ account_code, section, amount, amount_before, change }) => [
        ...[account_code, section],
        ...[amount, amount_before, change],
      ],
    ),
  ).toEqual([
    ['4000', 'sales', 650, 410, 240],
    ['4010', 'sales', -50, 0, -50],
    ['4020', 'sales', 0, -10, 10],
    ['4100', 'services', 0, 100, -100],
    ['4910', 'other_income', 100, 0, 100],
    ['5010', 'cost', -200.5, 0, -200.5],
    ['6010', 'expenses', -80, 0, -80],
  ]);
});

test('a period is added up whatever years it lies in', async () => {
  expect(await ask(incomeStatement, { date: '2025-01-01', date_to: '2026-12-31' })).toMatchObject({
    revenue: 2000,
    net_profit: 1789.5,
    before: null,
  });
});

test('what moved in a month and back in the next stands in their columns', async () => {
  await post('2025-05-10', [
    { account: '1010', debit: 7_000n },
    { account: '4920', credit: 7_000n },
  ]);
  await post('2025-06-10', [
    { account: '4920', debit: 7_000n },
    { account: '1010', credit: 7_000n },
  ]);
  const made = await ask(incomeStatement, { date: '2025-05-01', date_to: '2025-06-30', by: 'month' });
  expect(made.rows).toMatchObject([
    { account_code: '4920', amount: 0, months: [{ amount: 70 }, { amount: -70 }] },
  ]);
});

test('month by month each column is the statement of its days, and together they are the whole', async () => {
  const whole = { date: '2025-07-05', date_to: '2026-04-15' };
  const made = await ask(incomeStatement, { ...whole, by: 'month' });
  expect(made.months.map(({ date, date_to }: Record<string, string>) => [date, date_to])).toEqual([
    ['2025-11-01', '2025-11-30'],
    ['2025-12-01', '2025-12-31'],
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
    ['2026-04-01', '2026-04-15'],
  ]);
  for (const [place, { date, date_to, ...sums }] of made.months.entries()) {
    const { rows, ...alone } = await ask(incomeStatement, { date, date_to });
    expect(alone).toMatchObject(sums);
    const column = made.rows.map((row: MonthlyRow) => [row.account_code, row.months?.[place]?.amount]);
    expect(column.filter(([, amount]: [string, number]) => amount !== 0)).toEqual(
      rows.map((row: MonthlyRow) => [row.account_code, row.amount]),
    );
  }
  for (const { amount, months } of made.rows as MonthlyRow[])
    expect(months?.reduce((sum, month) => sum + month.amount, 0)).toBe(amount);
  await expect(ask(incomeStatement, { ...whole, date: '2025-04-30', by: 'month' })).rejects.toThrow();
});

interface MonthlyRow {
  account_code: string;
  amount: number;
  months: { amount: number }[] | null;
}

test('beside a month stands its year to date', async () => {
  expect(await ask(incomeStatement, { ...MARCH, compare: 'year_to_date' })).toMatchObject({
    ...{ revenue: 600, net_profit: 419.5 },
    before: { date: '2026-01-01', date_to: '2026-03-31', revenue: 1100, net_profit: 919.5 },
  });
});

test('a balance sheet has the ends of the months of its year, each as it is alone', async () => {
  const made = await ask(balanceSheet, { date_to: '2026-03-20', by: 'month' });
  expect(made.months.map(({ date_to }: { date_to: string }) => date_to)).toEqual([
    '2026-01-31',
    '2026-02-28',
  ]);
  for (const [place, { date_to, ...sums }] of made.months.entries()) {
    const { rows, ...alone } = await ask(balanceSheet, { date_to });
    expect(alone).toMatchObject(sums);
    expect(
      made.rows
        .map((row: MonthlyRow) => [row.account_code, row.months?.[place]?.amount])
        .filter(([, amount]: [string, number]) => amount !== 0),
    ).toEqual(rows.map((row: MonthlyRow) => [row.account_code, row.amount]));
  }
});

test('a balance sheet balances, with the profit of its year; 3900 has those before, closed or not', async () => {
  const made = await ask(balanceSheet, { date_to: '2026-04-30', compare_date: '2025-12-31' });
  expect(made).toMatchObject({
    ...{ total_assets: 1819.5, current_assets: 1819.5, money_in_hand: 1819.5, fixed_assets: 0 },
    ...{ total_liabilities: 30, equity: 900, profit_not_yet_closed: 889.5 },
    ...{ profit_of_year: 889.5, total_equity: 1789.5 },
    ...{ liabilities_and_equity: 1819.5, agrees: true },
    before: { date_to: '2025-12-31', total_assets: 900, equity: 0, profit_of_year: 900 },
    rows: expect.arrayContaining([
      expect.objectContaining({ account_code: '3900', amount: 900, amount_before: 0 }),
    ]),
  });
});

test('closing a year changes nothing of its income statement, nor of what later days say', async () => {
  const year = { date: '2025-01-01', date_to: '2025-12-31' };
  const later = { date_to: '2026-04-30' };
  const [before, balances] = [await ask(incomeStatement, year), await ask(balanceSheet, later)];
  await closeYearOf(shop, 2025);
  expect(await ask(incomeStatement, year)).toEqual(before);
  expect(await ask(balanceSheet, later)).toEqual(balances);
});
