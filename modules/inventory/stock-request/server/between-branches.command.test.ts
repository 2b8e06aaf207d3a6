import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { type Caller, openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
let there: Caller;
beforeAll(async () => {
  shop = await openRequestingShop();
  there = { branch: shop.other_branch };
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

async function refused(send: () => Promise<Answer>): Promise<Answer['body']> {
  const before = await shop.allOfRequests();
  const { status, body } = await send();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await shop.allOfRequests()).toEqual(before);
  return body;
}

/** The other branch asks for so much, and the shop sends it. */
async function onTheRoad(product: string, quantity: number): Promise<string> {
  const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
  const { id } = await shop.requested(product, quantity, ends, there);
  await shop.took('approve', id);
  await shop.took('dispatch', id);
  return id;
}

describe('goods for another branch', () => {
  test('leave with their cost, arrive in parts, and what is lost is the sender’s', async () => {
    const product = await shop.stocked(31_000n, 70_000_000n);
    const id = await onTheRoad(product, 17);
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 1210: 383_870.97, 1200: -383_870.97 });
    const part = await shop.took('receive', id, { lines: [{ line_no: 1, received: 9 }] }, there);
    expect(part).toMatchObject({ status: 'in transit', transit_cost: 180_645.16 });
    await shop.took('receive', id, { lines: [{ line_no: 1, received: 6, lost: 2 }] }, there);
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({
      1200: -383_870.97,
      1900: 338_709.68,
      5010: 45_161.29,
    });
    expect(await shop.postedIn(id, shop.other_branch)).toEqual({ 1200: 338_709.68, 1900: -338_709.68 });
    expect(await shop.poolOf(product, shop.other_branch)).toEqual({ quantity: 15, value: 338_709.68 });
  });

  test('whose cost does not divide add up to what was sent, part by part', async () => {
    const product = await shop.stocked(3000n, 10_000n);
    const id = await onTheRoad(product, 3);
    const one = { lines: [{ line_no: 1, received: 1 }] };
    const left: number[] = [];
    for (let part = 1; part <= 3; part += 1)
      left.push((await shop.took('receive', id, one, there)).transit_cost);
    expect(left).toEqual([66.67, 33.33, 0]);
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({ 1200: -100, 1900: 100 });
    expect(await shop.poolOf(product, shop.other_branch)).toEqual({ quantity: 3, value: 100 });
  });

  test('come back with what they left with, from either end', async () => {
    const product = await shop.product({ opening_stock: 14 });
    const id = await onTheRoad(product, 5);
    await shop.took('return', id, { lines: [{ line_no: 1, returned: 2 }], reason: 'Flooded' }, there);
    const done = await shop.took('return', id, {});
    expect(done).toMatchObject({ status: 'delivered', returned: true, transit_cost: 0 });
    expect(await shop.poolOf(product, shop.branch_id)).toEqual({ quantity: 14, value: 98_000 });
    expect(await shop.postedIn(id, shop.branch_id)).toEqual({});
  });

  test('that fill a shortage leave the difference with the cost of sales', async () => {
    const path = `api/branch/settings?id=${shop.other_branch}`;
    const { version } = (await shop.owner.ask(`GET ${path}`, there)).body.message;
    await shop.owner.ask(`PUT ${path}`, { body: { version, allow_negative_stock: true }, ...there });
    const product = await shop.product({ opening_stock: 40, buying_price: 1100 });
    await onTheRoad(product, 6).then((id) => shop.took('receive', id, {}, there));
    const [account] = await shop.system.db.adminQuery<{ id: string }>(
      'select id from accounts where branch_id = $1 and is_till',
      [shop.other_branch],
    );
    const sale = {
      id: crypto.randomUUID(),
      store_id: shop.other_store,
      lines: [{ product_id: product, quantity: 15 }],
      payments: [{ account_id: account?.id, mode: 'cash', amount: 1_000_000 }],
    };
    const sold = await shop.owner.ask('POST api/sale/checkout', {
      ...{ body: sale, headers: { 'idempotency-key': sale.id }, ...there },
    });
    expect(sold.body).toMatchObject({ success: true });
    const id = await onTheRoad(product, 20);
    await shop.took('receive', id, {}, there);
    expect(await shop.poolOf(product, shop.other_branch)).toEqual({ quantity: 11, value: 12_100 });
  });

  test('hold their product until they are there, and one that no branch there knew sells there', async () => {
    const product = await shop.product({ opening_stock: 3 });
    const id = await onTheRoad(product, 3);
    const kept = await shop.owner.ask(`DELETE api/product?id=${product}`);
    expect(kept.body.refused).toMatchObject([{ see: [{ entity: 'stock-request', count: 1 }] }]);
    await shop.took('receive', id, {}, there);
    const row = (await shop.owner.ask(`GET api/product?id=${product}`, there)).body.message;
    expect(row).toMatchObject({ status: 'active', stock: 3, selling_price: 11_800 });
  });
});

