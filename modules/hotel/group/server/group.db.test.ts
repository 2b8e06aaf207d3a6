import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

/** Rooms that somebody of his own books together for two nights from today on. */
async function group(rooms: number, more: object = {}, house = rooms) {
  names += 1;
  const { type } = await desk.house(house, { price: 45_000 });
  const organiser = String((await desk.made('customer', { name: `Organiser ${names}` })).id);
  const answer = await desk.ask('POST api/booking/group', {
    ...{ group_name: 'Wedding', customer_id: organiser, room_type_id: type, rooms },
    ...{ check_in: desk.inDays(0), check_out: desk.inDays(2), one_bill: true, ...more },
  });
  return { organiser, type, answer, ids: (answer.body.message?.ids ?? []) as string[] };
}
const done = async (name: string, id: string | undefined, said: object = {}) =>
  expect((await desk.step(name, String(id), said)).body).toMatchObject({ success: true });
const owed = async (party: string) => (await desk.ask(`GET api/payment/owed?party_id=${party}`)).body.message;
const seen = async (id: string | undefined) =>
  (await desk.ask(`GET api/booking/group?id=${String(id)}`)).body.message;

test('a group asks the right to make bookings and to change them, and an agreed price its own', async () => {
  const { type } = await desk.house(2);
  const sees = ['view_room_booking', 'list_room_bookings'];
  const clerk = await desk.shop.clerk('create_room_booking', 'modify_room_booking', ...sees);
  const body = {
    ...{ group_name: 'Wedding', customer_id: desk.shop.customer, room_type_id: type, rooms: 2 },
    ...{ check_in: desk.inDays(0), check_out: desk.inDays(1) },
  };
  const ask = (more: object = {}, key = crypto.randomUUID()) =>
    clerk.ask('POST api/booking/group', { body: { ...body, ...more }, headers: { 'idempotency-key': key } });
  expect((await ask({ price: 10 })).status).toBe(403);
  for (const right of ['create_room_booking', 'modify_room_booking']) {
    const other = await desk.shop.clerk(right, ...sees);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await other.ask('POST api/booking/group', { body, headers })).status).toBe(403);
  }
  expect((await ask()).status).toBe(200);
});

test('rooms of a group may be given later, and never more of them than there are', async () => {
  const { type } = await desk.house(2);
  const body = (rooms: number) => ({
    ...{ group_name: 'Choir', customer_id: desk.shop.customer, room_type_id: type, rooms, room_later: true },
    ...{ check_in: desk.inDays(3), check_out: desk.inDays(5) },
  });
  const over = await desk.ask('POST api/booking/group', body(3));
  expect([over.status, over.body.code]).toEqual([409, 'type_is_full']);
  const { ids } = (await desk.ask('POST api/booking/group', body(2))).body.message;
  const rows = await Promise.all(ids.map((id: string) => desk.find('booking', id)));
  expect(rows.map(({ room_id, stay_amount }) => [room_id, stay_amount])).toEqual([
    [null, 170_000],
    [null, 170_000],
  ]);
});

test('rooms are booked together, all or none, each with a number and a room of its own', async () => {
  const { ids } = await group(3);
  const rows = await Promise.all(ids.map((id) => desk.find('booking', id)));
  expect(new Set(rows.map(({ room_id }) => room_id)).size).toBe(3);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
  expect(rows.map(({ group_id, group_name, one_bill }) => [group_id, group_name, one_bill])).toEqual(
    ids.map(() => [ids[0], 'Wedding', true]),
  );
  expect(await seen(ids[2])).toMatchObject({ name: 'Wedding', one_bill: true, total: 0, left: 0 });
  expect((await seen(ids[2])).bookings).toHaveLength(3);
  const tooMany = await group(4, {}, 3);
  expect(tooMany.answer.body.code).toBe('no_room_free');
  const list = await desk.ask(`GET api/booking/list?customer=${tooMany.organiser}`);
  expect(list.body.message.data).toEqual([]);
});

test('on one bill nothing is paid before the last guest leaves, who pays for all of them (HW-19)', async () => {
  const { organiser, ids } = await group(5);
  await desk.pay(organiser, 200_000);
  await done('cancel', ids[4], { reason: 'One room less' });
  for (const id of ids.slice(0, 4)) await done('check-in', id);
  expect((await desk.audit()).body.message).toMatchObject({ nights: 4, amount: 180_000 });
  await desk.nextDay();
  await done('check-out', ids[0]);
  expect(await desk.find('booking', String(ids[0]))).toMatchObject({
    ...{ stage: 'checked_out', total_amount: 45_000, paid_amount: 0, remain_amount: 45_000 },
  });
  expect(await owed(organiser)).toMatchObject({ total: 180_000, deposit: 200_000 });
  expect((await desk.audit()).body.message).toMatchObject({ nights: 3, amount: 135_000 });
  await desk.nextDay();
  await done('check-out', ids[1]);
  await done('check-out', ids[2]);
  expect(await owed(organiser)).toMatchObject({ total: 315_000, deposit: 200_000 });
  expect((await desk.step('check-out', String(ids[3]))).body).toMatchObject({
    ...{ code: 'still_owes', left: expect.stringContaining('115,000') },
  });
  await done('check-out', ids[3], { account_id: desk.shop.bank });
  expect(await owed(organiser)).toMatchObject({ total: 0, deposit: 0 });
  for (const id of ids.slice(0, 4))
    expect(await desk.find('booking', id)).toMatchObject({ remain_amount: 0, stage: 'checked_out' });
  expect(await seen(ids[0])).toMatchObject({ total: 315_000, left: 0 });
  const bill = async (query: string) =>
    (await desk.ask(`GET api/booking/bill?id=${String(ids[0])}${query}`)).body.message;
  expect(await bill('')).toMatchObject({ total: 45_000, paid: 45_000, left: 0 });
  const whole = await bill('&whole=true');
  expect(whole).toMatchObject({
    guest: 'Organiser 3',
    room: null,
    total: 315_000,
    paid: 315_000,
    is_open: false,
  });
  expect([whole.nights.length, whole.tax]).toEqual([7, 48_050.87]);
  expect(whole.payments.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    315_000,
  );
});

test('each guest of a group without one bill pays as he leaves', async () => {
  const { ids } = await group(2, { one_bill: false });
  for (const id of ids) await done('check-in', id);
  await desk.audit();
  await desk.nextDay();
  expect((await desk.step('check-out', String(ids[0]))).body.code).toBe('still_owes');
  await done('check-out', ids[0], { account_id: desk.shop.cash });
  expect(await desk.find('booking', String(ids[1]))).toMatchObject({ remain_amount: 45_000 });
  await done('check-out', ids[1], { account_id: desk.shop.cash });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
