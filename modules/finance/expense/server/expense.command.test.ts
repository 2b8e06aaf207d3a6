import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let rent: string;
beforeAll(async () => {
  shop = await openOwingShop();
  const { body } = await shop.owner.ask('GET api/expense-type/list?limit=50');
  rent = body.message.data.find(({ name }: { name: string }) => name === 'Rent').id;
  // Nothing is paid out of an empty drawer.
  await shop.pay(await shop.customer('Float'), 1_000_000);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

/** So many days from today, on the business day of the shop. */
const day = (from: number) =>
  addDays(businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' }), from);
const record = (amount: number, more: object = {}) =>
  shop.make('POST api/expense', { expense_type_id: rent, title: 'Shop rent', amount, ...more });
const recorded = async (amount: number, more: object = {}) => {
  const answer = await record(amount, more);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const go = (transition: string, id: string) => shop.put(`PUT api/expense/${transition}`, { id });
const pay = (expense_id: string, amount: number, more: object = {}) =>
  shop.make('POST api/expense/pay', { expense_id, amount, account_id: shop.cash, ...more });
const paidInCash = (amount: number) => [{ account_id: shop.cash, amount }];
const standing = async (id: string) => {
  const { status, is_verified, paid_amount, remain_amount } = await shop.find('expense', id);
  return { status, is_verified, paid_amount, remain_amount };
};
const debtOf = async (id: string) =>
  (await shop.owner.ask(`GET api/debt/list?source_id=${id}`)).body.message.data[0];

describe('an expense', () => {
  test('posts nothing until it is verified; then it is a cost, and owed', async () => {
    const { id, number } = await recorded(600_000);
    expect(number).toMatch(/E0*\d+$/);
    expect(await shop.posted(id)).toEqual({});
    expect((await go('verify', id)).status).toBe(200);
    expect(await shop.posted(id)).toEqual({ 2010: -600_000, 6010: 600_000 });
    expect(await debtOf(id)).toMatchObject({
      party_name: 'Shop rent',
      remain_amount: 600_000,
      document: number,
    });
    expect((await go('verify', id)).status).toBe(409);
  });

  test('pays the fee of its payment on top, verified at once or not', async () => {
    await shop.pay(await shop.customer('By phone'), 5000, { mode: 'emoney', account_id: shop.wallet });
    const payments = [{ account_id: shop.wallet, amount: 1000, fee: 60 }];
    for (const verify of [true, false]) {
      const { id } = await recorded(1000, { payments, verify });
      expect(await standing(id)).toMatchObject({ paid_amount: 1000, remain_amount: 0 });
      const [paid] = (await shop.owner.ask(`GET api/payment/list?expense=${id}`)).body.message.data;
      expect(paid).toMatchObject({ amount: 1000, fee: 60 });
      expect(await shop.posted(paid.id)).toEqual({ 1030: -1060, 1160: 1000, 6070: 60 });
    }
  });

  test('counts from an earlier day where its verifier may date back, never before it was spent', async () => {
    const [today, spent] = [day(0), day(-20)];
    const { id } = await recorded(700, { date: spent });
    const verify = (date: string, by = shop.owner) => {
      const headers = { 'idempotency-key': newId() };
      return by.ask('PUT api/expense/verify', { body: { id, date }, branch: shop.branch_id, headers });
    };
    const clerk = await shop.clerk('verify_expense', 'view_expense');
    expect((await verify(day(-10), clerk)).status).toBe(403);
    expect((await verify(day(1))).body.fields).toHaveProperty('date');
    expect((await verify(day(-21))).body).toMatchObject({ code: 'earlier_than_document' });
    expect(await shop.posted(id)).toEqual({});
    expect((await verify(day(-10))).status).toBe(200);
    const entries = (await shop.owner.ask(`GET api/report/journal?source_id=${id}&date=${spent}`)).body
      .message;
    expect(entries.data.map(({ date }: { date: string }) => date)).toEqual([day(-10)]);
    expect(await debtOf(id)).toMatchObject({ date: day(-10) });
    const other = await recorded(10, { date: today });
    const body = { id: other.id, date: today };
    const headers = { 'idempotency-key': newId() };
    expect(
      (await clerk.ask('PUT api/expense/verify', { body, branch: shop.branch_id, headers })).status,
    ).toBe(200);
  });

  test('that is verified and paid as it is recorded leaves nothing waiting and nothing owed', async () => {
    const { id } = await recorded(5000, { verify: true, payments: paidInCash(5000) });
    expect(await standing(id)).toEqual({
      ...{ status: 'verified', is_verified: true, paid_amount: 5000, remain_amount: 0 },
    });
    expect(await shop.posted(id)).toEqual({ 1160: -5000, 6010: 5000 });
    expect(await debtOf(id)).toBeUndefined();
  });

  test('is paid in parts, by itself or as a debt, and never above what remains', async () => {
    const { id } = await recorded(3000, { verify: true });
    const paid = await pay(id, 1000);
    expect(paid.body.message).toMatchObject({ kind: 'expense', debts_amount: 1000, expense_id: id });
    expect(await shop.posted(paid.body.message.id)).toEqual({ 1010: -1000, 2010: 1000 });
    const { id: debt_id } = await debtOf(id);
    const body = { debt_id, amount: 1500, mode: 'cash', account_id: shop.cash };
    expect((await shop.make('POST api/debt-history', body)).status).toBe(200);
    expect(await standing(id)).toMatchObject({ paid_amount: 2500, remain_amount: 500 });
    expect((await pay(id, 501)).body).toMatchObject({ success: false, code: 'more_than_remains' });
    const both = await Promise.all([pay(id, 500), pay(id, 500)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await standing(id)).toMatchObject({ paid_amount: 3000, remain_amount: 0 });
  });

  test('that is paid before it is verified waits in prepayments, and goes back there', async () => {
    const { id } = await recorded(1770);
    const first = (await pay(id, 1000)).body.message;
    expect(await shop.posted(first.id)).toEqual({ 1010: -1000, 1160: 1000 });
    expect((await pay(id, 771)).status).toBe(409);
    await go('verify', id);
    expect(await shop.posted(id)).toEqual({ 1160: -1000, 2010: -770, 6010: 1770 });
    expect((await shop.put('PUT api/payment/void', { id: first.id })).body.code).toBe('expense_is_verified');
    const second = (await pay(id, 200)).body.message;
    expect((await go('unverify', id)).status).toBe(200);
    expect(await shop.posted(id)).toEqual({});
    expect(await shop.posted(second.id)).toEqual({ 1010: -200, 1160: 200 });
    expect(await debtOf(id)).toBeUndefined();
    expect(await standing(id)).toEqual({
      ...{ status: 'pending', is_verified: false, paid_amount: 1200, remain_amount: 570 },
    });
    expect((await go('void', id)).body.code).toBe('paid_already');
    await go('verify', id);
    expect(await shop.posted(id)).toEqual({ 1160: -1200, 2010: -570, 6010: 1770 });
    await go('unverify', id);
    for (const paid of [first, second])
      expect((await shop.put('PUT api/payment/void', { id: paid.id })).status).toBe(200);
    expect(await standing(id)).toMatchObject({ paid_amount: 0, remain_amount: 1770 });
    expect((await go('void', id)).status).toBe(200);
    expect(await standing(id)).toMatchObject({ status: 'void', remain_amount: 0 });
    expect((await pay(id, 1)).body.code).toBe('expense_is_void');
  });

  test('is verified not before what was paid ahead of it, nor before that came back to wait', async () => {
    const { id } = await recorded(500, { date: day(-9) });
    expect((await record(10, { due_date: day(-1) })).body.fields).toHaveProperty('due_date');
    await pay(id, 200, { date: day(-4) });
    const verify = (date: string) => shop.put('PUT api/expense/verify', { id, date });
    expect((await verify(day(-5))).body.code).toBe('earlier_than_document');
    expect((await verify(day(-4))).status).toBe(200);
    const paid = (await pay(id, 300, { date: day(-3) })).body.message;
    expect((await go('unverify', id)).status).toBe(200);
    expect((await verify(day(-1))).body.code).toBe('earlier_than_document');
    expect(await standing(id)).toMatchObject({ status: 'pending', paid_amount: 500 });
    expect((await verify(day(0))).status).toBe(200);
    expect(await shop.posted(paid.id)).toEqual({ 1010: -300, 1160: 300 });
    await booksHold(shop.system.db);
  });

  test('that was paid on an earlier day is taken out of the costs, and its books stay right', async () => {
    const { id } = await recorded(900, { date: day(-6), verify: true });
    const paid = (await pay(id, 500, { date: day(-3) })).body.message;
    const last = (await pay(id, 100)).body.message;
    expect((await go('unverify', id)).status).toBe(200);
    expect(await shop.posted(paid.id)).toEqual({ 1010: -500, 1160: 500 });
    await booksHold(shop.system.db);
    expect((await go('verify', id)).status).toBe(200);
    expect(await shop.posted(id)).toEqual({ 1160: -600, 2010: -300, 6010: 900 });
    const third = (await pay(id, 300)).body.message;
    await booksHold(shop.system.db);
    expect((await go('unverify', id)).status).toBe(200);
    await booksHold(shop.system.db);
    for (const one of [paid, last, third])
      expect((await shop.put('PUT api/payment/void', { id: one.id })).status).toBe(200);
    const rows = await shop.owner.ask(`GET api/debt-history/list?payment_id=${paid.id}`);
    expect(rows.body.message.data.map(({ amount }: { amount: number }) => amount)).toEqual([-500, 500]);
    expect(await standing(id)).toMatchObject({ paid_amount: 0, remain_amount: 900 });
    await booksHold(shop.system.db);
  });

  test('is owed to its supplier where it has one, and paid with other debts', async () => {
    const body = { name: 'Azania' };
    const supplier_id = String((await shop.owner.ask('POST api/supplier', { body })).body.message.id);
    const { id } = await recorded(400, { supplier_id, verify: true });
    expect((await shop.find('supplier', supplier_id)).balance).toBe(400);
    const money = { kind: 'supplier', party_id: supplier_id, account_id: shop.cash, mode: 'cash' };
    expect((await shop.make('POST api/payment', { ...money, amount: 300 })).status).toBe(200);
    expect(await standing(id)).toMatchObject({ paid_amount: 300, remain_amount: 100 });
    expect((await go('unverify', id)).body.code).toBe('paid_with_others');
    expect(await shop.posted(id)).toEqual({ 2010: -400, 6010: 400 });
  });

  test('is voided once nothing is paid of it, and owes nothing then', async () => {
    const { id } = await recorded(900, { verify: true });
    expect((await shop.owner.ask(`DELETE api/expense?id=${id}`)).status).toBe(200);
    expect(await shop.posted(id)).toEqual({});
    expect(await debtOf(id)).toBeUndefined();
  });

  test('bears VAT that is claimed only with a fiscal receipt in a branch that is registered', async () => {
    const set = { id: shop.branch_id, vat_registered: true, vat_rate: 18 };
    expect((await shop.put('PUT api/branch/settings', set)).body).toMatchObject({ success: true });
    const given = { tax_type: 'standard', verify: true, payments: paidInCash(9999) };
    const { id } = await recorded(9999, { ...given, has_receipt: true });
    expect(await shop.posted(id)).toEqual({ 1160: -9999, 1300: 1525.27, 6010: 8473.73 });
    const { id: without } = await recorded(9999, given);
    expect(await shop.posted(without)).toEqual({ 1160: -9999, 6010: 9999 });
  });
});

describe('who may', () => {
  test('record, pay and verify are rights of their own', async () => {
    const clerk = await shop.clerk('create_expense', 'list_expenses', 'view_expense');
    const body = () => ({ id: newId(), expense_type_id: rent, amount: 10 });
    const made = await shop.make('POST api/expense', body(), shop.branch_id, clerk);
    expect(made.status).toBe(200);
    for (const more of [{ verify: true }, { payments: paidInCash(10) }]) {
      const answer = await shop.make('POST api/expense', { ...body(), ...more }, shop.branch_id, clerk);
      expect(answer.status).toBe(403);
    }
    const { id } = made.body.message;
    const headers = { 'idempotency-key': newId() };
    expect((await clerk.ask('PUT api/expense/verify', { body: { id }, headers })).status).toBe(403);
    expect(await standing(id)).toMatchObject({ status: 'pending', paid_amount: 0 });
  });

  test('who made an expense does not verify it, but for owners and where the branch lets him', async () => {
    const rights = ['create_expense', 'list_expenses', 'view_expense', 'verify_expense'];
    const [clerk, other] = [await shop.clerk(...rights), await shop.clerk(...rights)];
    const make = (more: object = {}) =>
      shop.make('POST api/expense', { expense_type_id: rent, amount: 10, ...more }, shop.branch_id, clerk);
    const verify = (id: string, by: typeof clerk) =>
      by.ask('PUT api/expense/verify', { body: { id }, headers: { 'idempotency-key': newId() } });
    const terms = async () => (await clerk.ask('GET api/expense/terms')).body.message.may_verify;
    const count = async () => (await shop.owner.ask('GET api/expense/list')).body.message.total;
    const before = await count();
    expect((await make({ verify: true })).body.code).toBe('own_expense');
    expect(await count()).toBe(before);
    const { id } = (await make()).body.message;
    expect((await verify(id, clerk)).body.code).toBe('own_expense');
    expect([await terms(), await shop.posted(id)]).toEqual([false, {}]);
    expect((await verify(id, other)).status).toBe(200);
    const { id: next } = (await make()).body.message;
    const set = (verify_own_expenses: boolean) =>
      shop.put('PUT api/branch/settings', { id: shop.branch_id, verify_own_expenses });
    expect((await set(true)).status).toBe(200);
    expect([await terms(), (await verify(next, clerk)).status]).toEqual([true, 200]);
    expect((await make({ verify: true })).body.message).toMatchObject({ is_verified: true });
    expect((await set(false)).status).toBe(200);
  });

  test('nobody is told of an expense of another branch, paid or not', async () => {
    const { id } = await recorded(500, { verify: true, payments: paidInCash(500) });
    const branch = shop.other_branch;
    for (const transition of ['void', 'unverify', 'verify']) {
      const headers = { 'idempotency-key': newId() };
      const answer = await shop.owner.ask(`PUT api/expense/${transition}`, { body: { id }, branch, headers });
      expect([transition, answer.body.code]).toEqual([transition, 'not_found']);
    }
    expect((await shop.owner.ask(`DELETE api/expense?id=${id}`, { branch })).status).toBe(404);
    expect(await standing(id)).toMatchObject({ status: 'verified', paid_amount: 500 });
  });

  test('a type with expenses that wait stays', async () => {
    const body = { name: 'Ice', ledger_account: '6090' };
    const { id } = (await shop.owner.ask('POST api/expense-type', { body })).body.message;
    await recorded(10, { expense_type_id: id });
    const refused = await shop.owner.ask('POST api/expense-type/delete', { body: { ids: [id] } });
    expect(JSON.stringify(refused.body)).toContain('still to be verified: 1');
  });
});
