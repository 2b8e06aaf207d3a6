import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({
    name: 'Sabuni',
    units: [{ unit: 'carton', factor: 12, selling_price: 130_000 }],
  });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const returned = (body: object, by?: TestBrowser) => shop.make('POST api/sale/return', body, by);
const back = (sale_id: string, quantity: number, refunds: object[], goods = 'restock') => ({
  sale_id,
  lines: [{ line_no: 1, quantity, goods }],
  refunds,
});
const seen = async (id: string) => (await shop.owner.ask(`GET api/sale?id=${id}`)).body.message;

async function refused(body: object, answer: object, by?: TestBrowser): Promise<void> {
  const before = await shop.everything();
  const said = await returned(body, by);
  expect({ status: said.status, ...said.body }).toMatchObject(answer);
  expect(await shop.everything()).toEqual(before);
}

describe('goods that come back', () => {
  test('go to the store of the sale, in its unit, at what they had cost', async () => {
    const before = await shop.stockOf(soap);
    const { message: sold } = (
      await shop.sell({
        lines: [{ product_id: soap, unit: 'carton', quantity: 2 }],
        payments: [cash(260_000)],
      })
    ).body;
    const carton = {
      ...back(sold.id, 1, [cash(130_000)]),
      lines: [{ line_no: 1, unit: 'carton', quantity: 1, goods: 'restock' }],
    };
    const first = await returned({ ...carton, reason: 'Wrong brand' });
    expect(first.body.message).toMatchObject({
      sale_number: sold.number,
      sale_status: 'part_returned',
      reason: 'Wrong brand',
      lines: [{ line_no: 1, unit: 'carton', quantity: 1, total_amount: 130_000, cost: 84_000 }],
    });
    expect((await shop.stockOf(soap)).quantity).toBe(before.quantity - 12_000n);
    expect(await seen(sold.id)).toMatchObject({
      status: 'part_returned',
      lines: [{ returned_quantity: 12 }],
    });
    expect((await returned(carton)).body.message.sale_status).toBe('returned');
    expect(await shop.stockOf(soap)).toEqual(before);
  });

  test('of one line may be sound in part and spoiled in part', async () => {
    const { id } = await shop.sold(soap, 3);
    const lines = [
      { line_no: 1, quantity: 2 },
      { line_no: 1, quantity: 1, goods: 'scrap' },
    ];
    const { body } = await returned({ sale_id: id, lines, refunds: [cash(35_400)] });
    expect(body.message).toMatchObject({ sale_status: 'returned', total_amount: 35_400 });
    expect(await shop.entryOf(body.message.id)).toMatchObject({
      1200: 1_400_000n,
      5010: 700_000n,
      5000: -2_100_000n,
    });
  });

  test('lower what is owed before money goes out', async () => {
    const payments = [cash(13_600), { mode: 'credit', amount: 10_000 }];
    const lines = [{ product_id: soap, quantity: 2 }];
    const sale = (await shop.sell({ lines, payments, customer_id: shop.customer })).body.message;
    await refused(back(sale.id, 1, [cash(11_800)]), { code: 'refunds_differ', due: '1,800', owed: '10,000' });
    const { body } = await returned(back(sale.id, 1, [cash(1800)]));
    expect(body.message.refunds).toMatchObject([
      { mode: 'cash', amount: 1800 },
      { mode: 'credit', amount: 10_000, account_id: null },
    ]);
    expect(await shop.entryOf(body.message.id)).toMatchObject({ 1010: -180_000n, 1100: -1_000_000n });
    expect(await seen(sale.id)).toMatchObject({
      paid_amount: 13_600,
      remain_amount: 0,
      status: 'part_returned',
    });
  });

  test('may be kept as money for the next purchase of a customer who is known', async () => {
    const unknown = await shop.sold(soap, 1);
    const kept = { mode: 'deposit', amount: 11_800 };
    await refused(back(unknown.id, 1, [kept]), { status: 400, fields: { refunds: expect.any(String) } });
    const known = await shop.sold(soap, 1, { customer_id: shop.customer });
    const { body } = await returned(back(known.id, 1, [kept]));
    expect(await shop.entryOf(body.message.id)).toMatchObject({ 2100: -1_180_000n, 4010: 1_000_000n });
  });

  test('of work done cost nothing and move nothing', async () => {
    const service = await shop.product({ type: 'service', selling_price: 5900, opening_stock: null });
    const { id } = await shop.sold(service, 1);
    const { body } = await returned(back(id, 1, [cash(5900)]));
    expect(await shop.entryOf(body.message.id)).toEqual({ 4010: 500_000n, 2200: 90_000n, 1010: -590_000n });
  });

  test('are listed with their sale for whoever may take them back', async () => {
    const { id } = await shop.sold(soap, 1);
    const made = (await returned(back(id, 1, [cash(11_800)]))).body.message;
    const listed = await shop.owner.ask(`GET api/sale-return/list?sale_id=${id}`);
    expect(listed.body.message.data).toMatchObject([
      { id: made.id, sale_status: 'returned', total_amount: 11_800 },
    ]);
    const clerk = await shop.clerk('create_sale', 'list_sales', 'view_sale');
    expect((await clerk.ask('GET api/sale-return/list')).status).toBe(403);
  });

  test('fill a shortage first where a branch sells what it has not', async () => {
    const lax = await openSellingShop({ allow_negative_stock: true }, { system: shop.system });
    const product = await lax.product({ opening_stock: 1 });
    const sold = await lax.sold(product, 3);
    await lax.owner.ask(`PUT api/product?id=${product}`, { body: { version: 1, buying_price: 9000 } });
    const payments = [{ account_id: lax.cash, mode: 'cash', amount: 11_800 }];
    await lax.sell({ lines: [{ product_id: product, quantity: 1 }], payments });
    const refunds = [{ account_id: lax.cash, mode: 'cash', amount: 35_400 }];
    expect((await lax.make('POST api/sale/return', back(sold.id, 3, refunds))).status).toBe(200);
    expect((await lax.stockOf(product)).quantity).toBe(0n);
  });
});

