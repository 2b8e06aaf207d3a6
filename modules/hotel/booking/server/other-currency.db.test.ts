import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let tea: string;
let clerk: Awaited<ReturnType<typeof anEmployee>>;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  const rights = ['create_room_booking', 'modify_room_booking', 'view_room_booking', 'list_room_bookings'];
  clerk = await anEmployee(desk.shop.owner, rights, { branches: [desk.shop.branch_id] });
  tea = await desk.shop.product({ selling_price: 26_000, buying_price: 10_000, opening_stock: 5 });
});
afterAll(() => desk.shop.system.close());

const IN_DOLLARS = { currency: 'USD', foreign_price: 120.33, rate: 2617.125 };

async function aGuest(): Promise<string> {
  names += 1;
  return String((await desk.made('customer', { name: `Guest ${names}` })).id);
}

/** A stay of two nights that begins today, in dollars. */
async function booked(more: object = {}, type: object = {}) {
  const { rooms } = await desk.house(1, { price: 300_000, ...type });
  const guest = await aGuest();
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const stay = { customer_id: guest, room_id: rooms[0], ...days, ...IN_DOLLARS, ...more };
  const { id } = await desk.made('booking', stay);
  return { guest, id: String(id), room: rooms[0], ...days };
}

/** The same, with both nights in the books. */
async function slept(more: object = {}) {
  const stay = await booked(more);
  await desk.step('check-in', stay.id);
  await desk.audit();
  await desk.nextDay();
  await desk.audit();
  await desk.nextDay();
  return stay;
}

const payments = (guest: string) =>
  desk.shop.system.db.adminQuery<Record<string, unknown>>(
    `select id, amount, debts_amount, deposit_amount, currency, rate, foreign_amount, exchange_amount from payments
     where customer_id = $1 and deleted_at is null order by created_at, foreign_amount`,
    [guest],
  );
const inDollars = (guest: string, amount: number, rate: number, more: object = {}) =>
  desk.post('POST api/payment', {
    ...{ kind: 'customer', party_id: guest, account_id: desk.shop.cash, mode: 'cash' },
    ...{ amount, currency: 'USD', rate, ...more },
  });
const fieldsOf = async (answer: Promise<{ body: { fields?: object } }>) =>
  Object.keys((await answer).body.fields ?? {});

test('each night is rounded once and shows its dollars; two payments close the debt to the cent, at a loss', async () => {
  const { guest, id } = await slept();
  const stay = await desk.find('booking', id);
  // 120.33 x 2,617.125 = 314,918.65125.
  expect(stay).toMatchObject({
    ...{ currency: 'USD', rate: 2617.125, foreign_amount: 240.66, total_amount: 629_837.3 },
    nights: [
      { foreign_price: 120.33, foreign_amount: 120.33, price: 314_918.65, total_amount: 314_918.65 },
      { foreign_price: 120.33, foreign_amount: 120.33, price: 314_918.65, total_amount: 314_918.65 },
    ],
  });
  expect(await desk.shop.entryOf(id)).toMatchObject({ 1100: 62_983_730n });
  expect((await inDollars(guest, 100, 2600)).status).toBe(200);
  const [first] = await payments(guest);
  // 100 dollars pay 261,712.50 of the debt, and are worth 260,000 today.
  expect(first).toMatchObject({
    ...{ amount: 26_000_000n, debts_amount: 26_171_250n, deposit_amount: 0n },
    ...{ currency: 'USD', rate: 2_600_000n, foreign_amount: 100_000n, exchange_amount: -171_250n },
  });
  expect(await desk.shop.entryOf(String(first?.id))).toEqual({
    ...{ 1010: 26_000_000n, 6900: 171_250n, 1100: -26_171_250n },
  });
  const bill = (await desk.ask(`GET api/booking/bill?id=${id}`)).body.message;
  expect(bill.foreign).toEqual({ currency: 'USD', rate: 2617.125, total: 240.66, left: 140.66 });
  expect(bill.payments).toMatchObject([{ foreign: 'USD 100', amount: 261_712.5 }]);
  const left = { account_id: desk.shop.cash, currency: 'USD', day_rate: 2500 };
  expect((await desk.step('check-out', id, left)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ remain_amount: 0, paid_amount: 629_837.3 });
  const last = (await payments(guest))[1];
  expect(last).toMatchObject({
    amount: 35_165_000n,
    debts_amount: 36_812_480n,
    exchange_amount: -1_647_480n,
  });
  expect(await desk.shop.entryOf(String(last?.id))).toEqual({
    ...{ 1010: 35_165_000n, 6900: 1_647_480n, 1100: -36_812_480n },
  });
});

