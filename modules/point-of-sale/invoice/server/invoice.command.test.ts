import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, invoice_validity: 21 });
  soap = await shop.product({ name: 'Sabuni' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const wanted = (more = {}) => ({
  customer_id: shop.customer,
  lines: [{ product_id: soap, quantity: 2, unit_price: 11_000, discount: 1000 }],
  ...more,
});
const draft = (more = {}, by: TestBrowser = shop.owner) =>
  by.ask('POST api/invoice', { body: wanted(more), headers: { 'idempotency-key': newId() } });
const drafted = async (more = {}) => (await draft(more)).body.message;
const issue = (id: string, more = {}, by: TestBrowser = shop.owner) =>
  by.ask('PUT api/invoice/issue', { body: { id, ...more }, headers: { 'idempotency-key': newId() } });
const issued = async (more = {}) => (await issue((await drafted(more)).id)).body.message;
const seen = async (id: string) => (await shop.owner.ask(`GET api/invoice?id=${id}`)).body.message;
const voided = (id: string) =>
  shop.owner.ask('PUT api/invoice/void', { body: { id }, headers: { 'idempotency-key': newId() } });
const pay = (amount: number, more = {}) =>
  shop.make('POST api/payment', {
    ...{ kind: 'customer', party_id: shop.customer, amount, account_id: shop.cash, mode: 'cash' },
    ...more,
  });

describe('the day by which it is to be paid', () => {
  test('is agreed while it is written, else the days of the branch from its issue, else what is said then', async () => {
    const { date } = await drafted();
    const day = (days: number) => addDays(date, days);
    const written = await drafted({ due_date: day(40) });
    expect(written).toMatchObject({ due_date: day(40), standing: 'draft' });
    expect((await issue(written.id)).body.message).toMatchObject({ due_date: day(40) });
    expect(await issued()).toMatchObject({ due_date: day(21) });
    const said = async (more: object) => {
      const { id } = await drafted({ due_date: day(40) });
      return (await issue(id, more)).body.message?.due_date;
    };
    expect(await said({ due_date: day(3) })).toBe(day(3));
    expect(await said({ invoice_validity: 5 })).toBe(day(5));
    expect(await said({ due_date: day(3), invoice_validity: 5 })).toBe(day(3));
  });

  test('is never before that of the invoice, and its debt is due on it', async () => {
    const { date } = await drafted();
    const day = (days: number) => addDays(date, days);
    expect((await draft({ due_date: day(-1) })).body.fields).toEqual({
      due_date: 'The due date cannot be before the date of the invoice.',
    });
    const { id } = await drafted();
    const refused = await issue(id, { due_date: day(-1) });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['due_date']]);
    expect(await seen(id)).toMatchObject({ status: 'draft', number: null });
    await issue(id, { due_date: day(9) });
    const { sale_id } = await seen(id);
    const debts = (await shop.owner.ask(`GET api/debt/list?source_id=${sale_id}`)).body.message.data;
    expect(debts).toMatchObject([{ due_date: day(9) }]);
  });
});

describe('a draft', () => {
  test('is priced as a sale would be, and posts, moves and numbers nothing', async () => {
    const before = await shop.everything();
    const made = await drafted();
    expect(made).toMatchObject({
      ...{ status: 'draft', standing: 'draft', number: null, sale_id: null },
      ...{ total_amount: 21_000, net_amount: 17_796.61, tax: 3203.39, remain_amount: 0 },
    });
    expect(await shop.everything()).toEqual(before);
  });

  test('is changed at will, and priced again', async () => {
    const { id, version } = await drafted();
    const body = { version, lines: [{ product_id: soap, quantity: 1 }], discount_percent: 10 };
    const changed = await shop.owner.ask(`PUT api/invoice?id=${id}`, { body });
    expect(changed.body.message).toMatchObject({
      total_amount: 10_620,
      discount: 1180,
      discount_percent: 10,
    });
  });

  test.each(['invoice', 'quote'])(
    'of an %s begins its lines in the unit that is usually sold',
    async (name) => {
      const units = [
        { unit: 'dozen', factor: 12, bought: true },
        { unit: 'carton', factor: 24, selling_price: 16_000, sold: true },
      ];
      const soda = await shop.product({ name: `Soda of ${name}`, selling_price: 700, units });
      const lines = [
        { product_id: soda, quantity: 2 },
        { product_id: soda, quantity: 2, unit: 'piece' },
        { product_id: soap, quantity: 1 },
      ];
      const made = await shop.owner.ask(`POST api/${name}`, {
        body: { customer_id: shop.customer, lines },
        headers: { 'idempotency-key': newId() },
      });
      expect(made.body.message.lines).toMatchObject([
        { unit: 'carton', factor: 24, quantity: 2, unit_price: 16_000, total_amount: 32_000 },
        { unit: 'piece', factor: 1, quantity: 2, unit_price: 700, total_amount: 1400 },
        { unit: 'piece', factor: 1, quantity: 1 },
      ]);
    },
  );

  test('asks whoever agrees on another price or a discount for the right to', async () => {
    const clerk = await shop.clerk('create_invoice', 'view_invoice');
    const line = { product_id: soap, quantity: 1 };
    const ask = (of: object) => draft({ lines: [{ ...line, ...of }] }, clerk);
    expect((await ask({ unit_price: 11_000 })).status).toBe(403);
    expect((await ask({ discount: 100 })).status).toBe(403);
    expect((await ask({})).status).toBe(200);
  });
});

