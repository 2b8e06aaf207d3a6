import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const prices = async (id: string) => {
  const { buying_price, selling_price } = await shop.find('product', id);
  return [buying_price, selling_price];
};
const tablets = (more: object = {}) =>
  shop.product({ opening_stock: null, buying_price: 50, selling_price: 300, tax: 'exempt', ...more });
const buyAt = async (product_id: string, price: number, selling_price: number | null, more: object = {}) => {
  const lines = [{ product_id, quantity: 10, price, tax_type: 'exempt', selling_price, ...more }];
  const { status, body } = await shop.buy({ lines });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.message.id);
};
const voided = async (id: string) => expect((await shop.voidPurchase(id)).status).toBe(200);
const change = async (id: string, fields: object) => {
  const { version } = await shop.find('product', id);
  const { status } = await shop.owner.ask(`PUT api/product?id=${id}`, { body: { version, ...fields } });
  expect(status).toBe(200);
};

describe('a voided purchase gives back the prices that it set', () => {
  test('those that stood before it', async () => {
    const id = await tablets();
    const bought = await buyAt(id, 110, 350);
    expect(await prices(id)).toEqual([110, 350]);
    await voided(bought);
    expect(await prices(id)).toEqual([50, 300]);
  });

  test('the last that stands of several purchases, in whatever order they are voided', async () => {
    const id = await tablets();
    const [first, second, third] = [
      await buyAt(id, 110, 350),
      await buyAt(id, 120, 380),
      await buyAt(id, 130, null),
    ];
    await voided(second);
    expect(await prices(id)).toEqual([130, 350]);
    await voided(third);
    expect(await prices(id)).toEqual([110, 350]);
    await voided(first);
    expect(await prices(id)).toEqual([50, 300]);
  });

  test('none that somebody has changed by hand since, however', async () => {
    const id = await tablets();
    const first = await buyAt(id, 110, 350);
    await change(id, { selling_price: 360 });
    const second = await buyAt(id, 120, 380);
    await voided(first);
    expect(await prices(id)).toEqual([120, 380]);
    await voided(second);
    expect(await prices(id)).toEqual([50, 360]);
    const bulk = await buyAt(id, 110, 350);
    const { version } = await shop.find('product', id);
    const body = { changes: { selling_price: 370 }, rows: [{ id, version }], dry_run: false };
    expect((await shop.owner.ask('PUT api/product/bulk', { body })).body.success).toBe(true);
    await voided(bulk);
    expect(await prices(id)).toEqual([50, 370]);
  });

  test('nor one below the minimum price of today', async () => {
    const id = await tablets();
    const bought = await buyAt(id, 110, 350);
    await change(id, { minimum_price: 320 });
    await voided(bought);
    expect(await prices(id)).toEqual([50, 350]);
  });
});

describe('a batch whose day was wrong', () => {
  const dated = (batch: string, expire_date: string) => ({ batch, expire_date });
  const batchOf = async (product_id: string) =>
    (await shop.owner.ask(`GET api/batch/list?product_id=${product_id}`)).body.message.data[0];
  const correct = (body: object, by = shop.owner) => by.ask('PUT api/batch/expire-date', { body });

  test('comes in again with the right one after the void, and not while goods of it are there', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    const wrong = await buyAt(id, 10, null, dated('72Z', '2020-09-30'));
    const lines = [{ product_id: id, quantity: 1, price: 10, ...dated('72z', '2030-09-30') }];
    expect((await shop.buy({ lines })).body.code).toBe('batch_differs');
    await voided(wrong);
    expect((await shop.buy({ lines })).status).toBe(200);
    expect(await batchOf(id)).toMatchObject({ number: '72Z', expire_date: '2030-09-30' });
    const again = [{ ...lines[0], expire_date: '2031-09-30' }];
    expect((await shop.buy({ lines: again })).body.code).toBe('batch_differs');
    await shop.sold(id, 1);
    expect((await shop.buy({ lines: again })).body.code).toBe('batch_differs');
  });

  test('is put right by who may change products, with a reason, and the goods can be sold', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    await buyAt(id, 10, null, dated('A1', '2020-01-31'));
    const batch = await batchOf(id);
    const sold = () =>
      shop.sell({
        lines: [{ product_id: id, quantity: 1 }],
        payments: [{ account_id: shop.cash, mode: 'cash', amount: 300 }],
      });
    expect((await sold()).body.code).toBe('not_enough_stock');
    const right = { id: batch.id, expire_date: '2030-01-31' };
    expect((await correct(right)).body.fields).toHaveProperty('reason');
    expect((await correct({ ...right, expire_date: null, reason: 'None' })).body.fields).toHaveProperty(
      'expire_date',
    );
    const clerk = await shop.clerk('list_products', 'view_product');
    expect((await correct({ ...right, reason: 'Mine' }, clerk)).status).toBe(403);
    expect((await correct({ ...right, id: newId(), reason: 'None' })).status).toBe(404);
    expect(await batchOf(id)).toMatchObject({ expire_date: '2020-01-31' });
    expect((await correct({ ...right, reason: 'Read wrongly' })).status).toBe(200);
    expect((await sold()).status).toBe(200);
    const { data } = (await shop.owner.ask(`GET api/activity/list?record_id=${batch.id}`)).body.message;
    expect(data[0]).toMatchObject({
      reason: 'Read wrongly',
      changes: [{ field: 'expire_date', before: '2020-01-31', after: '2030-01-31' }],
    });
  });
});

