import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type ClerkDevice, deviceOf, type OnDevice } from '../../testing/device-of-clerk.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';
import { readSeal, writeSeal } from '../seal.rules.ts';

const HOUR = 3_600_000;

let shop: SellingShop;
let clerk: TestBrowser;
let device: ClerkDevice;
let soap: string;
let salt: string;
beforeAll(async () => {
  shop = await openSellingShop();
  clerk = await shop.clerk('create_sale');
  device = await deviceOf(clerk, shop);
  soap = await shop.product({ name: 'Soap', opening_date: '2026-01-01' });
  salt = await shop.product({ name: 'Salt', opening_date: '2026-01-01' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const hoursAgo = (hours: number) => new Date(shop.system.clock.now().getTime() - hours * HOUR).toISOString();

/** Three pieces for cash, kept since five hours. */
const sold = () => ({
  id: newId(),
  sold_at: hoursAgo(5),
  lines: [{ product_id: soap, quantity: 3 }],
  payments: [{ account_id: shop.cash, mode: 'cash', amount: 35_400 }],
  total_amount: 35_400,
});

async function refused(kept: OnDevice, code: string, by?: TestBrowser): Promise<void> {
  const before = await shop.everything();
  const { status, body } = await device.send(kept, by);
  expect({ status, code: body.code }).toEqual({ status: 409, code });
  expect(await shop.everything()).toEqual(before);
}

const one = { lines: () => [{ product_id: soap, quantity: 1 }], price: 11_800 };

test.each<[string, () => object]>([
  [
    'fewer pieces and less money',
    () => ({
      lines: one.lines(),
      total_amount: one.price,
      payments: [{ account_id: shop.cash, mode: 'cash', amount: one.price }],
    }),
  ],
  ['another price', () => ({ lines: [{ product_id: soap, quantity: 3, unit_price: 1 }], total_amount: 3 })],
  ['another product', () => ({ lines: [{ product_id: salt, quantity: 3 }] })],
  ['another day', () => ({ sold_at: hoursAgo(70) })],
  ['no day at all', () => ({ sold_at: undefined })],
  ['another account', () => ({ payments: [{ account_id: shop.wallet, mode: 'emoney', amount: 35_400 }] })],
  ['a remark', () => ({ remarks: 'settled' })],
  ['the id of another sale', () => ({ id: newId() })],
])('a sale that was changed on the device is refused, whatever was changed: %s', async (_, change) => {
  const kept = await device.keep(sold());
  await refused({ ...kept, body: { ...kept.body, ...change() } }, 'sale_was_changed');
  // As it was made it is still taken.
  expect((await device.send(kept)).status).toBe(200);
});

test('a seal that was made up, taken from elsewhere or off is refused', async () => {
  const kept = await device.keep(sold());
  const { key_id, number, mac } = readSeal(kept.seal ?? '') ?? { key_id: '', number: 0, mac: '' };
  const other = await device.keep(sold());
  const forged = [
    writeSeal({ key_id: newId(), number, mac }),
    writeSeal({ key_id, number: number + 1, mac }),
    writeSeal({ key_id, number, mac: mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) }),
    other.seal,
    'none',
  ];
  for (const seal of forged) await refused({ ...kept, seal }, 'sale_was_changed');
  await refused({ ...kept, seal: null }, 'sale_not_sealed');
  expect((await device.send(kept)).status).toBe(200);
});

test('it is of one person and one branch', async () => {
  const kept = await device.keep(sold());
  await refused(kept, 'sale_was_changed', await shop.clerk('create_sale'));
  await refused(kept, 'sale_was_changed', shop.owner);
  const elsewhere = await deviceOf(clerk, shop, newId());
  await refused(await elsewhere.keep(sold()), 'sale_was_changed');
});

test('each number of a device is taken once, in whatever order they come', async () => {
  const [first, second] = [await device.keep(sold()), await device.keep(sold())];
  const numbers = [first, second].map(({ seal }) => readSeal(seal ?? '')?.number ?? 0);
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  expect((await device.send(second)).status).toBe(200);
  expect((await device.send(first)).status).toBe(200);
  // Sent again it is the same sale; under a number that was used there is no other.
  expect((await device.send(first)).status).toBe(200);
  const key = await shop.system.db.adminQuery<{ n: number }>(
    'select count(*)::int as n from offline_sales where sale_id = any($1)',
    [[first.body.id, second.body.id]],
  );
  expect(key).toEqual([{ n: 2 }]);
  await shop.system.db.adminQuery('update offline_sales set number = number + 1000 where sale_id = $1', [
    second.body.id,
  ]);
  const third = await device.keep(sold());
  const taken = readSeal(third.seal ?? '')?.number ?? 0;
  await shop.system.db.adminQuery('update offline_sales set number = $2 where sale_id = $1', [
    second.body.id,
    taken,
  ]);
  await refused(third, 'sale_was_changed');
});

test('without a seal it is sold by somebody who may say any date, and at once by anybody', async () => {
  const unsealed = (body: OnDevice['body']) => ({ body: { store_id: shop.store_id, ...body }, seal: null });
  const late = await shop.clerk('create_sale', 'back_date_sale');
  expect((await device.send(unsealed(sold()), late)).status).toBe(200);
  expect((await device.send(unsealed({ ...sold(), sold_at: hoursAgo(0.1) }))).status).toBe(200);
});

test('a key is for those who sell', async () => {
  const reader = await shop.clerk('list_sales');
  expect((await reader.ask('POST api/sale/seal-key', { body: {} })).status).toBe(403);
  const { message } = (await clerk.ask('POST api/sale/seal-key', { body: {} })).body;
  expect(message).toEqual({ id: expect.any(String), key: expect.stringMatching(/^[\w-]{43}$/) });
});
