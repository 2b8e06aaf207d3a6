import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ has_store: true });
});
afterAll(() => shop.system.close());

const adjust = (product_id: string, body: object, by?: TestBrowser) =>
  shop.make('POST api/stock-adjustment', { product_id, reason: 'Counted', ...body }, by);
const reverse = (id: string, by: TestBrowser) =>
  by.ask('PUT api/stock-adjustment/reverse', { body: { id }, headers: { 'idempotency-key': newId() } });
const ledger = async (query: string, by: TestBrowser = shop.owner) =>
  (await by.ask(`GET api/stock-adjustment/list?${query}`)).body.message;

describe('the ledger of movements', () => {
  test('has every movement by its cause, newest first, with the stock after it and its document', async () => {
    const product = await shop.product();
    const sale = await shop.sold(product, 4);
    await adjust(product, { new_stock: 90, remarks: 'Shelf B' });
    const page = await ledger(`product_id=${product}`);
    expect(page.total).toBe(3);
    expect(page.data).toMatchObject([
      {
        cause: 'manual',
        type: 'decrease',
        quantity: 6,
        stock_before: 96,
        stock_after: 90,
        reason: 'Counted',
      },
      {
        cause: 'sale',
        type: 'decrease',
        quantity: 4,
        stock_before: 100,
        stock_after: 96,
        document: sale.number,
      },
      {
        cause: 'automatic',
        type: 'increase',
        quantity: 100,
        stock_before: 0,
        stock_after: 100,
        document: null,
      },
    ]);
    expect(page.data[1]).toMatchObject({ source_kind: 'sale', source_id: sale.id, cost: 28_000 });
    for (const [condition, count] of [
      ['manual', 1],
      ['sale', 1],
      ['automatic', 1],
      ['increase', 1],
      ['decrease', 2],
      ['purchase', 0],
      ['service', 0],
    ])
      expect([condition, (await ledger(`product_id=${product}&condition=${condition}`)).total]).toEqual([
        condition,
        count,
      ]);
    const { name } = (await shop.owner.ask(`GET api/product?id=${product}`)).body.message;
    expect((await ledger(`keyword=${encodeURIComponent(name)}`)).total).toBe(3);
  });

  test('has stock after each movement that the sum of all before it gives', async () => {
    const wrong = await shop.system.db.adminQuery(
      `select id from (select id, stock_after, sum(quantity) over (
         partition by business_id, product_id, store_id order by id) as summed from stock_movements) m
       where summed <> stock_after`,
    );
    expect(wrong).toEqual([]);
  });

  test('keeps stock and cost from whoever may not see them', async () => {
    const product = await shop.product();
    const clerk = await shop.clerk('list_stock_adjustments', 'adjust_product_stock');
    const [row] = (await ledger(`product_id=${product}`, clerk)).data;
    for (const key of ['stock_before', 'stock_after', 'cost']) expect(row).not.toHaveProperty(key);
    const made = await adjust(product, { new_stock: 1 }, clerk);
    for (const key of ['stock_before', 'stock_after', 'cost'])
      expect(made.body.message).not.toHaveProperty(key);
  });

  test('shows and moves nothing of a store that is not of the caller', async () => {
    const back = (await shop.owner.ask('POST api/store', { body: { name: `Back ${newId()}` } })).body.message
      .id;
    const product = await shop.product();
    const here = (await adjust(product, { new_stock: 99 })).body.message.id;
    const there = (await adjust(product, { new_stock: 3, store_id: back })).body.message.id;
    const rights = ['list_stock_adjustments', 'adjust_product_stock'];
    const { phone, password } = await anEmployee(shop.owner, rights, {
      branches: [shop.branch_id],
      stores: [back],
    });
    const keeper = await logIn(shop.system, phone, password);
    const rows = (await ledger('condition=all', keeper)).data;
    expect(rows.map(({ store_id }: { store_id: string }) => store_id)).toEqual([back]);
    expect((await keeper.ask(`GET api/stock-adjustment?id=${there}`)).status).toBe(200);
    expect((await keeper.ask(`GET api/stock-adjustment?id=${here}`)).status).toBe(404);
    expect((await reverse(here, keeper)).status).toBe(404);
    const refused = await adjust(product, { new_stock: 1, store_id: shop.store_id }, keeper);
    expect(Object.keys(refused.body.fields)).toEqual(['store_id']);
    expect((await adjust(product, { new_stock: 2, store_id: back }, keeper)).status).toBe(200);
  });
});
