import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { today } from '#server-kit/operation/clock.ts';

let shop: SellingShop;
let repair: string;
/** The last days of the two months before this one. */
let first: string;
let second: string;

beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  const place = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
  second = addDays(`${today(shop.system.clock, place).slice(0, 7)}-01`, -1);
  first = addDays(`${second.slice(0, 7)}-01`, -1);
  const service = { type: 'service', buying_price: null, opening_stock: null, selling_price: 11_800 };
  repair = await shop.product(service);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const step = (name: string, id: string, more = {}) =>
  shop.owner.ask(`PUT api/vat-settlement/${name}`, {
    body: { id, ...more },
    headers: { 'idempotency-key': newId() },
  });
const draft = async (date_to: string) =>
  (await shop.owner.ask('POST api/vat-settlement', { body: { date_to } })).body.message;
const sold = (quantity: number, date: string) => shop.sold(repair, quantity, { date });
/** An expense with a fiscal receipt, whose VAT is claimed. */
async function spent(amount: number, date: string): Promise<void> {
  const type = (await shop.owner.ask('GET api/expense-type/list?limit=1')).body.message.data[0].id;
  const receipt = { tax_type: 'standard', has_receipt: true, receipt_number: newId().slice(-8) };
  const body = { expense_type_id: type, amount, date, title: 'x', ...receipt };
  const made = await shop.make('POST api/expense', body);
  expect(made.body).toMatchObject({ success: true });
  const verified = await shop.owner.ask('PUT api/expense/verify', {
    body: { id: made.body.message.id, date },
    headers: { 'idempotency-key': newId() },
  });
  expect(verified.body).toMatchObject({ success: true });
}

describe('the VAT of a month', () => {
  let of_first: string;

  test('is shown before it is posted, and reckoned anew as it is', async () => {
    await sold(2, first);
    await spent(1180, first);
    // Another month's is none of its.
    await sold(1, addDays(first, 1));
    const seen = await draft(first);
    expect(seen).toMatchObject({ number: null, output: 3600, input: 180, input_used: 180, payable: 3420 });
    expect(await shop.entryOf(seen.id)).toEqual({});
    await sold(1, first);
    const done = (await step('post', seen.id)).body.message;
    expect(done).toMatchObject({ status: 'posted', output: 5400, input_used: 180, payable: 5220 });
    expect(await shop.entryOf(seen.id)).toEqual({ 2200: 540_000n, 1300: -18_000n, 2210: -522_000n });
    of_first = seen.id;
  });

  test('carries on what more was bought than sold, and TRA owes nothing', async () => {
    await spent(23_600, second);
    const { id } = await draft(second);
    const done = (await step('post', id)).body.message;
    expect(done).toMatchObject({
      output: 1800,
      input: 3600,
      input_used: 1800,
      payable: 0,
      input_carried: 1800,
    });
    expect(await shop.entryOf(id)).toEqual({ 2200: 180_000n, 1300: -180_000n });
    expect((await step('post', (await draft(second)).id)).body.code).toBe('later_vat_settled');
  });

  test('is taken back from the last month, on its own day, and settled again', async () => {
    const [last] = (await shop.owner.ask('GET api/vat-settlement/list?condition=posted')).body.message.data;
    expect((await step('reverse', of_first, { reason: 'x' })).body.code).toBe('later_vat_settled');
    expect(Object.keys((await step('reverse', last.id)).body.fields)).toEqual(['reason']);
    expect((await step('reverse', last.id, { reason: 'a receipt came late' })).status).toBe(200);
    expect(await shop.entryOf(last.id)).toEqual({});
    await spent(1180, second);
    const done = (await step('post', (await draft(second)).id)).body.message;
    expect(done).toMatchObject({ output: 1800, input_used: 1800, input_carried: 1980 });
  });

  test('is not taken back behind a lock, nor posted', async () => {
    const [last] = (await shop.owner.ask('GET api/vat-settlement/list?condition=posted')).body.message.data;
    const set = (day: string | null) =>
      shop.system.db.adminQuery('update branches set lock_date = $2 where id = $1', [shop.branch_id, day]);
    await set(second);
    const before = await shop.entryOf(last.id);
    expect((await step('reverse', last.id, { reason: 'x' })).body.code).toBe('books_locked');
    expect(await shop.entryOf(last.id)).toEqual(before);
    await set(null);
  });

  test('is of a whole month that has come, and of something', async () => {
    const { fields } = (
      await shop.owner.ask('POST api/vat-settlement', { body: { date_to: addDays(first, -1) } })
    ).body;
    expect(Object.keys(fields)).toEqual(['date_to']);
    const coming = await draft('2999-01-31');
    expect((await step('post', coming.id)).body.code).toBe('vat_month_not_over');
    await shop.owner.ask(`DELETE api/vat-settlement?id=${coming.id}`);
    const empty = await shop.owner.ask('POST api/branch', {
      body: { name: 'Mbezi', phone_number: '0754321000' },
    });
    const made = await shop.owner.ask('POST api/vat-settlement', {
      body: { date_to: second },
      branch: empty.body.message.id,
    });
    const refused = await shop.owner.ask('PUT api/vat-settlement/post', {
      body: { id: made.body.message.id },
      branch: empty.body.message.id,
      headers: { 'idempotency-key': newId() },
    });
    expect(refused.body.code).toBe('nothing_to_settle');
  });
});
