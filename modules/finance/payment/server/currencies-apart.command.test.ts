import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
/** A branch whose books are in dollars, with its till. */
let dollars: string;
let dollar_cash: string;
beforeAll(async () => {
  shop = await openOwingShop();
  const body = { name: 'Zanzibar', phone_number: '255754000019', currency: 'USD' };
  const made = await shop.owner.ask('POST api/branch', { body });
  expect(made.body).toMatchObject({ success: true });
  dollars = made.body.message.id;
  const [till] = await shop.system.db.adminQuery<{ id: string }>(
    'select id from accounts where branch_id = $1 and is_till',
    [dollars],
  );
  dollar_cash = till?.id ?? '';
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const payBack = (party_id: string, amount: number, account_id: string, branch: string) =>
  shop.make(
    'POST api/payment/pay-back',
    { kind: 'customer', party_id, amount, account_id, mode: 'cash' },
    branch,
  );
const byDeposit = { mode: 'deposit', account_id: null };
const owed = async (party_id: string, branch: string) =>
  (await shop.owner.ask(`GET api/payment/owed?party_id=${party_id}`, { branch })).body.message;

describe('what is paid ahead in one currency', () => {
  test('pays and is paid back in that alone', async () => {
    const asha = await shop.customer();
    await shop.pay(asha, 1000);
    await shop.owes(asha, 900, {}, dollars);
    expect((await shop.pay(asha, 900, byDeposit, dollars)).body.code).toBe('deposit_too_small');
    expect((await payBack(asha, 100, dollar_cash, dollars)).body.code).toBe('deposit_too_small');
    expect(await owed(asha, dollars)).toMatchObject({ total: 900, deposit: 0 });
    expect(await owed(asha, shop.branch_id)).toMatchObject({ total: 0, deposit: 1000 });
    const debt = await shop.owner.ask(`GET api/debt/list?customer_id=${asha}`, { branch: dollars });
    const debt_id = debt.body.message.data[0].id;
    const one = { debt_id, amount: 900, mode: 'deposit', account_id: null };
    expect((await shop.make('POST api/debt-history', one, dollars)).body.code).toBe('deposit_too_small');
    expect((await shop.find('debt', debt_id, dollars)).remain_amount).toBe(900);
    expect((await payBack(asha, 1000, shop.cash, shop.branch_id)).status).toBe(200);
  });

  test('is held against a limit of its own currency alone', async () => {
    const asha = await shop.customer('Asha Limit');
    const limited = { version: 1, credit_limit: 100, credit_currency: 'USD' };
    const set = await shop.owner.ask(`PUT api/customer?id=${asha}`, { body: limited });
    expect(set.status).toBe(200);
    await shop.owes(asha, 5000);
    const over = async (branch: string) =>
      (await shop.owner.ask('GET api/customer/list?condition=over_limit', { branch })).body.message.data.map(
        ({ name }: { name: string }) => name,
      );
    expect([await over(shop.branch_id), await over(dollars)]).toEqual([[], []]);
    await shop.owes(asha, 101, {}, dollars);
    expect([await over(shop.branch_id), await over(dollars)]).toEqual([[], ['Asha Limit']]);
  });

  test('stands beside what is owed in another, and is never added to it', async () => {
    const asha = await shop.customer('Asha Mushi');
    await shop.owes(asha, 5000, { due_date: '2020-01-02', date: '2020-01-01' });
    await shop.owes(asha, 120, {}, dollars);
    expect(await shop.find('customer', asha)).toMatchObject({
      ...{ balance: 5000, overdue_amount: 5000, other_balances: 'USD 120.00' },
    });
    expect(await shop.find('customer', asha, dollars)).toMatchObject({
      ...{ balance: 120, overdue_amount: 0, other_balances: 'TZS 5,000.00' },
    });
    const statement = async (more: string) =>
      (await shop.owner.ask(`GET api/customer/statement?id=${asha}${more}`)).body.message;
    const balances = [
      { currency: 'TZS', balance: 5000 },
      { currency: 'USD', balance: 120 },
    ];
    expect(await statement('')).toMatchObject({ currency: 'TZS', closing: 5000, balances });
    const there = await statement('&currency=USD');
    expect(there).toMatchObject({ currency: 'USD', opening: 0, closing: 120, balances });
    expect(there.rows).toHaveLength(1);
    const gone = await shop.owner.ask(`DELETE api/customer?id=${asha}`);
    expect([gone.status, JSON.stringify(gone.body)]).toEqual([409, expect.stringContaining('5,000 · 120')]);
  });

  test('keeps a credit limit of its own', async () => {
    const limited = await shop.owner.ask('POST api/customer', { body: { name: 'Juma', credit_limit: 1000 } });
    const { id: juma, credit_currency } = limited.body.message;
    expect(credit_currency).toBe('TZS');
    await shop.owes(juma, 900, {}, dollars);
    const body = { name: 'Repair', type: 'service', selling_price: 400 };
    const { id: repair, version } = (await shop.owner.ask('POST api/product', { body })).body.message;
    const priced = { branch: dollars, body: { version, selling_price: 400 } };
    expect((await shop.owner.ask(`PUT api/product?id=${repair}`, priced)).status).toBe(200);
    const sellerIn = async (branch: string) => {
      const rights = ['create_sale', 'sale_on_credit'];
      const { phone, password } = await anEmployee(shop.owner, rights, { branches: [branch] });
      return logIn(shop.system, phone, password);
    };
    const sell = async (branch: string, quantity: number) => {
      const lines = [{ product_id: repair, quantity }];
      const payments = [{ mode: 'credit', amount: 400 * quantity }];
      const [store] = await shop.system.db.adminQuery<{ id: string }>(
        'select id from stores where branch_id = $1 and id <> $1',
        [branch],
      );
      const sale = { store_id: store?.id, customer_id: juma, lines, payments };
      return shop.make('POST api/sale/checkout', sale, branch, await sellerIn(branch));
    };
    expect((await sell(dollars, 1)).body).toMatchObject({ code: 'credit_in_other_currency' });
    expect((await sell(shop.branch_id, 3)).body.code).toBe('credit_limit_exceeded');
    expect((await sell(shop.branch_id, 2)).body).toMatchObject({ success: true });
  });
});

describe('what is paid ahead in a branch and used in another of its currency', () => {
  test('goes through both, so that no branch falls below nothing', async () => {
    const asha = await shop.customer('Asha Said');
    await shop.pay(asha, 300);
    await shop.pay(asha, 200, { account_id: shop.other_cash }, shop.other_branch);
    await shop.owes(asha, 450, {}, shop.other_branch);
    const { body } = await shop.pay(asha, 450, byDeposit, shop.other_branch);
    expect(body).toMatchObject({ success: true });
    expect(await shop.posted(body.message.id)).toEqual({
      ...{ '1100 there': -450, '2100 there': 200, '1900 there': 250, 2100: 250, 1900: -250 },
    });
    await booksHold(shop.system.db);
    expect((await owed(asha, shop.branch_id)).deposit).toBe(50);
    const back = await payBack(asha, 51, shop.other_cash, shop.other_branch);
    expect(back.body.code).toBe('deposit_too_small');
    const paid = await payBack(asha, 50, shop.other_cash, shop.other_branch);
    expect(await shop.posted(paid.body.message.id)).toEqual({
      ...{ '1010 there': -50, '1900 there': 50, 2100: 50, 1900: -50 },
    });
    await booksHold(shop.system.db);
    const [{ id: first } = { id: '' }] = await shop.system.db.adminQuery<{ id: string }>(
      'select id from payments where customer_id = $1 and deposit_amount = 30000',
      [asha],
    );
    expect((await shop.put('PUT api/payment/void', { id: first })).body.code).toBe('deposit_used');
    for (const { body: made } of [paid, { body }])
      expect(
        (await shop.put('PUT api/payment/void', { id: made.message.id }, shop.other_branch)).status,
      ).toBe(200);
    expect((await owed(asha, shop.branch_id)).deposit).toBe(500);
    expect((await shop.put('PUT api/payment/void', { id: first })).status).toBe(200);
    await booksHold(shop.system.db);
  });

  test('is used by whoever may take payments in both, and taken back likewise', async () => {
    const asha = await shop.customer('Asha Juma');
    await shop.pay(asha, 300);
    await shop.owes(asha, 100, {}, shop.other_branch);
    const { body } = await shop.pay(asha, 100, byDeposit, shop.other_branch);
    const here = await shop.clerk('create_payment', 'delete_payment', 'list_payments');
    const undone = await here.ask('PUT api/payment/void', { body: { id: body.message.id } });
    expect(undone.status).not.toBe(200);
    await shop.pay(asha, 70, { account_id: shop.other_cash }, shop.other_branch);
    const seen = await here.ask(`GET api/payment/owed?party_id=${asha}`, { branch: shop.branch_id });
    expect(seen.body.message.deposit).toBe(200);
  });
});
