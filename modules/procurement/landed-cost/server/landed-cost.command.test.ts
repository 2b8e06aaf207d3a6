import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let carrier: string;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
  const body = { name: 'Simba Transport', credit_days: 14 };
  carrier = String((await shop.owner.ask('POST api/supplier', { body })).body.message.id);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

const tiles = (more: object = {}) =>
  shop.product({ opening_stock: null, buying_price: 0, selling_price: 24_000, ...more });
const addCost = (purchases: string[], amount: number, more: object = {}) =>
  shop.make('POST api/purchase/landed-cost', {
    purchases,
    title: 'Lorry',
    amount,
    account_id: shop.cash,
    ...more,
  });
const voidCost = (id: string) =>
  shop.owner.ask('PUT api/landed-cost/void', { body: { id }, headers: { 'idempotency-key': newId() } });
const sendBack = async (purchase_id: string, quantity: number) =>
  expect(
    await shop.make('POST api/purchase/return', { purchase_id, lines: [{ line_no: 1, quantity }] }),
  ).toMatchObject({ status: 200 });
const minor = (amounts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([account, amount]) => [account, BigInt(Math.round(amount * 100))]),
  );

describe('a cost that comes after the goods', () => {
  test('makes those dearer that are still there; the rest is cost of sales, and the carrier is owed', async () => {
    const product = await tiles();
    const { id } = await shop.bought(product, 50, 12_000, { date: '2026-01-05' });
    await shop.sold(product, 37);
    const given = { supplier_id: carrier, account_id: null, date: '2026-01-10' };
    const made = (await addCost([id], 90_001, given)).body.message;
    expect(made).toMatchObject({
      ...{
        total_amount: 90_001,
        remain_amount: 90_001,
        due_date: '2026-01-24',
        supplier_name: 'Simba Transport',
      },
      lines: [{ share: 90_001, to_stock: 23_400.26, to_cost_of_sales: 66_600.74 }],
    });
    expect(made.number).toMatch(/L0001/);
    expect(await shop.entryOf(made.id)).toEqual(minor({ 1200: 23_400.26, 2000: -90_001, 5000: 66_600.74 }));
    expect(await shop.stockOf(product)).toEqual({ quantity: 13_000n, value: 17_940_026n });
    await shop.sold(product, 13);
    expect(await shop.stockOf(product)).toEqual({ quantity: 0n, value: 0n });
    const tax = { tax: 'standard', receipt_is_provided: true };
    const late = (await addCost([id], 11_800, tax)).body.message;
    expect(await shop.entryOf(late.id)).toEqual(minor({ 1010: -11_800, 1300: 1800, 5000: 10_000 }));
    const { data } = (await shop.owner.ask(`GET api/landed-cost/list?lines.purchase_id=${id}`)).body.message;
    expect(data).toHaveLength(2);
  });

  test('is shared over the lines of several purchases, odd cents to the largest remainders', async () => {
    const [one, two] = [await tiles(), await tiles()];
    const first = await shop.bought(one, 7, 100);
    const { body } = await shop.buy({
      lines: [
        { product_id: two, quantity: 13, price: 0 },
        { product_id: one, quantity: 3, price: 100 },
      ],
    });
    const purchases = [first.id, body.message.id];
    const shares = async (by: string) =>
      (await addCost(purchases, 100.01, { by })).body.message.lines.map(
        (line: { share: number }) => line.share,
      );
    expect(await shares('quantity')).toEqual([30.44, 56.53, 13.04]);
    // Free goods bear nothing by value.
    expect(await shares('value')).toEqual([70.01, 0, 30]);
  });

  test('bears the VAT that its receipt says, by the page of its own and on the form of the purchase', async () => {
    const product = await tiles();
    const { id } = await shop.bought(product, 10, 100);
    const said = { tax: 'standard', receipt_is_provided: true, tax_amount: 900 };
    const cost = (await addCost([id], 10_000, said)).body.message;
    expect(cost).toMatchObject({ tax: 900, net_amount: 9100, lines: [{ share: 9100 }] });
    expect(await shop.entryOf(cost.id)).toEqual(minor({ 1010: -10_000, 1200: 9100, 1300: 900 }));
    expect((await voidCost(cost.id)).status).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 100_000n });
    const costs = [{ ...said, title: 'Loading', amount: 10_000, account_id: shop.cash, tax_amount: 700 }];
    const { body } = await shop.buy({ lines: [{ product_id: product, quantity: 1, price: 100 }], costs });
    const { data } = (await shop.owner.ask(`GET api/landed-cost/list?lines.purchase_id=${body.message.id}`))
      .body.message;
    expect(data).toMatchObject([{ tax: 700, net_amount: 9300 }]);
    // Without a fiscal receipt nothing of it is claimed.
    const none = (await addCost([id], 10_000, { ...said, receipt_is_provided: false })).body.message;
    expect(none).toMatchObject({ tax: 0, net_amount: 10_000 });
  });

  test('on the form of the purchase is one document each, and the price of a piece holds it', async () => {
    const [door, hinge] = [await tiles(), await tiles()];
    const { body } = await shop.buy({
      tax_mode: 'exclusive',
      receipt_is_provided: true,
      lines: [
        { product_id: door, quantity: 10, price: 42_000 },
        { product_id: hinge, quantity: 25, price: 7300 },
      ],
      costs: [
        { title: 'Lorry', amount: 85_000, account_id: shop.cash },
        {
          title: 'Loading',
          amount: 35_400,
          supplier_id: carrier,
          by: 'quantity',
          tax: 'standard',
          receipt_is_provided: true,
        },
      ],
    });
    const { id, total_amount } = body.message;
    expect(total_amount).toBe(710_950);
    const { data } = (await shop.owner.ask(`GET api/landed-cost/list?lines.purchase_id=${id}`)).body.message;
    expect(data.map((cost: { title: string }) => cost.title).sort()).toEqual(['Loading', 'Lorry']);
    expect(await shop.stockOf(door)).toEqual({ quantity: 10_000n, value: 48_782_454n });
    expect(await shop.find('product', door)).toMatchObject({ buying_price: 48_782.45 });
    expect((await shop.voidPurchase(id)).body.code).toBe('purchase_has_costs');
    for (const cost of data) expect((await voidCost(cost.id)).status).toBe(200);
    expect(await shop.stockOf(door)).toEqual({ quantity: 10_000n, value: 42_000_000n });
    expect((await shop.voidPurchase(id)).status).toBe(200);
    expect(await shop.stockOf(door)).toEqual({ quantity: 0n, value: 0n });
  });
});

