import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const voided = (id: string) =>
  shop.owner.ask('PUT api/payment/void', { body: { id }, headers: { 'idempotency-key': newId() } });
const paid = async (kind: 'customer' | 'supplier', party_id: string, amount: number) => {
  const answer = await shop.make('POST api/payment', { kind, party_id, ...cash(amount) });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message.id;
};

test('a payment whose sale was refunded stays, while what it paid was paid out', async () => {
  const soap = await shop.product({ selling_price: 1000 });
  const sold = await shop.sell({
    ...{ customer_id: shop.customer, lines: [{ product_id: soap, quantity: 10 }] },
    payments: [{ mode: 'credit', amount: 10_000 }],
  });
  const sale_id = sold.body.message.id;
  const first = await paid('customer', shop.customer, 6000);
  const second = await paid('customer', shop.customer, 1000);
  const lines = [{ line_no: 1, quantity: 9, goods: 'restock' }];
  const back = await shop.make('POST api/sale/return', { sale_id, lines, refunds: [cash(6000)] });
  expect(back.body).toMatchObject({ success: true });
  const before = await shop.everything();
  const { number } = sold.body.message;
  expect((await voided(first)).body).toMatchObject({ code: 'document_refunded', documents: number });
  expect(await shop.everything()).toEqual(before);
  // What is left of the other one is still more than was paid out.
  expect((await voided(second)).status).toBe(200);
});

test('a payment whose purchase was refunded stays likewise', async () => {
  const soap = await shop.product({ opening_stock: null });
  const bill = await shop.bought(soap, 5, 1000);
  const payment = await paid('supplier', shop.supplier, 5000);
  const lines = [{ line_no: 1, quantity: 5 }];
  const returned = await shop.make('POST api/purchase/return', {
    ...{ purchase_id: bill.id, lines, refunds: [cash(5000)], reason: 'Spoilt' },
  });
  expect(returned.body).toMatchObject({ success: true });
  expect((await voided(payment)).body.code).toBe('document_refunded');
});
