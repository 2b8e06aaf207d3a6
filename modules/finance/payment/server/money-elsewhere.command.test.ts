import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployeeIn, logIn } from '#server/testing/people.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let rent: string;
beforeAll(async () => {
  shop = await openOwingShop();
  const { body } = await shop.owner.ask('GET api/expense-type/list?limit=50');
  rent = body.message.data.find(({ name }: { name: string }) => name === 'Rent').id;
  // Nothing is paid out of an empty drawer.
  const float = await shop.customer('Float');
  await shop.pay(float, 1_000_000, { account_id: shop.other_cash }, shop.other_branch);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const there = () => ({ account_id: shop.other_cash });
const payDebt = (debt_id: string, amount: number, more: object = {}) =>
  shop.make('POST api/debt-history', { debt_id, amount, mode: 'cash', ...there(), ...more });
const expense = async (amount: number, more: object = {}, branch = shop.branch_id) => {
  const { body } = await shop.make('POST api/expense', { expense_type_id: rent, amount, ...more }, branch);
  expect(body).toMatchObject({ success: true });
  return body.message;
};
const payExpense = (expense_id: string, amount: number, more: object = {}, branch = shop.branch_id) =>
  shop.make('POST api/expense/pay', { expense_id, amount, ...there(), ...more }, branch);
/** What stands in the list of payments of a branch of one recorded in the other: its amount and state. */
const listed = async (paymentId: string, branch: string) => {
  const { data } = (await shop.owner.ask('GET api/payment/list?limit=100', { branch })).body.message;
  return data
    .filter((row: Record<string, unknown>) => row.id === paymentId || row.source_id === paymentId)
    .map(({ amount, status }: Record<string, unknown>) => [amount, status]);
};
const lists = async (paymentId: string) => [
  await listed(paymentId, shop.branch_id),
  await listed(paymentId, shop.other_branch),
];

describe('money of another branch', () => {
  test('pays a debt of ours and a loan there is: both branches see it, and owe each other; void, nothing is left', async () => {
    const body = { kind: 'creditor', origin: 'opening', person: 'Duka', amount: 900 };
    const debt = (await shop.owner.ask('POST api/debt', { body })).body.message.id;
    const { payment_id } = (await payDebt(debt, 400)).body.message;
    expect(await shop.posted(payment_id)).toEqual({
      ...{ '1010 there': -400, '1900 there': 400 },
      ...{ 1900: -400, 2000: 400 },
    });
    expect(await lists(payment_id)).toEqual([[[400, 'posted']], [[400, 'posted']]]);
    expect((await shop.put('PUT api/payment/void', { id: payment_id })).status).toBe(200);
    expect(await shop.posted(payment_id)).toEqual({});
    expect(await lists(payment_id)).toEqual([[[400, 'void']], [[400, 'void']]]);
    expect(await shop.find('debt', debt)).toMatchObject({ remain_amount: 900, status: 'open' });
  });

  test('takes what a customer pays here; what is more than the debt stays a deposit here', async () => {
    const asha = await shop.customer();
    await shop.owes(asha, 300);
    const { id } = (await shop.pay(asha, 500, there())).body.message;
    expect(await shop.posted(id)).toEqual({
      ...{ '1010 there': 500, '1900 there': -500 },
      ...{ 1100: -300, 1900: 500, 2100: -200 },
    });
    expect(await lists(id)).toEqual([[[500, 'posted']], [[500, 'posted']]]);
    const back = await shop.make('POST api/payment/pay-back', {
      ...{ kind: 'customer', party_id: asha, amount: 200, mode: 'cash', ...there() },
    });
    expect(await shop.posted(back.body.message.id)).toEqual({
      ...{ '1010 there': -200, '1900 there': 200 },
      ...{ 1900: -200, 2100: 200 },
    });
  });

  test('pays an expense from either branch: waiting in prepayments of the one that spends, then as its cost', async () => {
    const { id } = await expense(700, { payments: [{ ...there(), amount: 100 }] });
    const paid = (await payExpense(id, 200)).body.message;
    expect(await shop.posted(paid.id)).toEqual({
      ...{ '1010 there': -200, '1900 there': 200 },
      ...{ 1900: -200, 1160: 200 },
    });
    expect((await shop.put('PUT api/expense/verify', { id })).status).toBe(200);
    const by = (await payExpense(id, 250, {}, shop.other_branch)).body.message;
    expect(await shop.posted(by.id)).toEqual({
      ...{ '1010 there': -250, '1900 there': 250 },
      ...{ 1900: -250, 2010: 250 },
    });
    expect(await lists(by.id)).toEqual([[[250, 'posted']], [[250, 'posted']]]);
    expect(await shop.find('expense', id)).toMatchObject({ paid_amount: 550, remain_amount: 150 });
    expect((await shop.put('PUT api/expense/unverify', { id })).status).toBe(200);
    // Its money waits here again, though the other branch paid it.
    expect(await shop.posted(by.id)).toEqual({
      ...{ '1010 there': -250, '1900 there': 250 },
      ...{ 1160: 250, 1900: -250 },
    });
    expect((await shop.put('PUT api/payment/void', { id: by.id }, shop.other_branch)).status).toBe(200);
    expect(await shop.posted(by.id)).toEqual({});
    expect(await shop.find('expense', id)).toMatchObject({ paid_amount: 300, remain_amount: 400 });
    const second = await payExpense(id, 401);
    expect([second.status, second.body.code]).toEqual([409, 'more_than_remains']);
  });

  test('stands in both books, so neither branch is emptied alone', async () => {
    const refused = async (branch: string) => {
      const { name } = (await shop.owner.ask(`GET api/branch?id=${branch}`)).body.message;
      return shop.owner.ask('POST api/branch/reset', {
        ...{ branch, body: { name }, headers: { 'idempotency-key': newId() } },
      });
    };
    for (const branch of [shop.branch_id, shop.other_branch])
      expect((await refused(branch)).body).toMatchObject({ code: 'branch_entangled' });
  });

  test('is moved by nobody who may not do the same there, nor offered to him', async () => {
    const rights = ['create_payment', 'create_debt_history', 'create_expense', 'delete_payment'];
    const { id } = await expense(50);
    const clerk = await (async () => {
      const who = await anEmployeeIn(shop.owner, {
        [shop.branch_id]: rights,
        [shop.other_branch]: ['view_payment'],
      });
      return logIn(shop.system, who.phone, who.password);
    })();
    const asked = await shop.make(
      'POST api/expense/pay',
      { expense_id: id, amount: 50, ...there() },
      shop.branch_id,
      clerk,
    );
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([400, ['account_id']]);
    const elsewhere = await expense(50, {}, shop.other_branch);
    const own = { expense_id: elsewhere.id, amount: 50, account_id: shop.cash };
    expect((await shop.make('POST api/expense/pay', own, shop.branch_id, clerk)).status).toBe(404);
    const terms = async (by = shop.owner) =>
      (await by.ask('GET api/expense/terms')).body.message.accounts
        .filter(({ branch_name }: { branch_name: string | null }) => branch_name !== null)
        .map((way: { id: string }) => way.id);
    expect(await terms()).toContain(shop.other_cash);
    expect(await terms(clerk)).toEqual([]);
    const paid = (await payExpense(id, 50)).body.message;
    const put = { body: { id: paid.id }, headers: { 'idempotency-key': newId() }, branch: shop.branch_id };
    expect((await clerk.ask('PUT api/payment/void', put)).status).toBe(403);
  });

  test('is moved on no day that is closed in its own branch', async () => {
    const { id } = await expense(60, { date: '2026-02-01' });
    const asia = await shop.customer('Asia');
    await shop.owes(asia, 30, { date: '2026-02-01' });
    await shop.system.db.adminQuery('update branches set lock_date = $2 where id = $1', [
      shop.other_branch,
      '2026-03-31',
    ]);
    const on = { date: '2026-03-15' };
    expect((await payExpense(id, 60, on)).body.code).toBe('books_locked');
    expect((await shop.pay(asia, 30, { ...there(), ...on })).body.code).toBe('books_locked');
    expect((await payExpense(id, 60, { ...on, account_id: shop.cash })).body.code).not.toBe('books_locked');
    expect(
      await shop.find(
        'debt',
        (await shop.owner.ask(`GET api/debt/list?customer_id=${asia}`)).body.message.data[0].id,
      ),
    ).toMatchObject({ remain_amount: 30 });
  });

  test('is of the same currency', async () => {
    const opened = await shop.owner.ask('POST api/branch', {
      body: { name: 'Zanzibar', phone_number: '255754000031', currency: 'USD' },
    });
    const [till] = await shop.system.db.adminQuery<{ id: string }>(
      'select id from accounts where branch_id = $1 and is_till',
      [opened.body.message.id],
    );
    const { id } = await expense(80);
    const { status, body } = await payExpense(id, 80, { account_id: till?.id });
    expect([status, body.fields.account_id]).toEqual([
      400,
      'Choose an account that keeps the currency of this branch.',
    ]);
    const dollars = await expense(80, {}, opened.body.message.id);
    expect((await payExpense(dollars.id, 80, { account_id: shop.cash })).body.fields).toHaveProperty(
      'account_id',
    );
  });
});
