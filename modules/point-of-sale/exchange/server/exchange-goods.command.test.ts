import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { chanceFrom } from '../../testing/chance.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const bank = (amount: number) => ({ account_id: shop.bank, mode: 'emoney', amount });
const goods = (selling_price: number, more = {}) => shop.product({ selling_price, ...more });

interface Exchange {
  of: string;
  back: object[];
  lines: object[];
  exchanged: number;
  payments?: object[];
  refunds?: object[];
  total_amount?: number;
  return_id?: string;
}

const exchange = (
  { of, back, lines, exchanged, payments = [], refunds = [], ...more }: Exchange,
  by: TestBrowser = shop.owner,
) =>
  shop.make(
    'POST api/sale/exchange',
    {
      ...{ return_id: newId(), of_sale_id: of, store_id: shop.store_id, back, lines },
      ...{ exchanged_amount: exchanged, payments, refunds, ...more },
    },
    by,
  );
const find = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
const whole = (line_no: number, quantity: number, more = {}) => ({ line_no, quantity, ...more });

describe('what comes back pays for what goes out', () => {
  test('the customer pays the difference; both papers know each other', async () => {
    const [oil, coffee] = await Promise.all([goods(19_500, { name: 'Korie Oil 3L' }), goods(3800)]);
    const sold = await shop.sold(oil, 1);
    const return_id = newId();
    const { body } = await exchange({
      ...{ of: sold.id, return_id, back: [whole(1, 1)], lines: [{ product_id: coffee, quantity: 6 }] },
      ...{ exchanged: 19_500, payments: [cash(5000)] },
    });
    expect(body).toMatchObject({
      success: true,
      message: {
        total_amount: 22_800,
        ...{ paid_amount: 22_800, remain_amount: 0, change: 1700 },
        payments: [
          { mode: 'cash', amount: 5000 },
          { mode: 'exchange', amount: 19_500, account_id: null },
        ],
        exchange_of: `${sold.number}: Korie Oil 3L × 1`,
      },
    });
    const { id, number } = body.message;
    expect(await find('sale', id)).toMatchObject({ exchange_of: `${sold.number}: Korie Oil 3L × 1` });
    expect(await find('sale', sold.id)).toMatchObject({ status: 'returned', exchange_of: null });
    expect(await find('sale-return', return_id)).toMatchObject({
      ...{ sale_number: sold.number, exchange_sale_id: id, exchange_sale_name: number },
      refunds: [{ mode: 'exchange', amount: 19_500 }],
    });
    expect((await shop.stockOf(oil)).quantity).toBe(100_000n);
    expect((await shop.stockOf(coffee)).quantity).toBe(94_000n);
  });

  test('what is left goes back in cash, of an equal exchange nothing', async () => {
    const [dear, cheap] = await Promise.all([goods(9000), goods(4000)]);
    const sold = await shop.sold(dear, 2);
    const one = { of: sold.id, back: [whole(1, 1)] };
    const less = await exchange({
      ...{ ...one, lines: [{ product_id: cheap, quantity: 1 }], exchanged: 4000, refunds: [cash(5000)] },
    });
    expect(less.body).toMatchObject({
      ...{ success: true, message: { total_amount: 4000, change: 0, given_back: 5000 } },
    });
    expect(await find('sale', less.body.message.id)).toMatchObject({ given_back: 5000 });
    expect(await find('sale', sold.id)).toMatchObject({ given_back: null });
    const same = await exchange({ ...one, lines: [{ product_id: dear, quantity: 1 }], exchanged: 9000 });
    expect(same.body).toMatchObject({ success: true });
    expect(same.body.message.given_back).toBeUndefined();
    const entry = await shop.entryOf(same.body.message.id);
    expect(entry['1010']).toBeUndefined();
    expect(entry['2100']).toBe(900_000n);
  });

  test('a debt falls first, and only what was paid pays for other goods', async () => {
    const [old, other] = await Promise.all([goods(10_000), goods(6000)]);
    const sold = await shop.sell({
      ...{ customer_id: shop.customer, lines: [{ product_id: old, quantity: 1 }] },
      payments: [cash(4000), { mode: 'credit', amount: 6000 }],
    });
    const { id } = sold.body.message;
    const of = { of: id, back: [whole(1, 1)], lines: [{ product_id: other, quantity: 1 }] };
    const greedy = await exchange({ ...of, exchanged: 6000 });
    expect(greedy.body).toMatchObject({ code: 'refunds_differ' });
    const right = await exchange({ ...of, exchanged: 4000, payments: [cash(2000)] });
    expect(right.body).toMatchObject({ success: true });
    expect(await find('sale', id)).toMatchObject({ remain_amount: 0, status: 'returned' });
  });

  test('for work that was sold, which is in no store, goods go out', async () => {
    const [work, soap] = await Promise.all([
      shop.product({ type: 'service', selling_price: 5000, buying_price: null, opening_stock: null }),
      goods(5000),
    ]);
    const sold = await shop.sold(work, 1);
    const made = await exchange({
      ...{ of: sold.id, back: [whole(1, 1)], lines: [{ product_id: soap, quantity: 1 }], exchanged: 5000 },
    });
    expect(made.body).toMatchObject({ success: true });
  });

  test('the last one on the shelf may be the one that came back', async () => {
    const shoes = await goods(5000, { opening_stock: 1 });
    const sold = await shop.sold(shoes, 1);
    const of = { of: sold.id, lines: [{ product_id: shoes, quantity: 1 }], exchanged: 5000 };
    const spoilt = await exchange({ ...of, back: [whole(1, 1, { goods: 'scrap' })] });
    expect(spoilt.body).toMatchObject({ success: false });
    expect(await find('sale', sold.id)).toMatchObject({ status: 'completed' });
    expect((await exchange({ ...of, back: [whole(1, 1)] })).body).toMatchObject({ success: true });
  });
});

