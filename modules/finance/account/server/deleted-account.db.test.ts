import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let selling: SellingShop;
let owing: OwingShop;
beforeAll(async () => {
  selling = await openSellingShop();
  owing = await openOwingShop(selling.system);
});
afterAll(async () => {
  await booksHold(selling.system.db);
  await selling.system.close();
});

const remove = (shop: SellingShop | OwingShop, path: string, id: string) =>
  shop.owner.ask(`DELETE api/${path}?id=${id}`);

test('a sale whose money went into an account that was deleted is not voided, and says why', async () => {
  const { wallet, cash, customer } = selling;
  const product = await selling.product();
  await selling.sold(product, 2);
  const sale = await selling.sold(product, 1, {
    payments: [{ account_id: wallet, mode: 'emoney', amount: 11_800, reference: 'QA1' }],
  });
  expect((await remove(selling, 'account', wallet)).body.code).toBe('delete_refused');
  const loan = { kind: 'debtor', origin: 'loan', customer_id: customer, amount: 11_800, account_id: wallet };
  expect((await selling.owner.ask('POST api/debt', { body: loan })).status).toBe(200);
  expect((await remove(selling, 'account', wallet)).status).toBe(200);
  const before = await selling.everything();
  const voided = await selling.owner.ask('PUT api/sale/void', {
    body: { id: sale.id, reason: 'Wrong goods' },
    headers: { 'idempotency-key': newId() },
  });
  expect([voided.status, voided.body.code]).toEqual([409, 'account_deleted']);
  expect(voided.body.message).toMatch(/^M-PESA \d+ has been deleted, so no money can be moved in it/);
  expect(await selling.everything()).toEqual(before);
  // The goods can come back against money of another account.
  const refunds = [{ account_id: cash, mode: 'cash', amount: 11_800 }];
  const body = { sale_id: sale.id, lines: [{ line_no: 1, quantity: 1 }], refunds };
  expect((await selling.make('POST api/sale/return', body)).status).toBe(200);
});

test('nor is a payment voided that went into one', async () => {
  const asha = await owing.customer();
  await owing.owes(asha, 300);
  const paid = (await owing.pay(asha, 300, { account_id: owing.wallet, mode: 'emoney', reference: 'QA2' }))
    .body.message;
  await owing.owes(asha, 300, { origin: 'loan', account_id: owing.wallet });
  expect((await remove(owing, 'account', owing.wallet)).status).toBe(200);
  const answer = await owing.put('PUT api/payment/void', { id: paid.id, reason: 'Wrong customer' });
  expect([answer.status, answer.body.code]).toEqual([409, 'account_deleted']);
  expect(await owing.find('payment', paid.id)).toMatchObject({ status: 'posted' });
});

test('a customer stays while a debt and a deposit are open, though together they come to nothing', async () => {
  const customer = await owing.customer('Juma');
  const debt = await owing.owes(customer, 500);
  expect((await owing.pay(customer, 500)).status).toBe(200);
  // The whole is paid: nothing is open either way.
  expect(await owing.find('debt', debt)).toMatchObject({ status: 'paid' });
  expect((await owing.pay(customer, 200)).status).toBe(200);
  expect((await remove(owing, 'customer', customer)).body.refused[0].reason).toBe(
    'This customer still has a balance of −200.',
  );
  const late = await owing.owes(customer, 200);
  const refused = await remove(owing, 'customer', customer);
  expect(refused.body.refused).toMatchObject([
    { name: 'Juma', reason: 'Debts of 200 and deposits of 200 are open. Settle them first.' },
  ]);
  expect((await owing.find('customer', customer)).balance).toBe(0);
  const settled = await owing.pay(customer, 200, { mode: 'deposit', account_id: null });
  expect([settled.status, (await owing.find('debt', late)).status]).toEqual([200, 'paid']);
  expect((await remove(owing, 'customer', customer)).status).toBe(200);
});

test('and while he owes in one branch what he has paid ahead in another', async () => {
  const customer = await owing.customer('Neema');
  const ahead = await owing.pay(customer, 400, { account_id: owing.other_cash }, owing.other_branch);
  expect(ahead.status).toBe(200);
  await owing.owes(customer, 400);
  expect((await remove(owing, 'customer', customer)).body.refused).toMatchObject([
    { reason: 'Debts of 400 and deposits of 400 are open. Settle them first.' },
  ]);
});