describe('a cost of goods that came by an order', () => {
  /** A bill for ten pieces at 100 that came in two parts, valued first in, first out beside older goods. */
  async function billed() {
    const product = await shop.product({ opening_stock: 5, buying_price: 80, valuation: 'fifo' });
    const ask = async (route: string, body: object) =>
      (await shop.owner.ask(route, { body, headers: { 'idempotency-key': newId() } })).body.message;
    const lines = [{ product_id: product, quantity: 10, price: 100 }];
    const order = await ask('POST api/purchase-order', { supplier_id: shop.supplier, lines });
    await ask('PUT api/purchase-order/send', { id: order.id });
    const part = (quantity: number) => ({ order_id: order.id, lines: [{ line_no: 1, quantity }] });
    for (const quantity of [4, 6]) await shop.make('PUT api/purchase-order/receive', part(quantity));
    const all = { ...part(10), payments: [], receipt_is_provided: true };
    return { product, id: (await shop.make('POST api/purchase/bill', all)).body.message.id as string };
  }

  test('is borne by the layers of its receipts, and they are as cheap again once it is void', async () => {
    const { product, id } = await billed();
    const cost = (await addCost([id], 50)).body.message;
    expect(cost.lines).toMatchObject([{ share: 50, to_stock: 50, to_cost_of_sales: 0 }]);
    expect(await shop.stockOf(product)).toEqual({ quantity: 15_000n, value: 145_000n });
    expect((await voidCost(cost.id)).status).toBe(200);
    await addCost([id], 100);
    // The five older pieces leave first, at what they had cost.
    await shop.sold(product, 5);
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 110_000n });
  });

  test('goes back to the supplier from its own layers, not from older goods', async () => {
    const { product, id } = await billed();
    const back = await shop.make('POST api/purchase/return', {
      purchase_id: id,
      lines: [{ line_no: 1, quantity: 6 }],
    });
    expect(back.body).toMatchObject({ success: true });
    expect(await shop.stockOf(product)).toEqual({ quantity: 9000n, value: 80_000n });
  });
});

