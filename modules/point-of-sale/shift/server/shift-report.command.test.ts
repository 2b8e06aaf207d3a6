import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await openTillShop();
});
afterAll(() => shop.system.close());

const report = async (id: string, by = shop.owner) => by.ask(`GET api/shift/report?id=${id}`);

test('the report of a shift has its sales, what came back, the tax, how was paid and the cash', async () => {
  const id = await shop.opened(1000);
  const sale = await shop.sold(shop.soap, 1);
  const twice = await shop.cashSale(2, {
    payments: [{ account_id: shop.cash, mode: 'cash', amount: 25_000 }],
  });
  const credit = [{ mode: 'credit', amount: 11_800 }];
  await shop.cashSale(1, { payments: credit, customer_id: shop.customer });
  await shop.refund(sale.id);
  const x = {
    closed_at: null,
    sales: { count: 3, amount: 47_200 },
    voids: { count: 0, amount: 0 },
    returns: { count: 1, amount: 11_800 },
    net_sales: 35_400,
    taxes: [{ vat_rate: 18, tax: 5400 }],
    payments: [
      { mode: 'cash', count: 2, amount: 35_400 },
      { mode: 'credit', count: 1, amount: 11_800 },
    ],
    float: 1000,
    counted: null,
    cash: { expected: 24_600 },
  };
  expect((await report(id)).body.message).toMatchObject(x);
  const cashier = await shop.clerk('create_sale', 'list_sales');
  expect((await report(id, cashier)).status).toBe(403);
  await shop.closed(id, 24_500);
  const z = { ...x, closed_at: expect.any(String), counted: 24_500, over_short: -100 };
  expect((await report(id)).body.message).toMatchObject(z);
  const seen = (await report(id, cashier)).body.message;
  expect(seen).toMatchObject({ counted: 24_500 });
  expect(seen).not.toHaveProperty('discount');
  // What the till expected follows from the count and its difference, so the paper of a cashier adds up to it.
  const moved = seen.cash.movements.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(seen.float + moved).toBe(seen.cash.expected);
  expect(seen.counted - seen.cash.expected).toBe(seen.over_short);
  const { owner } = shop;
  const soldId = twice.body.message.id;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await owner.ask('PUT api/sale/void', { body: { id: soldId }, headers })).status).toBe(200);
  expect((await report(id)).body.message).toMatchObject(z);
});

test('a shift of somebody else is there for those who see all sales only', async () => {
  const id = await shop.opened(await shop.till());
  await shop.closed(id, await shop.till());
  const cashier = await shop.clerk('create_sale');
  expect((await report(id, cashier)).status).toBe(403);
});

test('a return of somebody with two tills counts in one shift: of the till that paid, else of the one opened last', async () => {
  await shop.closeAll();
  const other = await shop.owner.ask('POST api/account', {
    body: { name: 'Second drawer', type: 'cash in hand', is_till: true },
  });
  const second = String(other.body.message.id);
  const first = await shop.opened(50_000);
  const opened = await shop.make('POST api/shift/open', { account_id: second, float: 50_000 });
  const newest = String(opened.body.message.id);
  const sale = (await shop.cashSale(4)).body.message;
  const comeBack = async (refunds: object[]) => {
    const lines = [{ line_no: 1, quantity: 1, goods: 'restock' }];
    const { status, body } = await shop.make('POST api/sale/return', { sale_id: sale.id, lines, refunds });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const counts = async () =>
    Promise.all([first, newest].map(async (id) => (await report(id)).body.message.returns.count));
  await comeBack([{ account_id: shop.wallet, mode: 'emoney', amount: 11_800 }]);
  expect(await counts()).toEqual([0, 1]);
  await comeBack([{ account_id: shop.cash, mode: 'cash', amount: 11_800 }]);
  expect(await counts()).toEqual([1, 1]);
  await comeBack([
    { account_id: shop.cash, mode: 'cash', amount: 800 },
    { account_id: second, mode: 'cash', amount: 11_000 },
  ]);
  expect(await counts()).toEqual([2, 1]);
  const of = await shop.owner.ask(`GET api/shift/closing-terms?id=${first}`);
  expect(JSON.stringify(of.body)).not.toContain('11800');
});
