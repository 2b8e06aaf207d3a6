import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const goods = (body = {}) => shop.product({ selling_price: 5000, ...body });
const step = (name: string, id: string, more = {}, by: TestBrowser = shop.owner) =>
  by.ask(`PUT api/quote/${name}`, { body: { id, ...more }, headers: { 'idempotency-key': newId() } });
const sent = async (lines: readonly object[], more = {}) => {
  const made = await shop.owner.ask('POST api/quote', {
    body: { customer_id: shop.customer, lines, ...more },
  });
  const answer = await step('send', made.body.message.id);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const convert = (quote_id: string, more = {}, by: TestBrowser = shop.owner) =>
  shop.make('PUT api/quote/convert', { quote_id, ...more }, by);
const converted = async (quote_id: string, more = {}) => {
  const { body } = await convert(quote_id, more);
  expect(body).toMatchObject({ success: true });
  return body.message;
};
const find = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
const reprice = async (id: string, selling_price: number) => {
  const { version } = await find('product', id);
  await shop.owner.ask(`PUT api/product?id=${id}`, { body: { version, selling_price } });
};
const of = (line_no: number, quantity: number, more = {}) => ({ line_no, quantity, ...more });
const cash = (amount: number) => [{ account_id: shop.cash, mode: 'cash', amount }];
const endYesterday = (id: string) =>
  shop.system.db.adminQuery('update quotes set valid_until = date - 1 where id = $1', [id]);
const post = (call: string, id: string) =>
  shop.owner.ask(call, { body: { id }, headers: { 'idempotency-key': newId() } });

describe('a quote that is converted in parts', () => {
  test('holds its prices, tells what changed since, and gives no more than is left', async () => {
    const bag = await goods({ selling_price: 11_800 });
    const { id } = await sent([{ product_id: bag, quantity: 10, unit_price: 11_000 }]);
    await reprice(bag, 12_500);
    const changed = [{ line_no: 1, quoted: 11_000, present: 12_500 }];
    const first = await converted(id, { lines: [of(1, 6)] });
    expect(first).toMatchObject({ quote_status: 'sent', changed_prices: changed });
    expect(await find('invoice', first.id)).toMatchObject({
      ...{ status: 'draft', quote_id: id, customer_id: shop.customer },
      ...{ net_amount: 55_932.2, tax: 10_067.8, total_amount: 66_000 },
    });
    expect(await find('quote', id)).toMatchObject({ standing: 'sent', left_amount: 44_000 });
    const more = await convert(id, { lines: [of(1, 5)] });
    expect([more.status, more.body.code]).toEqual([409, 'more_than_quoted']);
    const second = await converted(id, { prices: 'current' });
    expect(second).toMatchObject({ quote_status: 'converted', changed_prices: changed });
    expect(await find('invoice', second.id)).toMatchObject({ total_amount: 50_000, discount: 0 });
    expect(await find('quote', id)).toMatchObject({ standing: 'converted', left_amount: 0 });
    expect((await convert(id)).body.code).toBe('quote_converted');
  });

  // L25: one product on three lines, two of them ordered.
  test('keeps what is left by line, never by product', async () => {
    const pen = await goods();
    const line = (quantity: number, unit_price: number) => ({ product_id: pen, quantity, unit_price });
    const { id } = await sent([line(2, 1000), line(2, 1000), line(3, 900)]);
    const made = await converted(id, { lines: [of(1, 2), of(2, 2)] });
    expect(await find('invoice', made.id)).toMatchObject({ total_amount: 4000 });
    expect(await find('quote', id)).toMatchObject({ left_amount: 2700, standing: 'sent' });
    expect((await convert(id, { lines: [of(1, 1)] })).body.code).toBe('more_than_quoted');
    const last = await converted(id, { lines: [of(3, 3)] });
    expect(await find('invoice', last.id)).toMatchObject({ total_amount: 2700 });
    expect(await find('quote', id)).toMatchObject({ left_amount: 0, standing: 'converted' });
  });

  test('takes its discounts along in proportion, the last part the rest', async () => {
    const pen = await goods();
    const lines = [{ product_id: pen, quantity: 3, unit_price: 1000, discount: 100 }];
    const { id, total_amount } = await sent(lines, { discount: 100 });
    const totals: number[] = [];
    for (const _ of [1, 2, 3]) {
      const made = await converted(id, { lines: [of(1, 1)] });
      totals.push((await find('invoice', made.id)).total_amount);
    }
    expect(totals).toEqual([933.34, 933.32, 933.34]);
    expect(totals.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total_amount, 2);
  });

  test('refuses lines that it has not, that are said twice, and nothing of one', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 3 }]);
    const refused = async (lines: object[]) => (await convert(id, { lines })).body.fields;
    expect(await refused([of(2, 1)])).toHaveProperty('lines.0.line_no');
    expect(await refused([of(1, 1), of(1, 1)])).toHaveProperty('lines.1.line_no');
    expect(await refused([of(1, 0)])).toHaveProperty('lines.0.quantity');
    const paid = await convert(id, { payments: cash(15_000) });
    expect(paid.body.fields).toHaveProperty('payments');
  });

  test('is no longer changed nor deleted, and its revision begins with what is left', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 3, unit_price: 4000 }]);
    await converted(id, { lines: [of(1, 1)] });
    const { version } = await find('quote', id);
    const lines = [{ product_id: pen, quantity: 1 }];
    const change = (body: object) => shop.owner.ask(`PUT api/quote?id=${id}`, { body: { version, ...body } });
    expect((await change({ lines })).body.code).toBe('quote_part_converted');
    const gone = await shop.owner.ask(`DELETE api/quote?id=${id}`);
    expect(gone.body.refused[0].reason).toContain('Close it instead');
    const revise = async () => (await shop.make('POST api/quote/revise', { quote_id: id })).body.message;
    const [revision, late] = [await revise(), await revise()];
    expect(revision).toMatchObject({ total_amount: 8000, lines: [{ quantity: 2, unit_price: 4000 }] });
    await converted(id, { lines: [of(1, 1)] });
    expect((await step('send', late.id)).body.code).toBe('revised_is_done');
    expect((await change({ remarks: 'Gate 3' })).status).toBe(409);
  });
});

