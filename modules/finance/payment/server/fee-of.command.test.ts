import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const byPhone = () => ({ mode: 'emoney', account_id: shop.wallet });

test('the fee of money that goes out is a cost on top, and comes back as the payment is void', async () => {
  const asha = await shop.customer();
  await shop.pay(asha, 5000, byPhone());
  const back = { kind: 'customer', party_id: asha, amount: 3000, fee: 450, ...byPhone() };
  const { body } = await shop.make('POST api/payment/pay-back', back);
  expect(body.message).toMatchObject({ amount: 3000, fee: 450, deposit_amount: -3000 });
  expect(await shop.posted(body.message.id)).toEqual({ 1030: -3450, 2100: 3000, 6070: 450 });
  expect(await shop.find('customer', asha)).toMatchObject({ balance: -2000 });
  expect(await shop.find('account', shop.wallet)).toMatchObject({ balance: 1550 });
  expect((await shop.put('PUT api/payment/void', { id: body.message.id })).status).toBe(200);
  expect(await shop.posted(body.message.id)).toEqual({});
  expect(await shop.find('account', shop.wallet)).toMatchObject({ balance: 5000 });
});

test('money that comes in, or moves in no account, takes none', async () => {
  const asha = await shop.customer();
  await shop.owes(asha, 1000);
  const fee = 50;
  expect((await shop.pay(asha, 500, { fee })).body.fields).toHaveProperty('fee');
  await shop.pay(asha, 3000);
  const byDeposit = { mode: 'deposit', account_id: null };
  expect((await shop.pay(asha, 500, { ...byDeposit, fee })).body.fields).toHaveProperty('fee');
  const debt_id = await shop.owes(asha, 1000);
  const one = { debt_id, amount: 100, ...byPhone(), fee };
  expect((await shop.make('POST api/debt-history', one)).body.fields).toHaveProperty('fee');
});
