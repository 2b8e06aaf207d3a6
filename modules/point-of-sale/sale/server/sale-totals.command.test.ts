import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop();
  const soap = await shop.product();
  await shop.sold(soap, 1);
  const debt = { customer_id: shop.customer, payments: [{ mode: 'credit', amount: 23_600 }] };
  await shop.sell({ lines: [{ product_id: soap, quantity: 2 }], ...debt });
  const wrong = await shop.sold(soap, 5);
  await shop.owner.ask('PUT api/sale/void', {
    body: { id: wrong.id },
    headers: { 'idempotency-key': newId() },
  });
});
afterAll(() => shop.system.close());

const totals = async (query = '', by = shop.owner) => (await by.ask(`GET api/sale/totals${query}`)).body;

test('the sales of a list come to what their rows say, without those that were voided', async () => {
  expect((await totals()).message).toEqual({
    count: 3,
    sums: [
      {
        total_after_returns: 35_400,
        paid_after_returns: 11_800,
        taken_off_amount: 0,
        remain_amount: 23_600,
        profit_after_returns: 14_400,
      },
    ],
  });
});

test('they follow the condition and the filters of the list', async () => {
  const sold = async (query: string) => (await totals(query)).message.sums[0].total_after_returns;
  expect(await sold('?condition=credit')).toBe(23_600);
  expect(await sold(`?customer_id=${shop.customer}`)).toBe(23_600);
  const rules = { join: 'all', parts: [{ field: 'total_amount', is: 'below', value: 20_000 }] };
  expect(await sold(`?filter=${encodeURIComponent(JSON.stringify(rules))}`)).toBe(11_800);
  expect((await totals('?date_to=2001-01-01')).message).toMatchObject({
    count: 0,
    sums: [{ total_after_returns: 0 }],
  });
  expect(await totals('?colour=red')).toMatchObject({ success: false, code: 'invalid_parameter' });
});

test('they hold no profit for whoever may see none, and need the right to the list', async () => {
  const clerk = await shop.clerk('list_sales');
  expect(Object.keys((await totals('', clerk)).message.sums[0])).toEqual([
    'total_after_returns',
    'paid_after_returns',
    'taken_off_amount',
    'remain_amount',
  ]);
  expect(await totals('', await shop.clerk('create_sale'))).toMatchObject({ code: 'permission_denied' });
});

test('after a return the sale, the list, the dashboard and the trial balance say what is left, and nothing else', async () => {
  const branch = await openSellingShop({ vat_registered: true, cash_rounding: 50 }, { system: shop.system });
  const soap = await branch.product({ name: 'Soap' });
  const sugar = await branch.product({ name: 'Sugar', selling_price: 5_900, buying_price: 4_000 });
  const lines = [
    { product_id: soap, quantity: 3 },
    { product_id: sugar, quantity: 2 },
  ];
  const sold = await branch.sell({
    lines,
    customer_id: branch.customer,
    payments: [
      { account_id: branch.cash, mode: 'cash', amount: 30_000 },
      { mode: 'credit', amount: 17_200 },
    ],
  });
  const { id } = sold.body.message;
  const untouched = await branch.sold(sugar, 1);
  const row = async () => (await branch.owner.ask(`GET api/sale?id=${id}`)).body.message;
  expect(await row()).toMatchObject({
    total_amount: 47_200,
    total_after_returns: 47_200,
    paid_after_returns: 30_000,
    profit_after_returns: 11_000,
  });
  const back = (line_no: number, quantity: number, goods: string, refunds: object[] = []) =>
    branch.make('POST api/sale/return', { sale_id: id, lines: [{ line_no, quantity, goods }], refunds });
  expect((await back(1, 1, 'restock')).body).toMatchObject({ success: true });
  const cash = [{ account_id: branch.cash, mode: 'cash', amount: 6_400 }];
  expect((await back(1, 1, 'scrap', cash)).body).toMatchObject({ success: true });
  // 11,800 each: 17,200 were owed, so the second one leaves 5,400 owed by nobody and 6,400 to give back.
  const left = await row();
  expect(left).toMatchObject({
    status: 'part_returned',
    total_amount: 47_200,
    total_after_returns: 23_600,
    paid_amount: 30_000,
    paid_after_returns: 23_600,
    remain_amount: 0,
    // 10,000 and two of 5,000 without VAT; three soaps and two of sugar were given away or lost but one.
    profit_after_returns: 20_000 - 7_000 * 2 - 4_000 * 2,
  });
  const { sums } = (await branch.owner.ask('GET api/sale/totals')).body.message;
  const { sales, profit, top_products } = (await branch.owner.ask('GET api/report/dashboard?period=today'))
    .body.message;
  expect(sums[0]).toMatchObject({
    total_after_returns: 23_600 + untouched.total_amount,
    profit_after_returns: left.profit_after_returns + untouched.profit,
  });
  expect([sales.amount, profit.amount]).toEqual([sums[0].total_after_returns, sums[0].profit_after_returns]);
  const amounts = top_products.map(({ amount }: { amount: number }) => amount);
  expect(amounts.reduce((all: number, amount: number) => all + amount, 0)).toBe(sales.amount);
  const journal = await branch.system.db.adminQuery<{ earned: bigint }>(
    `select sum(credit - debit)::bigint as earned from journal_lines
     where business_id = $1 and (account_code like '4%' or account_code like '5%')`,
    [branch.business_id],
  );
  expect(Number(journal[0]?.earned) / 100).toBe(profit.amount);
});
