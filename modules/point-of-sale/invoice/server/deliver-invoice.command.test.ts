import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
let soda: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, invoices_post_at: 'delivery' });
  soap = await shop.product({ name: 'Sabuni' });
  soda = await shop.product({ name: 'Soda', units: [{ unit: 'carton', factor: 12, selling_price: 33_333 }] });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

const DAY_RULE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
const keyed = (body: object) => ({ body, headers: { 'idempotency-key': newId() } });
const issued = async (
  lines: object[] = [{ product_id: soap, quantity: 7, unit_price: 11_111, discount: 1000 }],
) => {
  const draft = await shop.owner.ask('POST api/invoice', keyed({ customer_id: shop.customer, lines }));
  const { body } = await shop.owner.ask('PUT api/invoice/issue', keyed({ id: draft.body.message.id }));
  expect(body).toMatchObject({ success: true });
  return body.message;
};
const deliver = (invoice_id: string, pieces: number, more: object = {}, by: TestBrowser = shop.owner) =>
  by.ask('POST api/invoice/deliver', keyed({ invoice_id, lines: [{ line_no: 1, pieces }], ...more }));
const delivered = async (id: string, pieces: number, more: object = {}) => {
  const { body } = await deliver(id, pieces, more);
  expect(body).toMatchObject({ success: true });
  return body.message;
};
const seen = async (id: string) => (await shop.owner.ask(`GET api/invoice?id=${id}`)).body.message;
const deliveries = async (id: string) =>
  (await shop.owner.ask(`GET api/invoice/deliveries?id=${id}`)).body.message;
const back = (invoice_id: string, line: object) =>
  shop.make('POST api/invoice/return', { invoice_id, lines: [{ line_no: 1, ...line }], refunds: [] });

