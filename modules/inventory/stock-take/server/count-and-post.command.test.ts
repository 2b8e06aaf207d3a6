import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type CountingShop, openCountingShop } from '../testing/counting-shop.ts';

let shop: CountingShop;
beforeAll(async () => {
  shop = await openCountingShop({
    has_store: true,
    products_can_expire: true,
    can_categorize_products: true,
  });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const noLines = { stock_then: expect.anything(), variance: expect.anything() };

describe('a stock take', () => {
  test('posts what differs at the average of that moment, whatever was sold since each count', async () => {
    const [short, over, right, untouched] = [
      await shop.stocked(48_000n, 3_840_000n),
      await shop.stocked(120_000n, 1_300_000n),
      await shop.product({ opening_stock: 7 }),
      await shop.product({ opening_stock: 9 }),
    ];
    const id = await shop.started();
    await shop.counted(id, [{ product_id: short, counted: 45 }]);
    await shop.sold(short, 10);
    await shop.sold(over, 15);
    await shop.counted(id, [
      { product_id: over, counted: 112 },
      { product_id: right, counted: 7 },
    ]);
    await shop.sold(over, 4);
    const posted = (await shop.step('post', id)).body.message;
    expect(posted).toMatchObject({ status: 'posted', date: expect.any(String) });
    expect(posted.lines).toMatchObject([
      { product_id: short, counted: 45, stock_then: 48, variance: -3, value: -2400 },
      { product_id: over, counted: 112, stock_then: 105, variance: 7, value: 758.33 },
      { product_id: right, counted: 7, stock_then: 7, variance: 0, value: 0 },
    ]);
    expect(await shop.entryOf(id)).toEqual({ 1200: -164_167n, 4910: -75_833n, 5010: 240_000n });
    expect(await shop.stockOf(short)).toEqual({ quantity: 35_000n, value: 2_800_000n });
    expect(await shop.stockOf(over)).toEqual({ quantity: 108_000n, value: 1_170_000n });
    expect((await shop.stockOf(right)).quantity).toBe(7000n);
    expect((await shop.stockOf(untouched)).quantity).toBe(9000n);
    expect((await shop.step('post', id)).status).toBe(409);
  });

  test('is rolled back by movements the other way, and once', async () => {
    const [short, over] = [await shop.stocked(10_000n, 100_001n), await shop.stocked(3000n, 10_000n)];
    const id = await shop.started();
    await shop.counted(id, [
      { product_id: short, counted: 7 },
      { product_id: over, counted: 5 },
    ]);
    await shop.step('post', id);
    await shop.sold(short, 1);
    const back = await shop.step('roll-back', id);
    expect(back.body.message).toMatchObject({ status: 'rolled_back' });
    expect(await shop.stockOf(short)).toMatchObject({ quantity: 9000n });
    expect(await shop.stockOf(over)).toEqual({ quantity: 3000n, value: 10_000n });
    expect(await shop.entryOf(id)).toEqual({});
    expect((await shop.step('roll-back', id)).status).toBe(409);
  });

  test('that only missed goods is rolled back whatever was sold since, one that found some is not', async () => {
    const product = await shop.product({ opening_stock: 10 });
    const lost = await shop.started();
    await shop.counted(lost, [{ product_id: product, counted: 8 }]);
    await shop.step('post', lost);
    await shop.sold(product, 8);
    expect((await shop.step('roll-back', lost)).status).toBe(200);
    expect((await shop.stockOf(product)).quantity).toBe(2000n);
    const found = await shop.started();
    await shop.counted(found, [{ product_id: product, counted: 4 }]);
    await shop.step('post', found);
    await shop.sold(product, 1);
    const before = await shop.stockOf(product);
    expect((await shop.step('roll-back', found)).body.code).toBe('product_has_moved');
    expect(await shop.stockOf(product)).toEqual(before);
  });

  test('that sales have overtaken is counted again', async () => {
    const product = await shop.product({ opening_stock: 10 });
    const id = await shop.started();
    await shop.counted(id, [{ product_id: product, counted: 3 }]);
    await shop.sold(product, 6);
    const refused = await shop.step('post', id);
    expect(refused.body).toMatchObject({ code: 'not_enough_stock' });
    expect(refused.body.message).toMatch(/^Product .*: stock is now lower than the shortage you counted/);
    await shop.step('review', id);
    expect((await shop.count(id, [{ product_id: product, counted: 6 }])).body.code).toBe('take_not_open');
    await shop.step('count-again', id);
    await shop.counted(id, [{ product_id: product, counted: 6 }]);
    expect((await shop.step('post', id)).status).toBe(200);
    expect((await shop.stockOf(product)).quantity).toBe(6000n);
  });

  test('counts what is promised to somebody like all that lies there', async () => {
    const product = await shop.product({ opening_stock: 10 });
    await shop.reserve(product, 4000n);
    const id = await shop.started();
    await shop.counted(id, [{ product_id: product, counted: 10 }]);
    const posted = (await shop.step('post', id)).body.message;
    await shop.reserve(product, 0n);
    expect(posted.lines).toMatchObject([{ stock_then: 10, variance: 0 }]);
  });

  test('finds what a shortage had taken: what it cost otherwise is cost of sales', async () => {
    const product = await shop.stocked(1000n, 50_000n, { buying_price: 700 });
    await shop.allowShortage(true);
    await shop.sold(product, 4);
    const id = await shop.started();
    await shop.counted(id, [{ product_id: product, counted: 2 }]);
    const posted = (await shop.step('post', id)).body.message;
    expect(posted.lines).toMatchObject([{ stock_then: -3, variance: 5 }]);
    await shop.allowShortage(false);
    expect((await shop.stockOf(product)).quantity).toBe(2000n);
  });

  test('with nothing counted posts nothing', async () => {
    const id = await shop.started();
    expect((await shop.step('post', id)).body.code).toBe('nothing_counted');
  });
});

describe('a count', () => {
  test('is of cartons and pieces, comes on top where it adds, and replaces the one before where not', async () => {
    const product_id = await shop.product({ units: [{ unit: 'carton', factor: 24 }], opening_stock: 61 });
    const id = await shop.started();
    const count = async (line: object) =>
      (await shop.count(id, [{ product_id, ...line }])).body.message.lines[0].counted;
    expect(await count({ counted: 2, unit: 'carton' })).toBe(48);
    expect(await count({ counted: 13, adds: true })).toBe(61);
    expect(await count({ counted: 1, unit: 'carton', pieces: 5, adds: true })).toBe(90);
    expect(await count({ counted: 60 })).toBe(60);
    const { lines } = await shop.linesOf(id);
    expect(lines).toMatchObject([{ counted: 60, times: 4, counted_by_name: expect.any(String) }]);
  });

  test('adds nothing to one that a sale has overtaken, for nobody knows which shelf it came from', async () => {
    const product_id = await shop.product();
    const id = await shop.started();
    await shop.counted(id, [{ product_id, counted: 60 }]);
    await shop.sold(product_id, 1);
    const added = await shop.count(id, [{ product_id, counted: 39, adds: true }]);
    expect([added.status, Object.keys(added.body.fields)]).toEqual([400, ['lines.0.adds']]);
    expect((await shop.linesOf(id)).lines).toMatchObject([{ counted: 60, times: 1 }]);
  });

  test('of other categories than those of its stock take is refused', async () => {
    const drinks = (await shop.owner.ask('POST api/category', { body: { name: `Drinks ${newId()}` } })).body
      .message.id;
    const [inside, outside] = [await shop.product({ category_id: drinks }), await shop.product()];
    const id = await shop.started({ category_ids: [drinks] });
    await shop.counted(id, [{ product_id: inside, counted: 1 }]);
    const refused = await shop.count(id, [{ product_id: outside, counted: 1 }]);
    expect(Object.keys(refused.body.fields)).toEqual(['lines.0.product_id']);
    const second = await shop.product({ category_id: drinks });
    expect(await shop.linesOf(id)).toMatchObject({
      not_counted: [{ product_id: second, name: expect.any(String) }],
      not_counted_total: 1,
    });
  });

  test.each([
    ['less than nothing', { counted: -1 }, 'counted'],
    ['a half of something whole', { counted: 0.5 }, 'counted'],
    ['a ten-thousandth', { counted: 0.0005 }, 'counted'],
    ['nothing said', {}, 'counted'],
    ['a unit that it has not', { counted: 1, unit: 'bag' }, 'unit'],
    ['a product of nobody', { counted: 1, product_id: newId() }, 'product_id'],
  ])('of %s is refused under its field, and nothing is kept', async (_, line, field) => {
    const product_id = await shop.product();
    const id = await shop.started();
    const { status, body } = await shop.count(id, [
      { product_id, counted: 1 },
      { product_id, ...line },
    ]);
    expect([status, Object.keys(body.fields)]).toEqual([400, [`lines.1.${field}`]]);
    expect((await shop.linesOf(id)).lines).toEqual([]);
  });
});

describe('what the books say', () => {
  test('is in no answer to whoever counts blind, with all rights, until the counting is finished', async () => {
    const product_id = await shop.product({ opening_stock: 37 });
    const id = await shop.started({ blind: true });
    const counted = await shop.count(id, [{ product_id, counted: 30 }]);
    expect(counted.body.message).toEqual({ lines: [{ product_id, batch: null, counted: 30 }] });
    const { lines, is_hidden } = await shop.linesOf(id);
    expect(is_hidden).toBe(true);
    expect(Object.keys(lines[0]).toSorted()).toEqual(COUNTED_BLIND);
    const row = (await shop.owner.ask(`GET api/stock-take?id=${id}`)).body.message;
    expect(row.lines).toEqual([]);
    const [good] = (
      await shop.owner.ask(`GET api/stock-take/goods?keyword=${encodeURIComponent(lines[0].name)}`)
    ).body.message;
    expect(Object.keys(good).toSorted()).toEqual(GOOD_BLIND);
    await shop.step('review', id);
    expect((await shop.linesOf(id)).lines).toMatchObject([{ stock_then: 37, variance: -7, value: -49_000 }]);
  });

  test('is for those who may see stock, and its worth for those who may see costs', async () => {
    const product_id = await shop.product();
    const id = await shop.started({ blind: false });
    await shop.counted(id, [{ product_id, counted: 98 }]);
    const counter = await shop.clerk('do_stock_taking');
    const keeper = await shop.clerk('do_stock_taking', 'view_product_stock');
    const [seen, kept, all] = [
      (await shop.linesOf(id, counter)).lines[0],
      (await shop.linesOf(id, keeper)).lines[0],
      (await shop.linesOf(id)).lines[0],
    ];
    expect(Object.keys(seen).toSorted()).toEqual(COUNTED_BLIND);
    expect(kept).toMatchObject({ stock_then: 100, variance: -2 });
    expect(kept).not.toHaveProperty('value');
    expect(all).toMatchObject({ value: -14_000 });
    const posted = (await shop.step('post', id, counter)).body.message;
    for (const key of [...Object.keys(noLines), 'value']) expect(posted.lines[0]).not.toHaveProperty(key);
    expect((await (await shop.clerk('list_products')).ask(`GET api/stock-take/lines?id=${id}`)).status).toBe(
      403,
    );
  });
});

const COUNTED_BLIND = [
  ...['batch', 'code', 'counted', 'counted_at', 'counted_by_name', 'name', 'product_id', 'times', 'unit'],
];
const GOOD_BLIND = [
  ...['barcodes', 'batch_tracking', 'batches', 'code', 'id', 'name', 'placement', 'unit_of_measure', 'units'],
  'whole_units',
];
