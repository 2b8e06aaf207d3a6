import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
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
const minor = (amounts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([account, amount]) => [account, BigInt(Math.round(amount * 100))]),
  );

describe('a purchase', () => {
  test('on credit puts goods into the store, owes the supplier and is due by the terms', async () => {
    const product = await soap();
    const made = await shop.bought(product, 10, 1000, { date: '2026-01-31' });
    expect(made).toMatchObject({
      ...{ supplier_name: 'Azania', total_amount: 10_000, paid_amount: 0, remain_amount: 10_000 },
      ...{ status: 'received', due_date: '2026-03-02' },
    });
    expect(made.number).toMatch(/P0001/);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 1_000_000n });
    expect(await shop.entryOf(made.id)).toEqual(minor({ 1200: 10_000, 2000: -10_000 }));
    const { body } = await shop.owner.ask(`GET api/debt/list?condition=creditor&source_id=${made.id}`);
    expect(body.message.data).toMatchObject([
      { party_name: 'Azania', kind: 'creditor', document: made.number, remain_amount: 10_000 },
    ]);
  });

  test('paid in part from two accounts leaves the rest as a debt that a payment ends', async () => {
    const product = await soap();
    const payments = [
      { account_id: shop.cash, amount: 3000 },
      { account_id: shop.bank, amount: 2000, reference: 'BK 77' },
    ];
    const made = await shop.bought(product, 4, 2500, { payments });
    expect(made.payments).toMatchObject([{ mode: 'cash' }, { mode: 'emoney', reference: 'BK 77' }]);
    expect(await shop.entryOf(made.id)).toEqual(
      minor({ 1010: -3000, 1020: -2000, 1200: 10_000, 2000: -5000 }),
    );
    const paid = {
      kind: 'supplier',
      party_id: shop.supplier,
      amount: 5000,
      account_id: shop.bank,
      mode: 'emoney',
    };
    const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${made.id}`)).body.message.data;
    expect((await shop.make('POST api/payment', { ...paid, debts: [owed.id] })).status).toBe(200);
    expect(await shop.find('purchase', made.id)).toMatchObject({ paid_amount: 10_000, remain_amount: 0 });
    const again = await shop.buy({
      lines: [{ product_id: product, quantity: 1, price: 2000 }],
      payments: [{ account_id: shop.bank, amount: 2000, reference: 'bk77' }],
    });
    expect(again.body.code).toBe('reference_used');
  });

  test('claims VAT with a fiscal receipt only; else it is part of the cost', async () => {
    const [given, none] = [await soap(), await soap()];
    const terms = { tax_mode: 'exclusive' };
    const today = new Date().toISOString().slice(0, 10);
    const receipt = { receipt_is_provided: true, receipt_number: '7A21F04418', receipt_date: today };
    const claimed = await shop.bought(given, 10, 1000, { ...terms, ...receipt });
    expect(claimed).toMatchObject({ net_amount: 10_000, tax: 1800, claimed_tax: 1800, total_amount: 11_800 });
    expect(await shop.entryOf(claimed.id)).toEqual(minor({ 1200: 10_000, 1300: 1800, 2000: -11_800 }));
    const cost = await shop.bought(none, 10, 1000, terms);
    expect(await shop.entryOf(cost.id)).toEqual(minor({ 1200: 11_800, 2000: -11_800 }));
    const exempt = await shop.buy({
      ...terms,
      lines: [{ product_id: none, quantity: 1, price: 1000, tax_type: 'exempt' }],
    });
    expect(exempt.body.message).toMatchObject({ tax: 0, total_amount: 1000 });
  });

  test('counts a carton as its pieces and keeps what was learnt: cost and selling price of a piece', async () => {
    const product = await soap({ units: [{ unit: 'carton', factor: 24 }] });
    await shop.buy({
      lines: [{ product_id: product, unit: 'carton', quantity: 2, price: 12_000, selling_price: 750 }],
    });
    expect(await shop.stockOf(product)).toEqual({ quantity: 48_000n, value: 2_400_000n });
    expect(await shop.find('product', product)).toMatchObject({ buying_price: 500, selling_price: 750 });
  });

  test('shares a discount of the whole bill over its lines to the cent', async () => {
    const [one, two] = [await soap(), await soap()];
    const lines = [
      { product_id: one, quantity: 1, price: 100 },
      { product_id: two, quantity: 1, price: 200, discount: 50 },
    ];
    const { body } = await shop.buy({ lines, discount: 10 });
    expect(body.message).toMatchObject({ discount: 60, total_amount: 240 });
    expect([(await shop.stockOf(one)).value, (await shop.stockOf(two)).value]).toEqual([9600n, 14_400n]);
  });

  test('uses what was paid ahead, never more', async () => {
    const supplier_id = String(
      (await shop.owner.ask('POST api/supplier', { body: { name: 'Ahead' } })).body.message.id,
    );
    const ahead = {
      kind: 'supplier',
      party_id: supplier_id,
      amount: 700,
      account_id: shop.bank,
      mode: 'emoney',
    };
    const payment = (await shop.make('POST api/payment', ahead)).body.message.id;
    const lines = [{ product_id: await soap(), quantity: 1, price: 1000 }];
    const before = await shop.allOfBuying();
    const more = await shop.buy({ supplier_id, lines, payments: [{ mode: 'deposit', amount: 701 }] });
    expect(more.body.code).toBe('deposit_too_small');
    expect(await shop.allOfBuying()).toEqual(before);
    const { id } = (await shop.buy({ supplier_id, lines, payments: [{ mode: 'deposit', amount: 700 }] })).body
      .message;
    expect(await shop.entryOf(id)).toEqual(minor({ 1150: -700, 1200: 1000, 2000: -300 }));
    expect(await shop.find('supplier', supplier_id)).toMatchObject({ balance: 300 });
    const taken = { body: { id: payment }, headers: { 'idempotency-key': newId() } };
    expect((await shop.owner.ask('PUT api/payment/void', taken)).body.code).toBe('deposit_used');
    expect((await shop.voidPurchase(id)).status).toBe(200);
    expect(await shop.find('supplier', supplier_id)).toMatchObject({ balance: -700 });
  });

  test('sent twice is made once', async () => {
    const product = await soap();
    const body = { id: newId(), lines: [{ product_id: product, quantity: 1, price: 100 }] };
    const [first, second] = [await shop.buy(body), await shop.buy(body)];
    expect(second.body).toEqual(first.body);
    expect((await shop.stockOf(product)).quantity).toBe(1000n);
  });
});

describe('refused, and nothing has changed', () => {
  const REFUSED: readonly [string, (product: string) => object, string | RegExp][] = [
    [
      'a payment above the total',
      (p) => ({
        lines: [{ product_id: p, quantity: 1, price: 100 }],
        payments: [{ account_id: shop.cash, amount: 101 }],
      }),
      'paid_above_total',
    ],
    [
      'a debt to nobody',
      (p) => ({ supplier_id: null, lines: [{ product_id: p, quantity: 1, price: 100 }] }),
      /supplier_id/,
    ],
    [
      'half of what is counted whole',
      (p) => ({ lines: [{ product_id: p, quantity: 0.5, price: 100 }] }),
      /lines.0.quantity/,
    ],
    [
      'nothing of something',
      (p) => ({ lines: [{ product_id: p, quantity: 0, price: 100 }] }),
      /lines.0.quantity/,
    ],
    [
      'a unit without contents',
      (p) => ({ lines: [{ product_id: p, unit: 'carton', quantity: 1, price: 100 }] }),
      /lines.0.unit/,
    ],
    ['no line', () => ({ lines: [] }), /lines/],
    [
      'two discounts',
      (p) => ({ lines: [{ product_id: p, quantity: 1, price: 100, discount: 1, discount_percent: 1 }] }),
      /discount_percent/,
    ],
    [
      'a discount above the line',
      (p) => ({ lines: [{ product_id: p, quantity: 1, price: 100, discount: 101 }] }),
      'discount_too_large',
    ],
    [
      'tomorrow',
      (p) => ({ date: '2100-01-01', lines: [{ product_id: p, quantity: 1, price: 100 }] }),
      /date/,
    ],
    [
      'due before it is bought',
      (p) => ({ due_date: '2020-01-01', lines: [{ product_id: p, quantity: 1, price: 100 }] }),
      /due_date/,
    ],
    [
      'into a store that is none of ours',
      (p) => ({ store_id: newId(), lines: [{ product_id: p, quantity: 1, price: 100 }] }),
      /store_id/,
    ],
    [
      'from a supplier who is none',
      (p) => ({ supplier_id: newId(), lines: [{ product_id: p, quantity: 1, price: 100 }] }),
      /supplier_id/,
    ],
    [
      'cash out of a bank',
      (p) => ({
        lines: [{ product_id: p, quantity: 1, price: 100 }],
        payments: [{ account_id: shop.bank, mode: 'cash', amount: 1 }],
      }),
      /payments.0.account_id/,
    ],
  ];
  test.each(REFUSED)('%s', async (_, body, by) => {
    const product = await soap();
    const before = await shop.allOfBuying();
    const { status, body: answer } = await shop.buy(body(product));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(by instanceof RegExp ? Object.keys(answer.fields ?? {}).join() : answer.code).toEqual(
      by instanceof RegExp ? expect.stringMatching(by) : by,
    );
    expect(await shop.allOfBuying()).toEqual(before);
  });

  test('without the rights: prices, another day, a new selling price, another store', async () => {
    const product = await soap();
    const lines = [{ product_id: product, quantity: 1, price: 100 }];
    const blind = await shop.clerk('create_purchase');
    expect((await shop.buy({ lines }, blind)).status).toBe(403);
    const buyer = await shop.clerk('create_purchase', 'view_buying_price');
    expect((await shop.buy({ lines, date: '2026-01-05' }, buyer)).status).toBe(403);
    const dearer = [{ ...lines[0], selling_price: 200 }];
    expect((await shop.buy({ lines: dearer }, buyer)).status).toBe(403);
    expect((await shop.buy({ lines }, buyer)).status).toBe(200);
    const reader = await shop.clerk('list_purchases', 'view_purchase');
    const [row] = (await reader.ask('GET api/purchase/list')).body.message.data;
    expect(row).toHaveProperty('number');
    for (const hidden of ['total_amount', 'paid_amount', 'remain_amount'])
      expect(row).not.toHaveProperty(hidden);
  });
});

test('its page shows the goods it moved, and what they cost to those who see costs', async () => {
  const product = await soap({ name: 'Chumvi' });
  const { id } = await shop.bought(product, 3, 100);
  const view = `GET api/purchase/posting?id=${id}`;
  const goods = { product_name: 'Chumvi', store_id: shop.store_id, quantity: 3 };
  const { goods: moved, goods_total, entries, next } = (await shop.owner.ask(view)).body.message;
  expect([moved, goods_total]).toEqual([[expect.objectContaining({ ...goods, value: 300 })], 1]);
  expect(entries).toMatchObject([
    { is_reversal: false, lines: [{ account_code: '1200', debit: 300 }, { credit: 300 }] },
  ]);
  expect(next).toMatchObject([{ transition: 'void', goods: [{ quantity: -3, value: -300 }] }]);
  const reader = await shop.clerk('view_purchase', 'create_trial_balance');
  const [seen] = (await reader.ask(view)).body.message.goods;
  expect(seen).toMatchObject(goods);
  expect(seen).not.toHaveProperty('value');
  expect((await (await shop.clerk('view_purchase')).ask(view)).status).toBe(403);
});

describe('void', () => {
  test('takes goods, money and debt back while nothing has left since, though others came in', async () => {
    const product = await soap();
    const first = await shop.bought(product, 10, 100, { payments: [{ account_id: shop.cash, amount: 400 }] });
    await shop.bought(product, 5, 200);
    expect((await shop.voidPurchase(first.id)).body.message).toMatchObject({
      status: 'void',
      remain_amount: 0,
    });
    expect(await shop.stockOf(product)).toEqual({ quantity: 5000n, value: 100_000n });
    expect(await shop.entryOf(first.id)).toEqual({});
    expect((await shop.owner.ask(`GET api/debt/list?source_id=${first.id}`)).body.message.data).toEqual([]);
    expect((await shop.voidPurchase(first.id)).body.code).toBe('purchase_is_void');
  });

  test('is refused once goods were sold or a payment stands on it', async () => {
    const product = await soap({ selling_price: 500 });
    const { id } = await shop.bought(product, 10, 100);
    await shop.sold(product, 1);
    expect((await shop.voidPurchase(id)).body).toMatchObject({ code: 'product_has_moved' });
    const other = await shop.bought(await soap(), 1, 100);
    const pay = {
      kind: 'supplier',
      party_id: shop.supplier,
      amount: 50,
      account_id: shop.cash,
      mode: 'cash',
    };
    const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${other.id}`)).body.message.data;
    const paid = (await shop.make('POST api/payment', { ...pay, debts: [owed.id] })).body.message;
    expect((await shop.voidPurchase(other.id)).body.code).toBe('paid_already');
    const taken = { body: { id: paid.id }, headers: { 'idempotency-key': newId() } };
    expect((await shop.owner.ask('PUT api/payment/void', taken)).status).toBe(200);
    expect((await shop.owner.ask(`DELETE api/purchase?id=${other.id}`)).status).toBe(200);
    expect((await shop.owner.ask(`GET api/purchase?id=${other.id}`)).status).toBe(404);
  });
});
