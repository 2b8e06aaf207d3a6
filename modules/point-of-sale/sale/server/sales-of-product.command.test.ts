import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
let salt: string;
let sold: { both: string; soap: string; void: string };

beforeAll(async () => {
  shop = await openSellingShop();
  [soap, salt] = [await shop.product(), await shop.product()];
  const lines = [
    { product_id: soap, quantity: 1 },
    { product_id: salt, quantity: 2 },
    { product_id: soap, quantity: 3, unit_price: 11_000 },
  ];
  const both = await shop.sold(soap, 1, { lines });
  const only = await shop.sold(soap, 2);
  const wrong = await shop.sold(soap, 5);
  await shop.sold(salt, 7);
  const headers = { 'idempotency-key': newId() };
  await shop.owner.ask('PUT api/sale/void', { body: { id: wrong.id }, headers });
  sold = { both: both.id, soap: only.id, void: wrong.id };
});
afterAll(() => shop.system.close());

const listed = async (query: string, by = shop.owner) => {
  const { status, body } = await by.ask(`GET api/${query}`);
  return status === 200 ? body.message.data.map(({ id }: { id: string }) => id) : body.code;
};

test('the sales of a product are listed newest first, one with two lines of it once', async () => {
  const page = (await shop.owner.ask(`GET api/sale/list?lines.product_id=${soap}`)).body.message;
  expect(page.total).toBe(3);
  expect(page.data.map(({ id }: { id: string }) => id)).toEqual([sold.void, sold.soap, sold.both]);
  const both = {
    join: 'all',
    parts: [soap, salt].map((id) => ({ field: 'lines.product', is: 'one_of', value: [id] })),
  };
  expect(await listed(`sale/list?filter=${encodeURIComponent(JSON.stringify(both))}`)).toEqual([sold.both]);
});

test('their totals are those of the whole sales, without those that were voided', async () => {
  const { message } = (await shop.owner.ask(`GET api/sale/totals?lines.product_id=${soap}`)).body;
  expect(message).toMatchObject({
    count: 3,
    sums: [{ total_after_returns: 3 * 11_800 + 33_000 + 2 * 11_800 }],
  });
});

test('goods that came back and money accounts are asked for in the same way', async () => {
  const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
  const lines = [{ line_no: 1, quantity: 1, goods: 'restock' }];
  const back = await shop.make('POST api/sale/return', { sale_id: sold.soap, lines, refunds });
  expect(back.status).toBe(200);
  const { id } = (await shop.owner.ask(`GET api/sale-return/list?sale_id=${sold.soap}`)).body.message.data[0];
  expect(await listed(`sale-return/list?lines.product_id=${soap}`)).toEqual([id]);
  expect(await listed(`sale-return/list?lines.product_id=${salt}`)).toEqual([]);
  expect(await listed(`sale-return/list?refunds.account_id=${shop.cash}`)).toEqual([id]);
  expect(await listed(`sale/list?payments.account_id=${shop.cash}`)).toHaveLength(4);
  expect(await listed(`sale/list?payments.account_id=${shop.bank}`)).toEqual([]);
});

test('another branch has sales of its own, and who may open no sale is told of none', async () => {
  const { body } = await shop.owner.ask('POST api/branch', {
    body: { name: 'Mbezi', phone_number: '255754321077' },
  });
  const far = await anEmployee(shop.owner, ['list_sales', 'view_sale'], { branches: [body.message.id] });
  const query = `sale/list?lines.product_id=${soap}`;
  expect(await listed(query, await logIn(shop.system, far.phone, far.password))).toEqual([]);
  expect(await listed(query, await shop.clerk('list_sales'))).toBe('invalid_parameter');
  expect(await listed(query, await shop.clerk('view_sale'))).toBe('permission_denied');
  expect(await listed(query, await shop.clerk('list_sales', 'view_sale'))).toHaveLength(3);
});

test('whoever may see a sale is told in which unit the stock of its goods is kept', async () => {
  const product = await shop.product({ unit_of_measure: 'kilogram', units: [{ unit: 'bag', factor: 25 }] });
  const { id } = await shop.sold(product, 1, { lines: [{ product_id: product, quantity: 1, unit: 'bag' }] });
  const units = (by: TestBrowser) => by.ask(`GET api/sale/units?id=${id}`);
  const { body } = await units(await shop.clerk('view_sale'));
  expect(body.message).toEqual([{ product_id: product, unit_of_measure: 'kilogram' }]);
  expect((await units(await shop.clerk('create_sale'))).body.code).toBe('permission_denied');
});
