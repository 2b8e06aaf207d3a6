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
afterAll(() => shop.house.close());

const totals = async (query = '', by = shop.owner) => (await by.ask(`GET api/sale/totals${query}`)).body;

test('the sales of a list come to what their rows say, without those that were voided', async () => {
  expect((await totals()).message).toEqual({
    count: 3,
    sums: [{ total_amount: 35_400, paid_amount: 11_800, remain_amount: 23_600, profit: 14_400 }],
  });
});

test('they follow the condition and the filters of the list', async () => {
  const sold = async (query: string) => (await totals(query)).message.sums[0].total_amount;
  expect(await sold('?condition=credit')).toBe(23_600);
  expect(await sold(`?customer_id=${shop.customer}`)).toBe(23_600);
  const rules = { join: 'all', parts: [{ field: 'total_amount', is: 'below', value: 20_000 }] };
  expect(await sold(`?filter=${encodeURIComponent(JSON.stringify(rules))}`)).toBe(11_800);
  expect((await totals('?date_to=2001-01-01')).message).toMatchObject({
    count: 0,
    sums: [{ total_amount: 0 }],
  });
  expect(await totals('?colour=red')).toMatchObject({ success: false, code: 'invalid_parameter' });
});

test('they hold no profit for whoever may see none, and need the right to the list', async () => {
  const clerk = await shop.clerk('list_sales');
  expect(Object.keys((await totals('', clerk)).message.sums[0])).toEqual([
    'total_amount',
    'paid_amount',
    'remain_amount',
  ]);
  expect(await totals('', await shop.clerk('create_sale'))).toMatchObject({ code: 'permission_denied' });
});
