// cspell:ignore Salma
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { messagesTo } from '#server/testing/mailbox.ts';

let desk: Reception;
let beer: string;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  beer = await desk.shop.product({
    name: 'Beer',
    selling_price: 3500,
    buying_price: 2000,
    opening_stock: 99,
  });
});
afterAll(() => desk.shop.system.close());

/** A guest who has come for two nights in a room of 45,000 and has paid so much ahead. */
async function inRoom({ ahead = 0, ...more }: { ahead?: number; payer_id?: string } = {}) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const { rooms } = await desk.house(1, { price: 45_000 });
  if (ahead) await desk.pay(guest, ahead);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days, ...more });
  expect((await desk.step('check-in', id, { although_unpaid: true })).status).toBe(200);
  return { guest, id: String(id), room_id: String(rooms[0]) };
}
const charge = async (room_id: string, quantity: number, cash = 0) => {
  const owed = 3500 * quantity - cash;
  const payments = [
    ...(cash ? [{ account_id: desk.shop.cash, mode: 'cash', amount: cash }] : []),
    ...(owed ? [{ mode: 'credit', amount: owed }] : []),
  ];
  const sold = await desk.shop.sell({ lines: [{ product_id: beer, quantity }], payments, room_id });
  expect(sold.status).toBe(200);
  return String(sold.body.message.id);
};
const bill = async (id: string) => (await desk.ask(`GET api/booking/bill?id=${id}`)).body.message;

test('the bill is sent by SMS to a guest with a number, once something is on it', async () => {
  const phone_number = '255713208844';
  const guest = String((await desk.made('customer', { name: 'Salma Idd', phone_number })).id);
  const { rooms } = await desk.house(1, { price: 45_000 });
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(1) };
  const { id, number } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days });
  const send = () => desk.ask('POST api/booking/send-bill', { id });
  expect((await send()).body.code).toBe('nothing_on_bill');
  expect((await desk.step('check-in', id)).status).toBe(200);
  await charge(String(rooms[0]), 2);
  expect((await send()).status).toBe(200);
  const [sent] = await messagesTo(desk.shop.system, phone_number);
  expect(sent?.text).toContain(`${number}`);
  expect(sent?.text).toMatch(/7,000 TZS/);
  const other = await inRoom();
  await charge(other.room_id, 1);
  const refused = await desk.ask('POST api/booking/send-bill', { id: other.id });
  expect([refused.status, refused.body.code]).toEqual([409, 'guest_has_no_phone']);
});

test('what was void or came back is not on the bill, and what was paid at once is told apart', async () => {
  const { id, room_id } = await inRoom();
  const wrong = await charge(room_id, 3);
  await desk.ask('PUT api/sale/void', { id: wrong, reason: 'Wrong room' });
  await charge(room_id, 2, 3500);
  expect(await bill(id)).toMatchObject({
    charges: [{ amount: 7000 }],
    // The folio has it crossed out.
    voided: [{ goods: 'Beer', amount: 10_500 }],
    ...{ total: 7000, paid: 3500, left: 3500, settled: 3500, payments: [] },
  });
});

test('a payment that was voided is not on the bill', async () => {
  const { id, guest, room_id } = await inRoom();
  await charge(room_id, 2);
  const paid = await desk.pay(guest, 3000);
  expect(await bill(id)).toMatchObject({ payments: [{ is_deposit: false, amount: 3000 }], left: 4000 });
  const voided = await desk.ask('PUT api/payment/void', { id: paid.body.message.id, reason: 'Slip' });
  expect(voided.status).toBe(200);
  expect(await bill(id)).toMatchObject({ payments: [], paid: 0, left: 7000 });
});

test('a bill is of its own stay only, and for those who may see bookings', async () => {
  const one = await inRoom();
  const other = await inRoom();
  await charge(other.room_id, 1);
  expect((await bill(one.id)).charges).toEqual([]);
  const bar = await desk.shop.clerk('create_sale', 'list_room_bookings');
  expect((await bar.ask(`GET api/booking/bill?id=${one.id}`)).status).toBe(403);
});

test('the bill has its nights, charges, VAT, deposit and payment, and comes to what is owed (HW-12)', async () => {
  const { id, room_id } = await inRoom({ ahead: 30_000 });
  expect(await bill(id)).toMatchObject({
    ...{ is_open: true, nights: [], charges: [], payments: [], total: 0, left: 0 },
  });
  await desk.audit();
  await charge(room_id, 4);
  const owed = await bill(id);
  expect(owed).toMatchObject({
    ...{ guest: `Guest ${names}`, payer: null, is_open: true, early: 0, currency: 'TZS' },
    nights: [{ night: desk.inDays(0), amount: 45_000 }],
    charges: [{ date: desk.inDays(0), goods: 'Beer', amount: 14_000 }],
    ...{ payments: [], settled: 0, total: 59_000, paid: 0, left: 59_000 },
  });
  await desk.nextDay();
  await desk.audit();
  await desk.nextDay();
  expect((await desk.step('check-out', id, { account_id: desk.shop.cash })).status).toBe(200);
  const paid = await bill(id);
  expect(paid).toMatchObject({
    is_open: false,
    total: 104_000,
    paid: 104_000,
    left: 0,
    tax: 15_864.41,
    settled: 0,
  });
  expect(paid.nights).toHaveLength(2);
  const sums = (deposit: boolean) =>
    paid.payments
      .filter((one: { is_deposit: boolean }) => one.is_deposit === deposit)
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect([sums(true), sums(false)]).toEqual([30_000, 74_000]);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
