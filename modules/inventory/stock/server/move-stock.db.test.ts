import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock, type StockLine } from './move-stock.ts';

let db: TestDatabase;
let shop: Shop;
let soap: string;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});
beforeEach(async () => {
  shop = await openShop(db);
  soap = await aProduct('Sabuni');
});

async function aProduct(name: string, body: Record<string, unknown> = {}): Promise<string> {
  return String((await shop.create('product', { name, selling_price: 10, ...body })).id);
}

/** Moves goods as an adjustment does, with the entry that belongs to it. */
const move = (lines: StockLine[], settings: Record<string, unknown> = {}) =>
  shop.work(async ({ tx, branch }) => {
    const document = {
      branch_id: branch.id,
      date: SHOP_DAY,
      source: { kind: 'test', id: newId() as string },
    };
    const moved = await moveStock(tx, {
      kind: 'adjustment',
      branch: { id: branch.id, settings },
      ...document,
      lines,
    });
    const parts = moved.flatMap(({ value, true_up }) => [
      posted('1200', value),
      posted('5000', true_up),
      posted('5010', -value - true_up),
    ]);
    await postEntries(tx, [{ ...document, lines: parts }]);
    return moved;
  });

const posted = (account: string, amount: bigint) =>
  amount < 0n ? { account, credit: -amount } : { account, debit: amount };

const line = (quantity: bigint, more: Partial<StockLine> = {}): StockLine => ({
  product_id: soap,
  store_id: shop.store_id,
  quantity,
  ...more,
});

async function stockOf(product = soap) {
  const [pool] = await db.adminQuery('select quantity, value from stock_values where product_id = $1', [
    product,
  ]);
  return pool;
}

describe('moveStock', () => {
  test('goods come in at their cost, leave at the average, and the last take the rest', async () => {
    expect(await move([line(7000n, { value: 2_500_000n })])).toEqual([{ value: 2_500_000n, true_up: 0n }]);
    expect(await move([line(-1000n)])).toEqual([{ value: -357_143n, true_up: 0n }]);
    expect(await move([line(-6000n)])).toEqual([{ value: -2_142_857n, true_up: 0n }]);
    expect(await stockOf()).toEqual({ quantity: 0n, value: 0n });
  });

  test('keeps movement, level and value of each line', async () => {
    const rice = await aProduct('Mchele', { unit_of_measure: 'kilogram' });
    await move([line(5000n, { value: 500n }), line(2500n, { product_id: rice, value: 1000n }), line(-1000n)]);
    const movements = await db.adminQuery(
      `select product_id, store_id, kind, date, quantity, value from stock_movements
       where branch_id = $1 order by line_no`,
      [shop.branch.id],
    );
    const common = { store_id: shop.store_id, kind: 'adjustment', date: SHOP_DAY };
    expect(movements).toEqual([
      { ...common, product_id: soap, quantity: 5000n, value: 500n },
      { ...common, product_id: rice, quantity: 2500n, value: 1000n },
      { ...common, product_id: soap, quantity: -1000n, value: -100n },
    ]);
    const levels = await db.adminQuery(
      'select product_id, quantity from stock_levels where store_id = $1 order by 1',
      [shop.store_id],
    );
    expect(levels).toEqual([
      { product_id: soap, quantity: 4000n },
      { product_id: rice, quantity: 2500n },
    ]);
  });

  test('what is not there is not taken, and a refused movement leaves nothing behind', async () => {
    await move([line(2000n, { value: 200n })]);
    const rice = await aProduct('Mchele');
    await expect(move([line(1000n, { product_id: rice, value: 1n }), line(-2001n)])).rejects.toMatchObject({
      code: 'not_enough_stock',
      data: { product: 'Sabuni', left: '2', wanted: '2.001' },
    });
    expect(await stockOf()).toEqual({ quantity: 2000n, value: 200n });
    expect(await stockOf(rice)).toBeUndefined();
  });

  test('two lines of one product cannot take together what each could take alone', async () => {
    await move([line(2000n, { value: 200n })]);
    await expect(move([line(-1500n), line(-1500n)])).rejects.toMatchObject({
      data: { product: 'Sabuni', left: '2', wanted: '3' },
    });
  });

  test('one store does not take what lies in another, nor one batch what is of another', async () => {
    const back = String((await shop.create('store', { name: 'Back room' })).id);
    const batch_id = newId();
    await move([line(2000n, { value: 200n }), line(1000n, { batch_id, value: 100n })]);
    await expect(move([line(-1000n, { store_id: back })])).rejects.toMatchObject({
      code: 'not_enough_stock',
    });
    await expect(move([line(-2000n, { batch_id })])).rejects.toMatchObject({ code: 'not_enough_stock' });
    await expect(move([line(-3000n)])).rejects.toMatchObject({ code: 'not_enough_stock' });
    await move([line(-2000n), line(-1000n, { batch_id })]);
    expect(await stockOf()).toEqual({ quantity: 0n, value: 0n });
  });

  test('a branch that allows it sells first and settles the cost when the goods come', async () => {
    const allowed = { allow_negative_stock: true };
    const priced = await aProduct('Kalamu', { buying_price: 24 });
    expect(await move([line(-2000n, { product_id: priced })], allowed)).toEqual([
      { value: -4800n, true_up: 0n },
    ]);
    expect(await stockOf(priced)).toEqual({ quantity: -2000n, value: -4800n });
    expect(await move([line(3000n, { product_id: priced, value: 7500n })], allowed)).toEqual([
      { value: 7300n, true_up: 200n },
    ]);
    expect(await stockOf(priced)).toEqual({ quantity: 1000n, value: 2500n });
  });

  test('goods of another business do not exist here', async () => {
    const other = await openShop(db);
    const theirs = String((await other.create('product', { name: 'Theirs', selling_price: 1 })).id);
    await expect(move([line(1000n, { product_id: theirs, value: 1n })])).rejects.toThrow();
    await expect(move([line(1000n, { store_id: other.store_id, value: 1n })])).rejects.toThrow();
  });
});

