import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, quote_validity: 10 });
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
  by.ask('POST api/quote', { body: wanted(more), headers: { 'idempotency-key': newId() } });
const drafted = async (more = {}) => (await draft(more)).body.message;
const step = (name: string, id: string, more = {}, by: TestBrowser = shop.owner) =>
  by.ask(`PUT api/quote/${name}`, { body: { id, ...more }, headers: { 'idempotency-key': newId() } });
const sent = async (more = {}) => (await step('send', (await drafted(more)).id)).body.message;
const accepted = async (more = {}) => {
  const { id, version } = await sent(more);
  return (await step('accept', id, { version })).body.message;
};
const seen = async (id: string) => (await shop.owner.ask(`GET api/quote?id=${id}`)).body.message;
const change = (id: string, body: object) => shop.owner.ask(`PUT api/quote?id=${id}`, { body });
const revise = (quote_id: string, by: TestBrowser = shop.owner) =>
  shop.make('POST api/quote/revise', { quote_id }, by);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const endYesterday = (id: string) =>
  shop.system.db.adminQuery('update quotes set valid_until = date - 1 where id = $1', [id]);

describe('a quote', () => {
  test('is priced as an invoice of the same, and posts, moves and numbers nothing', async () => {
    const before = await shop.everything();
    const made = await drafted();
    expect(made).toMatchObject({
      ...{ status: 'draft', standing: 'draft', number: null, valid_until: null },
      ...{ total_amount: 21_000, net_amount: 17_796.61, tax: 3203.39 },
    });
    expect(await shop.everything()).toEqual(before);
    const invoice = await shop.owner.ask('POST api/invoice', { body: wanted() });
    const { total_amount, net_amount, tax } = invoice.body.message;
    expect(made).toMatchObject({ total_amount, net_amount, tax });
    await sent();
    const after = await shop.everything();
    expect({ ...(after as [object])[0], numbers: null }).toEqual({
      ...(before as [object])[0],
      numbers: null,
    });
  });

  test('asks whoever agrees on another price or a discount for the right to', async () => {
    const clerk = await shop.clerk('create_quote', 'view_quote');
    const line = { product_id: soap, quantity: 1 };
    const ask = (of: object, more = {}) => draft({ lines: [{ ...line, ...of }], ...more }, clerk);
    expect((await ask({ unit_price: 11_000 })).status).toBe(403);
    expect((await ask({ discount: 100 })).status).toBe(403);
    expect((await ask({}, { date: '2026-01-05' })).status).toBe(403);
    expect((await ask({})).status).toBe(200);
    expect((await step('send', (await drafted()).id, {}, clerk)).status).toBe(403);
  });

  test('has its number and its last day from when it is sent, and no day before its own', async () => {
    const first = await sent();
    expect(first.number).toMatch(/Q\d{4}$/);
    expect(daysBetween(first.date, first.valid_until)).toBe(10);
    await drafted();
    const second = await sent({ valid_until: first.date });
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
    expect(second.valid_until).toBe(first.date);
    expect(await seen(second.id)).toMatchObject({ standing: 'sent' });
    const early = await draft({ date: '2026-01-05', valid_until: '2026-01-04' });
    expect(early.body.fields).toHaveProperty('valid_until');
    const again = await step('send', first.id);
    expect(again.body.message).toMatchObject({ number: first.number, valid_until: first.valid_until });
  });

  test('has expired after its last day', async () => {
    const { id } = await sent();
    await endYesterday(id);
    expect(await seen(id)).toMatchObject({ standing: 'expired', status: 'sent' });
    const listed = async (condition: string) =>
      (await shop.owner.ask(`GET api/quote/list?condition=${condition}`)).body.message.data.map(
        (row: { id: string }) => row.id,
      );
    expect(await listed('expired')).toEqual([id]);
    expect(await listed('sent')).not.toContain(id);
    expect((await step('close', id, { reason: 'Bought elsewhere' })).status).toBe(200);
    expect(await listed('expired')).toEqual([]);
    expect((await step('send', id)).status).toBe(409);
  });
});

describe('a quote that the customer has', () => {
  test('is corrected until it is accepted, and an old page of it is not accepted', async () => {
    const { id, version } = await sent();
    const lines = [{ product_id: soap, quantity: 1 }];
    const changed = (await change(id, { version, lines })).body.message;
    expect(changed).toMatchObject({ status: 'sent', total_amount: 11_800 });
    const old = await step('accept', id, { version });
    expect([old.status, old.body.code]).toEqual([409, 'quote_changed_since']);
    expect(old.body.message).toContain('11,800');
    expect(await seen(id)).toMatchObject({ status: 'sent' });
    expect((await step('accept', id, { version: changed.version })).body.message).toMatchObject({
      ...{ status: 'accepted', standing: 'accepted' },
    });
  });

  test('keeps the year of its number', async () => {
    const { id, version } = await sent();
    expect((await change(id, { version, date: '2026-01-05' })).status).toBe(409);
  });

  test('is changed by a revision once it is accepted, and stands as it was until that is sent', async () => {
    const first = await accepted();
    const refused = await change(first.id, { version: first.version, discount: 500 });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_open']);
    expect(refused.body.message).toContain('Make a new revision instead.');
    expect((await change(first.id, { version: first.version, remarks: 'Gate 3' })).status).toBe(200);

    const clerk = await shop.clerk('create_quote');
    expect((await revise(first.id, clerk)).status).toBe(403);
    const revision = (await revise(first.id)).body.message;
    expect(revision).toMatchObject({
      ...{ status: 'draft', number: null, revision_of_id: first.id, total_amount: 21_000 },
    });
    const lines = [{ product_id: soap, quantity: 3 }];
    await change(revision.id, { version: revision.version, lines });
    expect(await seen(first.id)).toMatchObject({ status: 'accepted', total_amount: 21_000 });

    expect((await step('send', revision.id)).body.message).toMatchObject({ total_amount: 35_400 });
    const replaced = await seen(first.id);
    expect(replaced).toMatchObject({ status: 'closed', total_amount: 21_000, number: first.number });
    const { version } = replaced;
    expect((await step('accept', first.id, { version })).status).toBe(409);
    expect((await revise(first.id)).body.code).toBe('quote_is_closed');
  });

  test('is not revised twice, nor as a draft', async () => {
    const { id, number } = await sent();
    const [one, two] = [(await revise(id)).body.message, (await revise(id)).body.message];
    expect((await step('send', one.id)).status).toBe(200);
    const late = await step('send', two.id);
    expect([late.status, late.body.code]).toEqual([409, 'revised_is_done']);
    expect(late.body.message).toContain(number);
    expect((await revise((await drafted()).id)).body.code).toBe('quote_not_sent');
  });
});
