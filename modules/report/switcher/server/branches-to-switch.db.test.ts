import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn, nextPhone } from '#server/testing/people.ts';

let shop: SellingShop;
let second: string;

beforeAll(async () => {
  shop = await openSellingShop();
  const body = { name: 'Mwanza Rock City', phone_number: nextPhone(), region: 'Mwanza' };
  second = (await shop.owner.ask('POST api/branch', { body })).body.message.id;
  const soap = await shop.product({ name: 'Sabuni', selling_price: 1000 });
  const payments = [{ account_id: shop.cash, mode: 'cash', amount: 3000 }];
  await shop.sell({ lines: [{ product_id: soap, quantity: 3 }], payments });
});
afterAll(() => shop.system.close());

const asked = async (by = shop.owner) => (await by.ask('GET api/report/branches-to-switch')).body.message;

test('each branch comes with its town, its colour and what it sold this month', async () => {
  const branches = await asked();
  expect(branches).toHaveLength(2);
  expect(branches.find(({ id }: { id: string }) => id === second)).toMatchObject({
    name: 'Mwanza Rock City',
    town: 'Mwanza',
    currency: 'TZS',
    sales: 0,
  });
  expect(branches.find(({ id }: { id: string }) => id !== second)).toMatchObject({ sales: 3000 });
});

test('sales are for whoever may see them in that branch, and branches for whoever works there', async () => {
  const [first] = (await asked()).filter(({ id }: { id: string }) => id !== second);
  const rights = ['switch_between_branches', 'view_dashboard_menu', 'list_sales'];
  const seller = await anEmployee(shop.owner, rights, { branches: [first.id] });
  const keeper = await anEmployee(shop.owner, rights.slice(0, 2), { branches: [first.id, second] });
  expect(await asked(await logIn(shop.system, seller.phone, seller.password))).toEqual([first]);
  const seen = await asked(await logIn(shop.system, keeper.phone, keeper.password));
  expect(seen.map((row: object) => 'sales' in row)).toEqual([false, false]);
});
