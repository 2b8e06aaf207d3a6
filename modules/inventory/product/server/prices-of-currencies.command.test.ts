import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let shop: SellingShop;
/** Branches that set no prices of their own: one in dollars, opened first, and one in the shillings of the first branch. */
let zanzibar: string;
let mwanza: string;
beforeAll(async () => {
  shop = await openSellingShop();
  zanzibar = await opened({ name: 'Zanzibar', phone_number: '255754000008', currency: 'USD' });
  mwanza = await opened({ name: 'Mwanza', phone_number: '255754000009' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const opened = async (body: Json) => (await shop.owner.ask('POST api/branch', { body })).body.message.id;

const firstOf = async (table: string, of = 'true') => {
  const [row] = await shop.system.db.adminQuery<{ id: string }>(
    `select id from ${table} where branch_id = $1 and ${of} order by created_at, id limit 1`,
    [zanzibar],
  );
  return row?.id;
};

const asked = (branch: string, call: string, body?: Json) =>
  shop.owner.ask(call, {
    branch,
    ...(body ? { body, headers: { 'idempotency-key': body.id ?? newId() } } : {}),
  });

test('what one branch asks for goods is asked in others of its currency, and in no other', async () => {
  const id = await shop.product({ opening_stock: null, selling_price: 11_800, buying_price: 7000 });
  const shown = async (branch: string) => (await asked(branch, `GET api/product?id=${id}`)).body.message;
  expect(await shown(mwanza)).toMatchObject({ selling_price: 11_800, buying_price: 7000 });
  expect(await shown(zanzibar)).toMatchObject({ selling_price: null, buying_price: null });
  const catalogue = async (branch: string) =>
    JSON.stringify((await asked(branch, 'GET api/sale/catalogue?limit=1000')).body).includes(id);
  expect([await catalogue(mwanza), await catalogue(zanzibar)]).toEqual([true, false]);
});

test('goods without a price in the currency of the branch are not sold until they have one', async () => {
  const product_id = await shop.product({ opening_stock: null, type: 'service', selling_price: 11_800 });
  const account_id = await firstOf('accounts', 'is_till');
  const store_id = await firstOf('stores');
  const sold = (price: number) =>
    asked(zanzibar, 'POST api/sale/checkout', {
      ...{ id: newId(), store_id, lines: [{ product_id, quantity: 1 }] },
      payments: [{ account_id, mode: 'cash', amount: price }],
    });
  const refused = await sold(11_800);
  expect([refused.status, refused.body.fields]).toMatchObject([
    400,
    {
      'lines.0.product_id':
        'This product has no price in the currency of this branch. Set its selling price first.',
    },
  ]);
  const { version } = (await asked(zanzibar, `GET api/product?id=${product_id}`)).body.message;
  await asked(zanzibar, `PUT api/product?id=${product_id}`, { version, selling_price: 5 });
  expect((await sold(5)).body.message).toMatchObject({ total_amount: 5 });
  expect((await asked(mwanza, `GET api/product?id=${product_id}`)).body.message.selling_price).toBe(11_800);
});

test('what one branch pays is no cost in another currency', async () => {
  const product_id = await shop.product({ opening_stock: null, buying_price: 7000 });
  const increase = {
    id: newId(),
    product_id,
    store_id: await firstOf('stores'),
    new_stock: 5,
    reason: 'Found',
  };
  const refused = await asked(zanzibar, 'POST api/stock-adjustment', increase);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['unit_cost']]);
});
