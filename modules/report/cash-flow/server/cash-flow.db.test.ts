import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { postEntries } from '#modules/finance/public.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { balanceSheet } from '../../balance-sheet/server/balance-sheet.query.ts';
import { madeReport } from '../../testing/made-report.ts';
import { FLOWS } from '../cash-flow.rules.ts';
import { cashFlow, cashFlowEntries } from './cash-flow.query.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  await post('2026-02-10', [
    { account: '1010', debit: 90_000n },
    { account: '3000', credit: 90_000n },
  ]);
  // A cash sale with its goods, half of it on credit: what is owed is no money yet.
  await post('2026-03-02', [
    { account: '1010', debit: 59_000n },
    { account: '1100', debit: 59_000n, party: { kind: 'customer', id: newId() as string } },
    { account: '4000', credit: 100_000n },
    { account: '2200', credit: 18_000n },
    { account: '5000', debit: 70_000n },
    { account: '1200', credit: 70_000n },
  ]);
  await post(
    '2026-03-05',
    [
      { account: '1200', debit: 20_000n },
      { account: '1300', debit: 3_600n },
      { account: '1030', credit: 23_600n },
    ],
    'purchase',
  );
  await post(
    '2026-03-06',
    [
      { account: '6030', debit: 1_000n },
      { account: '1300', debit: 180n },
      { account: '1010', credit: 1_180n },
    ],
    'expense',
  );
  // From the drawer into the bank, and what the bank takes for it.
  await post('2026-03-07', [
    { account: '1020', debit: 30_000n },
    { account: '6070', debit: 250n },
    { account: '1010', credit: 30_250n },
  ]);
  await post('2026-03-08', [
    { account: '1500', debit: 5_000n },
    { account: '1020', credit: 5_000n },
  ]);
  await post('2026-03-09', [
    { account: '2210', debit: 700n },
    { account: '1020', credit: 700n },
  ]);
  await post('2026-03-10', [
    { account: '1030', debit: 40_000n },
    { account: '2300', credit: 40_000n },
  ]);
  // No money moved.
  await post('2026-03-11', [
    { account: '6010', debit: 8_000n },
    { account: '1100', debit: 4_000n, party: { kind: 'customer', id: newId() as string } },
    { account: '2010', credit: 12_000n },
  ]);
});
afterAll(() => db.close());

const post = (date: string, lines: readonly PostingLine[], kind = 'test') =>
  shop.work(({ tx }) =>
    postEntries(tx, [{ branch_id: shop.branch.id, date, source: { kind, id: newId() }, lines }]),
  );

const ask = (report: QueryOperation, query: Record<string, string>) => madeReport(shop, report, query);

const MARCH = { date: '2026-03-01', date_to: '2026-03-31' };

test('money comes from and goes for what stands on the other side, beside the month before', async () => {
  const made = await ask(cashFlow, { ...MARCH, compare: 'previous' });
  expect(made).toMatchObject({
    ...{ opening: 900, closing: 1582.7, change: 682.7 },
    before: { date: '2026-02-01', date_to: '2026-02-28', opening: 0, closing: 900, change: 900 },
    sections: [
      { section: 'operating', amount: 332.7, amount_before: 0 },
      { section: 'investing', amount: -50, amount_before: 0 },
      { section: 'financing', amount: 400, amount_before: 900 },
    ],
  });
  expect(made.rows.map(({ flow, amount, amount_before }: Row) => [flow, amount, amount_before])).toEqual([
    ['customers', 590, 0],
    ['goods', -236, 0],
    ['expenses', -14.3, 0],
    ['taxes', -7, 0],
    ['equipment', -50, 0],
    ['owner', 0, 900],
    ['loans', 400, 0],
  ]);
});

interface Row {
  flow: string;
  amount: number;
  amount_before: number | null;
}

test('what came in less what went out is what there is more, and that is the money of the balance sheet', async () => {
  for (const days of [
    MARCH,
    { date: '2026-03-05', date_to: '2026-03-07' },
    { date: '2026-01-01', date_to: '2026-12-31' },
  ]) {
    const made = await ask(cashFlow, days);
    const cents = (amount: number) => Math.round(amount * 100);
    const flows = made.rows.reduce((all: number, { amount }: Row) => all + cents(amount), 0);
    expect(flows).toBe(cents(made.closing) - cents(made.opening));
    const { money_in_hand } = await ask(balanceSheet, { date_to: days.date_to });
    expect(made.closing).toBe(money_in_hand);
  }
});

test('each figure opens the entries that it is made of, and they add up to it', async () => {
  const made = await ask(cashFlow, MARCH);
  const amounts = new Map(made.rows.map(({ flow, amount }: Row) => [flow, amount]));
  for (const flow of FLOWS) {
    const found = await ask(cashFlowEntries, { ...MARCH, flow });
    expect([flow, found.amount]).toEqual([flow, amounts.get(flow) ?? 0]);
    expect(found.data.length).toBe(found.total);
  }
  const { data } = await ask(cashFlowEntries, { ...MARCH, flow: 'expenses' });
  expect(
    data.map(({ date, source_kind, amount }: Record<string, unknown>) => [date, source_kind, amount]),
  ).toEqual([
    ['2026-03-07', 'test', -2.5],
    ['2026-03-06', 'expense', -11.8],
  ]);
  const second = await ask(cashFlowEntries, { ...MARCH, flow: 'expenses', limit: '1', page: '2' });
  expect(second).toMatchObject({ total: 2, current_page: 2, amount: -14.3, data: [{ date: '2026-03-06' }] });
});