describe('an issued invoice', () => {
  test('sells its lines on invoice under its own number, due by the settings of the branch', async () => {
    const before = await shop.stockOf(soap);
    const made = await issued();
    expect(made).toMatchObject({
      status: 'issued',
      standing: 'issued',
      paid_amount: 0,
      remain_amount: 21_000,
    });
    expect(made.number).toMatch(/I\d{4}$/);
    expect(Date.parse(made.due_date) - Date.parse(made.date)).toBe(21 * 86_400_000);
    expect(await shop.entryOf(made.sale_id)).toEqual({
      '1100': 2_100_000n,
      '1200': -1_400_000n,
      '2200': -320_339n,
      '4000': -1_864_407n,
      '4020': 84_746n,
      '5000': 1_400_000n,
    });
    expect(await shop.stockOf(soap)).toEqual({
      ...before,
      quantity: before.quantity - 2000n,
      value: before.value - 1_400_000n,
    });
    const sold = (await shop.owner.ask(`GET api/sale?id=${made.sale_id}`)).body.message;
    expect(sold).toMatchObject({ number: made.number, invoice_id: made.id, remain_amount: 21_000 });
    const debts = await shop.owner.ask(`GET api/debt/list?source_id=${made.sale_id}`);
    expect(debts.body.message.data).toMatchObject([{ document: made.number, due_date: made.due_date }]);
  });

  test('posts what the till posts for the same goods', async () => {
    const made = await issued();
    const { lines } = wanted();
    const payments = [{ mode: 'credit', amount: 21_000 }];
    const sold = await shop.sell({ lines, payments, customer_id: shop.customer });
    expect(await shop.entryOf(made.sale_id)).toEqual(await shop.entryOf(sold.body.message.id));
  });

  test('is issued once, however many press at once, and leaves the numbers of sales alone', async () => {
    const first = await shop.sold(soap, 1);
    const { id } = await drafted();
    const answers = await Promise.all([issue(id), issue(id), issue(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_issued');
    const second = await shop.sold(soap, 1);
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
  });

  test('no longer changes but for its notes', async () => {
    const { id, version } = await issued();
    const put = (body: object) => shop.owner.ask(`PUT api/invoice?id=${id}`, { body: { version, ...body } });
    expect((await put({ discount: 500 })).status).toBe(409);
    expect((await put({ remarks: 'Gate 3' })).status).toBe(200);
  });

  test('needs the right to sell on credit, and no more than the credit limit', async () => {
    const clerk = await shop.clerk('create_invoice');
    expect((await issue((await drafted()).id, {}, clerk)).status).toBe(403);
    const seller = await shop.clerk('create_invoice', 'sale_on_credit');
    const small = { name: 'Juma', credit_limit: 20_999.99 };
    const customer_id = (await shop.owner.ask('POST api/customer', { body: small })).body.message.id;
    const wish = await drafted({ customer_id });
    const before = await shop.everything();
    const refused = await issue(wish.id, {}, seller);
    expect([refused.status, refused.body.code]).toEqual([409, 'credit_limit_exceeded']);
    expect(await shop.everything()).toEqual(before);
    expect(await seen(wish.id)).toMatchObject({ status: 'draft', number: null });
  });
});

describe('an invoice that is paid', () => {
  test('is partly paid, then paid', async () => {
    const { id, sale_id } = await issued();
    const [owed] = (await shop.owner.ask(`GET api/debt/list?source_id=${sale_id}`)).body.message.data;
    await pay(6000, { debts: [owed.id] });
    expect(await seen(id)).toMatchObject({ standing: 'part_paid', paid_amount: 6000, remain_amount: 15_000 });
    const refused = await voided(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'paid_already']);
    await pay(15_000, { debts: [owed.id] });
    expect(await seen(id)).toMatchObject({ standing: 'paid', remain_amount: 0 });
  });

  test('is overdue after its day', async () => {
    const { id } = await issued();
    await shop.system.db.adminQuery(`update invoices set due_date = date - 1 where id = $1`, [id]);
    expect(await seen(id)).toMatchObject({ standing: 'overdue' });
    const list = await shop.owner.ask('GET api/invoice/list?condition=overdue');
    expect(list.body.message.data.map((row: { id: string }) => row.id)).toEqual([id]);
  });
});

describe('an invoice that is taken back', () => {
  test('is void with its sale, and leaves stock, debt and books as before', async () => {
    const before = await shop.stockOf(soap);
    const { id, sale_id, number } = await issued();
    const alone = await shop.owner.ask('PUT api/sale/void', {
      body: { id: sale_id },
      headers: { 'idempotency-key': newId() },
    });
    expect([alone.status, alone.body.message]).toEqual([
      409,
      `This was sold on invoice ${number}. Void the invoice instead.`,
    ]);
    expect((await voided(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ status: 'void', standing: 'void', remain_amount: 0 });
    expect(await shop.entryOf(sale_id)).toEqual({});
    expect(await shop.stockOf(soap)).toEqual(before);
    expect((await voided(id)).status).toBe(409);
  });

  test('is credited in part by whoever may delete invoices: the debt falls first', async () => {
    const { id } = await issued();
    const body = { invoice_id: id, lines: [{ line_no: 1, quantity: 1 }], refunds: [] };
    const clerk = await shop.clerk('delete_sale');
    expect((await shop.make('POST api/invoice/return', body, clerk)).status).toBe(403);
    const { sale_id } = await seen(id);
    const { invoice_id: _, ...same } = body;
    expect((await shop.make('POST api/sale/return', { ...same, sale_id }, clerk)).status).toBe(403);
    expect((await shop.make('POST api/invoice/return', body)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ credited_amount: 10_500.01, remain_amount: 10_499.99 });
    const refused = await voided(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'sale_has_returns']);
    const open = await drafted();
    const early = await shop.make('POST api/invoice/return', { ...body, invoice_id: open.id });
    expect([early.status, early.body.code]).toEqual([409, 'invoice_not_issued']);
  });
});
