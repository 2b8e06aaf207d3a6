import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// cspell:ignore Redio Pasi Umeme

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ has_store: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const remove = async (entity: string, id: string) =>
  (await shop.owner.ask(`POST api/${entity}/delete`, { body: { ids: [id] } })).status;

test('goods of a product that was deleted bring it back to the lists, archived', async () => {
  const product = await shop.product({ name: 'Redio', code: 'RD-1', opening_stock: 2 });
  const { id } = await shop.sold(product, 2);
  expect(await remove('product', product)).toBe(200);
  const twin = await shop.product({ name: 'Redio mpya', code: 'RD-1' });
  const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
  const body = { sale_id: id, lines: [{ line_no: 1, quantity: 1 }], refunds };
  expect((await shop.make('POST api/sale/return', body)).status).toBe(200);
  await booksHold(shop.system.db);
  const { data } = (await shop.owner.ask('GET api/product/list?condition=archived')).body.message;
  expect(data).toMatchObject([{ id: product, name: 'Redio', stock: 1, status: 'archived', code: null }]);
  expect((await shop.owner.ask(`GET api/product?id=${twin}`)).body.message).toMatchObject({ code: 'RD-1' });
  expect(await remove('product', product)).toBe(409);
  const [activity] = await shop.system.db.adminQuery(
    'select type, reason, changes, created_by from activities where record_id = $1 order by created_at desc, id desc limit 1',
    [product],
  );
  expect(activity).toMatchObject({
    type: 'modification',
    reason: 'Restored, because items of it were received',
    changes: [
      { field: 'status', before: 'active', after: 'archived' },
      { field: 'code', before: 'RD-1', after: null },
    ],
    created_by: shop.owner.userId,
  });
});

test('a product that comes back leaves a category that is gone', async () => {
  const category = (await shop.owner.ask('POST api/category', { body: { name: 'Umeme' } })).body.message.id;
  const product = await shop.product({ opening_stock: 1, category_id: category });
  const { id } = await shop.sold(product, 1);
  expect([await remove('product', product), await remove('category', category)]).toEqual([200, 200]);
  const voided = await shop.owner.ask('PUT api/sale/void', {
    body: { id, reason: 'Wrong goods' },
    headers: { 'idempotency-key': newId() },
  });
  expect(voided.status).toBe(200);
  expect((await shop.owner.ask(`GET api/product?id=${product}`)).body.message).toMatchObject({
    status: 'archived',
    category: null,
  });
});

test('goods into a store that was deleted bring that back', async () => {
  const made = await shop.owner.ask('POST api/store', { body: { name: 'Ghala' } });
  const store_id = made.body.message.id;
  expect(await remove('store', store_id)).toBe(200);
  const product_id = await shop.product({ opening_stock: null });
  const access = await shop.system.db.openAccess(shop.business_id);
  const move = { kind: 'opening', date: '2026-03-01', source: { kind: 'test', id: crypto.randomUUID() } };
  const lines = [{ product_id, store_id, quantity: 1000n, value: 0n }];
  const branch = { id: shop.branch_id, settings: {} };
  await shop.system.database.transaction(access, {}, (tx) => moveStock(tx, { ...move, branch, lines }));
  expect((await shop.owner.ask(`GET api/store?id=${store_id}`)).body.message).toMatchObject({
    name: 'Ghala',
  });
});

test('what is only spoiled brings nothing back', async () => {
  const product = await shop.product({ name: 'Pasi', opening_stock: 2 });
  const { id } = await shop.sold(product, 2);
  expect(await remove('product', product)).toBe(200);
  const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
  const spoiled = { sale_id: id, lines: [{ line_no: 1, quantity: 1, goods: 'scrap' }], refunds };
  expect((await shop.make('POST api/sale/return', spoiled)).status).toBe(200);
  expect((await shop.owner.ask(`GET api/product?id=${product}`)).status).toBe(404);
});
