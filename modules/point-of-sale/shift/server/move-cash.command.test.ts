import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
