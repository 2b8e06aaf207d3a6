import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let shop: SellingShop;
let mwanza: { branch_id: string; store: string; cash: string };
beforeAll(async () => {
  shop = await openSellingShop();
  const branch_id = (await inBranch('', 'POST api/branch', { name: 'Mwanza', phone_number: '255754000009' }))
    .id;
  const first = async (table: string, of = 'true') => {
    const [row] = await shop.system.db.adminQuery<{ id: string }>(
      `select id from ${table} where branch_id = $1 and id <> $1 and ${of} order by created_at, id limit 1`,
      [branch_id],
    );
    return row?.id ?? '';
  };
  mwanza = { branch_id, store: await first('stores'), cash: await first('accounts', 'is_till') };
  const path = `api/branch/settings?id=${branch_id}`;
  const { version } = await inBranch(branch_id, `GET ${path}`);
  await inBranch(branch_id, `PUT ${path}`, { version, allow_negative_stock: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** Asks in a branch, the shop's own where none is named, and wants it done. */
async function inBranch(branch: string, call: string, body?: Json): Promise<Json> {
  const answer = await shop.owner.ask(call, {
    ...(branch ? { branch } : {}),
    ...(body
      ? { body, headers: { 'idempotency-key': (call.startsWith('POST') && body.id) || newId() } }
      : {}),
  });
  if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
  return answer.body.message;
}

const there = (call: string, body?: Json) => inBranch(mwanza.branch_id, call, body);

describe('the buying price that another branch set is the cost where nothing better is known', () => {
  test('of goods sold before they came', async () => {
    const product_id = await shop.product({ opening_stock: null, buying_price: 7000 });
    const { id } = await there('POST api/sale/checkout', {
      id: newId(),
      store_id: mwanza.store,
      lines: [{ product_id, quantity: 3 }],
      payments: [{ account_id: mwanza.cash, mode: 'cash', amount: 35_400 }],
    });
    expect(await shop.entryOf(id)).toMatchObject({ 5000: 2_100_000n, 1200: -2_100_000n });
  });

  test('of opening stock without a cost of its own', async () => {
    const product_id = await shop.product({ opening_stock: null, buying_price: 2500 });
    await there('POST api/product/opening-stock', { product_id, store_id: mwanza.store, quantity: 4 });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 4000n, value: 1_000_000n });
  });

  test('of goods found in a count', async () => {
    const product_id = await shop.product({ opening_stock: null, buying_price: 450 });
    const { id } = await there('POST api/stock-take', { id: newId(), store_id: mwanza.store });
    await there('PUT api/stock-take/count', { id, lines: [{ product_id, counted: 2 }] });
    await there('PUT api/stock-take/post', { id });
    expect(await shop.entryOf(id)).toEqual({ 1200: 90_000n, 4910: -90_000n });
  });

  test('of an increase by hand, which is refused where no branch knows a price', async () => {
    const product_id = await shop.product({ opening_stock: null, buying_price: 1200 });
    const increase = { store_id: mwanza.store, new_stock: 5, reason: 'Found' };
    const made = await there('POST api/stock-adjustment', { id: newId(), product_id, ...increase });
    expect(made).toMatchObject({ cost: 6000 });
    const gift = await shop.product({ opening_stock: null, buying_price: null });
    const body = { id: newId(), product_id: gift, ...increase };
    const refused = await shop.owner.ask('POST api/stock-adjustment', {
      ...{ branch: mwanza.branch_id, body, headers: { 'idempotency-key': body.id } },
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['unit_cost']]);
  });

  test('until the branch has prices of its own', async () => {
    const product_id = await shop.product({ opening_stock: null, buying_price: 7000 });
    const known = await there(`GET api/product?id=${product_id}`);
    await there(`PUT api/product?id=${product_id}`, { version: known.version, buying_price: 5000 });
    await there('POST api/product/opening-stock', { product_id, store_id: mwanza.store, quantity: 1 });
    expect((await shop.stockOf(product_id)).value).toBe(500_000n);
  });
});

describe('what the lists show a branch of another one, the rest of the product works with', () => {
  test('the quantity at which goods are called almost out', async () => {
    const product_id = await shop.product({ opening_stock: null, stock_alert: 5 });
    await there('POST api/product/opening-stock', { product_id, store_id: mwanza.store, quantity: 3 });
    const listed = await there('GET api/product/list?condition=almost_out');
    expect(listed.data.map(({ id }: Json) => id)).toContain(product_id);
    const order = await there('GET api/purchase-order/reorder');
    expect(JSON.stringify(order)).toContain(product_id);
  });

  test('where goods lie', async () => {
    await shop.product({ opening_stock: null, name: 'Shelved soap', placement: 'Aisle 4' });
    const [found] = await there('GET api/stock-take/goods?keyword=Shelved%20soap');
    expect(found).toMatchObject({ placement: 'Aisle 4' });
  });
});