describe('refused as a whole, and nothing is written', () => {
  test('money both ways, more than is due, a total that has changed, and goods that came back already', async () => {
    const [dear, cheap] = await Promise.all([goods(9000), goods(4000)]);
    const sold = await shop.sold(dear, 1);
    const before = await shop.everything();
    const of = { of: sold.id, back: [whole(1, 1)], lines: [{ product_id: cheap, quantity: 1 }] };
    const both = await exchange({ ...of, exchanged: 3000, payments: [cash(1000)], refunds: [cash(6000)] });
    expect(both.body.fields).toMatchObject({ refunds: expect.stringContaining('not both') });
    const more = await exchange({ ...of, exchanged: 4000, refunds: [cash(6000)] });
    expect(more.body).toMatchObject({ code: 'refunds_differ' });
    const less = await exchange({ ...of, exchanged: 3000, refunds: [cash(6000)] });
    expect(less.body).toMatchObject({ code: 'payments_short' });
    const other = await exchange({ ...of, exchanged: 4000, refunds: [cash(5000)], total_amount: 3999 });
    expect(other.body).toMatchObject({ code: 'total_has_changed' });
    const twice = await exchange({ ...of, back: [whole(1, 2)], exchanged: 4000, refunds: [cash(14_000)] });
    expect(twice.body).toMatchObject({ code: 'more_than_sold' });
    expect(await shop.everything()).toEqual(before);
  });

  test('nobody exchanges who may not take back, and nobody pays so at the till', async () => {
    const product = await goods(4000);
    const sold = await shop.sold(product, 1);
    const clerk = await shop.clerk('create_sale', 'list_sales');
    const lines = [{ product_id: product, quantity: 1 }];
    const same = { of: sold.id, back: [whole(1, 1)], lines, exchanged: 4000 };
    expect((await exchange(same, clerk)).status).toBe(403);
    const paid = await shop.sell({ lines, payments: [{ mode: 'exchange', amount: 4000 }] });
    expect(paid.status).toBe(400);
    const refunds = [{ mode: 'exchange', amount: 4000 }];
    const back = await shop.make('POST api/sale/return', {
      ...{ sale_id: sold.id, lines: [whole(1, 1)], refunds },
    });
    expect(back.status).toBe(400);
  });

  test('what is given back counts against the limit of whoever gives it, goods for goods as well', async () => {
    const product = await goods(4000);
    const sold = await shop.sold(product, 1);
    const employee = await anEmployee(shop.owner, ['create_sale', 'delete_sale', 'list_sales'], {
      branches: [shop.branch_id],
      limits: { refund_limit: 3999 },
    });
    const clerk = await logIn(shop.system, employee.phone, employee.password);
    const lines = [{ product_id: product, quantity: 1 }];
    const answer = await exchange({ of: sold.id, back: [whole(1, 1)], lines, exchanged: 4000 }, clerk);
    expect(answer.body).toMatchObject({ code: 'refund_above_limit', approval: { act: 'refund' } });
  });
});

test('of two exchanges of one sale at once one is made', async () => {
  const product = await goods(4000);
  const sold = await shop.sold(product, 1);
  const lines = [{ product_id: product, quantity: 1 }];
  const one = () => exchange({ of: sold.id, back: [whole(1, 1)], lines, exchanged: 4000 });
  const answers = await Promise.all([one(), one()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await shop.stockOf(product)).quantity).toBe(99_000n);
});

test('the sale of an exchange is not voided; its goods come back as those of any sale', async () => {
  const product = await goods(4000);
  const sold = await shop.sold(product, 1);
  const lines = [{ product_id: product, quantity: 1 }];
  const made = await exchange({ of: sold.id, back: [whole(1, 1)], lines, exchanged: 4000 });
  const { id, number } = made.body.message;
  const voided = await shop.owner.ask('PUT api/sale/void', {
    body: { id },
    headers: { 'idempotency-key': newId() },
  });
  expect(voided.body).toMatchObject({ code: 'sale_is_of_exchange', number });
  const body = { sale_id: id, lines: [whole(1, 1)], refunds: [cash(4000)] };
  expect((await shop.make('POST api/sale/return', body)).body).toMatchObject({ success: true });
});