describe('void', () => {
  test('takes cost, money and debt back, and is refused once it is paid', async () => {
    const product = await tiles();
    const { id } = await shop.bought(product, 10, 100);
    const cost = (await addCost([id], 50, { supplier_id: carrier, account_id: null })).body.message;
    expect((await voidCost(cost.id)).body.message).toMatchObject({ status: 'void', remain_amount: 0 });
    expect(await shop.entryOf(cost.id)).toEqual({});
    expect(await shop.stockOf(product)).toEqual({ quantity: 10_000n, value: 100_000n });
    const owed = (await addCost([id], 50, { supplier_id: carrier, account_id: null })).body.message;
    const [debt] = (await shop.owner.ask(`GET api/debt/list?source_id=${owed.id}`)).body.message.data;
    const pay = { kind: 'supplier', party_id: carrier, amount: 20, account_id: shop.cash, mode: 'cash' };
    expect((await shop.make('POST api/payment', { ...pay, debts: [debt.id] })).status).toBe(200);
    expect((await voidCost(owed.id)).body.code).toBe('paid_already');
  });

  test('takes out of stock what lies there, and the rest out of cost of sales, once its goods have left', async () => {
    const product = await tiles();
    const { id } = await shop.bought(product, 10, 100);
    const cost = (await addCost([id], 50)).body.message;
    await shop.sold(product, 4);
    const foreseen = await shop.owner.ask(`GET api/landed-cost/posting?id=${cost.id}`);
    expect(foreseen.body.message.next).toMatchObject([
      { entries: [{ is_reversal: true }, { is_reversal: false }], goods: [{ quantity: 0, value: -30 }] },
    ]);
    const { body } = await voidCost(cost.id);
    expect(body.message.lines).toMatchObject([{ share: 50, to_stock: 50, from_stock: 30 }]);
    expect(await shop.entryOf(cost.id)).toEqual({ 1200: 2_000n, 5000: -2_000n });
    expect(await shop.stockOf(product)).toEqual({ quantity: 6000n, value: 60_000n });
    expect((await voidCost(cost.id)).body.code).toBe('landed_cost_is_void');
    expect(await shop.stockOf(product)).toEqual({ quantity: 6000n, value: 60_000n });
  });

  test.each(['moving_average', 'fifo'])(
    'of goods that went back by name nothing is held (%s)',
    async (valuation) => {
      const product = await tiles({ valuation });
      const { id } = await shop.bought(product, 10, 100);
      await shop.bought(product, 10, 100);
      await sendBack(id, 4);
      const [line] = (await addCost([id], 50)).body.message.lines;
      expect(line).toMatchObject({ to_stock: 30, to_cost_of_sales: 20 });
      await sendBack(id, 6);
      const [rest] = (await addCost([id], 50)).body.message.lines;
      expect(rest).toMatchObject({ to_stock: 0, to_cost_of_sales: 50 });
    },
  );
});

describe('refused, and nothing has changed', () => {
  const REFUSED: readonly [string, object, string | RegExp][] = [
    ['an amount of nothing', { amount: 0 }, /amount/],
    ['owed to nobody', { account_id: null }, /supplier_id/],
    ['no purchase', { purchases: [] }, /purchases/],
    ['a purchase that is none of ours', { purchases: [newId()] }, /purchases/],
    ['before the goods came', { date: '2026-01-04' }, 'earlier_than_document'],
    ['due before its day', { date: '2026-01-06', due_date: '2026-01-05' }, /due_date/],
    ['tomorrow', { date: '2100-01-01' }, /date/],
    ['an account that is none of ours', { account_id: newId() }, /account_id/],
    ['without a name', { title: '' }, /title/],
    ['VAT above the standard rate on all of it', { tax_amount: 7.64 }, 'tax_too_large'],
  ];
  test.each(REFUSED)('%s', async (_, body, by) => {
    const { id } = await shop.bought(await tiles(), 10, 100, { date: '2026-01-05' });
    const before = await shop.allOfBuying();
    const { status, body: answer } = await addCost([id], 50, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(by instanceof RegExp ? Object.keys(answer.fields ?? {}).join() : answer.code).toEqual(
      by instanceof RegExp ? expect.stringMatching(by) : by,
    );
    expect(await shop.allOfBuying()).toEqual(before);
  });

  test('on a void purchase; without the right; and a fault of a cost on a purchase is told by its place', async () => {
    const { id } = await shop.bought(await tiles(), 10, 100);
    await shop.voidPurchase(id);
    expect((await addCost([id], 50)).body.code).toBe('purchase_is_void');
    const blind = await shop.clerk('create_purchase');
    const body = { purchases: [id], title: 'Lorry', amount: 5, account_id: shop.cash };
    expect((await shop.make('POST api/purchase/landed-cost', body, blind)).status).toBe(403);
    const lines = [{ product_id: await tiles(), quantity: 1, price: 100 }];
    const before = await shop.allOfBuying();
    const { body: answer } = await shop.buy({ lines, costs: [{ title: 'Lorry', amount: 5 }] });
    expect(Object.keys(answer.fields)).toEqual(['costs.0.supplier_id']);
    const stranger = [
      { title: 'Lorry', amount: 5, account_id: shop.cash },
      { title: 'Boat', amount: 5, supplier_id: newId() },
    ];
    const { body: unknown } = await shop.buy({ lines, costs: stranger });
    expect(Object.keys(unknown.fields)).toEqual(['costs.1.supplier_id']);
    expect(await shop.allOfBuying()).toEqual(before);
  });

  test('a cost and a sale of the same goods at once: none is lost', async () => {
    const product = await tiles();
    const { id } = await shop.bought(product, 10, 100);
    const [cost] = await Promise.all([addCost([id], 1000), shop.sold(product, 4), shop.sold(product, 4)]);
    const { lines } = cost.body.message;
    expect((await shop.stockOf(product)).quantity).toBe(2000n);
    expect(lines[0].to_stock + lines[0].to_cost_of_sales).toBe(1000);
  });
});
