import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock, type StockLine, type StockMove } from './move-stock.ts';

let db: TestDatabase;
let shop: Shop;
let back: string;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});
beforeEach(async () => {
  shop = await openShop(db);
  back = String((await shop.create('store', { name: 'Back room' })).id);
});

async function aProduct(body: Record<string, unknown>): Promise<string> {
  const name = `Product ${newId().slice(-8)}`;
  return String((await shop.create('product', { name, selling_price: 10, ...body })).id);
}

/** Moves goods with the entry that belongs to it; on the day that is said. */
async function move(lines: StockLine[], more: Partial<StockMove> = {}) {
  return shop.work(async ({ tx, branch }) => {
    const source = more.source ?? { kind: 'test', id: newId() as string };
    const date = more.date ?? '2026-03-02';
    const moved = await moveStock(tx, { kind: 'adjustment', branch, date, source, lines, ...more });
    const sum = moved.reduce((all, { value }) => all + value, 0n);
    const [stock, other] = sum < 0n ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
    const size = sum < 0n ? -sum : sum;
    const entry = [
      { account: '1200', [stock]: size },
      { account: '5010', [other]: size },
    ];
    await postEntries(tx, [{ branch_id: branch.id, date, source, lines: entry }]);
    return moved;
  });
}

const levels = async (product: string) =>
  Object.fromEntries(
    (
      await db.adminQuery<{ place: string; quantity: bigint }>(
        `select coalesce(b.number, '-') || case when l.store_id = $2 then ' back' else '' end as place, l.quantity
         from stock_levels l left join batches b on b.id = l.batch_id
         where l.product_id = $1 and l.quantity <> 0`,
        [product, back],
      )
    ).map(({ place, quantity }) => [place, Number(quantity) / 1000]),
  );

const layers = async (product: string) =>
  (
    await db.adminQuery<{ quantity: bigint; value: bigint }>(
      'select quantity, value from stock_layers where product_id = $1 and quantity > 0 order by no',
      [product],
    )
  ).map(({ quantity, value }) => [Number(quantity) / 1000, Number(value)]);

const into = (
  product_id: string,
  pieces: number,
  number: string,
  expire_date: string | null,
  value?: bigint,
) => ({
  ...{ product_id, store_id: shop.store_id, quantity: BigInt(pieces * 1000) },
  ...(value === undefined ? {} : { value }),
  batch: { number, expire_date },
});
const out = (product_id: string, pieces: number, more: Partial<StockLine> = {}): StockLine => ({
  ...{ product_id, store_id: shop.store_id, quantity: BigInt(-pieces * 1000) },
  ...more,
});

