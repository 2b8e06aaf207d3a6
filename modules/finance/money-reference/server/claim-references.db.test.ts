import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let asha: string;
beforeAll(async () => {
  shop = await openOwingShop();
  asha = await shop.customer();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const account = async (name: string, more: object, branch = shop.branch_id) =>
  (await shop.owner.ask('POST api/account', { body: { name, type: 'mobile', ...more }, branch })).body.message
    .id;
const pay = async (account_id: string, reference: string, branch = shop.branch_id) => {
  const answer = await shop.pay(asha, 700, { account_id, mode: 'emoney', reference }, branch);
  return { ...answer, code: answer.status === 200 ? 'done' : answer.body.code };
};

test('a reference of a wallet pays once among all wallets of its provider, in whichever branch, and says where', async () => {
  const here = await account('M-PESA of the counter', { provider: 'M-PESA' });
  const there = await account('M-PESA of Mbezi', { provider: 'M-PESA' }, shop.other_branch);
  const first = await pay(here, 'BKL7T2Q9XA');
  expect(first.code).toBe('done');
  const again = await pay(there, 'bkl7 t2q9xa', shop.other_branch);
  expect([again.status, again.code]).toEqual([409, 'reference_used']);
  expect(again.body.message).toMatch(/^The reference BKL7T2Q9XA is already used: Payment .*\d+\.$/);
  expect((await pay(here, 'BKL7T2Q9XA')).code).toBe('reference_used');
});

test('the same letters of another provider, or of a wallet whose provider nobody has said, are another transfer', async () => {
  const airtel = await account('Airtel', { provider: 'AIRTELMONEY' });
  const unnamed = await account('A wallet', {});
  expect((await pay(airtel, 'BKL7T2Q9XA')).code).toBe('done');
  expect((await pay(unnamed, 'BKL7T2Q9XA')).code).toBe('done');
  expect((await pay(unnamed, 'BKL7T2Q9XA')).code).toBe('reference_used');
});

test('banks number by the account: two cheque books of one bank have the same numbers', async () => {
  const one = await account('CRDB one', { type: 'bank', provider: 'CRDB' });
  const two = await account('CRDB two', { type: 'bank', provider: 'CRDB' });
  expect((await pay(one, '000123')).code).toBe('done');
  expect((await pay(two, '000123')).code).toBe('done');
  expect((await pay(two, '000123')).code).toBe('reference_used');
});

test('a payment that is void gives its reference back to all wallets of the provider', async () => {
  const here = await account('M-PESA two', { provider: 'M-PESA' });
  const there = await account('M-PESA three', { provider: 'M-PESA' });
  const first = await pay(here, 'ZXC999POI');
  expect((await pay(there, 'ZXC999POI')).code).toBe('reference_used');
  expect((await shop.put('PUT api/payment/void', { id: first.body.message.id })).status).toBe(200);
  expect((await pay(there, 'ZXC999POI')).code).toBe('done');
});
