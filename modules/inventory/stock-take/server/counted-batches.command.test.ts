import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type CountingShop, openCountingShop } from '../testing/counting-shop.ts';

let shop: CountingShop;
beforeAll(async () => {
  shop = await openCountingShop({ has_store: true, products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** 40 of K1 and 25 of K2, bought at 236 and 264.32 each, for a VAT that is not claimed is cost. */
async function inTwoBatches(valuation: string): Promise<string> {
  const product_id = await shop.product({
    ...{ batch_tracking: 'expiry', valuation, opening_stock: null, buying_price: 200 },
  });
  const lots = [
    ['K1', '2027-08-31', 40, 200],
    ['K2', '2027-11-30', 25, 224],
  ] as const;
  const supplier_id = (await shop.owner.ask('POST api/supplier', { body: { name: `Azania ${newId()}` } }))
    .body.message.id;
  for (const [batch, expire_date, quantity, price] of lots) {
    const lines = [{ product_id, quantity, price, batch, expire_date, selling_price: 500 }];
    const bought = await shop.make('POST api/purchase', { supplier_id, lines, payments: [] });
    expect(bought.body).toMatchObject({ success: true });
  }
  return product_id;
}

async function levelsOf(product_id: string): Promise<Record<string, number>> {
  const rows = await shop.system.db.adminQuery<{ number: string; quantity: bigint }>(
    `select b.number, l.quantity from stock_levels l join batches b on b.id = l.batch_id
     where l.product_id = $1 and l.quantity <> 0`,
    [product_id],
  );
  return Object.fromEntries(rows.map(({ number, quantity }) => [number, Number(quantity) / 1000]));
}

describe.each(['moving_average', 'fifo'])('batches of one product (%s)', (valuation) => {
  test('are netted: what lay in the wrong box changes place, only the rest is a loss; all of it is rolled back', async () => {
    const product_id = await inTwoBatches(valuation);
    const before = await shop.stockOf(product_id);
    const id = await shop.started();
    await shop.counted(id, [
      { product_id, batch: 'K1', counted: 35 },
      { product_id, batch: 'k2 ', counted: 27 },
    ]);
    const posted = (await shop.step('post', id)).body.message;
    expect(posted.lines).toMatchObject([
      { batch_name: 'K1', variance: -5 },
      { batch_name: 'K2', variance: 2 },
    ]);
    const loss = valuation === 'fifo' ? 70_800n : 74_068n;
    expect(await shop.entryOf(id)).toEqual({ 1200: -loss, 5010: loss });
    expect(await levelsOf(product_id)).toEqual({ K1: 35, K2: 27 });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 62_000n, value: before.value - loss });
    expect((await shop.step('roll-back', id)).status).toBe(200);
    expect(await levelsOf(product_id)).toEqual({ K1: 40, K2: 25 });
    expect(await shop.stockOf(product_id)).toEqual(before);
    expect(await shop.entryOf(id)).toEqual({});
    // What came back is sold like before, batch by batch.
    await shop.sold(product_id, 65);
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 0n, value: 0n });
  });

  test('that hold more in sum are a gain, which is not rolled back once some of it has left', async () => {
    const product_id = await inTwoBatches(valuation);
    const id = await shop.started();
    await shop.counted(id, [
      { product_id, batch: 'K1', counted: 38 },
      { product_id, batch: 'K2', counted: 30 },
    ]);
    await shop.step('post', id);
    const { 1200: gain = 0n, 4910: gained, 5010: lost } = await shop.entryOf(id);
    expect([gained, lost]).toEqual([-gain, undefined]);
    expect((await shop.stockOf(product_id)).quantity).toBe(68_000n);
    await shop.sold(product_id, 1);
    expect((await shop.step('roll-back', id)).body.code).toBe('product_has_moved');
    expect(await levelsOf(product_id)).toEqual({ K1: 37, K2: 30 });
  });
});

describe('a count of batches', () => {
  test('makes a batch that nobody has named, and asks when it expires', async () => {
    const product_id = await inTwoBatches('moving_average');
    const id = await shop.started();
    const found = { product_id, batch: 'K3', counted: 4 };
    expect((await shop.count(id, [found])).body.code).toBe('expiry_needed');
    await shop.counted(id, [{ ...found, expire_date: '2027-12-31' }]);
    await shop.step('post', id);
    expect(await levelsOf(product_id)).toEqual({ K1: 40, K2: 25, K3: 4 });
    expect((await shop.step('roll-back', id)).status).toBe(200);
    expect(await levelsOf(product_id)).toEqual({ K1: 40, K2: 25 });
  });

  test('counts what has expired like everything else', async () => {
    const batch = { batch_tracking: 'expiry', opening_batch: 'L-1', expire_date: '2026-01-10' };
    const product_id = await shop.product({ ...batch, opening_stock: 5 });
    const id = await shop.started();
    await shop.counted(id, [{ product_id, batch: 'L-1', counted: 3 }]);
    expect((await shop.step('post', id)).status).toBe(200);
    expect(await levelsOf(product_id)).toEqual({ 'L-1': 3 });
  });

  test('without the number of its batch is refused, and so is one of a product that has none', async () => {
    const [kept, plain] = [await inTwoBatches('moving_average'), await shop.product()];
    const id = await shop.started();
    expect((await shop.count(id, [{ product_id: kept, counted: 4 }])).body.code).toBe('batch_needed');
    const named = await shop.count(id, [{ product_id: plain, batch: 'K1', counted: 4 }]);
    expect(named.body.code).toBe('no_batches');
    const other = [{ product_id: kept, batch: 'K1', expire_date: '2030-01-01', counted: 4 }];
    expect((await shop.count(id, other)).body.code).toBe('batch_differs');
    expect((await shop.linesOf(id)).lines).toEqual([]);
  });
});
