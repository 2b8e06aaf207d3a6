import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ has_store: true, products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const adjust = (product_id: string, body: object) =>
  shop.make('POST api/stock-adjustment', { product_id, reason: 'Counted', ...body });
const add = (adjustment_quantity: number, more: object = {}) => ({
  ...{ type: 'increase', adjustment_quantity },
  ...more,
});
const take = (adjustment_quantity: number, more: object = {}) => ({
  ...{ type: 'decrease', adjustment_quantity },
  ...more,
});
const L2 = { batch: 'L-2', expire_date: '2030-02-01' };

/** Ten of L-1 that expires in January 2030 and five of L-2 that expires a month later, the first cheaper. */
async function syrup(more: object = {}): Promise<string> {
  const product = await shop.product({
    ...{ batch_tracking: 'expiry', opening_batch: 'L-1', expire_date: '2030-01-01' },
    ...{ opening_stock: 10, buying_price: 100 },
    ...more,
  });
  const made = await adjust(product, add(5, L2));
  expect(made.status).toBe(200);
  return product;
}

const levels = async (product: string) => {
  const rows = await shop.system.db.adminQuery<{ number: string; quantity: bigint }>(
    `select b.number, l.quantity from stock_levels l join batches b on b.id = l.batch_id
     where l.product_id = $1 and l.quantity <> 0 order by 1`,
    [product],
  );
  return Object.fromEntries(rows.map(({ number, quantity }) => [number, Number(quantity) / 1000]));
};

const faults = (answer: { status: number; body: { fields?: object } }) => [
  answer.status,
  Object.keys(answer.body.fields ?? {}),
];

