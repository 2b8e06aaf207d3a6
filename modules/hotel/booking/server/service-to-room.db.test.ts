import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let laundry: TestBrowser;
let type: string;
let rooms: string[];
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  type = String((await desk.made('service-type', { name: 'Laundry', price: 11_800 })).id);
  ({ rooms } = await desk.house(3, { price: 45_000 }));
  // Nothing of the hotel, and no right to give credit.
  laundry = await desk.shop.clerk('create_service', 'modify_service', 'view_service', 'list_services');
});
afterAll(() => desk.shop.system.close());

async function inRoom(room_id: unknown, more: object = {}) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id, ...days, ...more });
  expect((await desk.step('check-in', id)).status).toBe(200);
  return { guest, id: String(id) };
}

const step = (name: string, id: string, said: object = {}, by = laundry) =>
  by.ask(`PUT api/service/${name}`, {
    body: { id, ...said },
    headers: { 'idempotency-key': newId() },
  });

/** Work that has begun, of nobody known unless it says otherwise. */
async function begun(more: object = {}): Promise<string> {
  const { id } = await desk.made('service', { service_type_id: type, ...more });
  expect((await step('start', id)).status).toBe(200);
  return String(id);
}

test('what is left of a service is charged to a room, whose guest is its customer and pays as he leaves', async () => {
  const { guest, id: stay } = await inRoom(rooms[0]);
  const id = await begun();
  const done = await step('finish', id, { room_id: rooms[0] });
  expect([done.status, done.body.code]).toEqual([200, undefined]);
  const job = await desk.find('service', id);
  expect(job).toMatchObject({ customer_id: guest, total_amount: 11_800, remain_amount: 11_800 });
  expect(await desk.find('sale', job.sale_id)).toMatchObject({ booking_id: stay, customer_id: guest });
  expect(await desk.shop.entryOf(job.sale_id)).toEqual({
    1100: 1_180_000n,
    4100: -1_000_000n,
    2200: -180_000n,
  });
  expect((await desk.find('booking', stay)).extras_open).toBe(11_800);
  await desk.audit();
  expect((await desk.step('check-out', stay, { account_id: desk.shop.cash })).status).toBe(200);
  expect(await desk.find('service', id)).toMatchObject({ remain_amount: 0, paid_amount: 11_800 });
});

test('a part is paid at once, and only the rest is charged', async () => {
  const { id: stay } = await inRoom(rooms[1]);
  const id = await begun();
  const said = { room_id: rooms[1], account_id: desk.shop.wallet, paid: 5000, reference: 'QX12' };
  const done = await step('finish', id, said);
  expect([done.status, done.body.fields]).toEqual([200, undefined]);
  expect((await desk.find('booking', stay)).extras_open).toBe(6800);
});

test('an empty room, the room of somebody else and one that takes no more are refused, and nothing is billed', async () => {
  const { guest } = await inRoom(rooms[2], { may_charge: 'up_to', charge_limit: 10_000 });
  const other = String((await desk.made('customer', { name: 'Somebody else' })).id);
  const theirs = await begun({ customer_id: other });
  const refused = async (id: string, room_id: unknown) => (await step('finish', id, { room_id })).body.code;
  expect(await refused(theirs, rooms[0])).toBe('nobody_in_room');
  const again = await desk.shop.owner.ask('PUT api/service/finish', {
    ...{ body: { id: theirs, room_id: rooms[2] }, headers: { 'idempotency-key': newId() } },
  });
  expect([again.status, again.body.code]).toEqual([409, 'room_of_another']);
  const his = await begun({ customer_id: guest });
  const before = await desk.shop.everything();
  expect(await refused(his, rooms[2])).toBe('room_limit_reached');
  expect(await desk.find('service', his)).toMatchObject({ status: 'in_progress', sale_id: null });
  expect(await desk.shop.everything()).toEqual(before);
});

test('the books hold after all of it', () => booksHold(desk.shop.system.db));
