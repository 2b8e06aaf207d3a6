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
  beer = await desk.shop.product({ selling_price: 3500, buying_price: 2000, opening_stock: 200 });
  bar = await desk.shop.clerk('create_sale', 'list_products');
});
afterAll(() => desk.shop.system.close());

/** A guest in a room of his own, who may charge so much to it. */
async function inHouse(may: object, room_id?: string) {
  names += 1;
  const guest = String((await desk.made('customer', { name: `Asha Mushi ${names}` })).id);
  const room = room_id ?? String((await desk.house(1, { price: 45_000 })).rooms[0]);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: room, ...days, ...may });
  expect((await desk.step('check-in', id, { although_unpaid: true })).status).toBe(200);
  return { guest, room, id: String(id), number: String((await desk.find('room', room)).number) };
}
const owing = (quantity: number) => ({
  lines: [{ product_id: beer, quantity }],
  payments: [{ mode: 'credit', amount: 3500 * quantity }],
});
const open = async (id: string) => (await desk.find('booking', id)).extras_open;
const change = async (id: string, said: object) => {
  const { version } = await desk.find('booking', id);
  return desk.ask(`PUT api/booking?id=${id}`, { version, ...said });
};
const charge = (room_id: string, quantity: number) => desk.shop.sell({ ...owing(quantity), room_id }, bar);

test('a room is charged up to its limit and not a coin more; whoever sells learns no name', async () => {
  const { guest, room, id, number } = await inHouse({ may_charge: 'up_to', charge_limit: 14_000 });
  const other = await inHouse({});
  expect((await charge(other.room, 10)).status).toBe(200);
  expect((await charge(room, 3)).status).toBe(200);
  const before = await desk.shop.everything();
  const refused = await charge(room, 2);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      ...{ code: 'room_limit_reached', room: number, limit: '14,000', used: '10,500' },
      ...{ left: '3,500', message: expect.stringContaining(`Room ${number} may charge up to 14,000`) },
    }),
  ]);
  expect(JSON.stringify(refused.body)).not.toContain('Asha');
  expect(await desk.shop.everything()).toEqual(before);
  // What is paid at once is no charge, and what is left of it is.
  const cash = { account_id: desk.shop.cash, mode: 'cash', amount: 3500 };
  const parts = { lines: owing(2).lines, payments: [cash, { mode: 'credit', amount: 3500 }] };
  expect((await desk.shop.sell({ ...parts, room_id: room }, bar)).status).toBe(200);
  expect([await open(id), (await charge(room, 1)).body.code]).toEqual([14_000, 'room_limit_reached']);
  // As the guest pays at the desk, as much may be charged again.
  await desk.pay(guest, 7000);
  expect((await charge(room, 2)).status).toBe(200);
  expect(await open(id)).toBe(14_000);
});

test('to a room that takes nothing nothing is charged, and what is paid at once is sold', async () => {
  const { room, id, guest } = await inHouse({ may_charge: 'no' });
  const before = await desk.shop.everything();
  const refused = await charge(room, 1);
  expect([refused.status, refused.body.code]).toEqual([409, 'room_takes_nothing']);
  expect(await desk.shop.everything()).toEqual(before);
  const cash = { account_id: desk.shop.cash, mode: 'cash', amount: 3500 };
  const paid = await desk.shop.sell({ lines: owing(1).lines, payments: [cash], room_id: room }, bar);
  expect(paid.status).toBe(200);
  // Credit that somebody with the right to it gives to the guest by name is no charge of a till to a room.
  expect((await desk.shop.sell({ ...owing(1), customer_id: guest })).status).toBe(200);
  expect(await open(id)).toBe(3500);
  expect((await change(id, { may_charge: 'yes' })).status).toBe(200);
  expect((await charge(room, 1)).status).toBe(200);
});

test('two tills at once do not charge more to a room than it may be charged', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { room, id } = await inHouse({ may_charge: 'up_to', charge_limit: 10_500 });
    const answers = await Promise.all([charge(room, 2), charge(room, 2), charge(room, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await open(id)).toBe(7000);
  }
});

test('the till knows which rooms it may charge and what is left of each, and whose they are by right only', async () => {
  const house = await desk.house(2, { price: 45_000 });
  const [first, empty] = house.rooms;
  const { id, room, number } = await inHouse({ may_charge: 'up_to', charge_limit: 14_000 }, first);
  expect((await charge(room, 3)).status).toBe(200);
  const seen = (await bar.ask('GET api/sale/rooms')).body.message;
  expect(seen).toContainEqual({ id: room, number, may_charge: 'up_to', left: 3500 });
  expect(seen.map((one: { id: string }) => one.id)).not.toContain(empty);
  expect(JSON.stringify(seen)).not.toContain('Asha');
  const known = (await desk.ask('GET api/sale/rooms')).body.message;
  expect(known).toContainEqual(expect.objectContaining({ id: room, guest: expect.stringContaining('Asha') }));
  const { charged_room } = await desk.find('sale', (await charge(room, 1)).body.message.id);
  expect(charged_room).toBe(number);
  const [none] = (await bar.ask('GET api/sale/rooms')).body.message.filter(
    (one: { id: string }) => one.id === room,
  );
  expect(none.left).toBe(0);
  expect((await bar.ask('GET api/sale/catalogue')).body.message.has_rooms).toBe(true);
  await desk.step('check-out', id, { account_id: desk.shop.cash });
  const gone = (await bar.ask('GET api/sale/rooms')).body.message;
  expect(gone.map((one: { id: string }) => one.id)).not.toContain(room);
});

test('a branch without guests has no rooms at its till', async () => {
  const other = await openReception({});
  try {
    const { rooms } = await other.house(1);
    const days = { check_in: other.inDays(0), check_out: other.inDays(2) };
    const { id } = await other.made('customer', { name: 'Juma Ally' });
    await other.made('booking', { customer_id: id, room_id: rooms[0], ...days });
    expect((await other.ask('GET api/sale/catalogue')).body.message).not.toHaveProperty('has_rooms');
    expect((await other.ask('GET api/sale/rooms')).body.message).toEqual([]);
  } finally {
    await other.shop.system.close();
  }
});

test('a limit has an amount, and an amount is a limit', async () => {
  const { id } = await inHouse({});
  for (const said of [
    { may_charge: 'up_to' },
    { may_charge: 'up_to', charge_limit: 0 },
    { may_charge: 'no', charge_limit: 500 },
    { charge_limit: 500 },
  ]) {
    const wrong = await change(id, said);
    expect([wrong.status, wrong.body.fields?.charge_limit]).toEqual([400, expect.any(String)]);
  }
  expect((await change(id, { may_charge: 'up_to', charge_limit: 500 })).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ may_charge: 'up_to', charge_limit: 500 });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
