import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployeeIn, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let otherBank: string;
beforeAll(async () => {
  shop = await openOwingShop();
  const named = { name: 'NMB Mwanza', type: 'bank' };
  const made = await shop.owner.ask('POST api/account', { body: named, branch: shop.other_branch });
  otherBank = made.body.message.id;
  await moved({ type: 'deposit', account_id: shop.wallet, amount: 500_000, counterpart: 'owner_capital' });
  await moved({ type: 'deposit', account_id: shop.cash, amount: 100_000, counterpart: 'owner_capital' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const move = (body: object) => shop.make('POST api/transaction', body);
const moved = async (body: object) => {
  const answer = await move(body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const balance = async (id: string, branch = shop.branch_id) =>
  (await shop.find('account', id, branch)).balance;
const take = (amount: number, more: object = {}) =>
  move({ type: 'withdraw', account_id: shop.cash, amount, counterpart: 'drawings', ...more });

describe('a transaction', () => {
  test('of a transfer takes its fee out of the account that the money leaves', async () => {
    const before = await balance(shop.wallet);
    const { id, number, balance_after } = await moved({
      ...{ type: 'transfer', account_id: shop.wallet, to_account_id: shop.bank, amount: 40_000, fee: 3800 },
    });
    expect(number).toMatch(/N0*\d+$/);
    expect(await shop.posted(id)).toEqual({ 1020: 40_000, 1030: -43_800, 6070: 3800 });
    expect(balance_after).toBe(before - 43_800);
    expect(await balance(shop.wallet)).toBe(before - 43_800);
  });

  test('of a deposit takes its fee out of what arrives; a loan is owed whole', async () => {
    const loan = { type: 'deposit', account_id: shop.bank, counterpart: 'bank_loan', amount: 50_000 };
    const { id } = await moved({ ...loan, fee: 250 });
    expect(await shop.posted(id)).toEqual({ 1020: 49_750, 2300: -50_000, 6070: 250 });
    const refused = await move({ ...loan, fee: 50_000 });
    expect(refused.body.fields.fee).toContain('less than the amount');
  });

  test.each([
    ['deposit', 'income', { 1030: 700, 4900: -700 }],
    ['deposit', 'interest', { 1030: 700, 4900: -700 }],
    ['withdraw', 'bank_loan', { 1030: -700, 2300: 700 }],
    ['withdraw', 'interest', { 1030: -700, 6090: 700 }],
    ['withdraw', 'vat', { 1030: -700, 2210: 700 }],
  ])('%s with the counterpart %s', async (type, counterpart, entry) => {
    const { id } = await moved({ type, account_id: shop.wallet, amount: 700, counterpart });
    expect(await shop.posted(id)).toEqual(entry);
  });

  test('for an expense stands where its type said, whatever the type says later', async () => {
    const { body } = await shop.owner.ask('POST api/expense-type', {
      body: { name: 'Ferry', ledger_account: '6010' },
    });
    const type = body.message;
    const spent = { type: 'withdraw', account_id: shop.wallet, amount: 900, counterpart: 'expense' };
    const { id } = await moved({ ...spent, expense_type_id: type.id });
    expect(await shop.posted(id)).toEqual({ 1030: -900, 6010: 900 });
    await shop.put(`PUT api/expense-type?id=${type.id}`, { version: type.version, ledger_account: '6090' });
    expect((await shop.put('PUT api/transaction/void', { id })).status).toBe(200);
    expect(await shop.posted(id)).toEqual({});
    expect((await move(spent)).body.fields).toHaveProperty('expense_type_id');
  });

  test('to another branch goes through what the branches owe each other', async () => {
    const there = await balance(otherBank, shop.other_branch);
    const { id, to_branch_id } = await moved({
      ...{ type: 'transfer', account_id: shop.wallet, to_account_id: otherBank, amount: 7000, fee: 24 },
    });
    expect(to_branch_id).toBe(shop.other_branch);
    expect(await shop.posted(id)).toEqual({
      ...{ 1030: -7024, 1900: 7000, 6070: 24 },
      ...{ '1020 there': 7000, '1900 there': -7000 },
    });
    expect(await balance(otherBank, shop.other_branch)).toBe(there + 7000);
    const clerk = await shop.clerk('create_transaction');
    const body = { type: 'transfer', account_id: shop.wallet, to_account_id: otherBank, amount: 10 };
    const refused = await shop.make('POST api/transaction', body, shop.branch_id, clerk);
    expect(refused.body.fields).toHaveProperty('to_account_id');
  });

  test('to a branch where one may do less goes only as far as one may go there', async () => {
    const { id } = await moved({
      ...{ type: 'transfer', account_id: shop.wallet, to_account_id: otherBank, amount: 500 },
    });
    const all = ['create_transaction', 'delete_transaction'];
    const there = async (rights: string[]) => {
      const access = { [shop.branch_id]: all, [shop.other_branch]: rights };
      const { phone, password } = await anEmployeeIn(shop.owner, access);
      return logIn(shop.system, phone, password);
    };
    const cashier = await there(['create_sale']);
    const body = { type: 'transfer', account_id: shop.wallet, to_account_id: otherBank, amount: 10 };
    const before = await balance(otherBank, shop.other_branch);
    const make = (browser: TestBrowser) => shop.make('POST api/transaction', body, shop.branch_id, browser);
    const undo = (browser: TestBrowser) =>
      browser.ask('PUT api/transaction/void', {
        ...{ body: { id }, branch: shop.branch_id, headers: { 'idempotency-key': newId() } },
      });
    const offered = async (browser: TestBrowser) => {
      const { body: terms } = await browser.ask('GET api/transaction/terms', { branch: shop.branch_id });
      return terms.message.accounts.some((place: { id: string }) => place.id === otherBank);
    };
    expect((await make(cashier)).body.fields).toHaveProperty('to_account_id');
    expect(await offered(cashier)).toBe(false);
    expect(await undo(cashier)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect(await balance(otherBank, shop.other_branch)).toBe(before);
    const mover = await there(['create_transaction']);
    expect(await offered(mover)).toBe(true);
    expect((await make(mover)).status).toBe(200);
    expect((await undo(mover)).status).toBe(403);
    expect((await undo(await there(all))).status).toBe(200);
    expect(await balance(otherBank, shop.other_branch)).toBe(before - 500 + 10);
  });

  test('is refused where nothing moves or the counterpart does not fit', async () => {
    const fields = async (body: object) => Object.keys((await move(body)).body.fields ?? {});
    const cash = { account_id: shop.cash, amount: 100 };
    expect(await fields({ ...cash, type: 'deposit', counterpart: 'income', amount: 0 })).toEqual(['amount']);
    expect(await fields({ ...cash, type: 'transfer', to_account_id: shop.cash })).toEqual(['to_account_id']);
    expect(await fields({ ...cash, type: 'transfer' })).toEqual(['to_account_id']);
    expect(await fields({ ...cash, type: 'deposit' })).toEqual(['counterpart']);
    expect(await fields({ ...cash, type: 'deposit', counterpart: 'drawings' })).toEqual(['counterpart']);
    expect(await fields({ ...cash, type: 'withdraw', counterpart: 'income' })).toEqual(['counterpart']);
    expect(await fields({ ...cash, type: 'deposit', counterpart: 'income', account_id: otherBank })).toEqual([
      'account_id',
    ]);
    const tomorrow = { ...cash, type: 'deposit', counterpart: 'income', date: '2999-01-01' };
    expect(await fields(tomorrow)).toEqual(['date']);
  });

  test('never takes more cash than there is, fee included, also by two people at once', async () => {
    const left = await balance(shop.cash);
    const all = { type: 'transfer', account_id: shop.cash, to_account_id: shop.bank, amount: left };
    // An owner may overdraw a till elsewhere; nobody carries more away than lies there.
    expect((await move({ ...all, fee: 1 })).body).toMatchObject({ code: 'not_enough_cash' });
    const both = await Promise.all([move(all), move(all)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance(shop.cash)).toBe(0);
    await moved({ type: 'deposit', account_id: shop.cash, amount: left, counterpart: 'income' });
  });

  test('has a reference that is used once, until it is voided', async () => {
    const sent = { type: 'transfer', account_id: shop.wallet, to_account_id: shop.bank, amount: 100 };
    const { id } = await moved({ ...sent, reference: 'qk1 99' });
    const again = await move({ ...sent, reference: 'QK199' });
    expect(again.body).toMatchObject({ code: 'reference_used' });
    expect((await shop.put('PUT api/transaction/void', { id })).status).toBe(200);
    expect(await shop.find('transaction', id)).toMatchObject({ status: 'void' });
    expect((await move({ ...sent, reference: 'QK199' })).status).toBe(200);
  });

  test('voided takes both branches back; money that has left the till since stays', async () => {
    const kept = await balance(shop.wallet);
    const body = { type: 'transfer', account_id: shop.wallet, to_account_id: otherBank, amount: 300, fee: 3 };
    const { id } = await moved(body);
    await shop.put('PUT api/transaction/void', { id });
    expect(await shop.posted(id)).toEqual({});
    expect(await balance(shop.wallet)).toBe(kept);
    const clerk = await shop.clerk('create_transaction', 'delete_transaction');
    const put = { type: 'deposit', account_id: shop.cash, amount: 50, counterpart: 'income' };
    const cash = await moved(put);
    const left = await balance(shop.cash);
    expect((await take(left)).status).toBe(200);
    const headers = { 'idempotency-key': newId() };
    const ask = { body: { id: cash.id }, branch: shop.branch_id, headers };
    const refused = await clerk.ask('PUT api/transaction/void', ask);
    expect(refused.body).toMatchObject({ code: 'not_enough_cash' });
    await moved({ ...put, amount: left });
  });

  test('numbers follow without a gap, also where many come at once and some are refused', async () => {
    const put = (amount: number) =>
      move({ type: 'deposit', account_id: shop.cash, amount, counterpart: 'income' });
    const answers = await Promise.all([1, 0, 2, 3, 0, 4].map(put));
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => Number(String(body.message.number).replace(/^.*N/, '')))
      .sort((a, b) => a - b);
    expect(numbers).toHaveLength(4);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(3);
  });

  test('shows what lay in the account then to those who may see balances', async () => {
    const { id, balance_after } = await moved({
      ...{ type: 'deposit', account_id: shop.bank, amount: 10, counterpart: 'income' },
    });
    expect(balance_after).toBe(await balance(shop.bank));
    await moved({ type: 'deposit', account_id: shop.bank, amount: 10, counterpart: 'income' });
    expect((await shop.find('transaction', id)).balance_after).toBe(balance_after);
    const clerk = await shop.clerk('view_transaction', 'list_transactions', 'create_transaction');
    const seen = await clerk.ask(`GET api/transaction?id=${id}`);
    expect(seen.body.message).not.toHaveProperty('balance_after');
    const { body } = await clerk.ask('GET api/transaction/terms');
    expect(body.message.accounts.length).toBeGreaterThan(2);
    for (const place of body.message.accounts) expect(place).not.toHaveProperty('balance');
  });
});