describe('a quote that becomes a sale', () => {
  test('is sold by the engine of the till and paid at once', async () => {
    const bag = await goods({ selling_price: 11_800 });
    const book = await goods({ tax: 'exempt' });
    const { id } = await sent(
      [
        { product_id: bag, quantity: 4, unit_price: 9900 },
        { product_id: book, quantity: 2 },
      ],
      { discount_percent: 3 },
    );
    const before = await shop.stockOf(bag);
    const short = await convert(id, { to: 'sale', payments: cash(100) });
    expect(short.body.code).toBe('payments_short');
    expect(await find('quote', id)).toMatchObject({ standing: 'sent' });
    const made = await converted(id, { to: 'sale', payments: cash(48_112) });
    expect(made).toMatchObject({
      quote_status: 'converted',
      changed_prices: [{ line_no: 1, quoted: 9900, present: 11_800 }],
    });
    expect(await find('sale', made.id)).toMatchObject({
      ...{ quote_id: id, net_amount: 42_252.54, tax: 5859.46, total_amount: 48_112, remain_amount: 0 },
      lines: [
        { total_amount: 38_412, sale_discount: 1188 },
        { total_amount: 9700, sale_discount: 300 },
      ],
    });
    expect(await shop.entryOf(made.id)).toEqual({
      ...{ 1010: 4_811_200n, 2200: -585_946n, 4000: -4_355_932n, 4020: 130_678n },
      ...{ 5000: 4_200_000n, 1200: -4_200_000n },
    });
    expect((await shop.stockOf(bag)).quantity).toBe(before.quantity - 4000n);
  });

  test('posts what the till posts for the same goods', async () => {
    const pen = await goods();
    const lines = [{ product_id: pen, quantity: 3, unit_price: 4000, discount: 500 }];
    const { id } = await sent(lines, { discount: 100 });
    const made = await converted(id, { to: 'sale', payments: cash(11_400) });
    const till = await shop.sell({
      ...{ customer_id: shop.customer, lines, discount: 100, payments: cash(11_400) },
    });
    expect(await shop.entryOf(made.id)).toEqual(await shop.entryOf(till.body.message.id));
  });
});

describe('a quote whose last day has passed', () => {
  // L26, with the prices of A25.
  test('asks for the prices with both totals, and makes nothing until they are chosen', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 10 }]);
    const other = await sent([{ product_id: pen, quantity: 10 }]);
    await reprice(pen, 5500);
    await endYesterday(id);
    await endYesterday(other.id);
    const asked = await convert(id);
    expect([asked.status, asked.body.code]).toEqual([409, 'quote_expired']);
    expect(asked.body).toMatchObject({ quoted: '50,000', present: '55,000' });
    expect((await find('quote', id)).left_amount).toBe(50_000);
    expect((await shop.owner.ask(`GET api/invoice/list?quote_id=${id}`)).body.message.data).toEqual([]);
    const quoted = await converted(id, { prices: 'quoted' });
    expect(await find('invoice', quoted.id)).toMatchObject({ total_amount: 50_000 });
    const present = await converted(other.id, { lines: [of(1, 10, { prices: 'current' })] });
    expect(await find('invoice', present.id)).toMatchObject({ total_amount: 55_000 });
  });

  test('is honoured by whoever may agree on its prices', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 10 }]);
    await reprice(pen, 5500);
    const rights = ['convert_quote_to_invoice', 'create_invoice', 'view_quote'];
    const clerk = await shop.clerk(...rights);
    expect((await convert(id, { lines: [of(1, 1)] }, clerk)).status).toBe(200);
    await endYesterday(id);
    expect((await convert(id, { prices: 'quoted' }, clerk)).status).toBe(403);
    expect((await convert(id, { prices: 'current' }, clerk)).status).toBe(200);
  });

  test('holds to the end of the business day of the branch', async () => {
    const pen = await goods();
    const { id, date } = await sent([{ product_id: pen, quantity: 2 }]);
    await shop.system.db.adminQuery('update quotes set valid_until = date where id = $1', [id]);
    const { clock } = shop.system;
    const rights = ['convert_quote_to_invoice', 'create_invoice'];
    const { phone, password } = await anEmployee(shop.owner, rights, { branches: [shop.branch_id] });
    const begun = clock.now().getTime();
    // Midnight in Dar es Salaam, wherever the browser stands.
    const midnight = Date.parse(`${date}T21:00:00Z`);
    try {
      clock.move(midnight - 1000 - begun);
      const clerk = await logIn(shop.system, phone, password);
      expect((await convert(id, { lines: [of(1, 1)] }, clerk)).body).toMatchObject({ success: true });
      clock.move(1000);
      expect((await convert(id, {}, clerk)).body.code).toBe('quote_expired');
    } finally {
      clock.move(begun - clock.now().getTime());
    }
  });
});

