import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('a recall names who bought from a batch, with what came back, and nobody of another batch', async () => {
  const opening = { opening_stock: 5, buying_price: 100, batch_tracking: 'expiry' };
  const product = await shop.product({ ...opening, opening_batch: 'A', expire_date: '2030-01-31' });
  const supplier = await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } });
  await shop.make('POST api/purchase', {
    ...{ supplier_id: supplier.body.message.id, tax_mode: 'inclusive', payments: [] },
    lines: [{ product_id: product, quantity: 5, price: 100, batch: 'B', expire_date: '2030-06-30' }],
  });
  const customer = async (name: string, phone_number: string) =>
    (await shop.owner.ask('POST api/customer', { body: { name, phone_number } })).body.message.id;
  const [first, second] = [await customer('Asha', '255713201001'), await customer('Juma', '255713201002')];
  const sale = await shop.sold(product, 4, { customer_id: first });
  await shop.sold(product, 3, { customer_id: second });
  const back = await shop.make('POST api/sale/return', {
    ...{
      sale_id: sale.id,
      lines: [{ line_no: 1, quantity: 1, goods: 'restock' }],
      refunds: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }],
    },
  });
  expect(back.body).toMatchObject({ success: true });
  const { data } = (await shop.owner.ask('GET api/batch/list?sort=number&order=1&limit=20&page=1')).body
    .message;
  const [early, late] = data as { id: string; number: string }[];
  expect([early?.number, late?.number]).toEqual(['A', 'B']);
  const buyers = async (id = '') =>
    (await shop.owner.ask(`GET api/sale/batch-customers?batch_id=${id}`)).body.message.map(
      ({ customer_name, sold, returned, left }: Record<string, unknown>) => [
        customer_name,
        sold,
        returned,
        left,
      ],
    );
  expect(await buyers(early?.id)).toEqual([
    ['Juma', 1, 0, 1],
    ['Asha', 4, 1, 3],
  ]);
  expect(await buyers(late?.id)).toEqual([['Juma', 2, 0, 2]]);
  const path = `GET api/sale/batch-customers/export?batch_id=${early?.id}`;
  const sheet = await shop.system.server.app.inject(await shop.owner.prepare(path));
  const [customers] = (await readWorkbook(sheet.rawPayload)).sheets;
  expect(customers?.rows.map((row) => Array.from(row, (cell) => cell?.number ?? cell?.text))).toMatchObject([
    ['Customer', 'Phone', 'Sale', 'Date', 'Sold', 'Returned', 'Still has'],
    { 0: 'Juma', 4: 1, 5: 0, 6: 1 },
    { 0: 'Asha', 4: 4, 5: 1, 6: 3 },
  ]);
  const seller = await shop.clerk('list_sales', 'list_customers', 'list_products');
  expect((await seller.ask(path)).status).toBe(403);
});
