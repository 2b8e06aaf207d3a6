import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ has_store: true, products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const adjust = (product_id: string, body: object, by?: TestBrowser) =>
  shop.make('POST api/stock-adjustment', { product_id, reason: 'Counted', ...body }, by);
const reverse = (id: string, by: TestBrowser = shop.owner) =>
  by.ask('PUT api/stock-adjustment/reverse', { body: { id }, headers: { 'idempotency-key': newId() } });
const ledger = async (query: string, by: TestBrowser = shop.owner) =>
  (await by.ask(`GET api/stock-adjustment/list?${query}`)).body.message;

describe('an adjustment', () => {
  test('by a new stock posts the difference, at the average, as a loss or a gain', async () => {
    const product = await shop.stocked(9000n, 4_000_000n);
    const found = await adjust(product, { type: 'increase', adjustment_quantity: 2 });
    expect(found.body.message).toMatchObject({
      ...{ type: 'increase', cause: 'manual', quantity: 2, stock_before: 9, stock_after: 11 },
      ...{ cost: 8888.89, reason: 'Counted', status: 'posted', store_name: expect.any(String) },
    });
    expect(await shop.entryOf(found.body.message.id)).toEqual({ 1200: 888_889n, 4910: -888_889n });
    const { id, ...lost } = (await adjust(product, { new_stock: 7 })).body.message;
    expect(lost).toMatchObject({
      type: 'decrease',
      quantity: 4,
      stock_before: 11,
      stock_after: 7,
      cost: 17_777.78,
    });
    expect(await shop.entryOf(id)).toEqual({ 1200: -1_777_778n, 5010: 1_777_778n });
    expect(await shop.stockOf(product)).toEqual({ quantity: 7000n, value: 3_111_111n });
  });

  test('takes out what has expired, and finds nothing without saying of which batch', async () => {
    const batch = { batch_tracking: 'expiry', opening_batch: 'L-1', expire_date: '2026-01-10' };
    const product = await shop.product({ ...batch, opening_stock: 5 });
    const thrown = await adjust(product, { type: 'decrease', adjustment_quantity: 2 });
    expect(thrown.body.message).toMatchObject({ quantity: 2, stock_after: 3 });
    const found = await adjust(product, { type: 'increase', adjustment_quantity: 1 });
    expect([found.status, Object.keys(found.body.fields)]).toEqual([400, ['batch']]);
    expect((await shop.stockOf(product)).quantity).toBe(3000n);
  });

  test('counts a carton as its pieces and nothing in parts of a whole piece', async () => {
    const product = await shop.product({ units: [{ unit: 'carton', factor: 24 }] });
    const made = await adjust(product, { type: 'decrease', adjustment_quantity: 2, unit: 'carton' });
    expect(made.body.message).toMatchObject({ quantity: 48, stock_after: 52 });
    const half = await adjust(product, { new_stock: 51.5 });
    expect([half.status, Object.keys(half.body.fields)]).toEqual([400, ['new_stock']]);
    const bag = await adjust(product, { new_stock: 3, unit: 'bag' });
    expect(Object.keys(bag.body.fields)).toEqual(['unit']);
  });

  test('takes a cost where nothing is in stock only, and asks for one where none is known', async () => {
    const known = await shop.product({ opening_stock: null, buying_price: 2750 });
    expect((await adjust(known, { new_stock: 4 })).body.message).toMatchObject({ cost: 11_000 });
    const priced = await adjust(known, { new_stock: 5, unit_cost: 1 });
    expect(Object.keys(priced.body.fields)).toEqual(['unit_cost']);
    const gift = await shop.product({ opening_stock: null, buying_price: null });
    expect(Object.keys((await adjust(gift, { new_stock: 12 })).body.fields)).toEqual(['unit_cost']);
    const made = await adjust(gift, { new_stock: 12, unit_cost: 1850.75 });
    expect(made.body.message).toMatchObject({ cost: 22_209 });
  });

  test.each([
    ['nothing at all', {}, 'new_stock'],
    ['both ways at once', { new_stock: 3, adjustment_quantity: 1, type: 'increase' }, 'new_stock'],
    ['a change that goes neither way', { adjustment_quantity: 1 }, 'type'],
    ['a change of nothing', { adjustment_quantity: 0, type: 'increase' }, 'adjustment_quantity'],
    ['the stock that is there already', { new_stock: 100 }, 'new_stock'],
    ['less than nothing', { new_stock: -1 }, 'new_stock'],
    ['a ten-thousandth', { new_stock: 0.0005 }, 'new_stock'],
    ['no reason', { new_stock: 3, reason: ' ' }, 'reason'],
    ['tomorrow', { new_stock: 3, date: '2999-01-01' }, 'date'],
    ['a store of nobody', { new_stock: 3, store_id: newId() }, 'store_id'],
    ['a product of nobody', { new_stock: 3, product_id: newId() }, 'product_id'],
  ])('of %s is refused with a sentence under its field, and nothing changes', async (_, body, field) => {
    const product = await shop.product();
    const before = await shop.everything();
    const { status, body: answer } = await adjust(product, body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
    expect(await shop.everything()).toEqual(before);
  });

  test('below zero is refused, today and on every day since an earlier one', async () => {
    const product = await shop.product({ opening_stock: 10, opening_date: '2026-03-10' });
    const before = await shop.everything();
    expect((await adjust(product, { type: 'decrease', adjustment_quantity: 11 })).body.code).toBe(
      'not_enough_stock',
    );
    const early = await adjust(product, { type: 'decrease', adjustment_quantity: 1, date: '2026-03-09' });
    expect(early.body.code).toBe('not_enough_on_that_day');
    expect(await shop.everything()).toEqual(before);
  });

  test('lies in no closed day, and on an earlier one only by the right to it', async () => {
    const product = await shop.product();
    const keeper = await shop.clerk('adjust_product_stock');
    const early = { type: 'increase', adjustment_quantity: 1, date: '2019-12-31' };
    expect((await adjust(product, early, keeper)).status).toBe(403);
    const lock = async (lock_date: string | null) => {
      const body = { id: shop.branch_id, lock_date, reason: 'Test' };
      expect((await shop.owner.ask('PUT api/branch/lock', { body })).status).toBe(200);
    };
    await lock('2019-12-31');
    expect((await adjust(product, early)).body.code).toBe('books_locked');
    await lock(null);
    expect((await shop.stockOf(product)).quantity).toBe(100_000n);
  });

  test('that is sent twice is made once', async () => {
    const product = await shop.product();
    const id = newId();
    const [one, two] = await Promise.all([1, 2].map(() => adjust(product, { id, new_stock: 90 })));
    expect(two?.body).toEqual(one?.body);
    expect((await shop.stockOf(product)).quantity).toBe(90_000n);
  });

  test('by two people at once follows the other: each difference is of the stock it found', async () => {
    const product = await shop.product();
    const made = await Promise.all([95, 90].map((new_stock) => adjust(product, { new_stock })));
    const rows = made.map(({ body }) => body.message).toSorted((a, b) => b.stock_before - a.stock_before);
    expect(rows[0].stock_before).toBe(100);
    expect(rows[1].stock_before).toBe(rows[0].stock_after);
    expect((await shop.stockOf(product)).quantity).toBe(BigInt(rows[1].stock_after * 1000));
  });
});

describe('several at once', () => {
  const several = (lines: object[], more: object = {}) =>
    shop.owner.ask('POST api/stock-adjustment/several', {
      body: { reason: 'Counted', lines, ...more },
      headers: { 'idempotency-key': newId() },
    });

  test('are one adjustment each, and two lines of one product follow each other', async () => {
    const [soap, salt] = [await shop.product(), await shop.product()];
    const { body } = await several([
      { product_id: soap, type: 'decrease', adjustment_quantity: 5 },
      { product_id: salt, new_stock: 120 },
      { product_id: soap, new_stock: 97 },
    ]);
    expect(body.message.ids).toHaveLength(3);
    const [last] = (await ledger(`product_id=${soap}&condition=manual`)).data;
    expect(last).toMatchObject({ type: 'increase', quantity: 2, stock_before: 95, stock_after: 97 });
  });

  test('are none where one is at fault, which is named by its line', async () => {
    const [soap, salt] = [await shop.product(), await shop.product()];
    const before = await shop.everything();
    const { status, body } = await several([
      { product_id: soap, new_stock: 5 },
      { product_id: salt, new_stock: 100 },
    ]);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['lines.1.new_stock']]);
    expect(await shop.everything()).toEqual(before);
  });

  test('come from a sheet, whole or not at all', async () => {
    const soap = await shop.product({ name: `Soap ${newId()}` });
    const { name } = (await shop.owner.ask(`GET api/product?id=${soap}`)).body.message;
    const sheet = async (...rows: (string | number)[][]) => {
      const mapping = { Product: 'product_id', Counted: 'new_stock', Reason: 'reason' };
      const form = await uploadOf([['Product', 'Counted', 'Reason'], ...rows], { key: null, mapping });
      return shop.owner.upload('api/stock-adjustment/import', form);
    };
    const bad = await sheet([name, 90, 'Counted'], [name, 90, 'Counted']);
    expect([bad.status, bad.body.faults?.[0]?.rule]).toEqual([400, 'nothing_to_adjust']);
    expect((await shop.stockOf(soap)).quantity).toBe(100_000n);
    const good = await sheet([name, 90, 'Counted']);
    expect([good.status, good.body.message?.created]).toEqual([200, 1]);
    expect((await shop.stockOf(soap)).quantity).toBe(90_000n);
  });
});

