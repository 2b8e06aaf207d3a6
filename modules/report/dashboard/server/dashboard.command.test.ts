import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: SellingShop;
let soap: string;
let sugar: string;
let day: string;

beforeAll(async () => {
  shop = await openSellingShop();
  day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const opening_date = addDays(day, -30);
  soap = await shop.product({ name: 'Sabuni', buying_price: 700, selling_price: 1000, opening_date });
  sugar = await shop.product({ name: 'Sukari', buying_price: 2000, selling_price: 3000, opening_date });
  await sell(soap, 1, 1000, { date: addDays(day, -1) });
  await sell(soap, 2, 2000);
  await sell(sugar, 1, 3000);
  const owed = [{ mode: 'credit', amount: 2000 }];
  await sold({ lines: [{ product_id: soap, quantity: 2 }], payments: owed, customer_id: shop.customer });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

async function sold(body: object) {
  const answer = await shop.sell(body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
}

const sell = (product_id: string, quantity: number, amount: number, more: object = {}) =>
  sold({
    lines: [{ product_id, quantity }],
    payments: [{ account_id: shop.cash, mode: 'cash', amount }],
    ...more,
  });

async function look(period = 'week', by: TestBrowser = shop.owner) {
  const { status, body } = await by.ask(`GET api/report/dashboard?period=${period}`);
  expect(status).toBe(200);
  return body.message;
}

describe('the start page', () => {
  test('sums what was sold in the period, with its curve, profit and what is owed', async () => {
    const seen = await look();
    expect(seen).toMatchObject({
      ...{ date: addDays(day, -6), date_to: day, step: 'day', currency: 'TZS' },
      sales: { amount: 8000, amount_before: 0, count: 4, average: 2000 },
      profit: { amount: 2500, amount_before: 0, margin: 31 },
      owed: { amount: 2000, amount_before: 0, customers: 1 },
      top_products: [
        { id: soap, name: 'Sabuni', amount: 5000, quantity: 5, share: 100 },
        { id: sugar, name: 'Sukari', amount: 3000, quantity: 1, share: 60 },
      ],
    });
    expect(seen.sales.curve).toHaveLength(7);
    expect(seen.sales.curve.slice(-2)).toEqual([
      { point: addDays(day, -1), amount: 1000 },
      { point: day, amount: 7000 },
    ]);
    expect(seen.sales.curve_before.map(({ amount }: { amount: number }) => amount)).toEqual(Array(7).fill(0));
  });

  test('holds today against yesterday, hour by hour', async () => {
    const { sales } = await look('today');
    expect(sales).toMatchObject({ amount: 7000, count: 3 });
    const of = (curve: { amount: number }[]) => curve.reduce((sum, { amount }) => sum + amount, 0);
    expect([of(sales.curve), of(sales.curve_before)]).toEqual([7000, 1000]);
    expect(sales.curve_before).toHaveLength(24);
    expect(sales.curve.at(-1).amount).toBe(7000);
  });

  test('counts what came back on the day it came, and a void sale nowhere', async () => {
    const before = await look();
    const back = await sell(soap, 3, 3000);
    const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 1000 }];
    const returned = await shop.make('POST api/sale/return', {
      sale_id: back.id,
      lines: [{ line_no: 1, quantity: 1, goods: 'restock' }],
      refunds,
      reason: 'Wrong size',
    });
    expect(returned.body).toMatchObject({ success: true });
    const gone = await sell(sugar, 1, 3000);
    const undone = await shop.owner.ask('PUT api/sale/void', {
      body: { id: gone.id, reason: 'Typed twice' },
      headers: { 'idempotency-key': newId() },
    });
    expect(undone.body).toMatchObject({ success: true });
    const after = await look();
    expect(after.sales.amount - before.sales.amount).toBe(2000);
    expect(after.profit.amount - before.profit.amount).toBe(600);
    expect(after.sales.count - before.sales.count).toBe(1);
    expect(after.top_products[0]).toMatchObject({ id: soap, amount: 7000, quantity: 7 });
  });

  test('earns what the income statement of the same days says, losses of stock and costs learnt later among it', async () => {
    const before = await look('month');
    const lost = await shop.make('POST api/stock-adjustment', {
      ...{ product_id: soap, type: 'decrease', adjustment_quantity: 4, reason: 'Broken' },
    });
    expect(lost.body).toMatchObject({ success: true });
    const { profit, date, date_to } = await look('month');
    expect(profit.amount - before.profit.amount).toBe(-2800);
    const statement = await shop.owner.ask(`GET api/report/income-statement?date=${date}&date_to=${date_to}`);
    expect(statement.body.message.gross_profit).toBe(profit.amount);
    const { body } = await shop.owner.ask('GET api/report/branches-together?period=month');
    expect(body.message.sums[0].profit.amount).toBe(profit.amount);
  });

  test('holds what was earned by now against what was by now yesterday, and not what was written down since', async () => {
    const { profit } = await look('today');
    const from = `date=${addDays(day, -1)}&date_to=${addDays(day, -1)}`;
    const statement = await shop.owner.ask(`GET api/report/income-statement?${from}`);
    expect(statement.body.message.gross_profit).toBe(300);
    expect(profit.amount_before).toBe(0);
    const weeks = await look('week');
    expect(weeks.profit.amount).toBe(profit.amount + 300);
  });

  test('answers to each only what the lists behind it would', async () => {
    const seller = await shop.clerk('view_dashboard_menu', 'list_sales');
    const seen = await look('week', seller);
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(['sales', 'top_products']));
    expect(seen).not.toHaveProperty('profit');
    expect(seen).not.toHaveProperty('owed');
    const collector = await look('week', await shop.clerk('view_dashboard_menu', 'list_debts'));
    expect(collector).toHaveProperty('owed');
    expect(collector).not.toHaveProperty('sales');
    expect(collector).not.toHaveProperty('top_products');
    const { status } = await (await shop.clerk('list_sales')).ask('GET api/report/dashboard');
    expect(status).toBe(403);
  });

  test('refuses a period that it does not know', async () => {
    const { status, body } = await shop.owner.ask('GET api/report/dashboard?period=decade');
    expect([status, body.message]).toEqual([400, expect.stringContaining('period')]);
  });
});