describe('an adjustment of a product that is kept in batches', () => {
  test('adds to a batch that is known, however its letters are written, and to a new one with its day', async () => {
    const product = await syrup();
    const known = await adjust(product, add(1, { batch: 'l-1 ' }));
    expect(known.body.message).toMatchObject({ batch: 'L-1', expire_date: '2030-01-01', stock_after: 16 });
    const made = await adjust(product, add(2, { batch: 'L-3', expire_date: '2030-03-01' }));
    expect(made.body.message).toMatchObject({ batch: 'L-3', expire_date: '2030-03-01', stock_after: 18 });
    expect(await levels(product)).toEqual({ 'L-1': 11, 'L-2': 5, 'L-3': 2 });
  });

  test('counts and lowers the batch that is named, and none of the others', async () => {
    const product = await syrup();
    const counted = await adjust(product, { new_stock: 4, batch: 'L-2' });
    expect(counted.body.message).toMatchObject({
      ...{ type: 'decrease', quantity: 1, stock_before: 15, stock_after: 14, batch: 'L-2' },
    });
    await adjust(product, take(3, { batch: 'L-2' }));
    expect(await levels(product)).toEqual({ 'L-1': 10, 'L-2': 1 });
    const { data } = (await shop.owner.ask(`GET api/stock-adjustment/list?product_id=${product}`)).body
      .message;
    expect(data.map(({ batch }: Record<string, unknown>) => batch)).toEqual(['L-2', 'L-2', 'L-2', 'L-1']);
  });

  test('lowers those that expire first where none is named', async () => {
    const product = await syrup();
    const lost = await adjust(product, take(12));
    expect(lost.body.message).toMatchObject({ batch: null, stock_after: 3 });
    expect(await levels(product)).toEqual({ 'L-2': 3 });
  });

  test.each([
    ['more without its batch', add(1), 'batch'],
    ['more in all without its batch', { new_stock: 16 }, 'batch'],
    ['a new batch without its day', add(1, { batch: 'L-9' }), 'expire_date'],
    ['another day of a batch', add(1, { batch: 'L-2', expire_date: '2031-01-01' }), 'expire_date'],
    ['less of a batch of nobody', take(1, { batch: 'L-9' }), 'batch'],
    ['a day without a batch', take(1, { expire_date: '2030-01-01' }), 'batch'],
  ])('of %s is refused under its field, and nothing changes', async (_, body, field) => {
    const product = await syrup();
    const before = await shop.everything();
    expect(faults(await adjust(product, body))).toEqual([400, [field]]);
    expect(await shop.everything()).toEqual(before);
  });

  test('takes the right day of a batch whose only receipt was void, and of no other', async () => {
    const product = await syrup();
    const wrong = { batch: 'L-7', expire_date: '2029-07-01' };
    const right = { batch: 'L-7', expire_date: '2030-07-01' };
    const supplier = await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } });
    const bought = await shop.make('POST api/purchase', {
      ...{ supplier_id: supplier.body.message.id, tax_mode: 'inclusive', payments: [] },
      lines: [{ product_id: product, quantity: 2, price: 100, ...wrong }],
    });
    expect(bought.status).toBe(200);
    expect(faults(await adjust(product, add(1, right)))).toEqual([400, ['expire_date']]);
    const { id } = bought.body.message;
    const voided = await shop.owner.ask('PUT api/purchase/void', {
      body: { id, reason: 'Wrong day' },
      headers: { 'idempotency-key': newId() },
    });
    expect(voided.status).toBe(200);
    expect((await adjust(product, add(1, right))).body.message).toMatchObject(right);
    expect(await levels(product)).toEqual({ 'L-1': 10, 'L-2': 5, 'L-7': 1 });
  });

  test('never takes more of a batch than lies in it, also where the branch may run short', async () => {
    const product = await syrup();
    const path = `api/branch/settings?id=${shop.branch_id}`;
    const allow = async (allow_negative_stock: boolean) => {
      const { version } = (await shop.owner.ask(`GET ${path}`)).body.message;
      await shop.owner.ask(`PUT ${path}`, { body: { version, allow_negative_stock } });
    };
    for (const isAllowed of [false, true]) {
      await allow(isAllowed);
      const before = await shop.everything();
      const short = await adjust(product, take(6, { batch: 'L-2' }));
      expect([short.status, short.body.code]).toEqual([409, 'not_enough_stock']);
      expect(short.body.message).toMatch(/\b5\b/);
      expect(await shop.everything()).toEqual(before);
    }
    await allow(false);
  });

  test('says no batch of a product that is kept in none', async () => {
    const product = await shop.product();
    expect(faults(await adjust(product, take(1, { batch: 'L-1' })))).toEqual([400, ['batch']]);
  });

  test('valued first in, first out takes the layer of its batch, and is taken back into it', async () => {
    const product = await shop.product({
      ...{ batch_tracking: 'expiry', opening_batch: 'L-1', expire_date: '2030-01-01', valuation: 'fifo' },
      ...{ opening_stock: 10, buying_price: 100 },
    });
    await adjust(product, take(10));
    await adjust(product, add(5, { ...L2, unit_cost: 300 }));
    await adjust(product, add(10, { batch: 'L-1' }));
    const lost = (await adjust(product, take(2, { batch: 'L-2' }))).body.message;
    expect(lost).toMatchObject({ cost: 600 });
    expect(await shop.entryOf(lost.id)).toEqual({ 1200: -60_000n, 5010: 60_000n });
    const back = await shop.owner.ask('PUT api/stock-adjustment/reverse', {
      body: { id: lost.id },
      headers: { 'idempotency-key': newId() },
    });
    expect(back.status).toBe(200);
    expect(await levels(product)).toEqual({ 'L-1': 10, 'L-2': 5 });
  });

  test('by two people at once of one batch takes it once', async () => {
    const product = await syrup();
    const both = await Promise.all([1, 2].map(() => adjust(product, take(4, { batch: 'L-2' }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await levels(product)).toEqual({ 'L-1': 10, 'L-2': 1 });
  });
});

test('rows of a sheet follow each other batch by batch, and a fault is named by its row', async () => {
  const product = await syrup({ name: `Syrup ${newId()}` });
  const { name } = (await shop.owner.ask(`GET api/product?id=${product}`)).body.message;
  const heads = ['Product', 'Type', 'Quantity', 'Counted', 'Batch', 'Expires', 'Reason'];
  const fields = ['product_id', 'type', 'adjustment_quantity', 'new_stock', 'batch', 'expire_date', 'reason'];
  const mapping = Object.fromEntries(heads.map((head, i) => [head, fields[i]]));
  const sheet = async (...rows: (string | number)[][]) =>
    shop.owner.upload(
      'api/stock-adjustment/import',
      await uploadOf([heads, ...rows], { key: null, mapping }),
    );
  const bad = await sheet(
    [name, 'decrease', 11, '', '', '', 'Lost'],
    [name, '', '', 5, 'L-2', '', 'Counted'],
    [name, 'increase', 1, '', 'L-2', '2031-01-01', 'Found'],
  );
  expect(bad.body.faults?.map(({ rule, row }: Record<string, unknown>) => [rule, row])).toEqual([
    ['batch_differs', 4],
  ]);
  expect(await levels(product)).toEqual({ 'L-1': 10, 'L-2': 5 });
  const good = await sheet(
    [name, 'decrease', 11, '', '', '', 'Lost'],
    [name, '', '', 5, 'L-2', '', 'Counted'],
    [name, 'increase', 3, '', 'L-4', '2030-12-31', 'Found'],
    [name, '', '', 1, 'L-4', '', 'Counted'],
  );
  expect([good.status, good.body.message?.created]).toEqual([200, 4]);
  expect(await levels(product)).toEqual({ 'L-2': 5, 'L-4': 1 });
});
