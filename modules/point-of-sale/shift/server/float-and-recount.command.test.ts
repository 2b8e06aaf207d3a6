import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let safe: string;
beforeAll(async () => {
  shop = await openTillShop({ cash_difference_limit: 10_000 });
  const accounts = (await shop.owner.ask('GET api/account/list')).body.message.data;
  safe = accounts.find(({ name }: { name: string }) => name === 'Safe').id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(() => shop.closeAll());

const balanceOf = async (id: string) =>
  Number((await shop.owner.ask(`GET api/account?id=${id}`)).body.message.balance);
const recount = (id: string, counted: number, by: TestBrowser = shop.owner) =>
  by.ask('PUT api/shift/recount', { body: { id, counted }, headers: { 'idempotency-key': newId() } });
const code = ({ body }: { body: { code?: string } }) => body.code;

describe('what does not stay in the drawer', () => {
  test('goes to the safe as the shift is closed, by the right to sell', async () => {
    const cashier = await shop.clerk('create_sale');
    const { id } = (await shop.open(0, cashier)).body.message;
    await shop.sold(shop.soap, 2);
    const before = await balanceOf(safe);
    const { body } = await shop.close(id, { counted: 23_100, stays: 20_000 }, cashier);
    expect(body.message).toMatchObject({
      over_short: -500,
      stays: 20_000,
      rest: 3100,
      rest_account_id: safe,
    });
    expect(await shop.till()).toBe(20_000);
    expect(await balanceOf(safe)).toBe(before + 3100);
    const moved = (await shop.seen(id)).rest_transaction_id;
    expect(await shop.entryOf(moved)).toEqual({});
    expect((await shop.owner.ask(`GET api/transaction?id=${moved}`)).body.message).toMatchObject({
      ...{ type: 'transfer', account_id: shop.cash, to_account_id: safe, amount: 3100 },
    });
  });

  test('is no more than was counted, not the till itself, and elsewhere by the right to move money', async () => {
    const cashier = await shop.clerk('create_sale');
    const { id } = (await shop.open(0, cashier)).body.message;
    await shop.sold(shop.soap, 1);
    const close = (body: object, by = cashier) => shop.close(id, { counted: 11_800, ...body }, by);
    expect(code(await close({ stays: 11_801 }))).toBe('more_than_counted');
    const same = await close({ stays: 1, rest_account_id: shop.cash });
    expect(same.body.fields).toHaveProperty('rest_account_id');
    expect((await close({ stays: 1, rest_account_id: shop.bank })).status).toBe(403);
    expect(await shop.seen(id)).toMatchObject({ status: 'open' });
    expect(await shop.till()).toBe(11_800);
    expect((await close({ stays: 0, rest_account_id: shop.bank }, shop.owner)).status).toBe(200);
    expect(await shop.till()).toBe(0);
  });

  test('leaves also where more was counted than the books had', async () => {
    const id = await shop.opened(0);
    const { body } = await shop.close(id, { counted: 900, stays: 0 });
    expect(body.message).toMatchObject({ over_short: 900, rest: 900 });
    expect(await shop.till()).toBe(0);
  });
});

test('a count far from the books is made twice before anything posts, and tells once that it is far', async () => {
  const cashier = await shop.clerk('create_sale');
  const { id } = (await shop.open(0, cashier)).body.message;
  await shop.sold(shop.soap, 2);
  const first = await shop.close(id, { counted: 3600, asks_again: true }, cashier);
  expect(first.body.message).toMatchObject({ status: 'open', counts: [{ counted: 3600, difference: 0 }] });
  expect(await shop.till()).toBe(23_600);
  // Whoever was not told, because the answer was lost, is told now, and nothing is posted.
  const untold = await shop.close(id, { counted: 12_000, asks_again: true }, cashier);
  expect(untold.body).toMatchObject({ success: false, code: 'shift_was_counted' });
  expect(await shop.till()).toBe(23_600);
  expect((await shop.seen(id)).counts).toHaveLength(1);
  const second = await shop.close(id, { counted: 12_000 }, cashier);
  expect(second.body.message).toMatchObject({ status: 'closed', over_short: -11_600 });
  expect((await shop.seen(id)).counts).toMatchObject([
    { counted: 3600, difference: 0 },
    { counted: 12_000, difference: -11_600 },
  ]);
  expect(await shop.till()).toBe(12_000);
});

test('a count as far as the limit is not made twice', async () => {
  const id = await shop.opened(0);
  await shop.sold(shop.soap, 1);
  const { body } = await shop.close(id, { counted: 1800, asks_again: true });
  expect(body.message).toMatchObject({ status: 'closed', over_short: -10_000 });
});

test('phone and card machine are noted beside what was sold by them, and post nothing', async () => {
  const id = await shop.opened(0);
  const paid = [{ account_id: shop.wallet, mode: 'emoney', amount: 23_600, reference: newId() }];
  const sale = (await shop.cashSale(2, { payments: paid })).body.message;
  await shop.make('POST api/sale/return', {
    ...{ sale_id: sale.id, lines: [{ line_no: 1, quantity: 1, goods: 'restock' }] },
    refunds: [{ account_id: shop.wallet, mode: 'emoney', amount: 11_800 }],
  });
  const others = [{ account_id: shop.wallet, counted: 11_400 }];
  const twice = await shop.close(id, { counted: 0, others: [...others, ...others] });
  expect(twice.status).toBe(400);
  expect((await shop.close(id, { counted: 0, others: [{ account_id: safe, counted: 1 }] })).status).toBe(400);
  const before = await balanceOf(shop.wallet);
  const closed = (await shop.close(id, { counted: 0, others })).body.message;
  expect(closed.others).toMatchObject([{ expected: 11_800, counted: 11_400, difference: -400 }]);
  expect(await balanceOf(shop.wallet)).toBe(before);
  expect(await shop.entryOf(id)).toEqual({});
});

describe('a closed shift', () => {
  test('is counted again: the old difference goes, the new one comes, the transfer stands', async () => {
    const id = await shop.opened(0);
    await shop.sold(shop.soap, 2);
    await shop.close(id, { counted: 20_000, stays: 5000 });
    const before = await balanceOf(safe);
    const again = (await recount(id, 23_500)).body.message;
    expect(again).toMatchObject({ counted: 23_500, over_short: -100, stays: 8500, rest: 15_000 });
    expect(again.counts.map(({ counted }: { counted: number }) => counted)).toEqual([20_000, 23_500]);
    expect(await shop.till()).toBe(8500);
    expect(await balanceOf(safe)).toBe(before);
    expect(code(await recount(id, 14_999))).toBe('less_than_left');
  });

  test('is counted again by those who move money, while nobody opened a newer one', async () => {
    const id = await shop.opened(0);
    expect(code(await recount(id, 0))).toBe('shift_open');
    await shop.closed(id, 0);
    const cashier = await shop.clerk('create_sale', 'list_sales');
    expect((await recount(id, 5, cashier)).status).toBe(403);
    expect((await recount(id, 5)).status).toBe(200);
    const next = await shop.opened(5);
    expect(code(await recount(id, 6))).toBe('newer_shift');
    expect(await shop.till()).toBe(5);
    await shop.closed(next, 5);
    expect(code(await recount(id, 6))).toBe('newer_shift');
  });

  test('and the next one opened at once: it is counted before that, or not at all', async () => {
    const id = await shop.opened(0);
    await shop.closed(id, 100);
    const [opened, again] = await Promise.all([shop.open(100), recount(id, 150)]);
    const [next] = [opened.body.message];
    const difference = (await shop.seen(next.id)).opening_difference;
    expect([difference, again.status]).toEqual(again.status === 200 ? [-50, 200] : [0, 409]);
    expect(await shop.till()).toBe(100);
  });
});
