import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';
import { booksHold } from '#server/testing/books-hold.ts';

let desk: Reception;
let beer: string;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  const goods = { selling_price: 3500, buying_price: 2000, opening_stock: 99 };
  beer = await desk.shop.product({ name: 'Beer', ...goods });
});
afterAll(() => desk.shop.system.close());

interface Told {
  nights: number;
  early: number;
  deposit: number;
  over: number;
  to_pay: number;
}

const bill = async (id: string, whole = false) =>
  (await desk.ask(`GET api/booking/bill?id=${id}&whole=${whole}`)).body.message;
const leaving = async (id: string): Promise<Told> => (await bill(id)).leaving;
async function named(name?: string): Promise<string> {
  names += 1;
  return String((await desk.made('customer', { name: name ?? `Guest ${names}` })).id);
}

/** A guest who is in a room of his own, booked for three nights unless something else is said. */
async function inRoom({
  type = {},
  ahead = 0,
  ...more
}: {
  type?: object;
  ahead?: number;
  [key: string]: unknown;
}) {
  const guest = await named();
  const { rooms } = await desk.house(1, { price: 45_000, ...type });
  if (ahead) await desk.pay(String(more.payer_id ?? guest), ahead);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(3) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days, ...more });
  expect((await desk.step('check-in', id, { although_unpaid: true })).status).toBe(200);
  return { id: String(id), room_id: String(rooms[0]) };
}
const drink = async (room_id: string) => {
  const { store_id } = desk.shop;
  const lines = [{ product_id: beer, quantity: 2 }];
  const payments = [{ mode: 'credit', amount: 7000 }];
  const sold = await desk.post('POST api/sale/checkout', { store_id, lines, payments, room_id });
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
};
/** What was taken in money as the guest left. */
async function taken(id: string): Promise<number> {
  const before = (await bill(id)).payments.length;
  const left = await desk.step('check-out', id, { account_id: desk.shop.cash });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  const { payments, leaving: told } = await bill(id);
  expect([before, told]).toEqual([0, null]);
  return payments
    .filter(({ is_deposit }: { is_deposit: boolean }) => !is_deposit)
    .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
}

test('what a guest would pay now is told before check-out, and is what check-out takes', async () => {
  const company = await named('Kilimo Ltd');
  const stays = {
    usual: await inRoom({}),
    ahead: await inRoom({ ahead: 50_000 }),
    above: await inRoom({ ahead: 200_000 }),
    early: await inRoom({ type: { early_departure: 'one_night' } }),
    billed: await inRoom({ payer_id: company, ahead: 200_000 }),
    byDay: await inRoom({
      ...{ type: { day_use_price: 25_000 }, day_use: true },
      check_out: desk.inDays(0),
    }),
  };
  for (const { room_id } of Object.values(stays)) await drink(room_id);
  const { byDay, ...nights } = stays;
  expect(await leaving(byDay.id)).toMatchObject({ nights: 0, early: 25_000, to_pay: 32_000 });
  expect(await taken(byDay.id)).toBe(32_000);
  await desk.nextDay();
  const told = async (stay: { id: string }) => ({ ...(await leaving(stay.id)), nights_amount: 0 });
  // One night was slept and is not posted.
  expect(await told(stays.usual)).toMatchObject({ nights: 1, early: 0, deposit: 0, over: 0, to_pay: 52_000 });
  expect(await told(stays.ahead)).toMatchObject({ deposit: 50_000, over: 0, to_pay: 2000 });
  expect(await told(stays.above)).toMatchObject({ deposit: 52_000, over: 148_000, to_pay: 0 });
  expect(await told(stays.early)).toMatchObject({ early: 45_000, to_pay: 97_000 });
  // A company that has paid ahead pays for the nights, and the guest what he drank.
  expect(await told(stays.billed)).toMatchObject({ deposit: 45_000, over: 155_000, to_pay: 7000 });
  for (const { id } of Object.values(nights)) {
    const { to_pay } = await leaving(id);
    expect(await taken(id)).toBe(to_pay);
  }
});

test('of a group on one bill the last guest is told what all of them owe, the others what they charged to their rooms', async () => {
  const { type } = await desk.house(2, { price: 45_000 });
  const organiser = await named('Wedding');
  const asked = { check_in: desk.inDays(0), check_out: desk.inDays(1), room_type_id: type };
  const booked = await desk.ask('POST api/booking/group', {
    ...{ customer_id: organiser, rooms: 2, group_name: 'Wedding', one_bill: true, ...asked },
  });
  expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  const { data } = (await desk.ask(`GET api/booking/list?limit=20&payer_id=${organiser}`)).body.message;
  const ids: string[] = data.map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect((await desk.step('check-in', id)).status).toBe(200);
  const [first = '', last = ''] = ids;
  await drink((await desk.find('booking', first)).room_id);
  await desk.nextDay();
  expect([await leaving(first), await leaving(last)]).toMatchObject([{ to_pay: 7000 }, { to_pay: 0 }]);
  expect((await desk.step('check-out', first, { account_id: desk.shop.cash })).status).toBe(200);
  expect(await leaving(last)).toMatchObject({ to_pay: 90_000 });
  // Of several on one sheet nobody leaves.
  expect((await bill(last, true)).leaving).toBeNull();
});

test('after all of it the books hold', () => booksHold(desk.shop.system.db));
