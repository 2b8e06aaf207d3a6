import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: OwingShop;
let firstOfMonth: string;

beforeAll(async () => {
  shop = await openOwingShop();
  const day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  firstOfMonth = `${day.slice(0, 7)}-01`;
  const { wallet, bank, other_cash } = shop;
  const lastMonth = `${addDays(firstOfMonth, -1).slice(0, 7)}-01`;
  const capital = { type: 'deposit', account_id: wallet, counterpart: 'owner_capital' };
  await moved({ ...capital, amount: 1000, date: lastMonth });
  await moved({ ...capital, amount: 500_000 });
  await moved({ type: 'transfer', account_id: wallet, to_account_id: bank, amount: 40_000, fee: 3800 });
  await moved({ type: 'transfer', account_id: wallet, to_account_id: other_cash, amount: 7000, fee: 24 });
  await moved({ type: 'withdraw', account_id: bank, amount: 10_000, counterpart: 'drawings' });
  const wrong = await moved({ type: 'withdraw', account_id: bank, amount: 700, counterpart: 'drawings' });
  expect((await shop.put('PUT api/transaction/void', { id: wrong })).status).toBe(200);
  const opened = { name: 'NMB', type: 'bank', opening_balance: 25_000 };
  expect((await shop.owner.ask('POST api/account', { body: opened })).status).toBe(200);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

async function moved(body: object): Promise<string> {
  const answer = await shop.make('POST api/transaction', body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message.id;
}

const ask = (query: string, by: TestBrowser = shop.owner) => by.ask(`GET api/account/${query}`);
const look = async (query = '', by?: TestBrowser) => {
  const { status, body } = await ask(`dashboard?period=month${query}`, by);
  expect(status).toBe(200);
  return body.message;
};
interface Figures {
  opening: number;
  money_in: number;
  money_out: number;
  transfers: number;
  balance: number;
}

describe('the account dashboard', () => {
  test('parts what came in and went out from what moved between accounts', async () => {
    const seen = await look();
    const of = (id: string) => seen.accounts.find((one: { id: string }) => one.id === id);
    expect(of(shop.wallet)).toMatchObject({
      ...{ opening: 1000, money_in: 500_000, money_out: 3824, transfers: -47_000, balance: 450_176 },
    });
    expect(of(shop.bank)).toMatchObject({
      ...{ opening: 0, money_in: 0, money_out: 10_000, transfers: 40_000, balance: 30_000 },
    });
    expect(seen).toMatchObject({
      ...{ date: firstOfMonth, currency: 'TZS', money_in: 500_000, money_in_before: 1000 },
      ...{ money_out: 13_824, money_out_before: 0, transfers: 18_000, opening: 1000, balance: 505_176 },
    });
    for (const one of [seen, ...seen.accounts] as Figures[])
      expect(one.opening + one.money_in - one.money_out + one.transfers).toBe(one.balance);
    expect(seen.trend.curve.at(-1).amount).toBe(505_176);
    expect(seen.trend.curve_before[0].amount).toBe(1000);
    expect(seen.trend.curve_before.at(-1).amount).toBe(1000);
  });

  test('names the biggest movements; what only moved between accounts or was voided is none', async () => {
    const { biggest } = await look();
    expect(biggest[0]).toMatchObject({ amount: 500_000, source_kind: 'transaction' });
    expect(biggest.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([500_000, -10_000]);
    expect(biggest.every(({ amount }: { amount: number }) => Math.abs(amount) !== 40_000)).toBe(true);
  });

  test('each figure is what its rows come to', async () => {
    const seen = await look();
    const rowsOf = async (query: string) => (await ask(`movements?${query}`)).body.message;
    const days = `date=${seen.date}&date_to=${seen.date_to}`;
    expect((await rowsOf(`${days}&kind=in`)).total_amount).toBe(seen.money_in);
    expect((await rowsOf(`${days}&kind=out`)).total_amount).toBe(-seen.money_out);
    expect((await rowsOf('sort=amount')).total_amount).toBe(seen.balance);
    for (const { id, name, transfers, balance } of seen.accounts) {
      const rows = await rowsOf(`account_id=${id}&limit=1000`);
      expect(rows).toMatchObject({ account_name: name, total_amount: balance });
      const sum = rows.data.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
      expect(sum).toBe(balance);
      expect((await rowsOf(`account_id=${id}&kind=transfers&${days}`)).total_amount).toBe(transfers);
    }
  });

  test('of all branches counts money sent to another branch as neither in nor out', async () => {
    const seen = await look(`&branch_ids=${shop.branch_id},${shop.other_branch}`);
    expect(seen).toMatchObject({ money_in: 500_000, money_out: 13_824, transfers: 25_000, balance: 512_176 });
  });

  test('keeps balances from those who may not see them, and other branches from those who work in one', async () => {
    const clerk = await shop.clerk('view_account_dashboard');
    const seen = await look('', clerk);
    expect(seen).toMatchObject({ money_in: 500_000, money_in_before: 1000 });
    // What came in less what left, of all time, would be the balance.
    for (const hidden of ['balance', 'opening', 'trend', 'money_out', 'money_out_before', 'transfers'])
      for (const one of [seen, ...seen.accounts]) expect(one).not.toHaveProperty(hidden);
    expect(seen.biggest.length).toBeGreaterThan(0);
    for (const { amount } of seen.biggest) expect(amount).toBeGreaterThan(0);
    expect((await ask('movements', clerk)).status).toBe(403);
    expect((await ask(`dashboard?branch_ids=${shop.other_branch}`, clerk)).status).toBe(400);
    const stranger = await shop.clerk('view_account_balance');
    expect((await ask('dashboard', stranger)).status).toBe(403);
  });
});