describe('refuses and changes nothing', () => {
  test('more than is left of a line', async () => {
    const { id } = await shop.sold(soap, 2);
    const code = 'more_than_sold';
    await refused(back(id, 3, [cash(35_400)]), { status: 409, code, product: 'Sabuni', left: '2' });
    await returned(back(id, 1, [cash(11_800)]));
    await refused(back(id, 2, [cash(23_600)]), { status: 409, code, left: '1' });
    const twice = [
      { line_no: 1, quantity: 1 },
      { line_no: 1, quantity: 1 },
    ];
    await refused({ sale_id: id, lines: twice, refunds: [cash(23_600)] }, { code });
  });

  test('refunds that are not what comes back', async () => {
    const { id } = await shop.sold(soap, 1);
    for (const refunds of [[], [cash(11_799)], [cash(11_801)], [cash(11_800), { mode: 'credit', amount: 1 }]])
      await refused(back(id, 1, refunds), { status: 409, code: 'refunds_differ', due: '11,800' });
  });

  test('what is at fault in a body, and a sale that is none', async () => {
    const { id } = await shop.sold(soap, 1);
    const faults: [object, string][] = [
      [{ sale_id: id, lines: [], refunds: [] }, 'lines'],
      [{ sale_id: id, lines: [{ line_no: 2, quantity: 1 }], refunds: [] }, 'lines.0.line_no'],
      [back(id, 0, []), 'lines.0.quantity'],
      [back(id, 0.5, [cash(5900)]), 'lines.0.quantity'],
      [back(id, 1, [{ ...cash(11_800), account_id: shop.wallet }]), 'refunds.0.account_id'],
      [back(id, 1, [cash(0)]), 'refunds.0.amount'],
      [{ ...back(id, 1, [cash(11_800)]), date: '2031-01-01' }, 'date'],
    ];
    for (const [body, field] of faults)
      await refused(body, { status: 400, code: 'invalid_fields', fields: { [field]: expect.any(String) } });
    await refused(back(newId(), 1, [cash(1)]), { status: 404 });
  });

  test('whoever lacks the right', async () => {
    const { id } = await shop.sold(soap, 1);
    const clerk = await shop.clerk('create_sale', 'view_sale', 'list_sales', 'modify_sale');
    await refused(back(id, 1, [cash(11_800)]), { status: 403 }, clerk);
    const dated = { ...back(id, 1, [cash(11_800)]), date: '2026-01-01' };
    await refused(dated, { status: 403 }, await shop.clerk('delete_sale'));
  });
});

test('the same return sent again is the same return', async () => {
  const { id } = await shop.sold(soap, 2);
  const body = { id: newId(), ...back(id, 1, [cash(11_800)]) };
  const answers = await Promise.all([returned(body), returned(body), returned(body)]);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(await seen(id)).toMatchObject({ lines: [{ returned_quantity: 1 }] });
});

test('returns at once never take back more than was sold', async () => {
  const { id } = await shop.sold(soap, 3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => returned(back(id, 1, [cash(11_800)]))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await seen(id)).toMatchObject({ status: 'returned', lines: [{ returned_quantity: 3 }] });
});
