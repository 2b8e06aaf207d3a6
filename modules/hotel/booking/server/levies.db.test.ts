import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

const EACH = { name: 'Bed night levy', per: 'guest_night', of: 'all', amount: 1500 };

/** A guest who stays two nights from today on in a room of a type of its own. */
async function stay(type: object, more: object = {}) {
  names += 1;
  const { rooms, type: room_type_id } = await desk.house(1, type);
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days, ...more });
  return { guest, id: String(id), room_type_id };
}
async function slept(id: string) {
  for (let night = 0; night < 2; night += 1) {
    expect((await desk.audit()).status).toBe(200);
    await desk.nextDay();
  }
  return desk.find('booking', id);
}
const done = async (name: string, id: string, said: object = {}) =>
  expect((await desk.step(name, id, said)).body).toMatchObject({ success: true });

test('a levy for each guest and night stands beside the price, outside VAT (HW-22)', async () => {
  const { id } = await stay({ price: 85_000, levies: [EACH] }, { adults: 2 });
  expect(await desk.find('booking', id)).toMatchObject({ stay_amount: 176_000, total_amount: 0 });
  await done('check-in', id);
  expect(await slept(id)).toMatchObject({ total_amount: 176_000, levy: 6000 });
  expect(await desk.shop.entryOf(id)).toEqual({
    ...{ 1100: 17_600_000n, 4200: -14_406_780n, 2200: -2_593_220n, 2220: -600_000n },
  });
  const bill = (await desk.ask(`GET api/booking/bill?id=${id}`)).body.message;
  expect(bill).toMatchObject({ total: 176_000, levy: 6000, tax: 25_932.2 });
  await done('check-out', id, { account_id: desk.shop.cash });
  expect(await desk.find('booking', id)).toMatchObject({ paid_amount: 176_000, remain_amount: 0 });
});

test('it counts the guests who are declared, registered or not, and adults only where it says so (L06)', async () => {
  const three = await stay({ levies: [EACH] }, { adults: 3, guests: [{ name: 'Asha Mushi' }] });
  const family = await stay({ levies: [{ ...EACH, of: 'adults' }] }, { adults: 2, children: 1 });
  for (const { id } of [three, family]) await done('check-in', id);
  expect(await slept(three.id)).toMatchObject({ levy: 9000 });
  expect(await desk.find('booking', family.id)).toMatchObject({ levy: 6000 });
  for (const { id } of [three, family]) await done('check-out', id, { account_id: desk.shop.cash });
});

test('another number of guests holds from the first night that has not posted', async () => {
  const { id } = await stay({ levies: [EACH], early_departure: 'one_night' }, { adults: 2 });
  await done('check-in', id);
  await desk.audit();
  const { version } = await desk.find('booking', id);
  const changed = await desk.ask(`PUT api/booking?id=${id}`, { version, adults: 3 });
  expect(changed.status).toBe(200);
  const { nights } = await desk.find('booking', id);
  expect(nights.map(({ levy }: { levy: number }) => levy)).toEqual([3000, 4500]);
  expect(await desk.shop.entryOf(id)).toMatchObject({ 2220: -300_000n });
  await desk.nextDay();
  await done('check-out', id, { account_id: desk.shop.cash });
  // Who leaves early owes no levy for the night that nobody sleeps.
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 173_000, charge: 85_000, levy: 3000 });
});

test('quote, booking, audits and bill of a part of the price say the same to the cent (L03)', async () => {
  const desk2 = await openReception({});
  const part = { name: 'Tourism levy', per: 'night', percent: 5.25 };
  const { rooms, type } = await desk2.house(1, { price: 90, levies: [part] });
  const [check_in, check_out] = [desk2.inDays(0), desk2.inDays(2)];
  const asked = `room_type_id=${type}&check_in=${check_in}&check_out=${check_out}&guests=2`;
  const quote = (await desk2.ask(`GET api/booking/quote?${asked}`)).body.message;
  expect([quote.total, quote.levy, quote.nights[0].levy]).toEqual([189.46, 9.46, 4.73]);
  const guest = String((await desk2.made('customer', { name: 'Asha Mushi' })).id);
  const days = { check_in, check_out };
  const { id } = await desk2.made('booking', { customer_id: guest, room_id: rooms[0], adults: 2, ...days });
  expect((await desk2.find('booking', id)).stay_amount).toBe(189.46);
  await desk2.pay(guest, 189.46);
  await desk2.step('check-in', id);
  for (let night = 0; night < 2; night += 1) {
    await desk2.audit();
    await desk2.nextDay();
  }
  expect((await desk2.step('check-out', id)).status).toBe(200);
  expect(await desk2.find('booking', id)).toMatchObject({ total_amount: 189.46, remain_amount: 0 });
  expect(await desk2.shop.entryOf(id)).toMatchObject({ 2220: -946n });
  await booksHold(desk2.shop.system.db);
  await vatAgrees(desk2.shop.system.db);
  await desk2.shop.system.close();
});

test('a levy is an amount or a part of the price, one of the two', async () => {
  const wrong = async (levy: object) =>
    (await desk.ask('POST api/room-type', { name: 'Odd', price: 1, levies: [levy] })).body.fields;
  expect(await wrong({ ...EACH, percent: 5 })).toHaveProperty(['levies.0.amount']);
  expect(await wrong({ name: 'Nothing' })).toHaveProperty(['levies.0.amount']);
});

test('a night that is voided for good owes no levy', async () => {
  const { id } = await stay({ levies: [EACH] });
  await done('check-in', id);
  const night = desk.inDays(0);
  await desk.audit();
  await done('correct-night', id, { night, price: 0, reason: 'Never slept there' });
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 0, levy: 0 });
  expect(await desk.shop.entryOf(id)).toEqual({});
  await done('check-out', id);
});

test('what is given for nothing costs what was agreed again once it is not', async () => {
  const { id } = await stay({ price: 85_000 }, { price: 70_000, complimentary: true, price_reason: 'Owner' });
  const { version, stay_amount, price } = await desk.find('booking', id);
  expect([stay_amount, price]).toEqual([0, 70_000]);
  await desk.ask(`PUT api/booking?id=${id}`, { version, complimentary: false });
  expect(await desk.find('booking', id)).toMatchObject({ stay_amount: 140_000, price: 70_000 });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