describe('each branch does what is its own', () => {
  const RIGHTS = ['request_stock', 'approve_stock_request', 'list_stock_requests'];

  test('the source answers and sends, the destination receives, a third sees nothing', async () => {
    const product = await shop.product();
    const third = (
      await shop.owner.ask('POST api/branch', {
        body: { name: 'Third branch', phone_number: '255713662010' },
      })
    ).body.message.id;
    const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
    const asker = { by: await shop.worker(RIGHTS, [shop.other_branch]), branch: shop.other_branch };
    const keeper = { by: await shop.worker(RIGHTS, [shop.branch_id]), branch: shop.branch_id };
    const { id } = await shop.requested(product, 4, ends, asker);
    const stranger = { by: await shop.worker(RIGHTS, [third]), branch: third };
    expect((await refused(() => shop.step('approve', id, {}, stranger))).code).toBe('not_found');
    expect((await refused(() => shop.step('approve', id, {}, asker))).code).toBe('not_the_source');
    const told = await keeper.by.ask('GET api/notification/list?limit=20&page=1');
    expect(JSON.stringify(told.body.message)).toContain(`stock-request-form?id=${id}`);
    expect(await shop.took('approve', id, {}, keeper)).toMatchObject({ incoming: false, outgoing: true });
    expect((await refused(() => shop.step('dispatch', id, {}, asker))).code).toBe('not_the_source');
    await shop.took('dispatch', id, {}, keeper);
    expect((await refused(() => shop.step('receive', id, {}, keeper))).code).toBe('not_the_destination');
    await shop.took('receive', id, {}, asker);
    const answered = await asker.by.ask('GET api/notification/list?limit=20&page=1');
    expect(JSON.stringify(answered.body.message)).toContain(`stock-request-form?id=${id}`);
    const counts = async ({ by, branch = '' }: Caller) =>
      (
        await by?.ask('GET api/stock-request/list?condition=outgoing&sort=&order=1&limit=20&page=1', {
          branch,
        })
      )?.body.message.data.length;
    expect(await counts(asker)).toBe(0);
    expect(await counts(stranger)).toBe(0);
    expect(await counts(keeper)).toBeGreaterThan(0);
  });

  test('a day that is closed in the books of either is refused by its name', async () => {
    const product = await shop.product();
    const id = await onTheRoad(product, 4);
    await shop.system.db.adminQuery('update branches set lock_date = current_date + 1 where id = $1', [
      shop.branch_id,
    ]);
    const body = await refused(() => shop.step('receive', id, {}, there));
    expect(body.code).toBe('books_locked');
    expect(body.message).toContain('Duka la Neema');
    await shop.system.db.adminQuery('update branches set lock_date = null where id = $1', [shop.branch_id]);
    await shop.took('receive', id, {}, there);
  });

  test('a branch that promised or sent goods is not emptied, nor the one that waits for them: each request counts once', async () => {
    const reset = async ({ branch }: Caller) => {
      const { name } = (await shop.owner.ask(`GET api/branch?id=${branch}`)).body.message;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { body } = await shop.owner.ask('POST api/branch/reset', { body: { name }, branch, headers });
      return [body.code, Number(/: (\d+)\./.exec(body.message)?.[1])];
    };
    const [row] = await shop.system.db.adminQuery<{ n: number }>(
      `select count(*)::int as n from requests where from_branch_id = $1 and to_branch_id = $2
       and status in ('approved', 'in transit', 'delivered')`,
      [shop.branch_id, shop.other_branch],
    );
    const before = Number(row?.n);
    expect(before).toBeGreaterThan(1);
    const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
    const here = { branch: shop.branch_id };
    // What is only asked for, or was declined, stands in nobody's way.
    const { id } = await shop.requested(await shop.product(), 1, ends, there);
    expect(await reset(there)).toEqual(['branch_entangled', before]);
    await shop.took('approve', id);
    for (const side of [there, here]) expect(await reset(side)).toEqual(['branch_entangled', before + 1]);
    await shop.took('decline', id);
    for (const side of [there, here]) expect(await reset(side)).toEqual(['branch_entangled', before]);
  });
});
