import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

const RIGHTS = [
  ...['create_payment', 'list_payments', 'view_payment', 'modify_payment', 'delete_payment'],
  ...[
    'list_customers',
    'list_suppliers',
    'export_to_excel',
    'list_branch_activities',
    'create_report',
    'view_payments_report',
  ],
];
const SUMS = ['amount', 'fee', 'debts_amount', 'deposit_amount'] as const;
const PAID = 8123;
const PAID_IN = 2050;

let shop: BuyingShop;
/** Whoever takes and makes payments: with the right to see what things cost, and without it. */
let [clerk, buyer]: TestBrowser[] = [];
/** What a supplier was paid, more than was owed, and what a customer paid in. */
let [made, received] = ['', ''];

const pay = async (body: object, by: TestBrowser | undefined) =>
  (await shop.make('POST api/payment', { account_id: shop.cash, mode: 'cash', ...body }, by)).body;

beforeAll(async () => {
  shop = await openBuyingShop();
  [clerk, buyer] = [await shop.clerk(...RIGHTS), await shop.clerk(...RIGHTS, 'view_buying_price')];
  await shop.bought(await shop.product(), 1, 7000);
  made = (await pay({ kind: 'supplier', party_id: shop.supplier, amount: PAID }, buyer)).message.id;
  received = (await pay({ kind: 'customer', party_id: shop.customer, amount: PAID_IN }, clerk)).message.id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ask = async (by: TestBrowser | undefined, route: string) =>
  (await by?.ask(`GET api/${route}`))?.body.message;

async function sheetOf(by: TestBrowser | undefined, route: string): Promise<string> {
  const { url, headers } = (await by?.prepare(`GET api/${route}`)) ?? {};
  const answer = await shop.system.server.app.inject({
    method: 'GET',
    url: url ?? '',
    headers: headers ?? {},
  });
  expect(answer.statusCode).toBe(200);
  return JSON.stringify((await readWorkbook(answer.rawPayload)).sheets);
}

/** How often what was paid, in whole or part, stands in an answer: 8123, 7000 and 1123. */
const tells = (answer: unknown) => /\b(?:8[,]?123|7[,]?000|1[,]?123)\b/.test(JSON.stringify(answer));
const filter = (value: number) =>
  encodeURIComponent(JSON.stringify({ join: 'all', parts: [{ field: 'amount', is: 'above', value }] }));

test('what a supplier is paid is told to those who may see what things cost, and by no way to others', async () => {
  const { date } = await ask(shop.owner, `payment?id=${made}`);
  const period = `date=${date}&date_to=${date}`;
  const told = async (by: TestBrowser | undefined) => {
    const found = await ask(by, `payment?id=${made}`);
    return {
      list: tells(await ask(by, 'payment/list')),
      found: tells(SUMS.map((key) => found[key])),
      searched: tells(await ask(by, 'payment/search?keyword=azania')),
      totals: tells(await ask(by, 'payment/totals')),
      filtered: (await ask(by, `payment/list?filter=${filter(PAID - 1)}`)).total,
      chosen: (await ask(by, `payment/ids?filter=${filter(PAID - 1)}`)).ids.length,
      first: (await ask(by, 'payment/list?sort=amount&order=1')).data[0].id === received,
      sheet: tells(await sheetOf(by, 'payment/export')),
      report: tells(await ask(by, `report/payments?${period}`)),
      rows: tells(await ask(by, `report/payments/rows?${period}&figure=paid_out`)),
      activities: tells(await ask(by, `activity/list?record_id=${made}`)),
      written: tells(await sheetOf(by, `activity/export?record_id=${made}`)),
    };
  };
  expect(await told(buyer)).toEqual({
    ...{ list: true, found: true, searched: true, totals: true, filtered: 1, chosen: 1, first: true },
    ...{ sheet: true, report: true, rows: true, activities: true, written: true },
  });
  expect(await told(clerk)).toEqual({
    ...{ list: false, found: false, searched: false, totals: false, filtered: 0, chosen: 0, first: true },
    ...{ sheet: false, report: false, rows: false, activities: false, written: false },
  });
});

test('that he was paid is told as before, and all of what customers paid', async () => {
  const row = (await ask(clerk, 'payment/list')).data.find(({ id }: { id: string }) => id === made);
  expect(row).toMatchObject({ party_name: 'Azania', kind: 'supplier', mode: 'cash', amount: null });
  expect(await ask(clerk, `payment?id=${received}`)).toMatchObject({
    ...{ amount: PAID_IN, debts_amount: 0, deposit_amount: PAID_IN },
  });
  expect(JSON.stringify(await ask(clerk, 'payment/totals'))).toContain(String(PAID_IN));
  expect(JSON.stringify(await ask(clerk, `activity/list?record_id=${received}`))).toContain(String(PAID_IN));
  expect((await ask(clerk, `payment/list?filter=${filter(PAID_IN - 1)}`)).total).toBe(1);
});

test('whoever is not told pays, corrects and takes back all of it', async () => {
  await shop.bought(await shop.product(), 1, 4000);
  const owed = async () => (await ask(shop.owner, `supplier?id=${shop.supplier}`)).balance;
  const before = await owed();
  const paid = await pay({ kind: 'supplier', party_id: shop.supplier, amount: 9000 }, clerk);
  expect(paid).toMatchObject({
    success: true,
    message: { amount: null, debts_amount: null, deposit_amount: null },
  });
  expect(await owed()).toBe(before - 9000);
  const { id, version } = paid.message;
  const changed = await clerk?.ask(`PUT api/payment?id=${id}`, { body: { version, remarks: 'by hand' } });
  expect(changed?.status).toBe(200);
  expect(await ask(shop.owner, `payment?id=${id}`)).toMatchObject({ amount: 9000, remarks: 'by hand' });
  const undone = await clerk?.ask('PUT api/payment/void', {
    body: { id },
    headers: { 'idempotency-key': newId() },
  });
  expect(undone?.status).toBe(200);
  expect(await owed()).toBe(before);
});

test('a refusal does not tell him how much is owed', async () => {
  const tooMuch = {
    kind: 'supplier',
    party_id: shop.supplier,
    mode: 'deposit',
    account_id: undefined,
    amount: 900_000,
  };
  expect(await pay(tooMuch, clerk)).toMatchObject({ code: 'more_than_is_owed' });
  const refused = await pay(tooMuch, buyer);
  expect(refused.code).toBe('more_than_owed');
  expect(JSON.stringify(refused)).toContain('Only 4,000 is owed');
});
