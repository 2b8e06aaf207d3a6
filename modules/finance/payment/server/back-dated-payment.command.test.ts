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

test('a payment is never dated before the debt it pays', async () => {
  const asha = await shop.customer();
  const debt_id = await shop.owes(asha, 500, { date: '2026-03-10' });
  const early = await shop.pay(asha, 500, { date: '2026-03-09' });
  expect([early.status, early.body.code, early.body.date]).toEqual([
    409,
    'earlier_than_document',
    '2026-03-10',
  ]);
  const one = { debt_id, amount: 500, account_id: shop.cash, mode: 'cash' };
  const alone = await shop.make('POST api/debt-history', { ...one, date: '2026-03-09' });
  expect(alone.body.code).toBe('earlier_than_document');
  expect(await shop.find('debt', debt_id)).toMatchObject({ paid_amount: 0, status: 'open' });
  expect(await shop.find('customer', asha)).toMatchObject({ balance: 500 });
  expect((await shop.pay(asha, 500, { date: '2026-03-10' })).status).toBe(200);
});

test('an older debt is paid by it, and a younger one not', async () => {
  const asha = await shop.customer();
  await shop.owes(asha, 500, { date: '2026-03-01', due_date: '2026-03-02' });
  await shop.owes(asha, 500, { date: '2026-03-10', due_date: '2026-03-20' });
  expect((await shop.pay(asha, 501, { date: '2026-03-05' })).body.code).toBe('earlier_than_document');
  expect((await shop.pay(asha, 500, { date: '2026-03-05' })).status).toBe(200);
});

test('a day on which the debt was paid already takes no second payment', async () => {
  const asha = await shop.customer();
  const debt = await shop.owes(asha, 500, { date: '2026-03-01' });
  const wrong = (await shop.pay(asha, 500, { date: '2026-03-05' })).body.message;
  expect((await shop.put('PUT api/payment/void', { id: wrong.id })).status).toBe(200);
  const again = await shop.pay(asha, 500, { date: '2026-03-06' });
  expect([again.status, again.body.code, again.body.date]).toEqual([
    409,
    'more_than_owed_then',
    '2026-03-06',
  ]);
  expect(await shop.find('debt', debt)).toMatchObject({ remain_amount: 500 });
  expect((await shop.pay(asha, 500)).status).toBe(200);
});