test('what comes in above the rate of check-in is a gain, and goes again as the payment is voided', async () => {
  const { guest, id } = await slept({ foreign_price: 100, rate: 2500 });
  await inDollars(guest, 250, 2600);
  const [paid] = await payments(guest);
  // What is more than the stay is his, at the rate of today.
  expect(paid).toMatchObject({ amount: 65_000_000n, debts_amount: 50_000_000n, deposit_amount: 13_000_000n });
  expect(await desk.shop.entryOf(String(paid?.id))).toEqual({
    ...{ 1010: 65_000_000n, 1100: -50_000_000n, 2100: -13_000_000n, 4920: -2_000_000n },
  });
  const reason = { id: paid?.id, reason: 'Wrong' };
  expect((await desk.ask('PUT api/payment/void', reason)).status).toBe(200);
  expect(await desk.shop.entryOf(String(paid?.id))).toEqual({});
  expect(await desk.find('booking', id)).toMatchObject({ remain_amount: 500_000 });
});

test('the rate of check-in holds for the stay, and is agreed by who may agree prices', async () => {
  const { id, guest } = await booked({}, { currency: 'USD', foreign_price: 110, rate: 2550 });
  expect((await desk.step('check-in', id, { rate: 2600 })).status).toBe(200);
  await desk.audit();
  const stay = await desk.find('booking', id);
  expect(stay).toMatchObject({ rate: 2600, stay_amount: 625_716, foreign_amount: 240.66 });
  expect(stay.total_amount).toBe(312_858);
  const again = await desk.ask(`PUT api/booking?id=${id}`, { version: stay.version, rate: 2700 });
  expect([again.status, (await desk.find('booking', id)).rate]).toEqual([409, 2600]);
  expect((await desk.ask(`GET api/payment/owed?party_id=${guest}`)).body.message.debts).toMatchObject([
    { currency: 'USD', rate: 2600, remain_amount: 312_858 },
  ]);
  const browser = await logIn(desk.shop.system, clerk.phone, clerk.password);
  const { type } = await desk.house(1, { currency: 'USD', foreign_price: 110, rate: 2550 });
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(1) };
  const wish = { customer_id: guest, room_type_id: type, ...days, currency: 'USD' };
  const book = (more: object) => browser.ask('POST api/booking', { body: { ...wish, ...more } });
  expect((await book({ rate: 2540 })).status).toBe(403);
  expect((await book({ foreign_price: 90 })).status).toBe(403);
  const made = (await book({})).body.message;
  expect(made).toMatchObject({ rate: 2550, foreign_amount: 110, stay_amount: 280_500 });
  const body = { id: made.id, although_unknown: true, although_dirty: true, rate: 2540 };
  const headers = { 'idempotency-key': newId() };
  expect((await browser.ask('PUT api/booking/check-in', { body, headers })).status).toBe(403);
});

test('what does not go together is refused under its field', async () => {
  const { guest, id, room } = await booked();
  const days = { check_in: desk.inDays(10), check_out: desk.inDays(11) };
  const wish = { customer_id: guest, room_id: room, ...days };
  const refused = async (more: object) => fieldsOf(desk.ask('POST api/booking', { ...wish, ...more }));
  expect(await refused({ rate: 2600 })).toEqual(['rate']);
  expect(await refused({ foreign_price: 120 })).toEqual(['foreign_price']);
  expect(await refused({ currency: 'USD' })).toEqual(['foreign_price', 'rate']);
  expect(await refused({ ...IN_DOLLARS, price: 300_000 })).toEqual(['price']);
  expect(await refused({ ...IN_DOLLARS, foreign_price: 120.335 })).toEqual(['foreign_price']);
  const half = desk.ask('POST api/room-type', { name: 'Half', price: 1, currency: 'USD' });
  expect(await fieldsOf(half)).toEqual(['foreign_price', 'rate']);
  const own = await desk.made('booking', {
    ...wish,
    check_in: desk.inDays(0),
    check_out: desk.inDays(1),
    room_id: null,
    room_type_id: (await desk.house(1)).type,
  });
  expect(await fieldsOf(desk.step('check-in', own.id, { rate: 2600 }))).toEqual(['rate']);
  await desk.step('check-in', id);
  await desk.audit();
  const night = desk.inDays(0);
  const correct = (said: object) => desk.step('correct-night', id, { reason: 'Wrong', night, ...said });
  expect(await fieldsOf(correct({ price: 300_000 }))).toEqual(['price']);
  expect(await fieldsOf(correct({}))).toEqual(['foreign_price']);
  const cash = desk.shop.cash;
  const leave = (said: object) => fieldsOf(desk.step('check-out', id, { account_id: cash, ...said }));
  expect(await leave({ currency: 'USD' })).toEqual(['day_rate']);
  expect(await leave({ day_rate: 2600 })).toEqual(['currency']);
  expect(await leave({ currency: 'EUR', day_rate: 2900 })).toEqual(['currency']);
  expect(await fieldsOf(inDollars(guest, 10, 0))).toEqual(['rate']);
  expect(await fieldsOf(inDollars(guest, 10, 2600, { mode: 'deposit', account_id: null }))).toEqual([
    'currency',
  ]);
  expect(await payments(guest)).toEqual([]);
});