describe('goods that are kept in batches', () => {
  test('leave from those that expire first, over as many as it takes, expired ones only where they may', async () => {
    const pill = await aProduct({ batch_tracking: 'expiry' });
    await move([
      into(pill, 30, 'B1', '2026-03-10', 3000n),
      into(pill, 20, 'B2', '2026-06-30', 3000n),
      into(pill, 25, 'B3', '2026-05-31', 3000n),
    ]);
    const [sold] = await move([out(pill, 32)], { kind: 'sale', date: '2026-03-10' });
    expect(sold?.value).toBe(-3840n);
    expect(sold?.parts?.map(({ quantity }) => quantity)).toEqual([30_000n, 2000n]);
    expect(await levels(pill)).toEqual({ B2: 20, B3: 23 });
    await move([into(pill, 5, 'b1', '2026-03-10', 500n)]);
    await move([out(pill, 40)], { kind: 'sale', date: '2026-03-11' });
    expect(await levels(pill)).toEqual({ B1: 5, B2: 3 });
    await expect(move([out(pill, 4)], { kind: 'sale', date: '2026-03-11' })).rejects.toMatchObject({
      code: 'not_enough_stock',
      data: { left: '3', wanted: '4', expired: '5' },
    });
    await move([out(pill, 6)], { date: '2026-03-11', takesExpired: true });
    expect(await levels(pill)).toEqual({ B2: 2 });
    await expect(
      move([out(pill, 3)], { branch: { id: shop.branch.id, settings: { allow_negative_stock: true } } }),
    ).rejects.toMatchObject({ code: 'not_enough_stock' });
  });

  test('leave with their receipt when it is taken back, though they have expired since', async () => {
    const pill = await aProduct({ batch_tracking: 'expiry' });
    const source = { kind: 'test', id: newId() as string };
    await move([into(pill, 3, 'A', '2026-03-10', 300n)], { source });
    await move([out(pill, 3, { value: 300n })], { source, kind: 'test-void', date: '2026-03-11' });
    expect(await levels(pill)).toEqual({});
  });

  test('of a batch that is named leave of that one, and not once it has expired', async () => {
    const pill = await aProduct({ batch_tracking: 'expiry' });
    await move([into(pill, 3, 'A', '2026-03-10', 300n), into(pill, 3, 'Z', '2026-12-31', 300n)]);
    await move([out(pill, 1, { batch: { number: 'z', expire_date: null } })], { kind: 'sale' });
    expect(await levels(pill)).toEqual({ A: 3, Z: 2 });
    const named = out(pill, 1, { batch: { number: 'A', expire_date: null } });
    await expect(move([named], { kind: 'sale', date: '2026-03-11' })).rejects.toMatchObject({
      code: 'batch_expired',
      data: { number: 'A', date: '2026-03-10' },
    });
    const unknown = out(pill, 1, { batch: { number: 'Q', expire_date: null } });
    await expect(move([unknown], { kind: 'sale' })).rejects.toMatchObject({ code: 'not_enough_stock' });
  });

  test('come in by a number and a day, the same day for the same number', async () => {
    const pill = await aProduct({ batch_tracking: 'expiry' });
    const plain = await aProduct({});
    const bare = { product_id: pill, store_id: shop.store_id, quantity: 1000n, value: 1n };
    await expect(move([bare])).rejects.toMatchObject({ code: 'batch_needed' });
    await expect(move([into(pill, 1, 'A', null, 1n)])).rejects.toMatchObject({ code: 'expiry_needed' });
    await expect(move([into(plain, 1, 'A', null, 1n)])).rejects.toMatchObject({ code: 'no_batches' });
    await move([into(pill, 1, 'A', '2026-09-01', 1n)]);
    await move([into(pill, 1, 'a ', null, 1n)]);
    await expect(move([into(pill, 1, 'A', '2026-09-02', 1n)])).rejects.toMatchObject({
      code: 'batch_differs',
      data: { date: '2026-09-01' },
    });
    expect(await levels(pill)).toEqual({ A: 2 });
    const numbered = await aProduct({ batch_tracking: 'number' });
    await move([into(numbered, 1, 'N1', null, 1n)]);
    expect(await levels(numbered)).toEqual({ N1: 1 });
  });

  test('come back into the batches they left from, last taken first, and never twice', async () => {
    const pill = await aProduct({ batch_tracking: 'number' });
    await move([into(pill, 5, 'A', '2026-03-10', 500n), into(pill, 5, 'B', '2026-04-10', 500n)]);
    const source = { kind: 'test-sale', id: newId() };
    await move([out(pill, 8, { line_no: 3 })], { kind: 'sale', source });
    const returned = (pieces: number, before: number) =>
      move([
        {
          ...{ product_id: pill, store_id: shop.store_id, quantity: BigInt(pieces * 1000), value: 100n },
          of: { id: source.id, line_no: 3, before: BigInt(before * 1000) },
        },
      ]);
    await returned(2, 0);
    expect(await levels(pill)).toEqual({ B: 4 });
    await returned(3, 2);
    expect(await levels(pill)).toEqual({ A: 2, B: 5 });
    await expect(returned(4, 5)).rejects.toMatchObject({ code: 'batch_needed' });
  });

  test('come back by the document itself as they left, also in parts and on several lines', async () => {
    const pill = await aProduct({ batch_tracking: 'number' });
    await move([into(pill, 5, 'A', '2026-03-10', 500n), into(pill, 5, 'B', '2026-04-10', 500n)]);
    const source = { kind: 'test-request', id: newId() };
    await move([out(pill, 4), out(pill, 4)], { source });
    const arrive = (...pieces: number[]) =>
      move(
        pieces.map((n) => ({ product_id: pill, store_id: back, quantity: BigInt(n * 1000), value: 100n })),
        { source },
      );
    await arrive(2, 2);
    expect(await levels(pill)).toEqual({ B: 2, 'B back': 3, 'A back': 1 });
    await arrive(4);
    expect(await levels(pill)).toEqual({ B: 2, 'B back': 3, 'A back': 5 });
    await expect(arrive(1)).rejects.toMatchObject({ code: 'batch_needed' });
  });

  test('keep their batch from store to store, and the pool its value', async () => {
    const pill = await aProduct({ batch_tracking: 'number', valuation: 'fifo' });
    await move([into(pill, 2, 'A', '2026-03-10', 700n), into(pill, 4, 'B', '2026-04-10', 400n)]);
    const moved = await move([
      out(pill, 3, { isPooled: true }),
      { product_id: pill, store_id: back, quantity: 3000n, isPooled: true },
    ]);
    expect(moved.map(({ value }) => value)).toEqual([-550n, 550n]);
    expect(await levels(pill)).toEqual({ 'A back': 2, B: 3, 'B back': 1 });
    expect(await layers(pill)).toEqual([
      [2, 700],
      [4, 400],
    ]);
    await expect(move([out(pill, 4)])).rejects.toMatchObject({
      code: 'not_enough_stock',
      data: { left: '3' },
    });
  });

  test('stay in batches while any lie there', async () => {
    const pill = await aProduct({ batch_tracking: 'number' });
    await move([into(pill, 1, 'A', null, 1n)]);
    const change = (batch_tracking: string) => shop.change('product', pill, { version: 1, batch_tracking });
    await expect(change('none')).rejects.toMatchObject({
      problems: { batch_tracking: { key: 'fixed_by_stock' } },
    });
    await move([out(pill, 1)]);
    expect(await change('none')).toMatchObject({ batch_tracking: 'none' });
  });

  test('opening stock is of a batch, on the form as in a sheet', async () => {
    const body = { batch_tracking: 'expiry', opening_stock: 3, buying_price: 2 };
    await expect(aProduct(body)).rejects.toMatchObject({
      problems: { opening_batch: { key: 'batch_needed' } },
    });
    await expect(aProduct({ ...body, opening_batch: 'A' })).rejects.toMatchObject({
      problems: { expire_date: { key: 'expiry_needed' } },
    });
    await expect(aProduct({ opening_stock: 3, opening_batch: 'A' })).rejects.toMatchObject({
      problems: { opening_batch: { key: 'no_batches' } },
    });
    const pill = await aProduct({ ...body, opening_batch: 'A', expire_date: '2027-01-31' });
    expect(await levels(pill)).toEqual({ A: 3 });
  });
});