test('random exchanges post what a return and a sale post apart', async () => {
  const chance = chanceFrom(22);
  const upTo = (most: number) => 1 + Math.floor(chance() * most);
  const twins = async (price: number, tax: string) =>
    Promise.all([goods(price, { tax, buying_price: 777 }), goods(price, { tax, buying_price: 777 })]);
  const sumOf = async (...ids: string[]) => {
    const sums: Record<string, bigint> = {};
    for (const id of ids)
      for (const [account, amount] of Object.entries(await shop.entryOf(id)))
        sums[account] = (sums[account] ?? 0n) + amount;
    return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n));
  };
  for (let n = 0; n < 16; n += 1) {
    const [oldPrice, newPrice] = [upTo(9999) + 0.5, upTo(9999) + 0.25];
    const tax = n % 3 === 0 ? 'exempt' : 'standard';
    const [oldOnes, newOnes] = [await twins(oldPrice, tax), await twins(newPrice, 'standard')];
    const [bought, back, out] = [5, upTo(5), upTo(4)];
    const sell = async (product_id: string) => {
      const lines = [{ product_id, quantity: bought, ...(n % 2 ? { discount_percent: 7.5 } : {}) }];
      const made = await shop.sell({ lines, payments: [bank(await priceOf(lines))] });
      expect(made.body, JSON.stringify(made.body)).toMatchObject({ success: true });
      return made.body.message;
    };
    const [one, two] = [await sell(oldOnes[0]), await sell(oldOnes[1])];
    const terms = { lines: [whole(1, back, { goods: n % 4 === 0 ? 'scrap' : 'restock' })] };
    const dueOf = async () => {
      const tried = await shop.make('POST api/sale/return', { sale_id: two.id, ...terms, refunds: [] });
      return Number(String(tried.body.due).replaceAll(/[^\d.]/g, ''));
    };
    const due = await dueOf();
    const goesOut = await priceOf([{ product_id: newOnes[0], quantity: out }]);
    const pays = Math.min(due, goesOut);
    const rest = (amount: number) => (amount > 0.001 ? [bank(Math.round(amount * 100) / 100)] : []);
    const return_id = newId();
    const made = await exchange({
      ...{ of: one.id, return_id, back: terms.lines, exchanged: pays },
      lines: [{ product_id: newOnes[0], quantity: out }],
      ...{ payments: rest(goesOut - pays), refunds: rest(due - pays) },
    });
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ success: true });
    const apart = await shop.make('POST api/sale/return', {
      ...{ sale_id: two.id, ...terms, refunds: [bank(due)] },
    });
    expect(apart.body).toMatchObject({ success: true });
    const bare = await shop.sell({
      ...{ lines: [{ product_id: newOnes[1], quantity: out }], payments: [bank(goesOut)] },
    });
    expect(await sumOf(return_id, made.body.message.id)).toEqual(
      await sumOf(apart.body.message.id, bare.body.message.id),
    );
    for (const pair of [oldOnes, newOnes])
      expect(await shop.stockOf(pair[0])).toEqual(await shop.stockOf(pair[1]));
  }

  async function priceOf(lines: readonly object[]): Promise<number> {
    const { body } = await shop.sell({ lines, payments: [bank(0.01)] });
    return Math.round(Number(String(body.left).replaceAll(/[^\d.]/g, '')) * 100 + 1) / 100;
  }
});

test('the report of its shift tells the sale, the return and what no money was moved for: net sales are the money of the drawer', async () => {
  const [dear, cheap] = await Promise.all([goods(9000), goods(4000)]);
  const shift = newId();
  const opened = await shop.make('POST api/shift/open', { id: shift, account_id: shop.cash, float: 0 });
  expect([opened.status, opened.body.code]).toEqual([200, undefined]);
  const sold = await shop.sell({ lines: [{ product_id: dear, quantity: 2 }], payments: [cash(18_000)] });
  const made = await exchange({
    ...{ of: sold.body.message.id, back: [whole(1, 1)], lines: [{ product_id: cheap, quantity: 1 }] },
    ...{ exchanged: 4000, refunds: [cash(5000)] },
  });
  expect(made.body).toMatchObject({ success: true });
  const report = (await shop.owner.ask(`GET api/shift/report?id=${shift}`)).body.message;
  expect(report).toMatchObject({
    ...{ sales: { count: 2, amount: 22_000 }, returns: { count: 1, amount: 9000 }, net_sales: 13_000 },
    payments: [
      { mode: 'cash', count: 1, amount: 18_000 },
      { mode: 'exchange', count: 1, amount: 4000 },
    ],
    cash: { expected: 13_000 },
  });
});
