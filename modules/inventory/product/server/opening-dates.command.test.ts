import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

const MAKES = ['create_account', 'view_account', 'create_product', 'view_product', 'view_buying_price'];

let system: TestSystem;
let clerk: TestBrowser;
let senior: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  const person = async (...more: string[]) => {
    const rights = [...MAKES, 'view_product_stock', 'view_selling_price', 'modify_selling_price', ...more];
    const { phone, password } = await anEmployee(owner, rights, { branches: [shop.branch_id] });
    return logIn(system, phone, password);
  };
  [clerk, senior] = [await person(), await person('back_date_sale')];
});
afterAll(() => system.close());

const day = (from: number) =>
  new Date(system.clock.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);

const anAccount = (by: TestBrowser, opening_date?: string) =>
  by.ask('POST api/account', {
    body: { name: `Bank ${nextPhone()}`, type: 'bank', opening_balance: 500, opening_date },
  });
const aProduct = (by: TestBrowser, opening_date?: string) =>
  by.ask('POST api/product', {
    body: { name: `Unga ${nextPhone()}`, selling_price: 900, opening_stock: 3, opening_date },
  });
async function stockOf(by: TestBrowser, date?: string) {
  const product = { name: `Mchele ${nextPhone()}`, selling_price: 900 };
  const { id } = (await by.ask('POST api/product', { body: product })).body.message;
  const body = { product_id: id, quantity: 5, total_cost: 3000, date };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return by.ask('POST api/product/opening-stock', { body, headers });
}

test.each([
  ['an account', anAccount],
  ['a new product', aProduct],
  ['the stock of a product', stockOf],
] as const)(
  'the opening of %s is dated back by whoever may date back, and by nobody ahead',
  async (_, open) => {
    const back = await open(clerk, day(-3));
    expect([back.status, back.body.code]).toEqual([403, 'permission_denied']);
    expect((await open(clerk)).status).toBe(200);
    expect((await open(senior, day(-3))).status).toBe(200);
    expect((await open(senior, day(3))).status).toBe(400);
  },
);