test('a night is put right in dollars, a shorter stay gives its dollars back, and the other room has no price in them', async () => {
  const { id } = await booked({ foreign_price: 100, rate: 2500 });
  await desk.step('check-in', id);
  const night = desk.inDays(0);
  await desk.audit();
  await desk.nextDay();
  const said = { reason: 'Agreed on the phone', night, foreign_price: 90 };
  expect((await desk.step('correct-night', id, said)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ total_amount: 225_000, foreign_amount: 190, stay_amount: 475_000 },
  });
  const { rooms } = await desk.house(1);
  const moved = await desk.step('move-room', id, { room_id: rooms[0], at_price: 'of_room' });
  expect([moved.status, moved.body.code]).toEqual([409, 'no_price_in_currency']);
  expect((await desk.step('move-room', id, { room_id: rooms[0] })).status).toBe(200);
  const out = { account_id: desk.shop.cash, currency: 'USD', day_rate: 2500 };
  expect((await desk.step('check-out', id, out)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ foreign_amount: 90, paid_amount: 225_000, remain_amount: 0, check_out: desk.inDays(0) },
  });
  expect((await desk.step('undo-check-out', id)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ foreign_amount: 190, stay_amount: 475_000, paid_amount: 225_000, stage: 'checked_in' },
  });
});

test('of one payment in dollars a bill at the bar is paid at the rate of today, the stay at its own', async () => {
  const { guest, id, room } = await slept({ foreign_price: 100, rate: 2500 });
  await desk.openTill();
  const sold = await desk.post('POST api/sale/checkout', {
    ...{
      store_id: desk.shop.store_id,
      room_id: room,
      lines: [{ product_id: tea, quantity: 1 }],
    },
    payments: [{ mode: 'credit', amount: 26_000 }],
  });
  expect(sold.status).toBe(200);
  const out = { account_id: desk.shop.cash, currency: 'USD', day_rate: 2600 };
  expect((await desk.step('check-out', id, out)).status).toBe(200);
  expect(await payments(guest)).toMatchObject([
    { foreign_amount: 10_000n, amount: 2_600_000n, debts_amount: 2_600_000n, exchange_amount: 0n },
    { foreign_amount: 200_000n, amount: 52_000_000n, debts_amount: 50_000_000n, exchange_amount: 2_000_000n },
  ]);
});

test('a quote tells the price in dollars beside the other', async () => {
  const { type } = await desk.house(1, { price: 300_000, currency: 'USD', foreign_price: 120, rate: 2600 });
  const days = `check_in=${desk.inDays(1)}&check_out=${desk.inDays(4)}`;
  const quote = (await desk.ask(`GET api/booking/quote?room_type_id=${type}&${days}`)).body.message;
  expect(quote).toMatchObject({ total: 900_000, foreign: { currency: 'USD', price: 120, total: 360 } });
});

test('the audit tells before it posts what a night in dollars comes to in them, and of no other night', async () => {
  const dollars = await booked();
  const shillings = await booked({ currency: null, foreign_price: null, rate: null });
  for (const { id } of [dollars, shillings]) expect((await desk.step('check-in', id)).status).toBe(200);
  const { nights } = (await desk.ask(`GET api/booking/night-audit?business_day=${desk.inDays(0)}`)).body
    .message;
  const of = (id: string) => nights.find(({ booking_id }: { booking_id: string }) => booking_id === id);
  expect(of(dollars.id)).toMatchObject({ total_amount: 314_918.65, foreign: 'USD 120.33' });
  expect(of(shillings.id)).toMatchObject({ total_amount: 300_000, foreign: null });
});

test('the books hold after all of it', () => booksHold(desk.shop.system.db));
