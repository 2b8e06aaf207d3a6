import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '#modules/hotel/testing/reception.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';

let desk: Reception;
let hired: Awaited<ReturnType<typeof anEmployee>>;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  const rights = ['modify_room_booking', 'list_room_bookings'];
  hired = await anEmployee(desk.shop.owner, rights, { branches: [desk.shop.branch_id] });
});
afterAll(() => desk.shop.system.close());

/** A guest of his own who has paid ahead for a booking. */
async function paidAhead(room_id: unknown, deposit: number, more: object = {}) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Payer ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(5) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id, ...days, deposit, ...more });
  await desk.pay(guest, deposit);
  return { guest, id: String(id) };
}
const ahead = async (guest: string) =>
  (await desk.ask(`GET api/payment/owed?party_id=${guest}`)).body.message.deposit;
const cash = async () => {
  const { data } = (await desk.ask('GET api/account/list')).body.message;
  return data.find(({ id }: { id: string }) => id === desk.shop.cash).balance;
};

test('of a deposit that a booking keeps a part of, the rest goes back and no cent is missing (L02, HW-11)', async () => {
  const { rooms } = await desk.house(3, { cancel_charge: 'percent', cancel_percent: 50 });
  const parts: [number, number][] = [
    [230.87, 115.44],
    [16.61, 8.31],
  ];
  for (const [place, [deposit, withheld]] of parts.entries()) {
    const { guest, id } = await paidAhead(rooms[place], deposit);
    const before = await cash();
    const said = { reason: 'Flight', give_back_id: desk.shop.cash };
    expect((await desk.step('cancel', id, said)).status).toBe(200);
    expect(await desk.find('booking', id)).toMatchObject({ stage: 'cancelled', total_amount: withheld });
    expect(await ahead(guest)).toBe(0);
    expect(Math.round(((await cash()) - before) * 100)).toBe(Math.round((withheld - deposit) * 100));
  }
  const { guest, id } = await paidAhead(rooms[2], 1000);
  expect((await desk.step('cancel', id, { reason: 'Flight' })).status).toBe(200);
  expect(await ahead(guest)).toBe(500);
});

test('who leaves early has back what lies above the bill, out of the account that is named (HW-04)', async () => {
  const { rooms } = await desk.house(2, { price: 45_000 });
  const { guest, id } = await paidAhead(rooms[0], 180_000);
  expect((await desk.step('check-in', id)).status).toBe(200);
  await desk.nextDay();
  const before = await cash();
  expect((await desk.step('check-out', id, { give_back_id: desk.shop.cash })).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ paid_amount: 45_000, remain_amount: 0 });
  expect([await ahead(guest), (await cash()) - before]).toEqual([0, -135_000]);
});

test('money goes back only by whoever may pay', async () => {
  const { rooms } = await desk.house(1);
  const { guest, id } = await paidAhead(rooms[0], 50_000);
  const clerk = await logIn(desk.shop.system, hired.phone, hired.password);
  const refused = await clerk.ask('PUT api/booking/cancel', {
    body: { id, reason: 'Flight', give_back_id: desk.shop.cash },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect([refused.status, await ahead(guest)]).toEqual([403, 50_000]);
  expect((await desk.find('booking', id)).stage).toBe('pending');
});

test('a deposit that was asked for and not paid stops a check-in until somebody says so (HW-25)', async () => {
  const { rooms } = await desk.house(1, { deposit_percent: 50 });
  const guest = String((await desk.made('customer', { name: 'Late payer' })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days });
  await desk.pay(guest, 80_000);
  const refused = await desk.step('check-in', id);
  expect([refused.body.code, refused.body.missing]).toEqual([
    'deposit_not_paid',
    expect.stringContaining('5,000'),
  ]);
  expect((await desk.step('check-in', id, { although_unpaid: true })).status).toBe(200);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
  await vatAgrees(desk.shop.system.db);
});
