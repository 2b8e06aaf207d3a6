import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const soap = (more: object = {}) => shop.product({ opening_stock: null, buying_price: 0, ...more });
const sendBack = (purchase_id: string, quantity: number, more: object = {}, by?: TestBrowser) =>
  shop.make('POST api/purchase/return', { purchase_id, lines: [{ line_no: 1, quantity }], ...more }, by);
const minor = (amounts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([account, amount]) => [account, BigInt(Math.round(amount * 100))]),
  );
const FISCAL = { tax_mode: 'exclusive', receipt_is_provided: true };

describe('goods that go back to the supplier', () => {
  test('leave at the average of the day, are credited as billed, and lower the debt first', async () => {
    const product = await soap();
    const bought = await shop.bought(product, 30, 17_333, {
      ...FISCAL,
      payments: [{ account_id: shop.bank, amount: 500_000 }],
    });
    await shop.bought(product, 12, 19_500, FISCAL);
    const first = (await sendBack(bought.id, 2)).body.message;
    expect(first).toMatchObject({
      ...{ purchase_number: bought.number, supplier_name: 'Azania', total_amount: 40_905.88 },
      lines: [{ net_amount: 34_666, tax: 6239.88, cost: 35_904.29, variance: 1238.29 }],
      refunds: [{ mode: 'credit', amount: 40_905.88 }],
    });
    expect(first.number).toMatch(/B0001/);
    expect(await shop.entryOf(first.id)).toEqual(
      minor({ 1200: -35_904.29, 1300: -6239.88, 2000: 40_905.88, 5020: 1238.29 }),
    );
    expect(await shop.find('purchase', bought.id)).toMatchObject({
      ...{ status: 'part_returned', remain_amount: 72_682.32, lines: [{ returned_quantity: 2 }] },
    });
    const before = await shop.allOfBuying();
    const none = await sendBack(bought.id, 5);
    expect(none.body).toMatchObject({ code: 'refunds_differ', message: expect.stringContaining('29,582') });
    expect(await shop.allOfBuying()).toEqual(before);
    const second = (await sendBack(bought.id, 5, { refunds: [{ mode: 'deposit', amount: 29_582.38 }] })).body
      .message;
    expect(await shop.entryOf(second.id)).toEqual(
      minor({ 1150: 29_582.38, 1200: -89_760.71, 1300: -15_599.7, 2000: 72_682.32, 5020: 3095.71 }),
    );
    const third = { account_id: shop.bank, amount: 20_452.94, reference: 'BK 30' };
    const money = (await sendBack(bought.id, 1, { refunds: [third] })).body.message;
    expect(await shop.entryOf(money.id)).toEqual(
      minor({ 1020: 20_452.94, 1200: -17_952.14, 1300: -3119.94, 5020: 619.14 }),
    );
    expect(await shop.stockOf(product)).toEqual({ quantity: 34_000n, value: 61_037_286n });
    expect((await sendBack(bought.id, 1, { refunds: [third] })).body.code).toBe('reference_used');
    const { data } = (await shop.owner.ask(`GET api/purchase-return/list?purchase_id=${bought.id}`)).body
      .message;
    expect(data).toHaveLength(3);
  });

  test('all of them credit the bill to the cent, whatever the parts, and VAT that was never claimed stays', async () => {
    const product = await soap({ whole_units: false });
    const bought = await shop.bought(product, 3, 33.33, { discount: 0.01 });
    for (const [quantity, status] of [
      [0.7, 'part_returned'],
      [1.3, 'part_returned'],
      [1, 'returned'],
    ] as const) {
      expect((await sendBack(bought.id, quantity)).status).toBe(200);
      expect((await shop.find('purchase', bought.id)).status).toBe(status);
    }
    expect(await shop.find('purchase', bought.id)).toMatchObject({ remain_amount: 0 });
    expect(await shop.stockOf(product)).toEqual({ quantity: 0n, value: 0n });
    const { data } = (await shop.owner.ask(`GET api/purchase-return/list?purchase_id=${bought.id}`)).body
      .message;
    const sums = await Promise.all(data.map(({ id }: { id: string }) => shop.entryOf(id)));
    expect(sums.reduce((all: bigint, entry) => all + (entry[2000] ?? 0n), 0n)).toBe(9998n);
    expect(sums.reduce((all: bigint, entry) => all + (entry[5020] ?? 0n), 0n)).toBe(0n);
    expect(sums.every((entry) => entry[1300] === undefined)).toBe(true);
  });

  test('by the carton they were bought in, out of another store of the branch', async () => {
    const product = await soap({ units: [{ unit: 'carton', factor: 24 }] });
    const CARTON = { lines: [{ line_no: 1, unit: 'carton', quantity: 1 }] };
    const { body } = await shop.buy({
      lines: [{ product_id: product, unit: 'carton', quantity: 2, price: 12_000 }],
    });
    expect((await sendBack(body.message.id, 1, CARTON)).body.message).toMatchObject({ total_amount: 12_000 });
    expect(await shop.stockOf(product)).toEqual({ quantity: 24_000n, value: 1_200_000n });
    const terms = await shop.owner.ask(`GET api/purchase/return-terms?id=${body.message.id}`);
    expect(terms.body.message).toMatchObject({
      lowers: 12_000,
      lines: [{ line_no: 1, returnable: 24 }],
      units: [{ product_id: product, unit_of_measure: expect.any(String) }],
    });
    const store = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
    const elsewhere = await sendBack(body.message.id, 1, { ...CARTON, store_id: store });
    expect(elsewhere.body.code).toBe('not_enough_stock');
  });

  test('what had been forgiven of the bill is no income any more before less is owed', async () => {
    const bought = await shop.bought(await soap(), 10, 100);
    const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${bought.id}`)).body.message.data;
    const given = { body: { id: owed.id }, headers: { 'idempotency-key': newId() } };
    expect((await shop.owner.ask('PUT api/debt/write-off', given)).status).toBe(200);
    const { id, refunds } = (await sendBack(bought.id, 4)).body.message;
    expect(refunds).toMatchObject([{ mode: 'write_off', amount: 400 }]);
    expect(await shop.entryOf(id)).toEqual(minor({ 1200: -400, 4900: 400 }));
  });
});

describe('refused, and nothing has changed', () => {
  const REFUSED: readonly [string, object, string | RegExp][] = [
    ['more than was bought', { lines: [{ line_no: 1, quantity: 11 }] }, 'more_than_bought'],
    [
      'more than was bought in two lines',
      {
        lines: [
          { line_no: 1, quantity: 6 },
          { line_no: 1, quantity: 5 },
        ],
      },
      'more_than_bought',
    ],
    ['more than is there', { lines: [{ line_no: 1, quantity: 8 }] }, 'not_enough_stock'],
    ['before it was bought', { date: '2026-01-04' }, 'earlier_than_document'],
    ['tomorrow', { date: '2100-01-01' }, /date/],
    ['none of something', { lines: [{ line_no: 1, quantity: 0 }] }, /lines.0.quantity/],
    ['half of what is counted whole', { lines: [{ line_no: 1, quantity: 0.5 }] }, /lines.0.quantity/],
    ['a line that it does not have', { lines: [{ line_no: 2, quantity: 1 }] }, /lines.0.line_no/],
    ['no line', { lines: [] }, /lines/],
    ['out of a store that is none of ours', { store_id: newId() }, /store_id/],
    ['money for what is still owed', { refunds: [{ mode: 'deposit', amount: 100 }] }, 'refunds_differ'],
    ['money out of nowhere', { refunds: [{ mode: 'cash', amount: 100 }] }, /refunds.0.account_id/],
  ];
  test.each(REFUSED)('%s', async (_, body, by) => {
    const product = await soap({ selling_price: 500 });
    const bought = await shop.bought(product, 10, 100, { date: '2026-01-05' });
    await shop.sold(product, 3);
    const before = await shop.allOfBuying();
    const { status, body: answer } = await sendBack(bought.id, 1, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(by instanceof RegExp ? Object.keys(answer.fields ?? {}).join() : answer.code).toEqual(
      by instanceof RegExp ? expect.stringMatching(by) : by,
    );
    expect(await shop.allOfBuying()).toEqual(before);
  });

  test('of a void purchase, on a locked day, without the right, or of a deposit with nobody', async () => {
    const gone = await shop.bought(await soap(), 10, 100);
    await shop.voidPurchase(gone.id);
    expect((await sendBack(gone.id, 1)).body.code).toBe('purchase_is_void');
    const paid = { supplier_id: null, payments: [{ account_id: shop.cash, amount: 1000 }] };
    const { id } = await shop.bought(await soap(), 10, 100, { ...paid, date: '2026-01-05' });
    const kept = { refunds: [{ mode: 'deposit', amount: 100 }] };
    expect(Object.keys((await sendBack(id, 1, kept)).body.fields)).toEqual(['refunds']);
    const cash = { refunds: [{ account_id: shop.cash, amount: 100 }] };
    const buyer = await shop.clerk('create_purchase', 'view_buying_price');
    expect((await sendBack(id, 1, cash, buyer)).status).toBe(403);
    const clerk = await shop.clerk('delete_purchase', 'view_buying_price');
    expect((await sendBack(id, 1, { ...cash, date: '2026-01-06' }, clerk)).status).toBe(403);
    expect((await sendBack(id, 1, cash, clerk)).status).toBe(200);
    expect((await shop.voidPurchase(id)).body.code).toBe('purchase_has_returns');
    const lock = { id: shop.branch_id, lock_date: '2026-01-31', reason: 'month end' };
    expect((await shop.owner.ask('PUT api/branch/lock', { body: lock })).status).toBe(200);
    expect((await sendBack(id, 1, { ...cash, date: '2026-01-20' })).body.code).toBe('books_locked');
    await shop.owner.ask('PUT api/branch/lock', { body: { ...lock, lock_date: null } });
  });

  test('two clerks send the same goods back at once: one of them does', async () => {
    const bought = await shop.bought(await soap(), 10, 100);
    const answers = await Promise.all([sendBack(bought.id, 6), sendBack(bought.id, 6)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('more_than_bought');
    expect(await shop.find('purchase', bought.id)).toMatchObject({ remain_amount: 400 });
  });

  test('a branch that sells below zero sends nothing back that is not there', async () => {
    const negative = await openBuyingShop({ allow_negative_stock: true });
    const product_id = await negative.product({ opening_stock: null, selling_price: 500 });
    const { id } = await negative.bought(product_id, 2, 100);
    await negative.sold(product_id, 2);
    const body = { purchase_id: id, lines: [{ line_no: 1, quantity: 1 }] };
    expect((await negative.make('POST api/purchase/return', body)).body.code).toBe('not_enough_stock');
    await booksHold(negative.system.db);
    await negative.system.close();
  });
});