describe('an invoice whose goods leave in deliveries', () => {
  test('posts, moves and owes nothing as it is issued, and takes its number', async () => {
    const before = await shop.stockOf(soap);
    const entries = await shop.everything();
    const made = await issued();
    expect(made).toMatchObject({
      ...{ status: 'issued', standing: 'issued', delivery: 'waiting', sale_id: null },
      ...{ total_amount: 76_777, paid_amount: 0, remain_amount: 76_777 },
    });
    expect(made.number).toMatch(/I\d{4}$/);
    expect(await shop.stockOf(soap)).toEqual(before);
    const [{ numbers: _, ...others } = {}] = entries as Record<string, unknown>[];
    expect(await shop.everything()).toMatchObject([others]);
    const list = await shop.owner.ask('GET api/invoice/list?condition=undelivered');
    expect(list.body.message.data.map(({ id }: { id: string }) => id)).toContain(made.id);
  });

  test('posts each delivery by its share, to the cent, and never more than was invoiced', async () => {
    const { id, number, due_date } = await issued();
    const one = await delivered(id, 2);
    expect(one).toMatchObject({ delivery: 'part', standing: 'issued', remain_amount: 76_777 });
    expect(await shop.entryOf(one.sale_id)).toEqual({
      ...{ '1100': 2_193_628n, '1200': -1_400_000n, '2200': -334_621n },
      ...{ '4000': -1_883_220n, '4020': 24_213n, '5000': 1_400_000n },
    });
    const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${one.sale_id}`)).body.message.data;
    expect(owed).toMatchObject({ amount: 21_936.28, due_date, document: number });
    const before = await shop.everything();
    const above = await deliver(id, 6);
    expect([above.status, above.body.code]).toEqual([409, 'more_than_invoiced']);
    expect(above.body.message).toContain('5');
    expect(await shop.everything()).toEqual(before);
    const all = await delivered(id, 5);
    expect(all).toMatchObject({ delivery: 'delivered', sale_id: one.sale_id, remain_amount: 76_777 });
    expect(await shop.entryOf(one.sale_id)).toMatchObject({ '1100': 7_677_700n, '5000': 4_900_000n });
    const sold = (await shop.owner.ask(`GET api/sale?id=${one.sale_id}`)).body.message;
    expect(sold).toMatchObject({ number, total_amount: 76_777, remain_amount: 76_777 });
    const { lines, notes } = await deliveries(id);
    expect(lines).toMatchObject([{ product_name: 'Sabuni', quantity: 7, delivered: 7, left: 0 }]);
    expect(notes.map(({ lines: of }: { lines: { quantity: number }[] }) => of[0]?.quantity)).toEqual([2, 5]);
    expect(notes.map(({ note }: { note: string }) => note)).toEqual([`${number}-1`, `${number}-2`]);
    const list = await shop.owner.ask('GET api/invoice/list?condition=undelivered');
    expect(list.body.message.data.map((row: { id: string }) => row.id)).not.toContain(id);
    expect((await deliver(id, 1)).body.code).toBe('more_than_invoiced');
  });

  test('posts each on its own day, by those who may date back, never before it was issued', async () => {
    const { id, date } = await issued();
    const early = await deliver(id, 1, { date: addDays(date, -1) });
    expect([early.status, early.body.code]).toEqual([409, 'earlier_than_document']);
    const clerk = await shop.clerk('create_invoice');
    expect((await deliver(id, 1, { date: addDays(date, -1) }, clerk)).status).toBe(403);
    expect((await deliver(id, 1, {}, await shop.clerk('view_invoice'))).status).toBe(403);
    expect((await deliver(id, 1, {}, clerk)).status).toBe(200);
    const today = businessDay(new Date(), DAY_RULE);
    expect((await deliveries(id)).notes).toMatchObject([{ date: today }]);
  });

  test('takes back what was delivered and no more; a carton comes back of what left by the piece', async () => {
    const { id } = await issued([{ product_id: soda, unit: 'carton', quantity: 3, unit_price: 33_333 }]);
    const early = await back(id, { pieces: 1 });
    expect([early.status, early.body.code]).toEqual([409, 'invoice_not_issued']);
    const { sale_id } = await delivered(id, 17);
    expect((await back(id, { pieces: 18 })).body.code).toBe('more_than_sold');
    expect((await back(id, { unit: 'carton', quantity: 1, pieces: 5 })).status).toBe(200);
    expect(await shop.entryOf(sale_id)).toMatchObject({ '1100': 4_722_175n });
    // All that had left is back; the rest is still to be delivered, and is owed as it is.
    expect(await seen(id)).toMatchObject({ delivery: 'part', remain_amount: 52_777.25 });
    expect(await delivered(id, 19)).toMatchObject({ delivery: 'delivered', remain_amount: 52_777.25 });
    const sold = (await shop.owner.ask(`GET api/sale?id=${sale_id}`)).body.message;
    expect(sold).toMatchObject({ status: 'part_returned', total_amount: 99_999, remain_amount: 52_777.25 });
    expect((await back(id, { unit: 'carton', quantity: 1, pieces: 7 })).status).toBe(200);
    expect(await seen(id)).toMatchObject({ remain_amount: 0, credited_amount: 99_999 });
  });

  test('is void with all that was delivered of it; what is paid keeps it', async () => {
    const before = await shop.stockOf(soap);
    const { id } = await issued();
    const { sale_id } = await delivered(id, 2);
    await delivered(id, 1);
    expect((await shop.owner.ask('PUT api/invoice/void', keyed({ id }))).status).toBe(200);
    expect(await shop.entryOf(sale_id)).toEqual({});
    expect(await shop.stockOf(soap)).toEqual(before);
    expect(await seen(id)).toMatchObject({ standing: 'void', delivery: null, remain_amount: 0 });
    expect((await deliver(id, 1)).status).toBe(409);
    const waiting = await issued();
    expect((await shop.owner.ask('PUT api/invoice/void', keyed({ id: waiting.id }))).status).toBe(200);
    expect(await seen(waiting.id)).toMatchObject({ standing: 'void', remain_amount: 0 });
  });

  test('says which field is wrong, and leaves invoices alone that were posted as they were issued', async () => {
    const { id } = await issued();
    const wrong = async (line: object) => {
      const { status, body } = await deliver(id, 1, { lines: [line] });
      return [status, ...Object.keys(body.fields ?? {})];
    };
    expect(await wrong({ line_no: 9, pieces: 1 })).toEqual([400, 'lines.0.line_no']);
    expect(await wrong({ line_no: 1 })).toEqual([400, 'lines.0.quantity']);
    expect(await wrong({ line_no: 1, pieces: 0 })).toEqual([400, 'lines.0.pieces']);
    const twice = [1, 2].map((pieces) => ({ line_no: 1, pieces }));
    expect((await deliver(id, 1, { lines: twice })).body.fields).toHaveProperty(['lines.1.line_no']);
    const settings = async (invoices_post_at: string) => {
      const path = `api/branch/settings?id=${shop.branch_id}`;
      const { version } = (await shop.owner.ask(`GET ${path}`)).body.message;
      await shop.owner.ask(`PUT ${path}`, { body: { version, invoices_post_at } });
    };
    await settings('issue');
    const now = await issued();
    expect(now).toMatchObject({ delivery: null, sale_id: expect.anything() });
    const refused = await deliver(now.id, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'delivered_as_issued']);
    // What was promised before goes on as it was.
    expect(await delivered(id, 7)).toMatchObject({ delivery: 'delivered' });
    await settings('delivery');
  });
});

describe('the rest of an invoice', () => {
  const cancel = (id: string, by: TestBrowser = shop.owner) =>
    by.ask('PUT api/invoice/cancel-rest', keyed({ id, reason: 'No more in town' }));

  test('is cancelled alone: what has left stays sold, and the rest is neither owed nor delivered', async () => {
    const { id, total_amount } = await issued();
    expect((await cancel(id)).body).toMatchObject({ code: 'nothing_delivered' });
    await delivered(id, 3);
    const before = await seen(id);
    expect(before).toMatchObject({ delivery: 'part', rest_amount: total_amount - 32_904.43 });
    const held = await shop.stockOf(soap);
    const done = await cancel(id);
    expect(done.body).toMatchObject({ success: true, message: { status: 'issued', delivery: 'cancelled' } });
    const after = await seen(id);
    expect(after).toMatchObject({
      ...{ delivery: 'cancelled', rest_amount: 0, remain_amount: 32_904.43, total_amount },
      ...{ paid_amount: 0, taken_off_amount: before.rest_amount, standing: 'issued' },
    });
    expect(after.rest_cancelled_on).toBe(businessDay(new Date(), DAY_RULE));
    expect(await shop.stockOf(soap)).toEqual(held);
    expect((await deliver(id, 1)).body).toMatchObject({ code: 'nothing_to_deliver' });
    expect((await cancel(id)).body).toMatchObject({ code: 'nothing_to_deliver' });
    const open = await shop.owner.ask('GET api/invoice/list?condition=undelivered');
    expect(open.body.message.data.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  test('is cancelled by nobody without the right to credit, and is none of an invoice that is delivered', async () => {
    const { id } = await issued();
    await delivered(id, 3);
    const clerk = await shop.clerk('create_invoice', 'view_invoice', 'list_invoices');
    expect((await cancel(id, clerk)).status).toBe(403);
    await delivered(id, 4);
    expect((await cancel(id)).body).toMatchObject({ code: 'nothing_to_deliver' });
  });
});

test('the floor of prices is asked as an invoice is agreed on, by what its goods cost that day', async () => {
  const { version } = (await shop.owner.ask(`GET api/branch/settings?id=${shop.branch_id}`)).body.message;
  await shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, {
    body: { version, price_floor: true },
  });
  const seller = await shop.clerk(
    ...['create_invoice', 'view_invoice', 'list_invoices', 'sale_on_credit', 'list_customers'],
    ...['adjust_selling_price_when_selling', 'create_sale'],
  );
  const lines = [{ product_id: soap, quantity: 2, unit_price: 5000 }];
  const draft = await seller.ask('POST api/invoice', keyed({ customer_id: shop.customer, lines }));
  const { id } = draft.body.message;
  const refused = await seller.ask('PUT api/invoice/issue', keyed({ id }));
  expect(refused.body).toMatchObject({ code: 'below_price_floor', approval: { act: 'floor' } });
  expect(await seen(id)).toMatchObject({ status: 'draft', number: null });
  expect((await shop.owner.ask('PUT api/invoice/issue', keyed({ id }))).body).toMatchObject({
    success: true,
  });
});
