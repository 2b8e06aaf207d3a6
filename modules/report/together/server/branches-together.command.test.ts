import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

// cspell:ignore Mhesabu Msimamizi

let shop: SellingShop;
let mwanza: string;
let dollars: string;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

beforeAll(async () => {
  shop = await openSellingShop();
  mwanza = await branch({ name: 'Mwanza Rock City', region: 'Mwanza' });
  dollars = await branch({ name: 'Zanzibar', currency: 'USD' });
  const soap = await shop.product({ name: 'Sabuni', buying_price: 700, selling_price: 1000 });
  await shop.sold(soap, 3);
  const owed = { payments: [{ mode: 'credit', amount: 2000 }], customer_id: shop.customer };
  await shop.sold(soap, 2, owed);
  await sellAt(mwanza, 7000);
  await sellAt(dollars, 40);
});
afterAll(() => shop.system.close());

const RIGHTS = ['view_dashboard_menu', 'switch_between_branches', 'list_sales', 'list_debts', 'view_profit'];

async function done(route: string, body: object, at = shop.branch_id): Promise<Json> {
  const headers = { 'idempotency-key': String('id' in body ? body.id : newId()) };
  const answer = await shop.owner.ask(route, { body, branch: at, headers });
  expect(answer.body, route).toMatchObject({ success: true });
  return answer.body.message;
}

const branch = async (more: object): Promise<string> =>
  (await done('POST api/branch', { phone_number: nextPhone(), ...more })).id;

/** One thing for cash and one on credit, each for half of the amount. */
async function sellAt(at: string, amount: number) {
  const store_id = (await read('api/store/list', shop.owner, at)).data[0].id;
  const account_id = (await read('api/account/list?condition=cash_in_hand', shop.owner, at)).data[0].id;
  const goods = { name: `Bidhaa ${amount}`, buying_price: 1, selling_price: amount / 2, opening_stock: 9 };
  const product_id = (await done('POST api/product', goods, at)).id;
  const sale = { store_id, lines: [{ product_id, quantity: 1 }] };
  const cash = [{ account_id, mode: 'cash', amount: amount / 2 }];
  await done('POST api/sale/checkout', { id: newId(), ...sale, payments: cash }, at);
  const payments = [{ mode: 'credit', amount: amount / 2 }];
  await done('POST api/sale/checkout', { id: newId(), ...sale, payments, customer_id: shop.customer }, at);
}

async function read(route: string, by: TestBrowser, at?: string): Promise<Json> {
  const { status, body } = await by.ask(`GET ${route}`, at ? { branch: at } : {});
  expect(status, route).toBe(200);
  return body.message;
}

const together = (by = shop.owner, at?: string) => read('api/report/branches-together?period=week', by, at);

test('the sum of the branches is the sum of their own start pages', async () => {
  const { period, sums } = await together();
  const pages: Json[] = [];
  for (const at of [shop.branch_id, mwanza])
    pages.push(await read('api/report/dashboard?period=week', shop.owner, at));
  const added = (figure: (page: Json) => number) => pages.reduce((sum, page) => sum + figure(page), 0);
  expect(period).toBe('week');
  expect(sums[0]).toMatchObject({
    currency: 'TZS',
    sales: {
      amount: added(({ sales }) => sales.amount),
      count: added(({ sales }) => sales.count),
      average: 3000,
    },
    profit: { amount: added(({ profit }) => profit.amount) },
    owed: { amount: added(({ owed }) => owed.amount), customers: 1 },
  });
  expect(sums[0].sales.amount).toBe(12_000);
  expect(sums[0].sales.curve).toEqual(
    pages[0].sales.curve.map(({ point, amount }: Json, index: number) => ({
      point,
      amount: amount + pages[1].sales.curve[index].amount,
    })),
  );
  expect(sums[0].top_products.map(({ amount }: Json) => amount)).toEqual([7000, 5000]);
  expect(sums[0].branches.map(({ name, sales }: Json) => [name, sales])).toEqual([
    ['Duka la Neema', 5000],
    ['Mwanza Rock City', 7000],
  ]);
});

test('another currency is a sum of its own, that of the branch one works in the first', async () => {
  const of = async (at: string) =>
    (await together(shop.owner, at)).sums.map(({ currency, sales }: Json) => [currency, sales.amount]);
  expect(await of(shop.branch_id)).toEqual([
    ['TZS', 12_000],
    ['USD', 40],
  ]);
  expect(await of(dollars)).toEqual([
    ['USD', 40],
    ['TZS', 12_000],
  ]);
});

test('only the branches that one works in are added up', async () => {
  const employee = await anEmployee(shop.owner, RIGHTS, { branches: [shop.branch_id, dollars] });
  const { sums } = await together(await logIn(shop.system, employee.phone, employee.password));
  expect(sums.map(({ sales }: Json) => sales.amount)).toEqual([5000, 40]);
  expect(sums.flatMap(({ branches }: Json) => branches.map(({ id }: Json) => id))).not.toContain(mwanza);
});

test('a figure counts the branches in which one may see it', async () => {
  const employee = await anEmployee(shop.owner, RIGHTS, { branches: [shop.branch_id] });
  const { body } = await shop.owner.ask('POST api/role', {
    body: { name: 'Mhesabu', permissions: ['view_dashboard_menu', 'list_sales'] },
  });
  const { version, access } = await read(`api/user?id=${employee.id}`, shop.owner);
  const line = { branch_id: mwanza, role_id: body.message.id };
  const kept = access.map(({ branch_id, role_id }: Json) => ({ branch_id, role_id }));
  await done(`PUT api/user?id=${employee.id}`, { version, access: [...kept, line] });
  const { sums } = await together(await logIn(shop.system, employee.phone, employee.password));
  expect(sums[0].sales.amount).toBe(12_000);
  expect(sums[0].profit.amount).toBe(1500);
  expect(sums[0].owed.amount).toBe(2000);
  expect(Object.keys(sums[0].branches[1]).sort()).toEqual(
    ['count', 'id', 'name', 'primary_color', 'sales', 'sales_before', 'town'].sort(),
  );
});

test('whoever may not switch, or may not open the start page, sees nothing of it', async () => {
  for (const left of ['switch_between_branches', 'view_dashboard_menu']) {
    const clerk = await shop.clerk(...RIGHTS.filter((right) => right !== left));
    expect((await clerk.ask('GET api/report/branches-together')).status).toBe(403);
  }
});

test('whoever looks as the holder of a role sees in no branch more than that role', async () => {
  const permissions = RIGHTS.filter((right) => right !== 'view_profit');
  const { id } = await done('POST api/role', { name: 'Msimamizi', permissions });
  const all = [...RIGHTS, 'view_role'];
  const { phone, password } = await anEmployee(shop.owner, all, { branches: [shop.branch_id, mwanza] });
  const manager = await logIn(shop.system, phone, password);
  const { body } = await manager.ask('GET api/report/branches-together', { headers: { 'x-see-as': id } });
  const [sum] = body.message.sums;
  expect(sum.sales.amount).toBe(12_000);
  expect(sum).not.toHaveProperty('profit');
  for (const branch of sum.branches) expect(branch).not.toHaveProperty('profit');
});
