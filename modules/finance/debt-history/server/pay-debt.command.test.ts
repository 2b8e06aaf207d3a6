import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

// cspell:ignore Awamu Mjomba

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const payDebt = (debt_id: string, amount: number, more: object = {}) =>
  shop.make('POST api/debt-history', { debt_id, amount, account_id: shop.cash, mode: 'cash', ...more });

test('a debt is paid in parts, and never above what remains', async () => {
  const id = await shop.owes(await shop.customer(), 10_000);
  const first = await payDebt(id, 4000, { remarks: 'Awamu ya kwanza' });
  expect(first.body.message).toMatchObject({
    before: 10_000,
    amount: 4000,
    after: 6000,
    remarks: 'Awamu ya kwanza',
  });
  const above = await payDebt(id, 6001);
  expect([above.status, above.body.code]).toEqual([409, 'more_than_remains']);
  expect((await payDebt(id, 6000)).body.message).toMatchObject({ before: 6000, after: 0 });
  expect(await shop.find('debt', id)).toMatchObject({
    paid_amount: 10_000,
    remain_amount: 0,
    status: 'paid',
  });
  expect((await payDebt(id, 1)).body.code).toBe('more_than_remains');
  expect(await shop.posted(first.body.message.payment_id)).toEqual({ 1010: 4000, 1100: -4000 });
});

test('a creditor is paid out of the account, a loan on the account it stands on', async () => {
  const make = async (body: object) => (await shop.owner.ask('POST api/debt', { body })).body.message.id;
  const old = await make({ kind: 'creditor', origin: 'opening', person: 'Duka', amount: 900 });
  const loan = { origin: 'loan', account_id: shop.cash, amount: 500 };
  const borrowed = await make({ ...loan, kind: 'creditor', person: 'Mjomba' });
  const lent = await make({ ...loan, kind: 'debtor', person: 'Baraka' });
  const entries = await Promise.all(
    [old, borrowed, lent].map(async (id) => shop.posted((await payDebt(id, 100)).body.message.payment_id)),
  );
  expect(entries).toEqual([
    { 1010: -100, 2000: 100 },
    { 1010: -100, 2020: 100 },
    { 1010: 100, 1110: -100 },
  ]);
});

test('a row that is void voids the payment behind it; deleted, both are gone from the lists', async () => {
  const asha = await shop.customer();
  const [one, two] = [await shop.owes(asha, 300, { due_date: '2030-01-01' }), await shop.owes(asha, 300)];
  const paid = (await shop.pay(asha, 600)).body.message;
  const { data } = (await shop.owner.ask(`GET api/debt-history/list?debt_id=${one}`)).body.message;
  expect((await shop.put('PUT api/debt-history/void', { id: data[0].id })).status).toBe(200);
  expect(await shop.find('debt', two)).toMatchObject({ remain_amount: 300, status: 'open' });
  expect(await shop.find('payment', paid.id)).toMatchObject({ status: 'void' });
  const again = (await payDebt(two, 50)).body.message;
  expect((await shop.put('POST api/debt-history/delete', { ids: [again.id] })).status).toBe(200);
  expect(await shop.find('debt', two)).toMatchObject({ paid_amount: 0, remain_amount: 300 });
  expect(await shop.posted(again.payment_id)).toEqual({});
});

test('the debt of another branch is not paid from its form here', async () => {
  const id = await shop.owes(await shop.customer(), 100, {}, shop.other_branch);
  expect((await payDebt(id, 100)).status).toBe(404);
});
