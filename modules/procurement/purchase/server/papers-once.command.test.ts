import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { addMonths } from '#core/months.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

// Papers of others are entered once, whatever they are entered as (accounting-additions.md A38).

let shop: BuyingShop;
let other: string;
let tiles: string;
let type: string;
let n = 0;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
  other = (await shop.owner.ask('POST api/supplier', { body: { name: 'Simba' } })).body.message.id;
  tiles = await shop.product({ opening_stock: null });
  type = (await shop.owner.ask('GET api/expense-type/list')).body.message.data[0].id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(() => {
  n += 1;
});

const change = (call: string, body: object) =>
  shop.owner.ask(call, { body, headers: { 'idempotency-key': newId() } });
const told = ({ status, body }: Answer) => (status === 200 ? 'taken' : [status, body.code, body.message]);
const entered = (paper: 'bill' | 'receipt') => [409, `${paper}_entered_already`, expect.any(String)];
const lines = () => [{ product_id: tiles, quantity: 1, price: 1180 }];
const today = () => new Date().toISOString().slice(0, 10);
const buy = (more: object) => shop.buy({ lines: lines(), receipt_is_provided: true, ...more });
const spend = (more: object) =>
  shop.make('POST api/expense', { expense_type_id: type, title: 'Shelf', amount: 1180, ...more });
const carry = (purchase: string, more: object) =>
  shop.make('POST api/purchase/landed-cost', {
    ...{ purchases: [purchase], title: 'Lorry', amount: 590, supplier_id: other, ...more },
  });

test('a bill is entered once per supplier, and the first is named', async () => {
  const first = (await buy({ reference: `INV 00${n}` })).body.message;
  const again = await buy({ reference: `inv00${n} ` });
  expect(told(again)).toEqual([
    409,
    'bill_entered_already',
    `Bill inv00${n} of this supplier is entered already: ${first.number}.`,
  ]);
  expect(told(await buy({ reference: `INV 00${n}`, supplier_id: other }))).toBe('taken');
  expect(told(await carry(first.id, { reference: `INV 00${n}` }))).toEqual(entered('bill'));
  // What pays at once carries the reference of its payment, which is no number of a bill.
  expect(told(await carry(first.id, { reference: `INV 00${n}`, account_id: shop.cash }))).toBe('taken');
});

test('a fiscal receipt is entered once in the business, as whatever it is entered', async () => {
  const receipt_number = `00${n}411`;
  const first = (await buy({ receipt_number })).body.message;
  const before = await shop.allOfBuying();
  const again = [
    await buy({ receipt_number: `${n}411`, supplier_id: other }),
    await spend({ has_receipt: true, receipt_number: ` ${n}411` }),
    await carry(first.id, { receipt_is_provided: true, receipt_number, tax: 'standard' }),
  ];
  expect(again.map(told)).toEqual(
    [`${n}411`, `${n}411`, receipt_number].map((number) => [
      409,
      'receipt_entered_already',
      `Fiscal receipt ${number} is entered already: ${first.number}. If this is another part of it, choose “Part of the same receipt”.`,
    ]),
  );
  expect(await shop.allOfBuying()).toEqual(before);
  expect((await shop.voidPurchase(first.id)).status).toBe(200);
  const spent = await spend({ has_receipt: true, receipt_number });
  expect(told(spent)).toBe('taken');
  expect(told(await buy({ receipt_number }))).toEqual(entered('receipt'));
  expect((await change('PUT api/expense/void', { id: spent.body.message.id })).status).toBe(200);
  expect(told(await buy({ receipt_number }))).toBe('taken');
});

