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

/** A request that was sent before steps kept batch and layer has one step for a line, which names neither. */
async function sentBefore(id: string): Promise<void> {
  await shop.system.db.adminQuery(
    `with old as (
       delete from stock_request_steps where stock_request_id = $1 and step = 'dispatch' returning *)
     insert into stock_request_steps
       (business_id, stock_request_id, line_no, step, date, product_id, quantity, lost, cost, lost_cost, shortage_cost, by_id, at)
     select business_id, stock_request_id, 99, step, date, product_id, sum(quantity), 0, sum(cost), 0, 0, by_id, at
     from old group by business_id, stock_request_id, step, date, product_id, by_id, at`,
    [id],
  );
}

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
  test('arrive as what they left as, also where the day that is their number was put right meanwhile', async () => {
    const [WRONG, RIGHT] = ['2030-02-10', '2031-02-10'];
    const product = await shop.product(pills);
    await bought(product, [{ quantity: 6, price: 100, expire_date: WRONG }]);
    const id = await sent(product, 4, away(), shop.other_branch);
    const [batch] = (await shop.owner.ask(`GET api/batch/list?product_id=${product}`)).body.message.data;
    const body = { id: batch.id, expire_date: RIGHT, reason: 'Read wrongly' };
    expect((await shop.owner.ask('PUT api/batch/expire-date', { body })).status).toBe(200);
    await bought(product, [{ quantity: 1, price: 100, expire_date: WRONG }]);
    await shop.took('receive', id, {}, { branch: shop.other_branch });
    expect(await batchesIn(product, shop.other_store)).toEqual({ [RIGHT]: 4 });
    expect(await batchesIn(product, shop.store_id)).toEqual({ [RIGHT]: 2, [WRONG]: 1 });
  });

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

  test('that have expired go to be destroyed or given back, after those that may still be sold', async () => {
    for (const ends of [into(), away()]) {
      const product = await shop.product(pills);
      await bought(product, [
        { quantity: 4, price: 200, ...EARLY },
        { quantity: 6, price: 100, ...LATE },
      ]);
      const branch = ends.to_store_id === shop.other_store ? shop.other_branch : '';
      const { id } = await shop.requested(product, 9, ends, { branch });
      await shop.took('approve', id);
      await shop.system.db.adminQuery(
        "update batches set expire_date = '2026-01-31' where product_id = $1 and number = 'A'",
        [product],
      );
      const { steps } = await shop.took('dispatch', id);
      expect(steps.map(({ batch, quantity }: Record<string, unknown>) => [batch, quantity])).toEqual([
        ['B', 6],
        ['A', 3],
      ]);
      await shop.took('receive', id, {}, { branch });
      expect(await batchesIn(product, ends.to_store_id)).toEqual({ A: 3, B: 6 });
      expect(await batchesIn(product, shop.store_id)).toEqual({ A: 1 });
    }
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

describe('goods that were on the road before steps kept batch and layer', () => {
  test('arrive in another branch in the batches they left from, at the average they left with', async () => {
    const product = await shop.product(pills);
    await bought(product, [
      { quantity: 6, price: 100, ...LATE },
      { quantity: 4, price: 200, ...EARLY },
    ]);
    const id = await sent(product, 7, away(), shop.other_branch);
    await sentBefore(id);
    const there = { branch: shop.other_branch };
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 3 }] }, there);
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 2, lost: 1 }] }, there);
    const arrived = await batchesIn(product, shop.other_store);
    await shop.took('return', id);
    const back = await batchesIn(product, shop.store_id);
    // Each piece is in one of the batches that were sent, and none came twice.
    expect(arrived).toEqual({ A: 2, B: 3 });
    expect(back).toEqual({ A: 1, B: 3 });
    expect(await shop.poolOf(product, shop.other_branch)).toEqual({ quantity: 5, value: 700 });
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 4, value: 560 });
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 1200: -840, 1900: 700, 5010: 140 });
  });

  test('arrive in another store of the branch, and none is worth more or less for it', async () => {
    const product = await shop.product(pills);
    await bought(product, [
      { quantity: 2, price: 200, ...EARLY },
      { quantity: 3, price: 100, ...LATE },
    ]);
    const id = await sent(product, 5, into());
    await sentBefore(id);
    await shop.took('receive', id);
    expect(await batchesIn(product, shop.back)).toEqual({ A: 2, B: 3 });
    expect(await batchesIn(product, shop.branch_id)).toEqual({});
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 5, value: 700 });
  });

  test('valued first in, first out, arrive as one layer at what they left with together', async () => {
    const product = await shop.product({ valuation: 'fifo', opening_stock: null });
    await bought(product, [
      { quantity: 3, price: 100 },
      { quantity: 4, price: 250 },
    ]);
    const id = await sent(product, 5, away(), shop.other_branch);
    await sentBefore(id);
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 5 }] }, { branch: shop.other_branch });
    expect(await layersIn(product, shop.other_branch)).toEqual([[5, 800]]);
    expect(await layersIn(product, shop.branch_id)).toEqual([[2, 500]]);
  });
});
