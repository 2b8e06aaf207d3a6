import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
  // The till needs money before it can pay anybody.
  const lent = { kind: 'creditor', origin: 'loan', person: 'Bank', account_id: shop.cash, amount: 100_000 };
  expect((await shop.owner.ask('POST api/debt', { body: lent })).status).toBe(200);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const supplier = async (name: string, more: object = {}) =>
  String((await shop.owner.ask('POST api/supplier', { body: { name, ...more } })).body.message.id);

/** What the business owes a supplier from before; answers the id of the debt. */
const owe = async (supplier_id: string, amount: number, more: object = {}, branch = shop.branch_id) => {
  const body = { kind: 'creditor', origin: 'opening', supplier_id, amount, ...more };
  const answer = await shop.owner.ask('POST api/debt', { body, branch });
  expect(answer.body).toMatchObject({ success: true });
  return String(answer.body.message.id);
};

const pay = (party_id: string, amount: number, more: object = {}) =>
  shop.make('POST api/payment', {
    ...{ kind: 'supplier', party_id, amount, account_id: shop.cash, mode: 'cash' },
    ...more,
  });

const balanceOf = async (id: string) => (await shop.find('supplier', id)).balance;

describe('the account of a supplier', () => {
  test('is what is owed on 2000 less what was paid ahead on 1150, in the branch and over all', async () => {
    const id = await supplier('Azania', { credit_days: 30 });
    const debt = await owe(id, 5000, { due_date: '2026-11-01', date: '2026-10-01' });
    await owe(id, 300, {}, shop.other_branch);
    expect(await shop.posted(debt)).toEqual({ 2000: -5000, 3010: 5000 });
    expect(await shop.find('supplier', id)).toMatchObject({ balance: 5300, overdue_amount: 5000 });
    const { body } = await shop.owner.ask('GET api/account/list?condition=supplier');
    expect(body.message.data.find((row: { id: string }) => row.id === id)).toMatchObject({
      name: 'Azania',
      type: 'supplier',
      balance: 5000,
    });
    const owed = await shop.owner.ask('GET api/supplier/list?condition=with_debt');
    expect(owed.body.message.data.map(({ name }: { name: string }) => name)).toContain('Azania');
  });

  test('is read in a statement that begins and ends with what is owed', async () => {
    const id = await supplier('Azania Mills');
    await owe(id, 900);
    await pay(id, 250);
    const { body } = await shop.owner.ask(`GET api/supplier/statement?id=${id}`);
    expect(body.message).toMatchObject({
      name: 'Azania Mills',
      opening: 0,
      debit: 900,
      credit: 250,
      closing: 650,
    });
    expect(body.message.rows.map(({ balance }: { balance: number }) => balance)).toEqual([900, 650]);
    const clerk = await shop.clerk('list_suppliers');
    expect((await clerk.ask(`GET api/supplier/statement?id=${id}`)).status).toBe(403);
  });

  test('keeps a supplier in the lists while anything is open, either way', async () => {
    const id = await supplier('Chai Bora');
    await owe(id, 100);
    const remove = () => shop.owner.ask(`DELETE api/supplier?id=${id}`);
    expect((await remove()).status).toBe(409);
    await pay(id, 120);
    expect(await balanceOf(id)).toBe(-20);
    expect((await remove()).status).toBe(409);
    const back = { kind: 'supplier', party_id: id, amount: 20, account_id: shop.cash, mode: 'cash' };
    expect((await shop.make('POST api/payment/pay-back', back)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('a debt by hand', () => {
  test('of a supplier is one that we owe, and of one party', async () => {
    const id = await supplier('Lake Oil');
    const customer_id = await shop.customer('Rehema');
    const made = (body: object) =>
      shop.owner.ask('POST api/debt', { body: { origin: 'opening', amount: 1, ...body } });
    expect((await made({ kind: 'debtor', supplier_id: id })).body.fields).toHaveProperty('supplier_id');
    const both = await made({ kind: 'creditor', supplier_id: id, customer_id });
    expect(both.status).toBe(400);
    expect(await balanceOf(id)).toBe(0);
  });
});

describe('a payment to a supplier', () => {
  test('pays the oldest due first and keeps the rest with the supplier', async () => {
    const id = await supplier('Victoria Mills');
    const late = await owe(id, 400, { due_date: '2027-01-31' });
    const early = await owe(id, 300, { due_date: '2027-01-01' });
    const { body } = await pay(id, 800);
    expect(body.message).toMatchObject({
      ...{ kind: 'supplier', direction: 'out', supplier_id: id, debts_amount: 700, deposit_amount: 100 },
    });
    expect(await shop.posted(body.message.id)).toEqual({ 1010: -800, 1150: 100, 2000: 700 });
    for (const debt of [late, early])
      expect(await shop.find('debt', debt)).toMatchObject({ remain_amount: 0, status: 'paid' });
    expect(await balanceOf(id)).toBe(-100);
  });

  test('pays the chosen ones, in another branch through 1900', async () => {
    const id = await supplier('Coast Traders');
    const here = await owe(id, 400);
    const there = await owe(id, 300, {}, shop.other_branch);
    const { body } = await pay(id, 250, { debts: [there] });
    expect(await shop.posted(body.message.id)).toEqual({
      ...{ 1010: -250, 1900: 250, '1900 there': -250, '2000 there': 250 },
    });
    expect(await shop.find('debt', here)).toMatchObject({ remain_amount: 400 });
  });

  test('by deposit takes what was paid ahead, never more than that or than is owed', async () => {
    const id = await supplier('Grace');
    await pay(id, 500);
    const by = { mode: 'deposit', account_id: null };
    expect((await pay(id, 100, by)).body.code).toBe('more_than_owed');
    await owe(id, 900);
    expect((await pay(id, 501, by)).body.code).toBe('deposit_too_small');
    const { body } = await pay(id, 450, by);
    expect(await shop.posted(body.message.id)).toEqual({ 1150: -450, 2000: 450 });
    const { body: owed } = await shop.owner.ask(`GET api/payment/owed?kind=supplier&party_id=${id}`);
    expect(owed.message).toMatchObject({ total: 450, deposit: 50 });
  });

  test('of which the surplus was used stays; otherwise voiding it restores everything', async () => {
    const id = await supplier('North Traders');
    const debt = await owe(id, 100);
    const first = (await pay(id, 300)).body.message.id;
    const second = await owe(id, 150);
    const used = (await pay(id, 150, { mode: 'deposit', account_id: null })).body.message.id;
    expect((await shop.put('PUT api/payment/void', { id: first })).body.code).toBe('deposit_used');
    expect((await shop.put('PUT api/payment/void', { id: used })).status).toBe(200);
    expect((await shop.put('PUT api/payment/void', { id: first })).status).toBe(200);
    for (const [open, amount] of [
      [debt, 100],
      [second, 150],
    ] as const)
      expect(await shop.find('debt', open)).toMatchObject({ remain_amount: amount, status: 'open' });
    expect(await balanceOf(id)).toBe(250);
  });

  test('is not larger than the till, and one debt alone takes no more than remains', async () => {
    const id = await supplier('Neema');
    const debt_id = await owe(id, 80);
    const clerk = await shop.clerk('create_payment', 'create_debt_history');
    const large = { kind: 'supplier', party_id: id, amount: 900_000, account_id: shop.cash, mode: 'cash' };
    const short = await shop.make('POST api/payment', large, shop.branch_id, clerk);
    expect(short.body.code).toBe('not_enough_cash');
    const more = await shop.make('POST api/debt-history', {
      debt_id,
      amount: 81,
      account_id: shop.cash,
      mode: 'cash',
    });
    expect(more.body.code).toBe('more_than_remains');
    const { body } = await shop.make('POST api/debt-history', {
      debt_id,
      amount: 80,
      account_id: shop.cash,
      mode: 'cash',
    });
    expect(body.message).toMatchObject({ kind: 'creditor', supplier_id: id, before: 80, after: 0 });
    expect(await balanceOf(id)).toBe(0);
  });
});