test('of two that come at the same time one is taken', async () => {
  const answers = await Promise.all([
    spend({ has_receipt: true, receipt_number: `R${n}` }),
    spend({ has_receipt: true, receipt_number: `r${n}` }),
    buy({ receipt_number: `R ${n}` }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a number that is put right is entered as it is then', async () => {
  const wrong = (await buy({ reference: `W${n}` })).body.message;
  const right = (await buy({ reference: `X${n}` })).body.message;
  const put = async (id: string, reference: string) => {
    const { version } = await shop.find('purchase', id);
    return told(await change(`PUT api/purchase?id=${id}`, { version, reference }));
  };
  expect(await put(wrong.id, `x${n}`)).toEqual(entered('bill'));
  expect(await put(wrong.id, `Y${n}`)).toBe('taken');
  expect(await put(right.id, `W${n}`)).toBe('taken');
  const spent = (await spend({ has_receipt: true, receipt_number: `E${n}` })).body.message;
  await buy({ receipt_number: `F${n}` });
  const renumber = async (receipt_number: string) => {
    const { version } = await shop.find('expense', spent.id);
    return told(await change(`PUT api/expense?id=${spent.id}`, { version, receipt_number }));
  };
  expect(await renumber(`f${n}`)).toEqual(entered('receipt'));
  expect(await renumber(`G${n}`)).toBe('taken');
  expect(told(await buy({ receipt_number: `E${n}` }))).toBe('taken');
});

test('nobody has a receipt of tomorrow, and one that is too old claims nothing', async () => {
  const dated = { receipt_is_provided: true, receipt_date: addMonths(today(), 1) };
  const first = (await buy({})).body.message;
  const early = [
    await buy(dated),
    await spend({ has_receipt: true, receipt_date: dated.receipt_date }),
    await carry(first.id, { ...dated, tax: 'standard' }),
  ];
  expect(early.map(({ status, body }) => [status, body.code])).toEqual(
    early.map(() => [400, 'receipt_in_the_future']),
  );
  const { id } = (await spend({ has_receipt: true, tax_type: 'standard' })).body.message;
  const { version } = await shop.find('expense', id);
  const later = await change(`PUT api/expense?id=${id}`, { version, receipt_date: dated.receipt_date });
  expect(later.body.code).toBe('receipt_in_the_future');
  const taxOf = async (receipt_date: string) => (await buy({ receipt_date })).body.message.claimed_tax;
  const old = addMonths(today(), -7);
  expect([await taxOf(today()), await taxOf(old)]).toEqual([180, 0]);
  const { version: at } = (await shop.owner.ask(`GET api/branch/settings?id=${shop.branch_id}`)).body.message;
  await change(`PUT api/branch/settings?id=${shop.branch_id}`, { version: at, vat_claim_months: 12 });
  expect(await taxOf(old)).toBe(180);
  const freight = await carry(first.id, { receipt_is_provided: true, receipt_date: old, tax: 'standard' });
  expect(freight.body.message).toMatchObject({ tax: 90, net_amount: 500 });
});

test('parts of one receipt claim no more VAT than it bears, also once the first of them is void', async () => {
  const taxed = { has_receipt: true, tax_type: 'standard' };
  const receipt_number = `P${n}`;
  const part = { receipt_number: ` p${n}`, part_of_receipt: true };
  const first = (await spend({ ...taxed, receipt_number, receipt_tax: 400 })).body.message;
  expect(told(await buy(part))).toBe('taken');
  const exceeded = [
    409,
    'receipt_vat_exceeded',
    'The VAT on this receipt is 400, and 360 of it is already claimed.',
  ];
  expect(told(await spend({ ...taxed, ...part }))).toEqual(exceeded);
  expect(told(await buy(part))).toEqual(exceeded);
  // A part that bears no VAT takes none.
  expect(told(await spend({ ...part, has_receipt: true }))).toBe('taken');
  expect((await change('PUT api/expense/void', { id: first.id })).status).toBe(200);
  expect(told(await buy({ receipt_number }))).toEqual(entered('receipt'));
  // Nobody says any more what it bears: it is what its first document claims.
  expect(told(await spend({ ...taxed, ...part }))).toEqual([409, 'receipt_vat_exceeded', expect.any(String)]);
});

test('of two last parts that come at the same time one is taken', async () => {
  const part = { receipt_number: `Q${n}`, part_of_receipt: true };
  await spend({ has_receipt: true, receipt_number: part.receipt_number, receipt_tax: 200 });
  const answers = await Promise.all([buy(part), buy(part)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what an expense that waits is put right to is held against its receipt', async () => {
  await buy({ receipt_number: `S${n}` });
  const spent = (
    await spend({ has_receipt: true, receipt_number: `S${n}`, part_of_receipt: true, tax_type: 'exempt' })
  ).body.message;
  const { version } = await shop.find('expense', spent.id);
  const put = await change(`PUT api/expense?id=${spent.id}`, { version, tax_type: 'standard' });
  expect(put.body.code).toBe('receipt_vat_exceeded');
});

test('the VAT that a receipt of an expense says wins over the rate, and is never above it', async () => {
  const typed = { has_receipt: true, amount: 40_000, receipt_number: `V${n}`, receipt_tax: 9000 };
  expect((await spend({ ...typed, tax_amount: 6101.7 })).body.code).toBe('tax_too_large');
  const first = (await spend({ ...typed, tax_amount: 4500, verify: true })).body.message;
  expect(first).toMatchObject({ tax: 4500, net_amount: 35_500 });
  const part = { receipt_number: `v${n}`, part_of_receipt: true };
  const more = await spend({ ...part, has_receipt: true, amount: 60_000, tax_amount: 4500.01 });
  expect(more.body.code).toBe('receipt_vat_exceeded');
  const none = await spend({ amount: 30_000, tax_amount: 4000, verify: true });
  expect(none.body.message).toMatchObject({ tax: 0, net_amount: 30_000 });
});