describe('taken back', () => {
  test('a loss brings its goods back at what they were worth, once', async () => {
    const product = await shop.stocked(3000n, 10_000n);
    const { id } = (await adjust(product, { new_stock: 1 })).body.message;
    expect((await reverse(id)).body.message).toMatchObject({ status: 'reversed', quantity: 2 });
    expect(await shop.stockOf(product)).toEqual({ quantity: 3000n, value: 10_000n });
    expect(await shop.entryOf(id)).toEqual({});
    expect((await reverse(id)).body.code).toBe('not_in_this_state');
    const rows = (await ledger(`product_id=${product}`)).data;
    expect(rows.map(({ type, quantity, cause }: Record<string, unknown>) => [type, quantity, cause])).toEqual(
      [
        ['increase', 2, 'manual'],
        ['decrease', 2, 'manual'],
        ['increase', 3, 'automatic'],
      ],
    );
  });

  test('a gain goes out again while nothing has left since', async () => {
    const product = await shop.stocked(3000n, 10_000n);
    const { id } = (await adjust(product, { new_stock: 4 })).body.message;
    expect((await reverse(id)).status).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ quantity: 3000n, value: 10_000n });
    const sold = (await adjust(product, { new_stock: 4 })).body.message.id;
    await shop.sold(product, 1);
    const before = await shop.everything();
    expect((await reverse(sold)).body.code).toBe('product_has_moved');
    expect(await shop.everything()).toEqual(before);
  });

  test('is what nobody edits: amounts are posted, remarks may change', async () => {
    const product = await shop.product();
    const { id } = (await adjust(product, { new_stock: 4 })).body.message;
    const change = (body: object) =>
      shop.owner.ask(`PUT api/stock-adjustment?id=${id}`, { body: { version: 1, ...body } });
    expect((await change({ reason: 'Other' })).status).toBe(400);
    expect((await change({ remarks: 'By Juma' })).body.message).toMatchObject({
      remarks: 'By Juma',
      version: 2,
    });
  });
});

test('where the branch allows it stock goes below zero, and what is found fills the shortage', async () => {
  const { version } = (await shop.owner.ask(`GET api/branch/settings?id=${shop.branch_id}`)).body.message;
  const body = { version, allow_negative_stock: true };
  expect((await shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body })).status).toBe(200);
  const product = await shop.product({ opening_stock: null, buying_price: 500 });
  await adjust(product, { type: 'decrease', adjustment_quantity: 3 });
  expect(await shop.stockOf(product)).toEqual({ quantity: -3000n, value: -150_000n });
  const { id } = (await adjust(product, { new_stock: 2, unit_cost: 600 })).body.message;
  expect(await shop.stockOf(product)).toEqual({ quantity: 2000n, value: 120_000n });
  expect(await shop.entryOf(id)).toEqual({ 1200: 270_000n, 4910: -300_000n, 5000: 30_000n });
});
