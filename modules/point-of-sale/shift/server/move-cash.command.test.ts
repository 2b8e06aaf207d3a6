import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let cashier: TestBrowser;
let safe: string;
let meals: string;
let rent: string;
let own: string;
beforeAll(async () => {
  shop = await openTillShop();
  cashier = await shop.clerk('create_sale', 'list_sales');
  const accounts = (await shop.owner.ask('GET api/account/list')).body.message.data;
  safe = accounts.find(({ name }: { name: string }) => name === 'Safe').id;
  const types = (await shop.owner.ask('GET api/expense-type/list')).body.message.data;
  const typeOf = (wanted: string) => types.find(({ name }: { name: string }) => name === wanted).id;
  [meals, rent] = [typeOf('Meals'), typeOf('Rent')];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(async () => {
  await shop.closeAll();
  own = (await shop.open(200_000, cashier)).body.message.id;
});

const move = (way: 'in' | 'out', body: object, by = cashier) =>
  shop.make(`POST api/shift/cash-${way}`, { shift_id: own, reason: 'as it was', ...body }, by);
const spend = (amount: number, expense_type_id = meals, by = cashier) =>
  move('out', { amount, counterpart: 'expense', expense_type_id }, by);

test('whoever sells moves cash between the own drawer and the safe, and nowhere else', async () => {
  expect((await move('out', { amount: 500, account_id: safe })).status).toBe(200);
  expect((await move('in', { amount: 500, account_id: safe })).status).toBe(200);
  const before = await shop.till();
  const refused = await Promise.all([
    move('out', { amount: 5, account_id: shop.bank }),
    move('in', { amount: 5, account_id: shop.wallet }),
    move('in', { amount: 5, counterpart: 'owner_capital' }),
    move('in', { amount: 5, counterpart: 'bank_loan' }),
    move('in', { amount: 5, counterpart: 'income' }),
    move('out', { amount: 5, counterpart: 'drawings' }),
    move('out', { amount: 5, counterpart: 'vat' }),
    spend(5, rent),
  ]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'moves_money_only']),
  );
  expect(await shop.till()).toBe(before);
});

test('lunch is paid out of the own drawer up to the limit, in however many parts', async () => {
  expect((await spend(30_000)).status).toBe(200);
  const answers = await Promise.all([spend(15_000), spend(15_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await spend(5001)).body.code).toBe('drawer_limit_reached');
  expect((await spend(5000)).status).toBe(200);
  expect(await shop.till()).toBe(150_000);
  const manager = await shop.clerk('create_sale', 'create_transaction');
  expect((await spend(100_000, rent, manager)).status).toBe(200);
});

test('nobody moves cash in the shift of somebody else by the right to sell', async () => {
  const other = await shop.clerk('create_sale', 'list_sales');
  expect((await move('out', { amount: 5, account_id: safe }, other)).body.code).toBe('moves_money_only');
  expect((await spend(5, meals, other)).status).toBe(403);
  expect(await shop.till()).toBe(200_000);
});

test('a cashier finds what is paid from the drawer, and a safe, without a right to their lists', async () => {
  const { body } = await cashier.ask('GET api/shift/terms');
  const { expense_types, places, tills, moves_money } = body.message;
  expect(expense_types.map(({ name }: { name: string }) => name)).toEqual(['Meals', 'Transport']);
  expect(places).toEqual([{ id: safe, name: 'Safe', is_safe: true }]);
  expect(moves_money).toBe(false);
  expect(tills[0]).not.toHaveProperty('balance');
  expect(body.message).not.toHaveProperty('difference_limit');
});

describe('cash in and out of a shift', () => {
  const listed = (id: string, by = cashier) => by.ask(`GET api/shift/cash?id=${id}`);

  test('is listed one by one with its sums, whoever recorded it, and what is void counts in neither', async () => {
    const safely = (await move('out', { amount: 60_000, account_id: safe })).body.message;
    const brought = { amount: 50_000, counterpart: 'owner_capital', reason: 'change' };
    const change = (await move('in', brought, shop.owner)).body.message;
    const lunch = (await spend(16_000)).body.message;
    const wrong = (await spend(4000)).body.message;
    const voided = await shop.owner.ask('PUT api/transaction/void', {
      body: { id: wrong.id, reason: 'typed twice' },
      headers: { 'idempotency-key': newId() },
    });
    expect(voided.status).toBe(200);
    await shop.cashSale(1, {}, cashier);
    const banked = { type: 'transfer', account_id: shop.cash, to_account_id: shop.bank, amount: 80_000 };
    const taken = (await shop.make('POST api/transaction', banked)).body.message;
    const { moves, ...sums } = (await listed(own)).body.message;
    expect(moves).toMatchObject([
      { id: taken.id, number: taken.number, amount: -80_000, is_void: false },
      { id: wrong.id, amount: 4000, is_void: true },
      { id: wrong.id, amount: -4000, is_void: false },
      { id: lunch.id, amount: -16_000, counterpart: 'expense', expense_type_name: 'Meals' },
      { id: change.id, amount: 50_000, counterpart: 'owner_capital', remarks: 'change' },
      { id: safely.id, amount: -60_000, account_name: 'Safe' },
    ]);
    expect(sums).toEqual({ cash_in: 50_000, cash_out: 156_000 });
    expect(JSON.stringify(moves)).not.toContain('balance');
  });

  test('ends with the shift, and what was sent to the safe by the count is no part of it', async () => {
    await spend(1000);
    await shop.close(own, { counted: 199_000, stays: 100_000, rest_account_id: safe }, cashier);
    const next = (await shop.open(100_000, cashier)).body.message.id;
    await move('out', { shift_id: next, amount: 500, account_id: safe });
    expect((await listed(own)).body.message).toMatchObject({ cash_in: 0, cash_out: 1000 });
    expect((await listed(next)).body.message).toMatchObject({ cash_in: 0, cash_out: 500 });
  });

  test('of somebody else is for those who see the sales of others', async () => {
    const blind = await shop.clerk('create_sale');
    expect((await listed(own, blind)).status).toBe(403);
    const sees = await shop.clerk('create_sale', 'list_sales');
    expect((await listed(own, sees)).status).toBe(200);
  });
});
