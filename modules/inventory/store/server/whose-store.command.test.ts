import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

const RIGHTS = [
  ...['adjust_product_stock', 'view_product_stock', 'list_products', 'view_product', 'create_sale'],
  ...['create_purchase_order', 'view_buying_price', 'list_stores', 'list_invoices', 'create_invoice'],
];

let shop: BuyingShop;
let back: string;
let elsewhere: string;
let product: string;
/** Whoever works in the back room only. */
let keeper: TestBrowser;

beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true, products_can_expire: true });
  product = await shop.product({ name: 'Dawa ya kikohozi' });
  back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
  const other = (
    await shop.owner.ask('POST api/branch', { body: { name: 'Temeke', phone_number: '255713662009' } })
  ).body.message.id;
  const [store] = await shop.system.db.adminQuery<{ id: string }>(
    'select id from stores where branch_id = $1',
    [other],
  );
  elsewhere = store?.id ?? '';
  const { phone, password } = await anEmployee(shop.owner, RIGHTS, {
    branches: [shop.branch_id],
    stores: [back],
  });
  keeper = await logIn(shop.system, phone, password);
});
afterAll(() => shop.system.close());

const QUESTIONS = [
  (store: string) => `stock-adjustment/goods?keyword=kikohozi&store_id=${store}`,
  (store: string) => `purchase-order/reorder?store_id=${store}`,
  (store: string) => `sale/catalogue?store_id=${store}`,
  (store: string) => `product/list?as_of=2999-01-01&as_of_store_id=${store}`,
];

test('a question names no store but of the branch, and of those that the caller was given', async () => {
  for (const question of QUESTIONS) {
    const ask = async (store: string, by: TestBrowser) =>
      (await by.ask(`GET api/${question(store)}`)).body.code ?? 'answered';
    const own = [await ask(back, keeper), await ask(shop.store_id, shop.owner)];
    expect(own).not.toContain('not_found');
    for (const store of [elsewhere, newId()])
      expect([question(store), await ask(store, shop.owner)]).toEqual([question(store), 'not_found']);
    for (const store of [shop.store_id, elsewhere, newId()])
      expect([question(store), await ask(store, keeper)]).toEqual([question(store), 'not_found']);
  }
});

test('goods are answered with what lies in the own store, by its batches', async () => {
  const [goods] = (await keeper.ask(`GET ${`api/${QUESTIONS[0]?.(back)}`}`)).body.message;
  expect(goods).toMatchObject({ id: product, stock: 0, is_in_stock: true });
});

test('a record that a form makes names no store of others', async () => {
  const draft = (store_id: string) => ({
    body: { store_id, lines: [{ product_id: product, quantity: 1, price: 100 }] },
  });
  const made = async (store_id: string, by: TestBrowser) =>
    (await by.ask('POST api/invoice', draft(store_id))).body.fields?.store_id !== undefined;
  const refused = [
    await made(shop.store_id, keeper),
    await made(elsewhere, keeper),
    await made(elsewhere, shop.owner),
  ];
  expect(refused).toEqual([true, true, true]);
  expect([await made(back, keeper), await made(shop.store_id, shop.owner)]).toEqual([false, false]);
});
