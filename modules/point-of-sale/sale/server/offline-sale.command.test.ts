import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { today } from '#server-kit/operation/clock.ts';
import { type ClerkDevice, deviceOf, type OnDevice } from '../../testing/device-of-clerk.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

const HOUR = 3_600_000;
const PLACE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };

let shop: SellingShop;
let clerk: TestBrowser;
let device: ClerkDevice;
let soap: string;
let day: string;
beforeAll(async () => {
  shop = await openSellingShop();
  clerk = await shop.clerk('create_sale');
  device = await deviceOf(clerk, shop);
  day = today(shop.system.clock, PLACE);
  soap = await shop.product({ name: 'Soap', opening_date: addDays(day, -20) });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** A sale that a till has kept since so many hours ago. */
const keptFor = (hours: number, more: object = {}) => ({
  id: newId(),
  sold_at: new Date(shop.system.clock.now().getTime() - hours * HOUR).toISOString(),
  lines: [{ product_id: soap, quantity: 1 }],
  payments: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }],
  total_amount: 11_800,
  ...more,
});

/** Sells what the device of the clerk has kept. */
const sellKept = async (sale: OnDevice['body']) => device.send(await device.keep(sale));

async function refused(body: OnDevice['body'], answer: object): Promise<void> {
  const before = await shop.everything();
  const said = await sellKept(body);
  expect({ status: said.status, ...said.body }).toMatchObject(answer);
  expect(await shop.everything()).toEqual(before);
}

test('a sale that a till has kept stands on its day, without the right to sell with an earlier date', async () => {
  const sale = keptFor(48);
  const { body } = await sellKept(sale);
  expect(body).toMatchObject({
    success: true,
    message: { date: addDays(day, -2), sold_at: sale.sold_at, number: expect.stringMatching(/\d{4}$/) },
  });
  const entry = await shop.system.db.adminQuery('select date from journal_entries where source_id = $1', [
    sale.id,
  ]);
  expect(entry).toEqual([{ date: addDays(day, -2) }]);
  await refused({ ...keptFor(0), sold_at: null, date: addDays(day, -2) }, { status: 403 });
});

test('sent again and again it is sold once', async () => {
  const sale = keptFor(5);
  const before = await shop.stockOf(soap);
  const kept = await device.keep(sale);
  const answers = await Promise.all([1, 2, 3].map(() => device.send(kept)));
  const numbers = new Set(answers.map(({ body }) => body.message.number));
  expect([numbers.size, numbers.has(undefined)]).toEqual([1, false]);
  expect((await shop.stockOf(soap)).quantity).toBe(before.quantity - 1000n);
  await refused({ ...sale, sold_at: keptFor(6).sold_at }, { status: 422 });
});

test('of three days ago somebody decides who may sell with an earlier date', async () => {
  const sale = keptFor(73);
  await refused(sale, { status: 409, code: 'sold_long_ago', hours: 72 });
  expect((await shop.sell(sale)).body).toMatchObject({ success: true, message: { sold_at: sale.sold_at } });
  expect((await sellKept(keptFor(71))).status).toBe(200);
});

test('a clock that is ahead, or an answer that took minutes, sells now', async () => {
  for (const hours of [-30, -1, 0.1]) {
    const { message } = (await sellKept(keptFor(hours))).body;
    expect(message.date).toBe(day);
  }
});

test('a time that is none is refused by its field, also beside a date', async () => {
  for (const sold_at of ['yesterday', '09:40', '2026-02-30T09:40', '2026-02-20T09:40+99:00'])
    for (const date of [undefined, day])
      await refused(keptFor(1, { sold_at, date }), { status: 400, fields: { sold_at: expect.anything() } });
});

test('a time without an offset is one of the clock in the branch', async () => {
  const sold_at = `${addDays(day, -1)}T09:40`;
  const { message } = (await sellKept(keptFor(1, { sold_at }))).body;
  expect(message).toMatchObject({ date: addDays(day, -1), sold_at: `${addDays(day, -1)}T06:40:00.000Z` });
});

test('what the customer was asked for is what is sold, or nothing is', async () => {
  const { version } = (await shop.owner.ask(`GET api/product?id=${soap}`)).body.message;
  const dearer = await shop.owner.ask(`PUT api/product?id=${soap}`, {
    body: { version, selling_price: 12_000 },
  });
  expect(dearer.status).toBe(200);
  const paid = [{ account_id: shop.cash, mode: 'cash', amount: 20_000 }];
  const changed = { status: 409, code: 'total_has_changed', agreed: '11,800', now: '12,000' };
  await refused(keptFor(3, { payments: paid }), changed);
  await refused({ ...keptFor(0, { payments: paid }), sold_at: null }, changed);
  const { body } = await sellKept(keptFor(3, { payments: paid, total_amount: 12_000 }));
  expect(body.message).toMatchObject({ total_amount: 12_000, change: 8_000 });
});
