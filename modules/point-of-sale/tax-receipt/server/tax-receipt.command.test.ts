import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let today: string;
let sugar: string;
beforeAll(async () => {
  shop = await openSellingShop();
  sugar = await shop.product({ name: 'Sugar 1 kg' });
  const first = await shop.sold(sugar, 3);
  today = first.date;
});
afterAll(() => shop.system.close());

const period = async (by = shop.owner) =>
  (await by.ask(`GET api/tax-receipt/period?date=${today}&date_to=${today}`)).body.message;

test('a period is summed by product, its average price by the count of its sales; what came back is no sale', async () => {
  const rice = await shop.product({ name: 'Rice 5 kg' });
  await shop.sold(sugar, 2);
  await shop.sold(rice, 1);
  const back = await shop.sold(rice, 4);
  const gone = await shop.sold(rice, 2);
  const refunds = [{ account_id: shop.cash, mode: 'cash', amount: back.total_amount }];
  const returned = { sale_id: back.id, lines: [{ line_no: 1, quantity: 4 }], refunds };
  expect((await shop.make('POST api/sale/return', returned)).status).toBe(200);
  const headers = { 'idempotency-key': newId() };
  expect((await shop.owner.ask('PUT api/sale/void', { body: { id: gone.id }, headers })).status).toBe(200);
  const before = await shop.everything();
  const sold = await period();
  expect(await shop.everything()).toEqual(before);
  expect(sold).toMatchObject({ count_of_sales: 3, customer_tin_number: '123456789', total_amount: 70_800 });
  expect(sold.lines).toMatchObject([
    {
      product_name: 'Rice 5 kg',
      count_of_sales: 1,
      quantity: 1,
      total_amount: 11_800,
      average_price: 11_800,
    },
    {
      product_name: 'Sugar 1 kg',
      count_of_sales: 2,
      quantity: 5,
      total_amount: 59_000,
      average_price: 29_500,
    },
  ]);
});

test('one recorded sale carries the default TIN and no code by which it could be verified', async () => {
  const page = (await shop.owner.ask(`GET api/tax-receipt/list?date=${today}&date_to=${today}`)).body.message;
  expect(page.data).toHaveLength(page.total);
  const { id, number } = page.data[0];
  const { message } = (await shop.owner.ask(`GET api/tax-receipt?id=${id}`)).body;
  expect(message).toMatchObject({ number, customer_tin_number: '123456789', verification_code: null });
});

test('each of its calls needs both rights, and its workbook that of Excel as well', async () => {
  const { data } = (await shop.owner.ask(`GET api/tax-receipt/list?date=${today}&date_to=${today}`)).body
    .message;
  const days = `date=${today}&date_to=${today}`;
  const calls = [`?id=${data[0].id}`, `/list?${days}`, `/period?${days}`];
  const [neither, one, other, both] = await Promise.all([
    shop.clerk('list_sales', 'view_sale', 'export_to_excel'),
    shop.clerk('print_tra_receipt', 'export_to_excel'),
    shop.clerk('create_fake_sale', 'export_to_excel'),
    shop.clerk('print_tra_receipt', 'create_fake_sale'),
  ]);
  for (const call of [...calls, `/export?${days}`])
    for (const clerk of [neither, one, other])
      expect([call, (await clerk.ask(`GET api/tax-receipt${call}`)).status]).toEqual([call, 403]);
  for (const call of calls) expect((await both.ask(`GET api/tax-receipt${call}`)).status).toBe(200);
  expect((await both.ask(`GET api/tax-receipt/export?${days}`)).status).toBe(403);
});

test('days that are turned round are refused', async () => {
  const answer = await shop.owner.ask(`GET api/tax-receipt/period?date=${today}&date_to=2020-01-01`);
  expect(answer.status).toBe(400);
});
