import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock, type StockLine } from './move-stock.ts';
import { refuseShortageSince } from './refuse-shortage-since.ts';

let db: TestDatabase;
let shop: Shop;
let product: string;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  shop = await openShop(db);
  const body = { name: `Milk ${newId().slice(-8)}`, selling_price: 10, batch_tracking: 'expiry' };
  product = String((await shop.create('product', body)).id);
});

/** Moves goods on a day and holds their days, as whatever is dated back does; answers of which batches they were. */
async function move(date: string, lines: Partial<StockLine>[], isHeld = true) {
  return shop.work(async ({ tx, branch }) => {
    const source = { kind: 'test', id: newId() as string };
    const whole = lines.map((line) => ({
      product_id: product,
      store_id: shop.store_id,
      quantity: 0n,
      ...line,
    }));
    await moveStock(tx, { kind: 'adjustment', branch, date, source, lines: whole });
    if (isHeld) await refuseShortageSince(tx, { branch, date, lines: whole });
    const taken = await tx.query<{ number: string; quantity: bigint }>(
      `select b.number, -m.quantity as quantity from stock_movements m join batches b on b.id = m.batch_id
       where m.source_id = $1 order by m.id`,
      [source.id],
    );
    return Object.fromEntries(taken.map(({ number, quantity }) => [number, Number(quantity) / 1000]));
  });
}
const brings = (date: string, number: string, expire_date: string, quantity: bigint) =>
  move(date, [{ batch: { number, expire_date }, quantity, value: quantity / 10n }]);
const takes = (date: string, quantity: bigint, more: Partial<StockLine> = {}) =>
  move(date, [{ quantity: -quantity, ...more }]);

test('of a past day goods are taken from the batch that lay there, though another expires earlier', async () => {
  await brings('2026-02-01', 'OLD', '2027-12-31', 10_000n);
  await brings('2026-03-01', 'NEW', '2026-12-31', 10_000n);
  expect(await takes('2026-02-15', 4000n)).toEqual({ OLD: 4 });
  expect(await takes('2026-03-01', 4000n)).toEqual({ NEW: 4 });
});

test('what left of a batch since is not taken on the day before it left', async () => {
  await brings('2026-02-01', 'A', '2026-12-31', 10_000n);
  await brings('2026-02-02', 'B', '2027-12-31', 10_000n);
  await takes('2026-02-20', 8000n);
  expect(await takes('2026-02-15', 5000n)).toEqual({ A: 2, B: 3 });
});

test('a batch that came later is not written off on a day before, though others lay there', async () => {
  await brings('2026-02-01', 'OLD', '2027-12-31', 10_000n);
  await brings('2026-03-01', 'NEW', '2026-12-31', 10_000n);
  const [row] = await db.adminQuery<{ id: string }>(
    "select id from batches where product_id = $1 and number = 'NEW'",
    [product],
  );
  const early = takes('2026-02-15', 4000n, { batch_id: row?.id ?? '' });
  await expect(early).rejects.toMatchObject({ code: 'not_enough_on_that_day' });
  await expect(early).rejects.toThrow(/"left":"0","wanted":"4".*2026-02-15/);
});
