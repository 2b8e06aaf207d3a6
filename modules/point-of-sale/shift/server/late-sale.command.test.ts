import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type ClerkDevice, deviceOf } from '../../testing/device-of-clerk.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let cashier: TestBrowser;
let own: ClerkDevice;
let colleague: ClerkDevice;
beforeAll(async () => {
  shop = await openTillShop();
  cashier = await shop.clerk('create_sale');
  own = await deviceOf(cashier, shop);
  colleague = await deviceOf(await shop.clerk('create_sale', 'list_sales'), shop);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

let closed: string;
beforeEach(async () => {
  await shop.closeAll();
  closed = (await shop.open(0, cashier)).body.message.id;
  await shop.hoursAgo(closed, { opened: 5, closed: null });
  await shop.close(closed, { counted: 0 }, cashier);
  await shop.hoursAgo(closed, { opened: 5, closed: 2 });
});

const sold = (hoursAgo: number, more: object = {}) => ({
  id: newId(),
  sold_at: shop.hour(hoursAgo),
  lines: [{ product_id: shop.soap, quantity: 1 }],
  payments: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }],
  ...more,
});
const kept = async (device: ClerkDevice, sale: ReturnType<typeof sold>) =>
  (await device.send(await device.keep(sale))).body;

test('a sale that its own cashier kept joins the closed shift in which it was made', async () => {
  expect((await kept(own, sold(3, { shift_id: closed }))).message).toMatchObject({ shift_id: closed });
  expect((await kept(own, sold(3))).message).toMatchObject({ shift_id: closed });
  expect(await shop.seen(closed)).toMatchObject({ expected: 23_600, over_short: -23_600 });
});

test('a colleague puts nothing into it, named or not', async () => {
  expect(await kept(colleague, sold(3, { shift_id: closed }))).toMatchObject({ code: 'shift_closed' });
  expect((await kept(colleague, sold(3))).message).toMatchObject({ shift_id: null });
  const open = await shop.opened(await shop.till());
  expect((await kept(colleague, sold(3))).message).toMatchObject({ shift_id: open });
  expect(await shop.seen(closed)).toMatchObject({ expected: 0, over_short: 0, late_sales: [] });
});

test('nor does its own cashier what he did not keep sealed, or made at another time', async () => {
  await shop.hoursAgo(closed, { opened: 5, closed: 0.05 });
  const now = { ...sold(0.1), shift_id: closed };
  expect((await own.send({ body: { store_id: shop.store_id, ...now }, seal: null })).body).toMatchObject({
    code: 'shift_closed',
  });
  for (const hours of [6, 0.02])
    expect(await kept(own, sold(hours, { shift_id: closed }))).toMatchObject({ code: 'shift_closed' });
  expect(await shop.seen(closed)).toMatchObject({ expected: 0, late_sales: [] });
});

test('a device that sold in the shift brings what it kept, whoever is logged in at it', async () => {
  const [device] = await shop.system.db.adminQuery<{ id: string }>(
    `select d.id from devices d join users u on u.id = d.user_id
     where d.business_id = $1 and d.deleted_at is null and u.account_type <> 'owner' order by d.created_at desc limit 1`,
    [shop.business_id],
  );
  const first = (await kept(own, sold(3))).message;
  await shop.system.db.adminQuery('update sales set device_id = $2 where id = $1', [first.id, device?.id]);
  expect((await kept(colleague, sold(3))).message).toMatchObject({ shift_id: closed });
});

test('whoever may date back puts a sale where it belongs', async () => {
  const manager = await shop.clerk('create_sale', 'back_date_sale');
  const done = await shop.sell(sold(3, { shift_id: closed }), manager);
  expect(done.body.message).toMatchObject({ shift_id: closed });
  expect((await shop.sell(sold(6, { shift_id: closed }), manager)).body).toMatchObject({
    code: 'shift_closed',
  });
});
