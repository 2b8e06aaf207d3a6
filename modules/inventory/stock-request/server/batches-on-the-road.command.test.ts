import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
let supplier_id: string;
beforeAll(async () => {
  shop = await openRequestingShop({ products_can_expire: true });
  const supplier = await shop.owner.ask('POST api/supplier', { body: { name: 'Azania' } });
  supplier_id = supplier.body.message.id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const into = () => ({ from_store_id: shop.store_id, to_store_id: shop.back });
const away = () => ({ from_store_id: shop.store_id, to_store_id: shop.other_store });

async function bought(product_id: string, lines: object[]): Promise<void> {
  const body = { supplier_id, tax_mode: 'inclusive', payments: [] };
  for (const line of lines) {
    const answer = await shop.make('POST api/purchase', { ...body, lines: [{ product_id, ...line }] });
    expect(answer.body).toMatchObject({ success: true });
  }
}

async function sent(product: string, quantity: number, ends: object, branch = ''): Promise<string> {
  const { id } = await shop.requested(product, quantity, ends, { branch });
  await shop.took('approve', id);
  await shop.took('dispatch', id);
  return id;
}

/** What lies of each batch in a store, in pieces. */
const batchesIn = async (product: string, store: string) =>
  Object.fromEntries(
    (
      await shop.system.db.adminQuery<{ number: string; quantity: bigint }>(
        `select coalesce(b.number, '-') as number, l.quantity from stock_levels l
         left join batches b on b.id = l.batch_id where l.product_id = $1 and l.store_id = $2 and l.quantity <> 0`,
        [product, store],
      )
    ).map(({ number, quantity }) => [number, Number(quantity) / 1000]),
  );

/** The layers of a branch that hold anything, oldest first: pieces and what they are worth. */
const layersIn = async (product: string, branch: string) =>
  (
    await shop.system.db.adminQuery<{ quantity: bigint; value: bigint }>(
      'select quantity, value from stock_layers where product_id = $1 and branch_id = $2 and quantity > 0 order by no',
      [product, branch],
    )
  ).map(({ quantity, value }) => [Number(quantity) / 1000, Number(value) / 100]);

const pills = { batch_tracking: 'expiry', opening_stock: null };
const EARLY = { batch: 'A', expire_date: '2030-03-10' };
const LATE = { batch: 'B', expire_date: '2030-09-10' };

describe('goods that are kept in batches', () => {
  test('arrive in another branch by number and day, those that left first before the others', async () => {
    const product = await shop.product(pills);
    await bought(product, [
      { quantity: 6, price: 100, ...LATE },
      { quantity: 4, price: 200, ...EARLY },
    ]);
    const id = await sent(product, 7, away(), shop.other_branch);
    const there = { branch: shop.other_branch };
    const part = await shop.took('receive', id, { lines: [{ line_no: 1, received: 3 }] }, there);
    expect(
      part.steps.map(({ step, batch, quantity }: Record<string, unknown>) => [step, batch, quantity]),
    ).toEqual([
      ['dispatch', 'A', 4],
      ['dispatch', 'B', 3],
      ['receive', 'A', 3],
    ]);
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 2, lost: 1 }] }, there);
    expect(await batchesIn(product, shop.other_store)).toEqual({ A: 4, B: 1 });
    await shop.took('return', id);
    expect(await batchesIn(product, shop.store_id)).toEqual({ B: 4 });
    expect(await shop.poolOf(product, shop.other_branch)).toEqual({ quantity: 5, value: 700 });
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 4, value: 560 });
  });

  test('of two requests on the road come each with its own batches, and what is lost is of them', async () => {
    const product = await shop.product(pills);
    await bought(product, [{ quantity: 5, price: 100, ...LATE }]);
    const first = await sent(product, 5, into());
    await bought(product, [{ quantity: 5, price: 100, ...EARLY }]);
    const second = await sent(product, 5, into());
    await shop.took('receive', first, { lines: [{ line_no: 1, received: 3, lost: 1 }] });
    expect(await batchesIn(product, shop.back)).toEqual({ B: 3 });
    expect(await batchesIn(product, shop.branch_id)).toEqual({ A: 5, B: 1 });
    await shop.took('receive', second);
    await shop.took('return', first);
    expect(await batchesIn(product, shop.back)).toEqual({ A: 5, B: 3 });
    expect(await batchesIn(product, shop.store_id)).toEqual({ B: 1 });
  });

  test('that came before their product was kept so travel with the others', async () => {
    const product = await shop.product({ opening_stock: 3, buying_price: 100 });
    const { version } = (await shop.owner.ask(`GET api/product?id=${product}`)).body.message;
    const changed = await shop.owner.ask(`PUT api/product?id=${product}`, {
      body: { version, batch_tracking: 'number' },
    });
    expect(changed.status).toBe(200);
    await bought(product, [{ quantity: 2, price: 100, batch: 'N' }]);
    const id = await sent(product, 5, away(), shop.other_branch);
    const there = { branch: shop.other_branch };
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 3 }] }, there);
    expect(await batchesIn(product, shop.other_store)).toEqual({ N: 2, '-': 1 });
    await shop.took('receive', id, {}, there);
    expect(await batchesIn(product, shop.other_store)).toEqual({ N: 2, '-': 3 });
  });
});

describe('goods valued first in, first out', () => {
  const layered = { valuation: 'fifo', opening_stock: null };

  test('travel layer by layer, each with its own cost, the oldest arrives first', async () => {
    const product = await shop.product(layered);
    await bought(product, [
      { quantity: 3, price: 100 },
      { quantity: 4, price: 250 },
    ]);
    const id = await sent(product, 5, away(), shop.other_branch);
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 1210: 800, 1200: -800 });
    const there = { branch: shop.other_branch };
    const part = await shop.took('receive', id, { lines: [{ line_no: 1, received: 4 }] }, there);
    expect(part.transit_cost).toBe(250);
    expect(await layersIn(product, shop.other_branch)).toEqual([
      [3, 300],
      [1, 250],
    ]);
    await shop.took('receive', id, { lines: [{ line_no: 1, lost: 1 }] }, there);
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 1200: -800, 1900: 550, 5010: 250 });
    expect(await layersIn(product, shop.branch_id)).toEqual([[2, 500]]);
  });

  test('come back as the newest layers, with what they left with', async () => {
    const product = await shop.product(layered);
    await bought(product, [
      { quantity: 2, price: 100 },
      { quantity: 2, price: 300 },
      { quantity: 1, price: 500 },
    ]);
    const id = await sent(product, 3, away(), shop.other_branch);
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 1 }] }, { branch: shop.other_branch });
    await shop.took('return', id);
    expect(await layersIn(product, shop.branch_id)).toEqual([
      [1, 300],
      [1, 500],
      [1, 100],
      [1, 300],
    ]);
  });
});