test('an invoice of it is due on the day that is said, which is never past; a sale is due on none', async () => {
  const pen = await goods();
  const { id } = await sent([{ product_id: pen, quantity: 3 }]);
  const { date } = await find('quote', id);
  const made = await converted(id, { lines: [of(1, 1)], due_date: addDays(date, 12) });
  expect(await find('invoice', made.id)).toMatchObject({ status: 'draft', due_date: addDays(date, 12) });
  const past = await convert(id, { lines: [of(1, 1)], due_date: addDays(date, -1) });
  const sold = { to: 'sale', payments: cash(5000), due_date: addDays(date, 12) };
  const sale = await convert(id, { lines: [of(1, 1)], ...sold });
  for (const refused of [past, sale])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['due_date']]);
  expect(await find('quote', id)).toMatchObject({ left_amount: 10_000 });
});

describe('what was made of a quote and is taken back', () => {
  test('is left of it again: a draft that is deleted, an invoice and a sale that are void', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 3 }]);
    const { version } = await find('quote', id);
    await step('accept', id, { version });
    const draft = await converted(id, { lines: [of(1, 1)] });
    const bill = await converted(id, { lines: [of(1, 1)] });
    await post('PUT api/invoice/issue', bill.id);
    const sale = await converted(id, { to: 'sale', payments: cash(5000) });
    expect(await find('quote', id)).toMatchObject({ standing: 'converted', left_amount: 0 });
    expect((await shop.owner.ask(`DELETE api/invoice?id=${draft.id}`)).status).toBe(200);
    expect(await find('quote', id)).toMatchObject({ standing: 'accepted', left_amount: 5000 });
    expect((await post('PUT api/invoice/void', bill.id)).status).toBe(200);
    expect(await find('quote', id)).toMatchObject({ standing: 'accepted', left_amount: 10_000 });
    expect((await post('PUT api/sale/void', sale.id)).status).toBe(200);
    expect(await find('quote', id)).toMatchObject({ standing: 'accepted', left_amount: 15_000 });
    expect((await converted(id)).quote_status).toBe('converted');
  });

  test('two people convert the whole of it at once: one does', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 3 }]);
    const both = await Promise.all([convert(id), convert(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('whoever converts', () => {
  test('needs the right to make what is made, and a quote that the customer has', async () => {
    const pen = await goods();
    const { id } = await sent([{ product_id: pen, quantity: 3 }]);
    const clerk = await shop.clerk('convert_quote_to_invoice', 'view_quote', 'create_invoice');
    expect((await convert(id, { to: 'sale', payments: cash(15_000) }, clerk)).status).toBe(403);
    expect((await convert(id, {}, await shop.clerk('create_invoice', 'view_quote'))).status).toBe(403);
    expect((await convert(id, {}, clerk)).status).toBe(200);
    const body = { customer_id: shop.customer, lines: [{ product_id: pen, quantity: 1 }] };
    const draft = (await shop.owner.ask('POST api/quote', { body })).body.message;
    expect((await convert(draft.id)).body.code).toBe('quote_not_sent');
    const closed = await sent([{ product_id: pen, quantity: 1 }]);
    await step('close', closed.id);
    expect((await convert(closed.id)).body.code).toBe('quote_is_closed');
  });

  test('is shown what is left, what the prices are now and whether there is enough', async () => {
    const pen = await goods({ opening_stock: 5 });
    const { id } = await sent([{ product_id: pen, quantity: 8 }]);
    await converted(id, { lines: [of(1, 2)] });
    await reprice(pen, 5500);
    const terms = async (by: TestBrowser) => (await by.ask(`GET api/quote/terms?id=${id}`)).body.message;
    expect(await terms(shop.owner)).toMatchObject({
      is_expired: false,
      accounts: expect.arrayContaining([expect.objectContaining({ id: shop.cash })]),
      lines: [{ line_no: 1, left: 6, quoted: 5000, present: 5500, enough: false, in_stock: 5 }],
    });
    const clerk = await shop.clerk('convert_quote_to_invoice', 'view_quote');
    expect((await terms(clerk)).lines[0]).not.toHaveProperty('in_stock');
  });
});
