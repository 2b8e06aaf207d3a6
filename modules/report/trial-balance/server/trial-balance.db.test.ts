import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Money, moneyOf } from '#core/money.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { foldAccountMonths, postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { runJobs } from '#server-kit/testing/run-jobs.ts';
import { chartOfAccounts } from '../../chart-of-accounts/server/chart-of-accounts.query.ts';
import { generalLedger } from '../../general-ledger/server/general-ledger.query.ts';
import { journal } from '../../journal/server/journal.query.ts';
import example from '../data/wire-example.json' with { type: 'json' };
import { trialBalance } from './trial-balance.query.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

/** Asks as the server does: the query string is read by the operation itself. */
function ask<T = Record<string, unknown>>(
  report: QueryOperation,
  query: Record<string, string>,
  { of = shop, as = (context: QueryContext) => context } = {},
): Promise<T> {
  return of.ask(async (context) => {
    const input = report.read({ query: new Map(Object.entries(query)), body: undefined }, context);
    const made = await report.run({ ...as(context), input });
    return (report.says ? presentSaid(report.says, made, context) : made) as T;
  });
}

const post = (date: string, lines: readonly PostingLine[], of = shop, branch_id = of.branch.id) =>
  of.work(({ tx }) => postEntries(tx, [{ branch_id, date, source: { kind: 'test', id: newId() }, lines }]));

const tzs = (wire: number) => moneyOf(wire, 'TZS') as Money;

