import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { payOneCustomer, payOneDebt } from '../../testing/many-payers.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const RUSH = { clients: 32, paymentsOfEach: 2, amount: 1000 };

test('thirty-two clients who pay one debt never pay more than is owed', async () => {
  expect(await payOneDebt(shop, RUSH)).toEqual({ taken: 32_000, refused: 32, faults: [] });
});

test('what thirty-two clients pay for one customer above his debts is his deposit', async () => {
  expect(await payOneCustomer(shop, RUSH)).toEqual({ taken: 64_000, refused: 0, faults: [] });
});
