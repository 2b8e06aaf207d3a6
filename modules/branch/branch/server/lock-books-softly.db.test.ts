import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: SellingShop;
let day: string;
let closed: string;
let product: string;
let clerk: TestBrowser;
let accountant: TestBrowser;
const DATES = ['create_transaction', 'back_date_sale', 'view_transaction', 'adjust_product_stock'];

beforeAll(async () => {
  shop = await openSellingShop();
  day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  closed = addDays(day, -3);
  product = await shop.product({});
  clerk = await shop.clerk(...DATES, 'access_branch_settings');
  accountant = await shop.clerk(...DATES, 'access_branch_settings', 'post_in_locked_days');
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(() =>
  shop.system.db.adminQuery('update branches set soft_lock_date = $2, lock_date = null where id = $1', [
    shop.branch_id,
    closed,
  ]),
);

const lock = (browser: TestBrowser, soft_lock_date: string | null, more = {}) =>
  browser.ask('PUT api/branch/soft-lock', {
    body: { id: shop.branch_id, soft_lock_date, ...more },
    branch: shop.branch_id,
  });
const closedUntil = async () =>
  (await shop.owner.ask(`GET api/branch?id=${shop.branch_id}`)).body.message.soft_lock_date as string | null;
const make = (browser: TestBrowser, route: string, said: object, reason: string) => {
  const body = { id: newId(), ...said };
  const headers = { 'idempotency-key': body.id, ...(reason ? { 'x-reason': reason } : {}) };
  return browser.ask(route, { body, branch: shop.branch_id, headers });
};
const deposit = (browser: TestBrowser, date: string, header = '') =>
  make(
    browser,
    'POST api/transaction',
    { type: 'deposit', account_id: shop.cash, amount: 10, counterpart: 'income', date },
    header,
  );
const put = (browser: TestBrowser, date: string, reason = '') =>
  deposit(browser, date, encodeURIComponent(reason));
const found = (browser: TestBrowser, reason = '') =>
  make(
    browser,
    'POST api/stock-adjustment',
    { product_id: product, type: 'increase', adjustment_quantity: 1, reason: 'Found', date: closed },
    reason,
  );

describe('days that are closed for most', () => {
  test('are closed further by whoever keeps the settings, and opened by whoever may post there and says why', async () => {
    expect((await lock(clerk, addDays(day, -1))).status).toBe(200);
    expect(await closedUntil()).toBe(addDays(day, -1));
    expect((await lock(clerk, closed, { reason: 'a slip' })).status).toBe(403);
    expect(Object.keys((await lock(accountant, closed)).body.fields)).toEqual(['reason']);
    expect(await closedUntil()).toBe(addDays(day, -1));
    expect((await lock(accountant, null, { reason: 'the audit begins anew' })).status).toBe(200);
    expect(await closedUntil()).toBeNull();
    expect(Object.keys((await lock(accountant, day)).body.fields)).toEqual(['soft_lock_date']);
    expect((await lock(shop.owner, closed, { id: shop.business_id })).status).toBe(404);
  });

  test('take nothing of somebody without the right, whatever he says', async () => {
    const before = await shop.everything();
    for (const reason of ['', 'please'])
      expect((await put(clerk, closed, reason)).body).toMatchObject({ code: 'books_locked' });
    expect(await shop.everything()).toEqual(before);
    expect((await put(clerk, addDays(closed, 1))).status).toBe(200);
  });

  test('take what somebody with the right posts once he says why, and it is on record', async () => {
    const before = await shop.everything();
    expect((await put(accountant, closed)).body).toMatchObject({ code: 'lock_reason_needed' });
    expect((await deposit(accountant, closed, '%E0')).body).toMatchObject({ code: 'lock_reason_needed' });
    const done = await put(accountant, closed, 'The bank’s paper came late');
    expect(done.status).toBe(200);
    expect(await shop.everything()).not.toEqual(before);
    const id = done.body.message.id;
    const [told] = (await shop.owner.ask(`GET api/activity/list?record_id=${id}`)).body.message.data;
    expect(told.reason).toBe('Posted in locked days: The bank’s paper came late');
    const open = (await put(accountant, day, 'no need')).body.message.id;
    const [plain] = (await shop.owner.ask(`GET api/activity/list?record_id=${open}`)).body.message.data;
    expect(plain.reason).toBeNull();
  });

  test('hold for goods as well', async () => {
    expect((await found(clerk, 'please')).body).toMatchObject({ code: 'books_locked' });
    expect((await found(accountant)).body).toMatchObject({ code: 'lock_reason_needed' });
    expect((await found(accountant, 'counted')).status).toBe(200);
  });

  test('are none of his where the books are locked for everybody', async () => {
    await shop.system.db.adminQuery('update branches set lock_date = $2 where id = $1', [
      shop.branch_id,
      closed,
    ]);
    const before = await shop.everything();
    for (const browser of [accountant, shop.owner])
      expect((await put(browser, closed, 'please')).body).toMatchObject({ code: 'books_locked' });
    expect(await shop.everything()).toEqual(before);
  });
});