describe('trial balance', () => {
  test('is that of the wire example, of which every key is there', async () => {
    for (const [event, lines] of Object.entries(example.journal)) {
      // The stock of the story is not moved here, and 1200 without stock would be a fault of the books.
      const posted = lines.map(({ account, debit, credit }) => ({
        account: account === '1200' ? '1500' : account,
        debit: tzs(debit),
        credit: tzs(credit),
      }));
      expect(event).toBeTruthy();
      await post('2026-11-20', posted);
    }
    const found = await ask(trialBalance, {
      date: '2026-11-01',
      date_to: '2026-11-20',
      branch_ids: shop.branch.id,
    });
    const expected = example.trial_balance;
    const renamed = expected.rows
      .map((row) =>
        row.account_code === '1200'
          ? { ...row, account_code: '1500', account_name: 'Trucks and equipment' }
          : row,
      )
      .map((row) => expect.objectContaining(row));
    expect(found).toMatchObject({ ...expected, branch_ids: [shop.branch.id], rows: renamed });
  });

  test('speaks Swahili', async () => {
    const { rows } = await ask<{ rows: { account_code: string; account_name: string }[] }>(
      trialBalance,
      {},
      { as: (context) => ({ ...context, language: 'sw' }) },
    );
    expect(rows.find(({ account_code }) => account_code === '1010')?.account_name).toBe('Pesa mkononi');
  });

  test.each([
    ['a period that ends before it begins', { date: '2026-11-02', date_to: '2026-11-01' }, 'date'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['what is no branch', { branch_ids: 'x' }, 'branch_ids'],
    ['a branch of nobody', { branch_ids: newId() as string }, 'branch_ids'],
    ['a parameter that there is not', { branch: 'x' }, 'branch'],
  ])('refuses %s', async (_, query, name) => {
    await expect(async () => ask(trialBalance, query as never)).rejects.toMatchObject({
      code: 'invalid_parameter',
      data: { name },
    });
  });

  test('refuses a branch of another business like one that does not exist', async () => {
    const other = await openShop(db);
    await expect(ask(trialBalance, { branch_ids: other.branch.id })).rejects.toMatchObject({
      data: { name: 'branch_ids' },
    });
  });
});

describe('periods and years', () => {
  let year: Shop;
  interface Balance {
    rows: Record<string, unknown>[];
    agrees: boolean;
    total_debit: number;
  }
  const short = ({ rows }: Balance) =>
    rows.map((row) => [
      row.account_code,
      row.opening,
      row.period_debit,
      row.period_credit,
      row.debit,
      row.credit,
    ]);

  beforeAll(async () => {
    year = await openShop(db);
    const sale = (amount: bigint) => [
      { account: '1010', debit: amount },
      { account: '4000', credit: amount },
    ];
    await post('2025-12-31', sale(100n), year);
    await post('2026-01-01', sale(200n), year);
    await post('2026-10-31', sale(400n), year);
    await post('2026-11-01', sale(800n), year);
    await post('2026-11-15', sale(1600n), year);
    await post('2026-11-16', sale(3200n), year);
  });

  test('what was before is the opening, on either side of a month and within one', async () => {
    const balance = await ask<Balance>(
      trialBalance,
      { date: '2026-11-01', date_to: '2026-11-15' },
      { of: year },
    );
    expect(short(balance)).toEqual([
      ['1010', 7, 24, 0, 31, 0],
      ['3900', -1, 0, 0, 0, 1],
      ['4000', -6, 0, 24, 0, 30],
    ]);
    const within = await ask<Balance>(
      trialBalance,
      { date: '2026-11-15', date_to: '2026-11-16' },
      { of: year },
    );
    expect(short(within)).toEqual([
      ['1010', 15, 48, 0, 63, 0],
      ['3900', -1, 0, 0, 0, 1],
      ['4000', -14, 0, 48, 0, 62],
    ]);
    expect(balance.agrees && within.agrees).toBe(true);
  });

  test('the years before stand in retained earnings, also where the period begins in one', async () => {
    const balance = await ask<Balance>(
      trialBalance,
      { date: '2025-12-01', date_to: '2026-01-31' },
      { of: year },
    );
    expect(short(balance)).toEqual([
      ['1010', 0, 3, 0, 3, 0],
      ['3900', 0, 0, 1, 0, 1],
      ['4000', 0, 1, 3, 0, 2],
    ]);
  });

  test('nothing stands there before anything happened', async () => {
    expect(short(await ask<Balance>(trialBalance, { date_to: '2025-12-30' }, { of: year }))).toEqual([]);
  });

  test('folding the months changes no figure', async () => {
    const before = await ask(trialBalance, {}, { of: year });
    await runJobs(db, [foldAccountMonths]);
    const [crowded] = await db.adminQuery(
      `select count(*)::int as months from (
         select from account_months group by business_id, branch_id, account_code, month having count(*) > 1) m`,
    );
    expect(crowded).toEqual({ months: 0 });
    expect(await ask(trialBalance, {}, { of: year })).toEqual(before);
  });

  test('a figure opens its lines, with the balance after each', async () => {
    const query = { account_code: '1010', date: '2026-11-01', date_to: '2026-11-15', limit: '1' };
    const first = await ask<Record<string, unknown>>(generalLedger, query, { of: year });
    expect(first).toMatchObject({
      account_code: '1010',
      account_name: 'Cash in hand',
      opening: 7,
      closing: 31,
      total: 2,
      total_pages: 2,
      next_page: 2,
      previous_page: null,
      data: [{ date: '2026-11-01', debit: 8, credit: 0, balance: 15, source_kind: 'test' }],
    });
    const second = await ask<Record<string, unknown>>(generalLedger, { ...query, page: '2' }, { of: year });
    expect(second).toMatchObject({ next_page: null, data: [{ date: '2026-11-15', debit: 16, balance: 31 }] });
    await expect(ask(generalLedger, { account_code: '9999' }, { of: year })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('the journal shows entries with their lines, newest first', async () => {
    const found = await ask<{ total: number; data: Record<string, unknown>[] }>(
      journal,
      { date: '2026-11-01', limit: '2' },
      { of: year },
    );
    expect(found).toMatchObject({ total: 3, total_pages: 2 });
    expect(found.data).toMatchObject([
      { date: '2026-11-16', branch_name: 'Kariakoo Main', reverses_id: null, reversed_by_id: null },
      {
        date: '2026-11-15',
        lines: [
          { line_no: 1, account_code: '1010', account_name: 'Cash in hand', debit: 16, credit: 0 },
          { line_no: 2, account_code: '4000', account_name: 'Sales of goods', debit: 0, credit: 16 },
        ],
      },
    ]);
  });

  test('the chart has every account with its balance, an account those of its sub-accounts', async () => {
    await year.create('account', { name: 'CRDB', type: 'bank', opening_balance: 500 });
    const { accounts } = await ask<{ accounts: Record<string, unknown>[] }>(
      chartOfAccounts,
      {},
      { of: year },
    );
    const of = (code: string) => accounts.find(({ account_code }) => account_code === code);
    expect(accounts).toHaveLength(54 + 3);
    expect(of('1020')).toMatchObject({ balance: 500, account_type_name: 'Asset', parent_code: null });
    expect(of('1020-01')).toMatchObject({ account_name: 'CRDB', balance: 500, parent_code: '1020' });
    expect(of('1010-01')).toMatchObject({ account_name: 'Cash drawer', balance: 0 });
    const { rows } = await ask<Balance>(trialBalance, {}, { of: year });
    expect(rows.find(({ account_code }) => account_code === '1020')).toMatchObject({
      account_name: 'Bank accounts',
      debit: 500,
      accounts: [{ account_code: '1020-01', account_name: 'CRDB', debit: 500 }],
    });
  });

  test('an overdrawn account stands on its own side, and the totals are the sums of what is shown', async () => {
    const bank = await openShop(db);
    await bank.create('account', { name: 'CRDB', type: 'bank', opening_balance: 500 });
    await bank.create('account', { name: 'NMB', type: 'bank' });
    await post(
      '2026-11-20',
      [
        { account: '1020-02', credit: 20_000n },
        { account: '6010', debit: 15_000n },
        { account: '1020', debit: 5_000n },
      ],
      bank,
    );
    const balance = await ask<Balance & { total_credit: number }>(trialBalance, {}, { of: bank });
    expect(balance.rows.find(({ account_code }) => account_code === '1020')).toMatchObject({
      debit: 550,
      credit: 200,
      accounts: [
        { account_code: '1020', debit: 50, credit: 0 },
        { account_code: '1020-01', debit: 500, credit: 0 },
        { account_code: '1020-02', debit: 0, credit: 200 },
      ],
    });
    expect(balance).toMatchObject({ total_debit: 700, total_credit: 700, agrees: true });
  });

  test('the opening stands on its side too, and the openings agree', async () => {
    const { rows, ...totals } = await ask<Balance>(
      trialBalance,
      { date: '2026-11-01', date_to: '2026-11-15' },
      { of: year },
    );
    expect(rows.map((row) => [row.account_code, row.opening_debit, row.opening_credit])).toEqual([
      ['1010', 7, 0],
      ['3900', 0, 1],
      ['4000', 0, 6],
    ]);
    expect(totals).toMatchObject({ total_opening: 0, total_opening_debit: 7, total_opening_credit: 7 });
  });
});
