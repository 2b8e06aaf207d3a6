import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

const RIGHTS = [
  ...['list_debts', 'view_debt', 'list_debt_histories', 'view_debt_history', 'create_payment'],
  ...['list_suppliers', 'view_supplier', 'view_account_balance', 'list_accounts'],
];

let shop: BuyingShop;
/** Whoever handles debts and payments: with the right to see what things cost, and without it. */
let [clerk, buyer]: TestBrowser[] = [];

beforeAll(async () => {
  shop = await openBuyingShop();
  const hire = async (...more: string[]) => {
    const { phone, password } = await anEmployee(shop.owner, [...RIGHTS, ...more], {
      branches: [shop.branch_id],
    });
    return logIn(shop.system, phone, password);
  };
  [clerk, buyer] = [await hire(), await hire('view_buying_price')];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

test('what is owed for goods is told to those who may see what they cost, in no list and by no sum', async () => {
  const lines = [{ product_id: await shop.product(), quantity: 1, price: 7000 }];
  await shop.buy({ supplier_id: shop.supplier, lines, payments: [] });
  const opening = { kind: 'creditor', supplier_id: shop.supplier, amount: 500 };
  expect((await shop.owner.ask('POST api/debt', { body: opening })).status).toBe(200);
  const paid = {
    kind: 'supplier',
    party_id: shop.supplier,
    amount: 1000,
    mode: 'cash',
    account_id: shop.cash,
  };

  const seenBy = async (by: TestBrowser | undefined) => {
    const ask = async (route: string) => (await by?.ask(`GET api/${route}`))?.body.message;
    const list = await ask(`debt/list?supplier_id=${shop.supplier}`);
    return {
      debts: list.data.map(({ amount }: { amount: number }) => amount).toSorted(),
      total: list.total,
      all: (await ask(`debt/counts?supplier_id=${shop.supplier}`)).all.total,
      sums: JSON.stringify(await ask(`debt/totals?supplier_id=${shop.supplier}`)).includes('7500'),
      owed: (await ask(`payment/owed?kind=supplier&party_id=${shop.supplier}`)).total,
      balance: (await ask(`supplier?id=${shop.supplier}`)).balance,
      histories: (await ask(`debt-history/list?supplier_id=${shop.supplier}`)).total,
    };
  };
  expect(await seenBy(buyer)).toMatchObject({
    debts: [500, 7000],
    total: 2,
    all: 2,
    sums: true,
    owed: 7500,
    balance: 7500,
  });
  const hidden = { debts: [500], total: 1, all: 1, sums: false, owed: 500, balance: undefined, histories: 0 };
  expect(await seenBy(clerk)).toEqual(hidden);
  const status = async (route: string) => [
    (await buyer?.ask(route))?.status,
    (await clerk?.ask(route))?.status,
  ];
  expect(await status(`GET api/supplier/statement?id=${shop.supplier}`)).toEqual([200, 403]);
  expect(await status('GET api/account/list?condition=supplier')).toEqual([200, 400]);
  const owed = (await buyer?.ask(`GET api/debt/list?supplier_id=${shop.supplier}`))?.body.message.data.find(
    ({ amount }: { amount: number }) => amount === 7000,
  );
  expect(await status(`GET api/debt?id=${owed.id}`)).toEqual([200, 404]);

  // Whoever pays reaches all of it, though he is not told how much that is.
  expect((await shop.make('POST api/payment', paid, clerk)).body).toMatchObject({ success: true });
  const histories = (await seenBy(buyer)).histories;
  expect(histories).toBeGreaterThan((await seenBy(clerk)).histories);
});
