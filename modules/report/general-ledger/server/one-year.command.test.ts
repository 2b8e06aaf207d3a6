import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let shop: SellingShop;
const [THEN, LAST, THIS] = ['2024-12-30', '2025-12-31', '2026-01-02'];
const JANUARY = 'date=2026-01-01&date_to=2026-01-31';
const TURN = 'date=2025-12-01&date_to=2026-01-31';

beforeAll(async () => {
  shop = await openSellingShop();
  const repair = await shop.product({ type: 'service', buying_price: null, opening_stock: null });
  for (const [date, times] of [
    [THEN, 1],
    [LAST, 2],
    [THIS, 4],
  ] as const)
    await shop.sell({
      ...{ date, lines: [{ product_id: repair, quantity: times, unit_price: 1000 }] },
      payments: [{ account_id: shop.cash, mode: 'cash', amount: times * 1000 }],
    });
  const { data } = (await shop.owner.ask('GET api/expense-type/list?limit=50')).body.message;
  const rent = data.find(({ name }: { name: string }) => name === 'Rent').id;
  const spent = { title: 'Rent', expense_type_id: rent, amount: 300, date: LAST, verify: true };
  await shop.make('POST api/expense', spent);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const report = async (path: string) => {
  const { status, body } = await shop.owner.ask(`GET api/report/${path}`);
  expect(status).toBe(200);
  return body.message;
};
const ledger = async (account: string, days: string) => {
  const made = await report(`general-ledger?account_code=${account}&${days}`);
  return [made.opening, made.closing, made.data.map((line: Line) => [line.date, line.debit - line.credit])];
};
const balance = async (account: string, days: string) => {
  const { rows } = await report(`trial-balance?${days}`);
  const row = rows.find(({ account_code }: { account_code: string }) => account_code === account);
  return [row.opening, row.debit - row.credit, row.period_debit - row.period_credit];
};

interface Line {
  date: string;
  debit: number;
  credit: number;
  source_kind: string;
}

/** What the ledger, the trial balance, the chart and the balance sheet say of years that are closed or not. */
const everything = async () => [
  ...(await Promise.all(
    ['4100', '6010', '3900', '1010'].flatMap((account) => [
      ledger(account, JANUARY),
      balance('3900', JANUARY),
    ]),
  )),
  await report('balance-sheet?date_to=2026-01-31'),
  await report('chart-of-accounts'),
];

describe('income and cost begin at nothing on the first day of a year, and 3900 has the profits of the years before', () => {
  test('in the ledger as in the trial balance', async () => {
    expect(await ledger('4100', JANUARY)).toEqual([0, -4000, [[THIS, -4000]]]);
    expect(await balance('4100', JANUARY)).toEqual([0, -4000, -4000]);
    expect(await ledger('6010', JANUARY)).toEqual([0, 0, []]);
    expect(await ledger('3900', JANUARY)).toEqual([-2700, -2700, []]);
    expect(await balance('3900', JANUARY)).toEqual([-2700, -2700, 0]);
    expect(await ledger('1010', JANUARY)).toEqual([3000, 7000, [[THIS, 4000]]]);
    expect((await ledger('4100', 'date=2025-12-01&date_to=2025-12-31')).slice(0, 2)).toEqual([0, -2000]);
  });

  test('also within a period: the turn of the year is a line of its own', async () => {
    expect(await ledger('4100', TURN)).toEqual([
      ...[0, -4000],
      [
        [LAST, -2000],
        ['2026-01-01', 2000],
        [THIS, -4000],
      ],
    ]);
    expect(await balance('4100', TURN)).toEqual([0, -4000, -4000]);
    expect(await ledger('3900', TURN)).toEqual([-1000, -2700, [['2026-01-01', -1700]]]);
    expect(await balance('3900', TURN)).toEqual([-1000, -2700, -1700]);
    const { data, total } = await report(
      `general-ledger?account_code=3900&date_to=2026-01-31&limit=1&page=2`,
    );
    expect(total).toBe(2);
    expect(data).toMatchObject([{ source_kind: 'year-turns', entry_id: null, balance: -2700 }]);
  });

  test('in the chart of accounts, and in the balance sheet, whose profit is that of the year of its day', async () => {
    const { accounts } = await report('chart-of-accounts');
    const of = (code: string) =>
      accounts.find(({ account_code }: { account_code: string }) => account_code === code).balance;
    expect([of('4100'), of('6010'), of('3900')]).toEqual([-4000, 0, -2700]);
    const sheet = await report('balance-sheet?date_to=2026-01-31');
    expect(sheet).toMatchObject({
      equity: 2700,
      profit_not_yet_closed: 4000,
      profit_of_year: 4000,
      agrees: true,
    });
    expect(await report('balance-sheet?date_to=2025-12-31')).toMatchObject({
      equity: 1000,
      profit_of_year: 1700,
    });
  });

  test('whether the years were closed or not', async () => {
    const open = await everything();
    await close(2024);
    expect(await everything()).toEqual(open);
    expect((await ledger('3900', TURN)).slice(0, 2)).toEqual([-1000, -2700]);
    await close(2025);
    expect(await everything()).toEqual(open);
    expect(await balance('3900', TURN)).toEqual([-1000, -2700, -1700]);
    expect(await ledger('3900', TURN)).toEqual([-1000, -2700, [[LAST, -1700]]]);
  });
});

async function close(year: number) {
  const headers = { 'idempotency-key': newId() };
  const answer = await shop.owner.ask('POST api/year-close/close', { body: { year }, headers });
  expect(answer.body).toMatchObject({ success: true });
}
