import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;
let product: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  shop = await openShop(db);
  product = await good();
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const good = async (more: object = {}) =>
  String(
    (
      await shop.create('product', {
        ...{ name: `Rice ${newId().slice(-8)}`, selling_price: 10, buying_price: 7, opening_stock: 20 },
        ...more,
      })
    ).id,
  );
const said = { reason: 'Shelf' };
/** What was counted on the evening of a day, or now; answers its id. */
const counts = async (new_stock: number, date?: string, more: object = {}) =>
  String(
    (await shop.create('stock-adjustment', { product_id: product, new_stock, date, ...said, ...more })).id,
  );
/** What comes or goes on a day, as a document without a time of its own. */
const moves = async (quantity: number, date: string, more: object = {}) =>
  String(
    (
      await shop.create('stock-adjustment', {
        ...{ product_id: product, type: quantity < 0 ? 'decrease' : 'increase' },
        ...{ adjustment_quantity: Math.abs(quantity), date, ...said, ...more },
      })
    ).id,
  );
const stock = async () => Number((await db.adminQuery<{ q: bigint }>(STOCK, [product]))[0]?.q ?? 0n) / 1000;
const STOCK = 'select coalesce(sum(quantity), 0)::bigint as q from stock_levels where product_id = $1';
/** What stands of the answers to a document or of a count, day by day. */
const answers = (id: string) =>
  db.adminQuery<Row>(
    `select m.date::text as date, (m.quantity / 1000)::int as quantity, m.value::int as value
     from stock_answers a join stock_counted c on c.id = a.counted_id
     join stock_movements m on m.source_id = a.id and m.kind = 'count-answer'
     where not a.undone and (a.source_id = $1 or c.source_id = $1) order by m.id`,
    [id],
  );
const opened = { opening_date: '2026-11-01' };

test('the first count behind a late document answers it, and no other', async () => {
  product = await good(opened);
  await counts(18, '2026-11-10');
  await counts(15, '2026-11-15');
  const late = await moves(-3, '2026-11-05');
  expect(await stock()).toBe(15);
  expect(await answers(late)).toEqual([{ date: '2026-11-10', quantity: 3, value: 2100 }]);
  const later = await moves(-2, '2026-11-12');
  expect(await answers(later)).toEqual([{ date: '2026-11-15', quantity: 2, value: 1400 }]);
  const after = await moves(-1, '2026-11-16');
  expect(await answers(after)).toEqual([]);
  expect(await stock()).toBe(14);
});

test('with a count that is taken back its answers go, with a document its own', async () => {
  product = await good(opened);
  const count = await counts(18, '2026-11-10');
  const late = await moves(-3, '2026-11-05');
  const other = await moves(-1, '2026-11-06');
  expect(await stock()).toBe(18);
  await shop.transit('stock-adjustment', 'reverse', other);
  expect(await answers(count)).toHaveLength(1);
  expect(await stock()).toBe(18);
  await shop.transit('stock-adjustment', 'reverse', count);
  expect(await answers(late)).toEqual([]);
  expect(await stock()).toBe(17);
});

test('goods that came late go again out of their own layer', async () => {
  product = await good({ ...opened, valuation: 'fifo' });
  await counts(25, '2026-11-10');
  const late = await moves(5, '2026-11-05');
  expect(await answers(late)).toEqual([{ date: '2026-11-10', quantity: -5, value: -3500 }]);
  expect(await stock()).toBe(25);
});

test('a count of one batch answers for that alone, one of the product for all', async () => {
  product = await good({ batch_tracking: 'expiry', opening_stock: undefined });
  const of = (batch: string) => ({ batch, expire_date: '2027-06-30', unit_cost: undefined });
  await moves(10, '2026-11-02', { ...of('A'), unit_cost: 7 });
  await moves(10, '2026-11-02', of('B'));
  await counts(9, '2026-11-10', { batch: 'A' });
  const a = await moves(-1, '2026-11-05', { batch: 'A' });
  const b = await moves(-2, '2026-11-05', { batch: 'B' });
  expect([await answers(a), await answers(b)]).toMatchObject([[{ quantity: 1 }], []]);
  expect(await stock()).toBe(17);
  await counts(17, '2026-11-14').catch(() => undefined);
  await counts(16, '2026-11-15');
  const b2 = await moves(-2, '2026-11-12', { batch: 'B' });
  expect(await answers(b2)).toMatchObject([{ date: '2026-11-15', quantity: 2 }]);
});

test('an older count is refused once somebody counted or corrected since, one that agrees stands in nobody’s way', async () => {
  product = await good(opened);
  await moves(-1, '2026-11-12');
  await expect(counts(18, '2026-11-10')).rejects.toThrow(/counted_since.*2026-11-12/);
  await expect(counts(19, '2026-11-12')).rejects.toThrow('nothing_to_adjust');
  await counts(18, '2026-11-12');
  await counts(17);
  await expect(counts(16, '2026-11-19')).rejects.toThrow(new RegExp(`counted_since.*${SHOP_DAY}`));
});
