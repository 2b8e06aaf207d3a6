import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployeeIn, logIn } from '#server/testing/people.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let branch: string;
let bank: string;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
  const body = { name: 'Mwenge', phone_number: '255754000031' };
  branch = String((await shop.owner.ask('POST api/branch', { body })).body.message.id);
  const account = { name: 'Mwenge NMB', type: 'bank' };
  bank = String((await shop.owner.ask('POST api/account', { body: account, branch })).body.message.id);
  const loan = { kind: 'creditor', origin: 'loan', person: 'Bank', amount: 500_000, account_id: bank };
  expect((await shop.owner.ask('POST api/debt', { body: loan, branch })).status).toBe(200);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** What a document posted, by branch and account, in whole units. */
async function posted(documentId: string) {
  const lines = await shop.system.db.adminQuery<{ branch_id: string; account: string; amount: bigint }>(
    `select l.branch_id, split_part(l.account_code, '-', 1) as account, sum(l.debit - l.credit)::bigint as amount
     from journal_lines l join journal_entries e on e.id = l.entry_id
     where e.source_id = $1 group by 1, 2 having sum(l.debit - l.credit) <> 0`,
    [documentId],
  );
  return Object.fromEntries(
    lines.map(({ branch_id, account, amount }) => [
      branch_id === branch ? `${account} there` : account,
      Number(amount) / 100,
    ]),
  );
}
const listed = async () => {
  const { data } = (await shop.owner.ask('GET api/payment/list?limit=50', { branch })).body.message;
  return data.map((row: Record<string, unknown>) => [
    row.party_name,
    row.amount,
    row.status,
    row.account_name,
  ]);
};
const put = (call: string, id: string, by = shop.owner) =>
  by.ask(call, { body: { id }, headers: { 'idempotency-key': newId() }, branch: shop.branch_id });

test('goods and the transport of them are paid out of the bank of another branch, in whole or part, and taken back', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const payments = [
    { account_id: bank, amount: 30_000 },
    { account_id: shop.cash, amount: 10_000 },
  ];
  const costs = [{ title: 'Lorry', amount: 4000, account_id: bank }];
  const bought = await shop.bought(product, 10, 5000, { payments, costs });
  expect(bought).toMatchObject({ paid_amount: 40_000, remain_amount: 10_000 });
  expect(await posted(bought.id)).toEqual({
    ...{ 1200: 50_000, 1010: -10_000, 1900: -30_000, 2000: -10_000 },
    ...{ '1020 there': -30_000, '1900 there': 30_000 },
  });
  const [cost] = (await shop.owner.ask('GET api/landed-cost/list')).body.message.data;
  expect(await posted(cost.id)).toEqual({
    ...{ 1200: 4000, 1900: -4000, '1020 there': -4000, '1900 there': 4000 },
  });
  expect(await listed()).toEqual([
    ['Azania', 30_000, 'posted', 'Mwenge NMB'],
    ['Lorry', 4000, 'posted', 'Mwenge NMB'],
  ]);
  const [seen] = (await shop.owner.ask('GET api/payment/list?limit=50', { branch })).body.message.data;
  const asked = { body: { id: seen.id }, headers: { 'idempotency-key': newId() }, branch };
  expect((await shop.owner.ask('PUT api/payment/void', asked)).body.code).toBe('payment_of_document');
  expect((await put('PUT api/landed-cost/void', cost.id)).status).toBe(200);
  expect((await shop.voidPurchase(bought.id)).status).toBe(200);
  expect([await posted(bought.id), await posted(cost.id)]).toEqual([{}, {}]);
  expect((await listed()).map(([, , status]: string[]) => status)).toEqual(['void', 'void']);
});

test('a later cost of them is paid there as well', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const { id } = await shop.bought(product, 4, 1000);
  const body = { purchases: [id], title: 'Port', amount: 600, account_id: bank };
  const made = (await shop.make('POST api/purchase/landed-cost', body)).body.message;
  expect(await posted(made.id)).toEqual({
    ...{ 1200: 600, 1900: -600, '1020 there': -600, '1900 there': 600 },
  });
});

test('what the bank there takes beside it is a cost there, on top, and comes back with a void', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const bought = await shop.bought(product, 10, 500, {
    payments: [{ account_id: bank, amount: 5000, fee: 150 }],
    costs: [{ title: 'Handcart', amount: 200, account_id: bank, fee: 20 }],
  });
  expect(bought).toMatchObject({
    paid_amount: 5000,
    remain_amount: 0,
    payments: [{ amount: 5000, fee: 150 }],
  });
  expect(await posted(bought.id)).toEqual({
    ...{ 1200: 5000, 1900: -5000 },
    ...{ '1020 there': -5150, '1900 there': 5000, '6070 there': 150 },
  });
  const [cost] = (await shop.owner.ask('GET api/landed-cost/list')).body.message.data;
  expect(cost).toMatchObject({ total_amount: 200, paid_amount: 200, fee: 20 });
  expect(await posted(cost.id)).toEqual({
    ...{ 1200: 200, 1900: -200 },
    ...{ '1020 there': -220, '1900 there': 200, '6070 there': 20 },
  });
  const seen = (await shop.owner.ask('GET api/payment/list?limit=2', { branch })).body.message.data;
  expect(seen.map(({ amount, fee }: Record<string, unknown>) => [amount, fee])).toEqual([
    [5000, 150],
    [200, 20],
  ]);
  expect((await put('PUT api/landed-cost/void', cost.id)).status).toBe(200);
  expect((await shop.voidPurchase(bought.id)).status).toBe(200);
  expect([await posted(bought.id), await posted(cost.id)]).toEqual([{}, {}]);
});

test('what moves no money takes no fee: neither a deposit nor a cost that is owed', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const lines = [{ product_id: product, quantity: 1, price: 700 }];
  const before = await shop.allOfBuying();
  const refused = async (body: Record<string, unknown>) =>
    Object.keys((await shop.buy({ lines, payments: [], ...body })).body.fields ?? {});
  expect(await refused({ payments: [{ mode: 'deposit', amount: 700, fee: 10 }] })).toEqual([
    'payments.0.fee',
  ]);
  expect(await refused({ costs: [{ title: 'Lorry', amount: 50, fee: 10 }] })).toEqual(['costs.0.fee']);
  expect(await shop.allOfBuying()).toEqual(before);
});

test('whoever buys only here pays out of no account there, and takes nothing back into one', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  const rights = ['create_purchase', 'view_buying_price', 'delete_purchase', 'view_purchase'];
  const who = await anEmployeeIn(shop.owner, { [shop.branch_id]: rights, [branch]: ['view_payment'] });
  const clerk = await logIn(shop.system, who.phone, who.password);
  const before = await shop.allOfBuying();
  const buy = (by = shop.owner) =>
    shop.buy(
      {
        lines: [{ product_id: product, quantity: 1, price: 700 }],
        payments: [{ account_id: bank, amount: 700 }],
      },
      by,
    );
  const refused = await buy(clerk);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['payments.0.account_id']]);
  expect(await shop.allOfBuying()).toEqual(before);
  const { id } = (await buy()).body.message;
  expect((await put('PUT api/purchase/void', id, clerk)).status).toBe(403);
  expect(await shop.find('purchase', id)).toMatchObject({ status: 'received' });
});
