import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type CountingShop, openCountingShop } from '../testing/counting-shop.ts';

let shop: CountingShop;
let counters: readonly TestBrowser[];
beforeAll(async () => {
  shop = await openCountingShop({ has_store: true, products_can_expire: true });
  counters = [
    await shop.clerk('do_stock_taking', 'view_product_stock'),
    await shop.clerk('do_stock_taking', 'view_product_stock'),
  ];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

describe('two devices', () => {
  test('that add to one line at once lose nothing of what either has counted', async () => {
    const product_id = await shop.product();
    const id = await shop.started();
    const adding = Array.from({ length: 16 }, (_, place) =>
      shop.counted(id, [{ product_id, counted: place + 1, adds: true }], counters[place % 2]),
    );
    await Promise.all(adding);
    expect((await shop.linesOf(id)).lines).toMatchObject([{ counted: 136, times: 16 }]);
  });

  test('that count one line at once leave one count, that of the later, and both are kept', async () => {
    const product_id = await shop.product();
    const id = await shop.started();
    await Promise.all(
      [41, 42].map((counted, place) => shop.counted(id, [{ product_id, counted }], counters[place])),
    );
    const kept = await shop.system.db.adminQuery<{ no: number; counted: bigint }>(
      'select no, counted from stock_counts where stock_take_id = $1 order by no',
      [id],
    );
    expect(kept.map(({ no }) => no)).toEqual([1, 2]);
    expect(kept.map(({ counted }) => counted).toSorted()).toEqual([41_000n, 42_000n]);
    const { lines } = await shop.linesOf(id);
    expect(lines).toMatchObject([{ counted: Number(kept[1]?.counted) / 1000, times: 2 }]);
  });

  test('one of which posts while the other counts: the count is posted, or refused', async () => {
    const product_id = await shop.product();
    const id = await shop.started();
    await shop.counted(id, [{ product_id, counted: 90 }]);
    const [posted, late] = await Promise.all([
      shop.step('post', id, counters[0]),
      shop.count(id, [{ product_id, counted: 80 }], counters[1]),
    ]);
    expect(posted.status).toBe(200);
    const left = late.status === 200 ? 80_000n : 90_000n;
    if (late.status !== 200) expect(late.body.code).toBe('take_not_open');
    expect((await shop.stockOf(product_id)).quantity).toBe(left);
  });

  test('that post at once post once', async () => {
    const product_id = await shop.product();
    const id = await shop.started();
    await shop.counted(id, [{ product_id, counted: 99 }]);
    const answers = await Promise.all(counters.map((by) => shop.step('post', id, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.stockOf(product_id)).quantity).toBe(99_000n);
  });
});

test('while three tills sell and two people count, the stock ends as counted, less what was sold since', async () => {
  const products = await Promise.all(Array.from({ length: 3 }, () => shop.product({ opening_stock: 400 })));
  const id = await shop.started();
  const sold = new Map(products.map((product) => [product, 0]));
  const till = async (place: number) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const product = products[(place + turn) % 3] ?? '';
      const quantity = 1 + ((place + turn) % 4);
      await shop.sold(product, quantity);
      sold.set(product, (sold.get(product) ?? 0) + quantity);
    }
  };
  const counter = async (place: number) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const lines = (place ? products.toReversed() : products).map((product_id, i) => ({
        product_id,
        counted: 380 + turn + i,
      }));
      await shop.counted(id, lines, counters[place]);
    }
  };
  await Promise.all([till(0), till(1), till(2), counter(0), counter(1)]);
  const { lines } = (await shop.step('post', id)).body.message;
  expect(lines).toHaveLength(3);
  for (const { product_id, counted, stock_then, variance } of lines) {
    expect(variance).toBe(counted - stock_then);
    const left = 400 - (sold.get(product_id) ?? 0) + variance;
    expect((await shop.stockOf(product_id)).quantity).toBe(BigInt(left) * 1000n);
    // What the count had found less what was sold after it.
    expect(left).toBe(counted - (stock_then - (400 - (sold.get(product_id) ?? 0))));
  }
});

test.each(Array.from({ length: 5 }, (_, seed) => seed + 1))(
  'any sequence of counts and sales ends as its model (seed %i)',
  async (seed) => {
    const from = chanceFrom(seed);
    const chance = (below: number) => Math.floor(from() * below);
    const product_id = await shop.product({ opening_stock: 60 });
    const id = await shop.started();
    let stock = 60;
    let truth = 60 - chance(4);
    let last: { counted: number; sold: number } | null = null;
    for (let turn = 0; turn < 12; turn += 1) {
      if (chance(2) === 0) {
        const quantity = 1 + chance(3);
        await shop.sold(product_id, quantity);
        stock -= quantity;
        truth -= quantity;
        if (last) last.sold += quantity;
      } else {
        const counted = truth + (chance(3) === 0 ? 1 : 0);
        await shop.counted(id, [{ product_id, counted }]);
        last = { counted, sold: 0 };
      }
    }
    if (!last) return;
    expect((await shop.step('post', id)).status).toBe(200);
    expect((await shop.stockOf(product_id)).quantity).toBe(BigInt(last.counted - last.sold) * 1000n);
    await shop.step('roll-back', id);
    expect((await shop.stockOf(product_id)).quantity).toBe(BigInt(stock) * 1000n);
  },
);