describe('goods valued first in, first out', () => {
  test('leave by layer; what comes back is the newest one, what is sent back is of its own', async () => {
    const cement = await aProduct({ valuation: 'fifo' });
    const into_ = (pieces: number, value: bigint, source?: StockMove['source']) =>
      move([{ product_id: cement, store_id: shop.store_id, quantity: BigInt(pieces * 1000), value }], {
        ...(source ? { source } : {}),
      });
    const bought = { kind: 'test', id: newId() };
    await into_(20, 300n);
    await into_(30, 474n, bought);
    const sale = { kind: 'test-sale', id: newId() };
    const [sold] = await move([out(cement, 25)], { kind: 'sale', source: sale });
    expect(sold?.value).toBe(-379n);
    const returned = { product_id: cement, store_id: shop.store_id, quantity: 5000n, value: 76n };
    await move([{ ...returned, of: { id: sale.id, line_no: 1 } }]);
    expect(await layers(cement)).toEqual([
      [25, 395],
      [5, 76],
    ]);
    await into_(4, 100n);
    const [sent] = await move([out(cement, 26, { cameBy: [{ id: bought.id, line_no: 1 }] })]);
    expect(sent?.parts?.map(({ value }) => value)).toEqual([395n, 15n]);
    expect(await layers(cement)).toEqual([
      [4, 61],
      [4, 100],
    ]);
  });

  test('a receipt that is taken back takes its own layers, with their cost', async () => {
    const cement = await aProduct({ valuation: 'fifo' });
    const source = { kind: 'test', id: newId() };
    const line = { product_id: cement, store_id: shop.store_id, quantity: 5000n };
    await move([{ ...line, value: 500n }]);
    await move([{ ...line, value: 900n }], { source });
    await move([{ ...line, quantity: -5000n, value: 900n }], { source, kind: 'test-void' });
    expect(await layers(cement)).toEqual([[5, 500]]);
  });

  test('the method is fixed by the first movement', async () => {
    const cement = await aProduct({});
    expect(await shop.change('product', cement, { version: 1, valuation: 'fifo' })).toMatchObject({
      valuation: 'fifo',
    });
    await move([{ product_id: cement, store_id: shop.store_id, quantity: 1000n, value: 5n }]);
    await expect(
      shop.change('product', cement, { version: 2, valuation: 'moving_average' }),
    ).rejects.toMatchObject({ problems: { valuation: { key: 'fixed_by_stock' } } });
  });
});
