import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

const RIGHTS = [
  ...['adjust_product_stock', 'view_product_stock', 'list_products', 'view_product', 'create_sale'],
  ...['create_purchase_order', 'view_buying_price', 'list_stores', 'view_purchase_order'],
  ...['modify_purchase_order', 'list_purchase_orders'],
];

// cspell:ignore kikohozi Temeke

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
    body: { store_id, supplier_id: shop.supplier, lines: [{ product_id: product, quantity: 1, price: 100 }] },
  });
  const made = async (store_id: string, by: TestBrowser) =>
    (await by.ask('POST api/purchase-order', draft(store_id))).body.fields?.store_id !== undefined;
  const refused = [
    await made(shop.store_id, keeper),
    await made(elsewhere, keeper),
    await made(elsewhere, shop.owner),
  ];
  expect(refused).toEqual([true, true, true]);
  expect([await made(back, keeper), await made(shop.store_id, shop.owner)]).toEqual([false, false]);
});

test('a draft that names no store is of the default one, or of the only one that its maker has', async () => {
  const draft = (more: object = {}) => ({
    body: {
      supplier_id: shop.supplier,
      ...{ lines: [{ product_id: product, quantity: 1, price: 100 }], ...more },
    },
  });
  const make = async (by: TestBrowser, more?: object) =>
    (await by.ask('POST api/purchase-order', draft(more))).body;
  const sees = async (by: TestBrowser, id: string) =>
    (await by.ask(`GET api/purchase-order?id=${id}`)).status;
  const of_default = (await make(shop.owner)).message;
  expect(of_default.store_id).toBeNull();
  const mine = (await make(keeper)).message;
  expect(mine.store_id).toBe(back);
  expect([await sees(keeper, of_default.id), await sees(keeper, mine.id)]).toEqual([404, 200]);
  const hire = async (stores: string[]) => {
    const { phone, password } = await anEmployee(shop.owner, RIGHTS, { branches: [shop.branch_id], stores });
    return logIn(shop.system, phone, password);
  };
  const clerk = await hire([shop.store_id]);
  expect([await sees(clerk, of_default.id), await sees(clerk, mine.id)]).toEqual([200, 404]);
  const third = (await shop.owner.ask('POST api/store', { body: { name: 'Yard' } })).body.message.id;
  const of_two = await hire([back, third]);
  expect((await make(of_two)).fields).toEqual({ store_id: expect.any(String) });
  expect((await make(of_two, { store_id: third })).message.store_id).toBe(third);
  const pulled = { ...draft({ store_id: back }).body, version: of_default.version };
  expect((await keeper.ask(`PUT api/purchase-order?id=${of_default.id}`, { body: pulled })).status).toBe(404);
  const away = { ...draft({ store_id: shop.store_id }).body, version: mine.version };
  expect(
    (await keeper.ask(`PUT api/purchase-order?id=${mine.id}`, { body: away })).body.fields,
  ).toHaveProperty('store_id');
});
