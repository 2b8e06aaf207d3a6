import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let names = 0;
let product_id: string;
let seller: { phone: string; password: string };
const clerks: { phone: string; password: string; code: string }[] = [];
const RIGHTS = ['modify_room_booking', 'view_room_booking', 'list_room_bookings'];
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  product_id = await desk.shop.product({ selling_price: 5_000 });
  seller = await anEmployee(desk.shop.owner, ['create_sale', 'list_products'], here());
  for (const [more, code] of [
    [[], 'permission_denied'],
    [['sale_on_credit'], 'credit_limit_exceeded'],
  ] as const)
    clerks.push({ ...(await anEmployee(desk.shop.owner, [...RIGHTS, ...more], here())), code });
});
afterAll(() => desk.shop.system.close());

const here = () => ({ branches: [desk.shop.branch_id] });

/** A guest in the house for one night that is over, and a company that may owe for him. */
async function slept(limit?: number) {
  names += 1;
  const { rooms } = await desk.house(1);
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const credit = limit === undefined ? {} : { credit_limit: limit };
  const company = String((await desk.made('customer', { name: `Company ${names}`, ...credit })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(1) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days });
  expect((await desk.step('check-in', id)).status).toBe(200);
  await desk.nextDay();
  return { guest, company, id: String(id), room: String(rooms[0]) };
}

const owed = async (party: string) =>
  (await desk.ask(`GET api/payment/owed?party_id=${party}`)).body.message.total;

test('what is left of a stay is owed by the company that takes it over, with its name in the list of debts (HW-14)', async () => {
  const { guest, company, id } = await slept();
  await desk.audit(desk.inDays(-1));
  const ahead = await desk.pay(guest, 25_000);
  expect((await desk.step('check-out', id, { bill_to_id: company })).status).toBe(200);
  expect([await owed(guest), await owed(company)]).toEqual([0, 60_000]);
  const stay = await desk.find('booking', id);
  expect(stay).toMatchObject({ paid_amount: 25_000, remain_amount: 60_000, billed_amount: 60_000 });
  const found = await desk.ask(`GET api/debt/search?keyword=${encodeURIComponent(`Company ${names}`)}`);
  expect(found.body.message).toHaveLength(1);
  // What the guest paid of it would be open again for the company.
  const taken = await desk.ask('PUT api/payment/void', { id: ahead.body.message.id, reason: 'Wrong' });
  expect([taken.body.code, await owed(guest), await owed(company)]).toEqual(['debt_taken_over', 0, 60_000]);
  expect((await desk.pay(company, 60_000)).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ paid_amount: 85_000, remain_amount: 0 });
});

test('a check-out is undone with what was taken over, until it has been paid', async () => {
  const { guest, company, id } = await slept();
  const leave = { bill_to_id: company };
  expect((await desk.step('check-out', id, leave)).status).toBe(200);
  expect((await desk.step('undo-check-out', id)).status).toBe(200);
  expect([await owed(guest), await owed(company)]).toEqual([85_000, 0]);
  expect((await desk.find('booking', id)).billed_to_id).toBeNull();
  expect((await desk.step('check-out', id, leave)).status).toBe(200);
  expect((await desk.pay(company, 1_000)).status).toBe(200);
  expect((await desk.step('undo-check-out', id)).body.code).toBe('rest_is_paid');
  expect([await owed(guest), await owed(company)]).toEqual([0, 84_000]);
});

test('what was charged to the room is paid by the guest', async () => {
  const { guest, company, id, room } = await slept();
  const { sold } = await chargedTo(room);
  const refused = await desk.step('check-out', id, { bill_to_id: company });
  expect([refused.status, refused.body.code]).toEqual([409, 'still_owes']);
  expect([await owed(guest), await owed(company)]).toEqual([sold, 0]);
  const paid = { bill_to_id: company, account_id: desk.shop.cash };
  expect((await desk.step('check-out', id, paid)).status).toBe(200);
  expect([await owed(guest), await owed(company)]).toEqual([0, 85_000]);
});

test('a company owes no more than its limit, and only by somebody who may give credit', async () => {
  const { company, id } = await slept(50_000);
  for (const { phone, password, code } of clerks) {
    const clerk = await logIn(desk.shop.system, phone, password);
    const said = { id, bill_to_id: company };
    const answer = await desk.shop.make('PUT api/booking/check-out', said, clerk);
    expect([answer.status === 200, answer.body.code]).toEqual([false, code]);
  }
  expect(await owed(company)).toBe(0);
  expect((await desk.find('booking', id)).stage).toBe('checked_in');
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});

/** A drink that is charged to a room. */
async function chargedTo(room_id: string) {
  const lines = [{ product_id, quantity: 1 }];
  const payments = [{ mode: 'credit', amount: 5_000 }];
  const barkeeper = await logIn(desk.shop.system, seller.phone, seller.password);
  const answer = await desk.shop.sell({ room_id, lines, payments }, barkeeper);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return { sold: 5_000 };
}
