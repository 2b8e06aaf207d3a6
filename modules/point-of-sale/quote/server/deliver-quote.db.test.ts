import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const find = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
const convert = (quote_id: string, more: object) => shop.make('PUT api/quote/convert', { quote_id, ...more });

async function setPosting(invoices_post_at: 'issue' | 'delivery'): Promise<void> {
  const path = `api/branch/settings?id=${shop.branch_id}`;
  const { version } = (await shop.owner.ask(`GET ${path}`)).body.message;
  await shop.owner.ask(`PUT ${path}`, { body: { version, invoices_post_at } });
}

test('the invoice is issued and its goods leave where that is said, or nothing changes', async () => {
  const bag = await shop.product({ selling_price: 5000, opening_stock: 4 });
  const lines = [{ product_id: bag, quantity: 5, unit_price: 5000 }];
  const made = await shop.owner.ask('POST api/quote', { body: { customer_id: shop.customer, lines } });
  const { id } = made.body.message;
  const headers = { 'idempotency-key': newId() };
  expect((await shop.owner.ask('PUT api/quote/send', { body: { id }, headers })).status).toBe(200);

  const short = await convert(id, { deliver: true });
  expect([short.status, short.body.code]).toEqual([409, 'not_enough_stock']);
  expect(await find('quote', id)).toMatchObject({ standing: 'sent', left_amount: 25_000 });

  const now = await convert(id, { deliver: true, lines: [{ line_no: 1, quantity: 3 }] });
  expect(await find('invoice', now.body.message.id)).toMatchObject({
    ...{ status: 'issued', total_amount: 15_000, delivery: null },
  });
  expect(await shop.stockOf(bag)).toMatchObject({ quantity: 1000n });

  await setPosting('delivery');
  const left = await convert(id, { deliver: true, lines: [{ line_no: 1, quantity: 1 }] });
  expect(await find('invoice', left.body.message.id)).toMatchObject({ delivery: 'delivered' });
  expect(await shop.stockOf(bag)).toMatchObject({ quantity: 0n });
});
