import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let desk: Reception;
let bar: TestBrowser;
let beer: string;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  beer = await desk.shop.product({ selling_price: 3500, buying_price: 2000, opening_stock: 48 });
  bar = await desk.shop.clerk('create_sale', 'list_products');
});
afterAll(() => desk.shop.system.close());

/** A guest who has just checked in. */
async function inHouse(room_id: unknown, more: object = {}) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Drinker ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id, ...days, ...more });
  expect((await desk.step('check-in', id, { although_unpaid: true })).status).toBe(200);
  return { guest, id: String(id) };
}
const owing = (quantity: number) => ({
  lines: [{ product_id: beer, quantity }],
  payments: [{ mode: 'credit', amount: 3500 * quantity }],
});
const owed = async (guest: string) =>
  (await desk.ask(`GET api/payment/owed?party_id=${guest}`)).body.message.total;
const open = async (id: string) => {
  const { extras, extras_open } = await desk.find('booking', id);
  return [extras, extras_open];
};

test('what the bar charges to a room is a sale that its guest pays as he leaves (HW-12)', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const [room_id, empty] = rooms;
  const { guest, id } = await inHouse(room_id);
  // Who sells needs nothing of the hotel, and not the right to give credit.
  const sold = await desk.shop.sell({ ...owing(4), room_id }, bar);
  expect([sold.status, sold.body.code]).toEqual([200, undefined]);
  const { id: sale_id } = sold.body.message;
  expect(await desk.shop.entryOf(sale_id)).toEqual({
    ...{ 1100: 1_400_000n, 4000: -1_186_441n, 2200: -213_559n, 5000: 800_000n, 1200: -800_000n },
  });
  expect(await desk.find('sale', sale_id)).toMatchObject({
    ...{ customer_id: guest, booking_id: id, paid_amount: 0, remain_amount: 14_000 },
  });
  const before = await desk.shop.everything();
  const refused = await desk.shop.sell({ ...owing(1), room_id: empty }, bar);
  expect([refused.status, refused.body.code]).toEqual([409, 'nobody_in_room']);
  expect(await desk.shop.everything()).toEqual(before);
  const onCredit = await desk.shop.sell({ ...owing(1), customer_id: guest }, bar);
  expect(onCredit.status).toBe(403);
  await desk.audit();
  expect([await open(id), await owed(guest)]).toEqual([[14_000, 14_000], 59_000]);
  const left = await desk.step('check-out', id);
  expect([left.body.code, left.body.left]).toEqual(['still_owes', expect.stringContaining('59,000')]);
});

test('the deposit and the money at check-out pay what was charged and then the stay', async () => {
  const { rooms } = await desk.house(1, { price: 45_000 });
  const { guest, id } = await inHouse(rooms[0]);
  await desk.shop.sell({ ...owing(2), room_id: rooms[0] });
  await desk.pay(guest, 10_000);
  // His night was posted as he came, for the audit of the day had run. What was paid at the desk meanwhile paid the oldest debt; the rest of the bill is paid by two more payments.
  expect(await owed(guest)).toBe(42_000);
  const part = await desk.step('check-out', id, {
    account_id: desk.shop.cash,
    amount: 7000,
    on_credit: true,
  });
  expect(part.status).toBe(200);
  expect(await owed(guest)).toBe(35_000);
  expect((await open(id))[1]).toBe(0);
  expect(await desk.find('booking', id)).toMatchObject({ stage: 'checked_out', remain_amount: 35_000 });
  const gone = await desk.shop.sell({ ...owing(1), room_id: rooms[0] });
  expect(gone.body.code).toBe('nobody_in_room');
});

