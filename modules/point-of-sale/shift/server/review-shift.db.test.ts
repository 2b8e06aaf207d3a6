import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let cashier: TestBrowser;
let manager: TestBrowser;
let id: string;

beforeAll(async () => {
  shop = await openTillShop();
  cashier = await shop.clerk('create_sale');
  manager = await shop.clerk('create_sale', 'list_sales', 'create_transaction');
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(async () => {
  await shop.closeAll();
  id = (await shop.open(1000, cashier)).body.message.id;
});

const step = (name: string, body: object, by: TestBrowser) =>
  by.ask(`PUT api/shift/${name}`, { body: { id, ...body }, headers: { 'idempotency-key': newId() } });
const review = (by: TestBrowser) => step('review', {}, by);

describe('a closed shift', () => {
  test('is looked at by somebody who sees the sales of all and did not count it', async () => {
    expect((await review(manager)).status).toBe(409);
    await step('close', { counted: 900 }, cashier);
    expect((await review(cashier)).status).toBe(403);
    const { status, body } = await review(manager);
    expect([status, body.message]).toMatchObject([
      200,
      { status: 'reviewed', over_short: -100, counted: 900 },
    ]);
    expect((await review(manager)).status).toBe(409);
    expect(await shop.till()).toBe(900);
  });

  test('is not reviewed by who closed it, owners aside', async () => {
    await step('close', { counted: 1000 }, manager);
    expect((await review(manager)).body.code).toBe('own_shift');
    expect(await shop.seen(id)).toMatchObject({ status: 'closed' });
    const own = (await shop.open(1000)).body.message.id;
    await shop.closed(own, 1000);
    id = own;
    expect((await review(shop.owner)).status).toBe(200);
  });

  test('waits to be looked at again where it is counted again, by somebody else than who did', async () => {
    await step('close', { counted: 990 }, cashier);
    await review(manager);
    expect((await step('recount', { counted: 1000 }, manager)).status).toBe(200);
    expect(await shop.seen(id)).toMatchObject({ status: 'closed', counted: 1000 });
    const { data } = (await shop.owner.ask('GET api/shift/list?condition=closed')).body.message;
    expect(data.map((row: { id: string }) => row.id)).toContain(id);
    expect((await review(manager)).body.code).toBe('own_shift');
    const other = await shop.clerk('create_sale', 'list_sales');
    expect((await review(other)).status).toBe(200);
  });
});

test('an open shift tells how much happened and no sum, and only to its own cashier and who sees all sales', async () => {
  const ask = (by: TestBrowser) => by.ask(`GET api/shift/so-far?id=${id}`);
  expect((await ask(cashier)).body.message).toEqual({
    sales: { count: 0, last: null },
    returns: { count: 0, last: null },
    debts: { count: 0, last: null },
  });
  const sold = (await shop.cashSale(1, {}, cashier)).body.message;
  await shop.cashSale(2, {}, cashier);
  await shop.refund(sold.id);
  const { sales, returns, debts } = (await ask(cashier)).body.message;
  expect([sales.count, returns.count, debts.count]).toEqual([2, 1, 0]);
  expect(Date.parse(sales.last)).toBeLessThanOrEqual(Date.parse(returns.last));
  expect((await ask(await shop.clerk('create_sale'))).status).toBe(403);
  expect((await ask(manager)).body.message).toMatchObject({ sales, returns });
});