describe('goods on which nothing but a day stands are of the batch of that day', () => {
  const DAY = '2030-05-31';
  const batches = async (product_id: string) =>
    (await shop.owner.ask(`GET api/batch/list?product_id=${product_id}`)).body.message.data.map(
      ({ number, expire_date, stock }: { number: string; expire_date: string; stock: number }) => [
        number,
        expire_date,
        stock,
      ],
    );

  test('in a purchase, a goods receipt, an adjustment, a count and the opening stock', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    await buyAt(id, 10, null, { expire_date: DAY });
    expect(await batches(id)).toEqual([[DAY, DAY, 10]]);
    const lines = [{ product_id: id, quantity: 5, price: 10 }];
    const order = await shop.owner.ask('POST api/purchase-order', {
      body: { supplier_id: shop.supplier, lines },
    });
    const order_id = order.body.message.id;
    await shop.make('PUT api/purchase-order/send', { id: order_id });
    const came = { order_id, lines: [{ line_no: 1, quantity: 5, expire_date: DAY }] };
    expect((await shop.make('PUT api/purchase-order/receive', came)).body).toMatchObject({ success: true });
    const found = {
      product_id: id,
      type: 'increase',
      adjustment_quantity: 2,
      expire_date: DAY,
      reason: 'found',
    };
    expect((await shop.make('POST api/stock-adjustment', found)).body).toMatchObject({ success: true });
    expect(await batches(id)).toEqual([[DAY, DAY, 17]]);
    const opened = await shop.product({ batch_tracking: 'expiry', opening_stock: 4, expire_date: DAY });
    expect(await batches(opened)).toEqual([[DAY, DAY, 4]]);
    const nothing = [{ product_id: id, quantity: 1, price: 10 }];
    expect((await shop.buy({ lines: nothing })).body.fields).toHaveProperty(['lines.0.batch']);
  });
});

describe('a day that stands for a number', () => {
  const [WRONG, RIGHT] = ['2020-01-31', '2030-01-31'];
  const listed = async (product_id: string) =>
    (await shop.owner.ask(`GET api/batch/list?product_id=${product_id}`)).body.message.data as {
      id: string;
      number: string;
      expire_date: string;
      stock: number;
    }[];
  const batches = async (product_id: string) =>
    (await listed(product_id)).map(({ number, expire_date, stock }) => [number, expire_date, stock]);
  const correct = async (product_id: string, number: string, expire_date: string | null) => {
    const id = (await listed(product_id)).find((batch) => batch.number === number)?.id ?? '';
    const { status } = await shop.owner.ask('PUT api/batch/expire-date', {
      body: { id, expire_date, reason: 'Read wrongly' },
    });
    expect(status).toBe(200);
    return id;
  };
  const received = (id: string, expire_date: string) => buyAt(id, 10, null, { expire_date });

  test('is put right with it, and both days are batches of their own from then on', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    await received(id, WRONG);
    const batch = await correct(id, WRONG, RIGHT);
    expect(await batches(id)).toEqual([[RIGHT, RIGHT, 10]]);
    const { data } = (await shop.owner.ask(`GET api/activity/list?record_id=${batch}`)).body.message;
    expect(data[0].changes).toEqual(
      expect.arrayContaining([
        { field: 'number', before: WRONG, after: RIGHT },
        { field: 'expire_date', before: WRONG, after: RIGHT },
      ]),
    );
    await received(id, RIGHT);
    const wrong = await received(id, WRONG);
    await received(id, WRONG);
    expect(await batches(id)).toEqual([
      [WRONG, WRONG, 20],
      [RIGHT, RIGHT, 20],
    ]);
    await voided(wrong);
    const counted = { product_id: id, batch: RIGHT, new_stock: 12, reason: 'Counted' };
    expect((await shop.make('POST api/stock-adjustment', counted)).body).toMatchObject({ success: true });
    expect(await batches(id)).toEqual([
      [WRONG, WRONG, 10],
      [RIGHT, RIGHT, 12],
    ]);
    const { message: hits } = (await shop.owner.ask(`GET api/batch/search?keyword=${RIGHT}`)).body;
    expect(hits.map((hit: { id: string }) => hit.id)).toContain(batch);
  });

  test('stays the number where another batch has the right day, and so does a number that is none', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    await received(id, WRONG);
    await received(id, RIGHT);
    await correct(id, WRONG, RIGHT);
    expect(await batches(id)).toEqual(
      expect.arrayContaining([
        [WRONG, RIGHT, 10],
        [RIGHT, RIGHT, 10],
      ]),
    );
    await buyAt(id, 10, null, { batch: 'A1', expire_date: WRONG });
    await correct(id, 'A1', RIGHT);
    expect(await batches(id)).toEqual(expect.arrayContaining([['A1', RIGHT, 10]]));
    const loose = await tablets({ batch_tracking: 'number' });
    await received(loose, WRONG);
    await correct(loose, WRONG, null);
    expect(await batches(loose)).toEqual([[WRONG, null, 10]]);
  });

  test('counts under its new number', async () => {
    const id = await tablets({ batch_tracking: 'expiry' });
    await received(id, WRONG);
    await correct(id, WRONG, RIGHT);
    const take = await shop.make('POST api/stock-take', {});
    const line = { product_id: id, batch: RIGHT, counted: 9 };
    const counted = await shop.owner.ask('PUT api/stock-take/count', {
      body: { id: take.body.message.id, lines: [line] },
      headers: { 'idempotency-key': newId() },
    });
    expect(counted.body.message.lines).toMatchObject([{ batch: RIGHT, counted: 9 }]);
    expect(await batches(id)).toEqual([[RIGHT, RIGHT, 10]]);
  });
});
