import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: SellingShop;
let period: string;
let soap: string;

beforeAll(async () => {
  shop = await openSellingShop();
  const day = today(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  period = `date=${day}&date_to=${day}`;
  soap = await shop.product({ name: 'Soap', buying_price: 700, selling_price: 1000 });
});
afterAll(() => shop.system.close());

const sold = async (
  lines: { product_id: string; quantity: number; unit_price?: number }[],
  amount: number,
) => {
  const payments = [{ account_id: shop.cash, mode: 'cash', amount }];
  const { status, body } = await shop.sell({ lines, payments });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message as { id: string };
};
const ask = (by: TestBrowser, more = '', call = 'losses') =>
  by.ask(`GET api/report/${call}?${period}${more}`);

test('tells what was sold below its cost and how much that lost, less what came back, and no line beside it', async () => {
  const rice = await shop.product({ name: 'Rice', buying_price: 2000, selling_price: 3000 });
  const cheap = { product_id: soap, quantity: 4, unit_price: 500 };
  const { id } = await sold([cheap, { product_id: rice, quantity: 1 }], 5000);
  await sold([{ product_id: soap, quantity: 2 }], 2000);
  const wrong = await sold([{ product_id: soap, quantity: 1, unit_price: 100 }], 100);
  const headers = { 'idempotency-key': newId() };
  expect((await shop.owner.ask('PUT api/sale/void', { body: { id: wrong.id }, headers })).status).toBe(200);
  const { total, rows } = (await ask(shop.owner)).body.message;
  expect(total.figures).toEqual({ lost: 800, net_amount: 2000, quantity: 4, documents: 1 });
  expect(rows.map(({ title }: { title: string }) => title)).toEqual(['Soap']);
  const back = await shop.make('POST api/sale/return', {
    ...{ id: newId(), sale_id: id, refunds: [{ account_id: shop.cash, mode: 'cash', amount: 3500 }] },
    lines: [1, 2].map((line_no) => ({ line_no, quantity: 1, goods: 'restock' })),
  });
  expect(back.body).toMatchObject({ success: true });
  const after = (await ask(shop.owner)).body.message;
  expect(after.total.figures).toEqual({ lost: 600, net_amount: 1500, quantity: 3, documents: 1 });
  expect(after.rows).toHaveLength(1);
  const behind = (await ask(shop.owner, '&figure=lost', 'losses/rows')).body.message;
  expect(behind.data.map(({ figures }: { figures: { lost: number } }) => figures.lost).sort()).toEqual([
    -200, 800,
  ]);
});

test('is told to nobody who may not see losses, whatever else he sees', async () => {
  const others = await shop.clerk('create_report', 'view_sales_report', 'view_profit', 'list_sales');
  for (const call of ['losses', 'losses/rows', 'losses/export'])
    expect([call, (await ask(others, '', call)).status]).toEqual([call, 403]);
  expect(JSON.stringify((await others.ask('GET api/report/types')).body)).not.toContain('losses');
  const sees = await shop.clerk('create_report', 'view_loss');
  const { figures } = (await ask(sees)).body.message;
  expect(figures.map(({ key }: { key: string }) => key)).toEqual([
    'lost',
    'net_amount',
    'quantity',
    'documents',
  ]);
});