test('a guest who buys on credit is charged to his room by whichever door, and a void takes it off', async () => {
  const { rooms } = await desk.house(1, { price: 45_000 });
  const { guest, id } = await inHouse(rooms[0]);
  const one = await desk.shop.sell({ ...owing(1), customer_id: guest });
  const lines = [{ product_id: beer, quantity: 2, unit_price: 3500 }];
  const { id: invoice } = await desk.made('invoice', { customer_id: guest, lines });
  const issued = await desk.ask('PUT api/invoice/issue', { id: invoice });
  expect(issued.status).toBe(200);
  const cash = { account_id: desk.shop.cash, mode: 'cash', amount: 3500 };
  await desk.shop.sell({ ...owing(1), customer_id: guest, payments: [cash] });
  expect(await open(id)).toEqual([10_500, 10_500]);
  const voided = await desk.ask('PUT api/sale/void', { id: one.body.message.id, reason: 'Wrong room' });
  expect([voided.status, await open(id)]).toEqual([200, [7000, 7000]]);
});

test('a sale and a check-out at once leave nothing open behind the guest', async () => {
  const { rooms } = await desk.house(3, { price: 45_000 });
  for (const room_id of rooms) {
    const { guest, id } = await inHouse(room_id);
    await desk.audit();
    const [left, sold] = await Promise.all([
      desk.step('check-out', id, { account_id: desk.shop.cash }),
      desk.shop.sell({ ...owing(1), room_id }),
    ]);
    expect(left.status).toBe(200);
    expect([200, 409]).toContain(sold.status);
    expect([(await open(id))[1], await owed(guest)]).toEqual([0, 0]);
    expect((await open(id))[0]).toBe(sold.status === 200 ? 3500 : 0);
  }
});

test('a check-out is undone on the same day, while the room is free', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const [room_id] = rooms;
  const { guest, id } = await inHouse(room_id);
  await desk.audit();
  const paid = await desk.step('check-out', id, {
    account_id: desk.shop.cash,
    amount: 45_000,
    on_credit: true,
  });
  expect(paid.status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ charge: 0, check_out: desk.inDays(1) });
  const other = await desk.made('booking', {
    ...{ customer_id: guest, room_id, check_in: desk.inDays(1), check_out: desk.inDays(2) },
  });
  const taken = await desk.step('undo-check-out', id);
  expect([taken.status, taken.body.code]).toEqual([409, 'room_taken']);
  await desk.step('move-room', other.id, { room_id: rooms[1] });
  expect((await desk.step('undo-check-out', id)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ stage: 'checked_in', check_out: desk.inDays(2), planned_check_out: null, checked_out_at: null },
    ...{ total_amount: 45_000, paid_amount: 45_000, remain_amount: 0 },
  });
  expect((await desk.find('room', String(room_id))).status).toBe('booked');
  await desk.nextDay();
  expect((await desk.audit()).status).toBe(200);
  await desk.nextDay();
  expect((await desk.step('check-out', id, { account_id: desk.shop.cash })).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 90_000, remain_amount: 0 });
  await desk.nextDay();
  expect((await desk.step('undo-check-out', id)).body.code).toBe('left_on_other_day');
});

test('what leaving early cost is no debt any more once that is undone', async () => {
  const { rooms } = await desk.house(2, { price: 45_000, early_departure: 'one_night' });
  const { guest, id } = await inHouse(rooms[0]);
  const payer = await inHouse(rooms[1]);
  await desk.nextDay();
  expect((await desk.step('check-out', payer.id, { account_id: desk.shop.cash })).status).toBe(200);
  expect((await desk.step('undo-check-out', payer.id)).body.code).toBe('charge_is_paid');
  expect(await desk.find('booking', payer.id)).toMatchObject({ stage: 'checked_out', total_amount: 90_000 });
  expect((await desk.step('check-out', id, { on_credit: true })).status).toBe(200);
  expect([await owed(guest), (await desk.find('booking', id)).charge]).toEqual([90_000, 45_000]);
  const undone = await desk.step('undo-check-out', id);
  expect([undone.status, undone.body.code]).toEqual([200, undefined]);
  expect([await owed(guest), (await desk.find('booking', id)).charge]).toEqual([45_000, 0]);
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 4_500_000n, 4200: -3_813_559n, 2200: -686_441n });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
