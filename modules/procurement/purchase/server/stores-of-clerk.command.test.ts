import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

const RIGHTS = [
  ...['create_sale', 'view_sale', 'list_sales', 'delete_sale'],
  ...['create_purchase', 'view_purchase', 'list_purchases', 'delete_purchase', 'view_buying_price'],
  ...['create_product', 'modify_selling_price', 'view_selling_price'],
];

let shop: BuyingShop;
let back: string;
/** Whoever works in the shop, and whoever works in the back room only. */
let [inShop, inBack]: TestBrowser[] = [];

async function bound(...stores: string[]): Promise<TestBrowser> {
  const { phone, password } = await anEmployee(shop.owner, RIGHTS, { branches: [shop.branch_id], stores });
  return logIn(shop.system, phone, password);
}

beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true });
  back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
  [inShop, inBack] = [await bound(shop.store_id), await bound(back)];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const transit = (entity: string, id: string, by?: TestBrowser) =>
  by?.ask(`PUT api/${entity}/void`, { body: { id }, headers: { 'idempotency-key': newId() } });
const returned = (sale_id: string, by?: TestBrowser) =>
  shop.make(
    'POST api/sale/return',
    { sale_id, lines: [{ line_no: 1, quantity: 1, goods: 'scrap' }], refunds: [cash] },
    by,
  );
const cash = {
  get account_id() {
    return shop.cash;
  },
  mode: 'cash',
  amount: 11_800,
};

/** Sends a call that must change nothing. */
async function refused(send: () => Promise<Answer | undefined>): Promise<Answer['body']> {
  const before = [await shop.everything(), await shop.allOfBuying()];
  const answer = await send();
  expect([await shop.everything(), await shop.allOfBuying()]).toEqual(before);
  return answer?.body;
}

test('goods of another store are not bought, not sold, and not taken back', async () => {
  const product = await shop.product();
  const lines = [{ product_id: product, quantity: 1, price: 100 }];
  const sale = { lines: [{ product_id: await shop.product(), quantity: 1 }], payments: [cash] };
  const into = { lines, store_id: shop.store_id };
  expect((await refused(() => shop.buy(into, inBack))).fields).toHaveProperty('store_id');
  expect((await refused(() => shop.sell(sale, inBack))).fields).toHaveProperty('store_id');

  const bought = (await shop.buy({ lines }, inShop)).body.message;
  const sold = (await shop.sell(sale, inShop)).body.message;
  const whys = [
    await refused(async () => transit('purchase', bought.id, inBack)),
    await refused(async () => transit('sale', sold.id, inBack)),
    await refused(() => returned(sold.id, inBack)),
  ];
  for (const why of whys) expect(why).toMatchObject({ code: 'not_found' });
  for (const [entity, { id }] of [
    ['purchase', bought],
    ['sale', sold],
  ] as const)
    expect(await refused(async () => inBack?.ask(`DELETE api/${entity}?id=${id}`))).toMatchObject({
      code: 'not_found',
    });
  expect((await transit('purchase', bought.id, inShop))?.status).toBe(200);
  expect((await returned(sold.id, inShop)).status).toBe(200);
});

test('goods come into the default store, or into the only one of whoever buys; who has two says which', async () => {
  const lines = [{ product_id: await shop.product(), quantity: 1, price: 100 }];
  const into = async (by?: TestBrowser) => (await shop.buy({ lines }, by)).body.message?.store_id;
  expect([await into(), await into(inShop), await into(inBack)]).toEqual([
    shop.store_id,
    shop.store_id,
    back,
  ]);
  const third = (await shop.owner.ask('POST api/store', { body: { name: 'Yard' } })).body.message.id;
  const inBoth = await bound(back, third);
  expect((await refused(() => shop.buy({ lines }, inBoth))).fields).toHaveProperty('store_id');
  expect((await shop.buy({ lines, store_id: third }, inBoth)).body.message.store_id).toBe(third);
});

test('work that moves no goods belongs to its store as well', async () => {
  const work = await shop.product({ type: 'service', opening_stock: null, buying_price: null });
  const sold = await shop.sold(work, 1);
  expect(await refused(async () => transit('sale', sold.id, inBack))).toMatchObject({ code: 'not_found' });
  expect((await transit('sale', sold.id, inShop))?.status).toBe(200);
});

test('opening stock goes into the default store, by whoever works in it', async () => {
  const body = { name: 'Chumvi', buying_price: 100, selling_price: 200, opening_stock: 5 };
  expect(await refused(async () => inBack?.ask('POST api/product', { body }))).toMatchObject({
    code: 'store_not_allowed',
  });
  expect((await inShop?.ask('POST api/product', { body }))?.status).toBe(200);
  const without = { ...body, name: 'Chumvi ya mawe', opening_stock: null };
  expect((await inBack?.ask('POST api/product', { body: without }))?.status).toBe(200);
});
