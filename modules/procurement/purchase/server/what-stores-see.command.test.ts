import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

const RIGHTS = [
  ...['create_purchase', 'view_purchase', 'list_purchases', 'view_buying_price', 'export_to_excel'],
  ...['list_purchase_orders', 'list_sales', 'list_invoices', 'list_branch_activities'],
  ...['list_stock_adjustments', 'list_debts', 'view_debt'],
  ...['view_supplier', 'list_suppliers', 'create_income_statement', 'create_trial_balance'],
  ...['list_products', 'view_product', 'view_product_stock'],
];

let shop: BuyingShop;
let keeper: TestBrowser;
let product: string;
/** A purchase of the shop and a later one of the back room, both owed, and a lorry that brought both. */
let [inShop, inBack, lorry]: { id: string; number: string }[] = [];

beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true });
  const back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
  product = await shop.product({ name: 'Mchele', opening_stock: null });
  inBack = await shop.bought(product, 4, 900, { store_id: back });
  inShop = await shop.bought(product, 10, 1000);
  const purchases = [inShop?.id, inBack?.id];
  const made = await shop.make('POST api/purchase/landed-cost', {
    ...{ purchases, title: 'Lorry', amount: 700, account_id: shop.cash },
  });
  lorry = made.body.message;
  const { phone, password } = await anEmployee(shop.owner, RIGHTS, {
    branches: [shop.branch_id],
    stores: [back],
  });
  keeper = await logIn(shop.system, phone, password);
});
afterAll(() => shop.system.close());

const answer = async (route: string, by = keeper) => (await by.ask(`GET api/${route}`)).body.message;

/** Every text and number of a workbook that a call answers. */
async function workbook(route: string, body?: object, by = keeper): Promise<unknown[]> {
  const asked = await by.prepare(route, ...(body ? [{ body }] : []));
  const { statusCode, rawPayload } = await shop.system.server.app.inject(asked);
  if (statusCode !== 200) return [statusCode];
  const { sheets } = await readWorkbook(rawPayload);
  return sheets.flatMap(({ rows }) =>
    rows.flatMap((row) => Array.from(row, (cell) => cell?.number ?? cell?.text)),
  );
}

test('a workbook holds the documents of the own stores, whole or chosen', async () => {
  const whole = await workbook('GET api/purchase/export');
  expect(whole).toContain(inBack?.number);
  expect(whole).not.toContain(inShop?.number);
  expect(await workbook('GET api/purchase/export', undefined, shop.owner)).toContain(inShop?.number);
  expect(await workbook('POST api/purchase/export', { ids: [inBack?.id] })).toContain(inBack?.number);
  expect(await workbook('POST api/purchase/export', { ids: [inBack?.id, inShop?.id] })).toEqual([404]);
  const told = await workbook('GET api/activity/export?entity=purchase');
  expect(told.length).toBeGreaterThan(10);
  expect(told).not.toContain(inShop?.number);
});

test('stock in the sheet of products is that of the own stores', async () => {
  const keptBy = async (by: TestBrowser) => workbook('GET api/product/export', undefined, by);
  expect(await keptBy(keeper)).toContain(4);
  expect(await keptBy(keeper)).not.toContain(14);
  expect(await keptBy(shop.owner)).toContain(14);
});

test('money is of the branch: debts, statements and reports say the same to whoever may see them', async () => {
  const numbers = (await answer('debt/list')).data.map(({ document }: { document: string }) => document);
  expect(numbers).toEqual(expect.arrayContaining([inShop?.number, inBack?.number]));
  // The document behind the debt is not there.
  expect((await keeper.ask(`GET api/purchase?id=${inShop?.id}`)).status).toBe(404);
  for (const route of [
    `supplier/statement?id=${shop.supplier}`,
    'report/income-statement',
    'report/balance-sheet',
    'report/trial-balance',
  ])
    expect([route, await answer(route)]).toEqual([route, await answer(route, shop.owner)]);
});

test('the last price is what the branch paid last, the stock beside it that of the own stores', async () => {
  const [good] = await answer('purchase/goods?keyword=Mchele');
  expect(good).toMatchObject({ last: { price: 1000 }, stock: 4 });
});

test('a cost of goods of several stores is seen whole from each, and named by nobody for goods that he does not see', async () => {
  expect((await answer(`landed-cost?id=${lorry?.id}`)).lines).toHaveLength(2);
  expect(await workbook('GET api/landed-cost/export')).toContain(lorry?.number);
  const more = { title: 'Customs', amount: 50, account_id: shop.cash };
  for (const purchases of [[inShop?.id], [inShop?.id, inBack?.id]])
    expect(
      (await shop.make('POST api/purchase/landed-cost', { purchases, ...more }, keeper)).body.fields,
    ).toHaveProperty('purchases');
  const own = await shop.make('POST api/purchase/landed-cost', { purchases: [inBack?.id], ...more }, keeper);
  expect(own.status).toBe(200);
});
