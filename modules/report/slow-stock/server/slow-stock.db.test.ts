import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { sheetOf } from '../../form/testing/reported-shop.ts';
import type { SlowStock } from '../slow-stock.answer.ts';

let shop: SellingShop;
let today: string;
let soap: string;
let salt: string;
let lamp: string;

beforeAll(async () => {
  shop = await openSellingShop();
  today = (await made()).date_to;
  const opened = (name: string, days: number) => shop.product({ name, opening_date: ago(days) });
  soap = await opened('Soap', 300);
  salt = await opened('Salt', 300);
  lamp = await opened('Lamp', 200);
  await shop.sold(soap, 10, { date: ago(100) });
  await shop.sold(soap, 20, { date: ago(10) });
  await shop.sold(salt, 5, { date: ago(120) });
  const wrong = await shop.sold(salt, 1, { date: ago(3) });
  const headers = { 'idempotency-key': newId() };
  const taken = await shop.owner.ask('PUT api/sale/void', { body: { id: wrong.id }, headers });
  expect(taken.body).toMatchObject({ success: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ago = (days: number) => addDays(today, -days);
const ask = (query: Record<string, string> = {}, by = shop.owner) =>
  by.ask(`GET api/report/slow-stock?${new URLSearchParams({ limit: '1000', ...query })}`);
async function made(query: Record<string, string> = {}, by?: TestBrowser): Promise<SlowStock> {
  const { status, body } = await ask(query, by);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
}
const of = ({ data }: SlowStock, product: string) => data.find(({ product_id }) => product_id === product);

test('says of each product what is there, what it is worth, when it was last sold and how long it lasts', async () => {
  const report = await made();
  expect(of(report, soap)).toEqual({
    ...{ product_id: soap, product_name: 'Soap', unit: 'piece', quantity: 70, value: 490_000 },
    ...{ sold: 20, last_sold: ago(10), idle_days: 10, idle_age: 'to_30', lasts_days: 315 },
  });
  expect(of(report, lamp)).toMatchObject({ sold: 0, last_sold: null, idle_days: 200, idle_age: 'older' });
  expect(report.totals).toEqual({
    ...{ value: 1_855_000, to_30: 490_000, to_90: 0, to_180: 665_000, older: 700_000 },
  });
});

test('a sale that was voided was none', async () => {
  expect(of(await made(), salt)).toMatchObject({ quantity: 95, last_sold: ago(120), idle_days: 120 });
});

test('shows the goods of one age, with the totals of all', async () => {
  const { data, totals, total } = await made({ age: 'to_180' });
  expect(data.map(({ product_id }) => product_id)).toEqual([salt]);
  expect([total, totals.value]).toEqual([1, 1_855_000]);
  expect((await ask({ age: 'ancient' })).status).toBe(400);
});

test('product list, report and account 1200 say the same at the end of fifty days of the past', async () => {
  const chance = chanceFrom(20_261_201);
  for (let tries = 0; tries < 50; tries += 1) {
    const day = ago(Math.floor(chance() * 320));
    const [booked] = await shop.system.db.adminQuery<{ amount: bigint }>(
      `select coalesce(sum(debit - credit), 0)::bigint as amount from journal_lines
       where branch_id = $1 and account_code = '1200' and date <= $2`,
      [shop.branch_id, day],
    );
    const amount = Number(booked?.amount) / 100;
    const report = await made({ date_to: day });
    expect([day, report.totals.value, report.booked]).toEqual([day, amount, amount]);
    expect(report.data.reduce((sum, { value }) => sum + value, 0)).toBe(amount);
    const listed = await shop.owner.ask(`GET api/product/totals?as_of=${day}`);
    if (day < ago(300)) expect(listed.status).toBe(400);
    else expect([day, listed.body.message.sums[0].stock_value]).toEqual([day, amount]);
  }
});

test('goods that lie in two branches are told once', async () => {
  const { body } = await shop.owner.ask('POST api/branch', {
    body: { name: 'Mwanza', phone_number: nextPhone() },
  });
  const mwanza = body.message.id;
  const there = { branch: mwanza, headers: { 'idempotency-key': newId() } };
  const stores = await shop.owner.ask('GET api/store/list', { branch: mwanza });
  const opening = {
    product_id: soap,
    quantity: 10,
    total_cost: 80_000,
    store_id: stores.body.message.data[0].id,
  };
  const opened = await shop.owner.ask('POST api/product/opening-stock', { ...there, body: opening });
  expect(opened.body).toMatchObject({ success: true });
  const both = await made({ branch_ids: `${shop.branch_id},${mwanza}` });
  expect(of(both, soap)).toMatchObject({ quantity: 80, value: 570_000, last_sold: ago(10), idle_days: 10 });
  expect(both.booked).toBe(both.totals.value);
});

test('is for those who see stock, what it costs, and reports; of some stores it says nothing of the books', async () => {
  const rights = ['view_product_stock', 'view_buying_price', 'create_report'];
  for (const missing of rights) {
    const clerk = await shop.clerk(...rights.filter((right) => right !== missing));
    expect([missing, (await ask({}, clerk)).status]).toEqual([missing, 403]);
  }
  const clerk = await shop.clerk(...rights);
  expect((await made({}, clerk)).totals).toEqual((await made()).totals);
  expect((await clerk.ask('GET api/report/slow-stock/export')).status).toBe(403);
  const back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
  const keeper = await anEmployee(shop.owner, rights, { branches: [shop.branch_id], stores: [back] });
  const seen = await made({}, await logIn(shop.system, keeper.phone, keeper.password));
  expect(seen).toMatchObject({ booked: null, data: [], totals: { value: 0 } });
});

test('goes into a workbook with numbers as numbers and days as days', async () => {
  const { rows } = await sheetOf(shop, shop.owner, 'slow-stock/export?age=to_30');
  expect(rows.at(-2)).toEqual(['Soap', 'Piece', 70, 490_000, 20, ago(10), 10, 315]);
  expect(rows.at(-1)).toEqual(['Total', '', '', 490_000]);
});