describe('opening stock', () => {
  test('goes into the default store at the buying price and posts 1200 against 3010', async () => {
    await shop.create('product', {
      name: 'Sabuni ya unga 1 kg',
      buying_price: 3100,
      selling_price: 4500,
      opening_stock: 40,
      opening_date: '2026-10-01',
    });
    const lines = await db.adminQuery(
      `select l.account_code, l.debit, l.credit, l.date, e.source_kind from journal_lines l
       join journal_entries e on e.id = l.entry_id where l.branch_id = $1 order by l.line_no`,
      [shop.branch.id],
    );
    const common = { date: '2026-10-01', source_kind: 'opening-stock' };
    expect(lines).toEqual([
      { ...common, account_code: '1200', debit: 12_400_000n, credit: 0n },
      { ...common, account_code: '3010', debit: 0n, credit: 12_400_000n },
    ]);
  });

  test('without a buying price it has no value and posts nothing', async () => {
    await shop.create('product', { name: 'Panadol', selling_price: 2300, opening_stock: 3 });
    const [{ lines } = {}] = await db.adminQuery(
      'select count(*)::int as lines from journal_lines where branch_id = $1',
      [shop.branch.id],
    );
    expect(lines).toBe(0);
  });

  test('no day that has not come, and none in closed books', async () => {
    const body = { name: 'Kesho', buying_price: 1, selling_price: 2, opening_stock: 1 };
    await expect(shop.create('product', { ...body, opening_date: '2026-11-21' })).rejects.toMatchObject({
      problems: { opening_date: { key: 'in_future' } },
    });
    await db.adminQuery(`update branches set lock_date = '2026-10-31' where id = $1`, [shop.branch.id]);
    await expect(shop.create('product', { ...body, opening_date: '2026-10-31' })).rejects.toMatchObject({
      code: 'books_locked',
    });
    const [{ made } = {}] = await db.adminQuery(
      `select count(*)::int as made from products where name = 'Kesho'`,
    );
    expect(made).toBe(0);
  });

  test('once it has moved, unit and type of a product are fixed; the price is not', async () => {
    const [row] = await db.adminQuery('select id from products where id = $1', [soap]);
    expect(row).toBeDefined();
    await move([line(1000n, { value: 100n })]);
    await expect(
      shop.change('product', soap, { version: 1, unit_of_measure: 'kilogram', selling_price: 11 }),
    ).rejects.toMatchObject({ problems: { unit_of_measure: { key: 'fixed_by_stock' } } });
    const changed = await shop.change('product', soap, { version: 1, selling_price: 11 });
    expect(changed).toMatchObject({ selling_price: 1100n, version: 2 });
  });
});
