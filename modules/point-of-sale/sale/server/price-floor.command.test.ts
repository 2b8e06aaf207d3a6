import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let clerk: TestBrowser;
let seesLosses: TestBrowser;
const SELLS = ['create_sale', 'view_sale', 'adjust_selling_price_when_selling', 'view_discount'];
beforeAll(async () => {
  shop = await openSellingShop({ price_floor: true });
  clerk = await shop.clerk(...SELLS);
  seesLosses = await shop.clerk(...SELLS, 'view_loss');
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** Sells for cash; goods cost 7,000 and are sold at 11,800. */
function sell(by: TestBrowser, line: object, amount: number, more = {}) {
  const payments = [{ account_id: shop.cash, mode: 'cash', amount }];
  return shop.sell({ lines: [{ quantity: 1, ...line }], payments, ...more }, by);
}
const code = ({ status, body }: Awaited<ReturnType<typeof sell>>) => (status === 200 ? 'sold' : body.code);

test('goods go below their cost by the hands alone of somebody who sees losses', async () => {
  const product_id = await shop.product();
  const before = await shop.everything();
  const refused = await sell(clerk, { product_id, unit_price: 6999 }, 6999);
  expect([refused.status, refused.body.code]).toEqual([409, 'below_price_floor']);
  expect(refused.body.message).not.toMatch(/7,?000/);
  const discounted = { product_id, unit_price: 11_800, discount_percent: 50 };
  expect(code(await sell(clerk, discounted, 5900))).toBe('below_price_floor');
  const ofAll = { discount: 4801 };
  expect(code(await sell(clerk, { product_id, unit_price: 11_800 }, 6999, ofAll))).toBe('below_price_floor');
  expect(await shop.everything()).toEqual(before);
  expect(code(await sell(clerk, { product_id, unit_price: 7000 }, 7000))).toBe('sold');
  expect(code(await sell(seesLosses, { product_id, unit_price: 6999 }, 6999))).toBe('sold');
  expect(code(await sell(shop.owner, { product_id, unit_price: 5000 }, 5000))).toBe('sold');
});

test('a minimum price is such a floor, of each unit as many times as it holds', async () => {
  const product_id = await shop.product({ minimum_price: 9000, units: [{ unit: 'carton', factor: 12 }] });
  expect(code(await sell(clerk, { product_id, unit_price: 8999 }, 8999))).toBe('below_price_floor');
  expect(code(await sell(clerk, { product_id, unit_price: 9000 }, 9000))).toBe('sold');
  const carton = { product_id, unit: 'carton' };
  expect(code(await sell(clerk, { ...carton, unit_price: 107_999 }, 107_999))).toBe('below_price_floor');
  expect(code(await sell(clerk, { ...carton, unit_price: 108_000 }, 108_000))).toBe('sold');
  expect(code(await sell(seesLosses, { product_id, unit_price: 8000 }, 8000))).toBe('sold');
});

test('a sale made without a connection is held against it as it comes in', async () => {
  const product_id = await shop.product();
  const sold_at = new Date(Date.now() - 60_000).toISOString();
  const late = await sell(clerk, { product_id, unit_price: 6000 }, 6000, { sold_at });
  expect(code(late)).toBe('below_price_floor');
});

test('an invoice is held against it as it is issued, whoever agreed on its prices', async () => {
  const lines = [{ product_id: await shop.product(), quantity: 1, unit_price: 6000 }];
  const body = { customer_id: shop.customer, lines };
  const key = () => ({ 'idempotency-key': newId() });
  const { id } = (await shop.owner.ask('POST api/invoice', { body, headers: key() })).body.message;
  const issue = (by: TestBrowser) => by.ask('PUT api/invoice/issue', { body: { id }, headers: key() });
  const rights = ['create_invoice', 'view_invoice', 'sale_on_credit'];
  expect((await issue(await shop.clerk(...rights))).body.code).toBe('below_price_floor');
  expect((await issue(await shop.clerk(...rights, 'view_loss'))).status).toBe(200);
});

test('a branch that does not stop such sales marks them, as before', async () => {
  const product_id = await shop.product({ minimum_price: 9000 });
  const body = { id: shop.branch_id, price_floor: false };
  expect((await shop.owner.ask('PUT api/branch/settings', { body })).status).toBe(200);
  const sold = await sell(clerk, { product_id, unit_price: 6000 }, 6000);
  expect(code(sold)).toBe('sold');
  const seen = (await shop.owner.ask(`GET api/sale?id=${sold.body.message.id}`)).body.message;
  expect(seen).toMatchObject({ below_cost: true });
});
