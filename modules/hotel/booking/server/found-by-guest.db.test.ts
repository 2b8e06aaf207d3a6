import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let booking: string;
let sale: string;
beforeAll(async () => {
  desk = await openReception({});
  const { rooms } = await desk.house(1);
  const guest = await desk.made('customer', { name: 'Zuwena Ally', phone_number: '255713990361' });
  const firm = await desk.made('customer', { name: 'Kilimo Bora Ltd' });
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(2) };
  booking = String(
    (
      await desk.made('booking', {
        customer_id: guest.id,
        payer_id: firm.id,
        room_id: rooms[0],
        ...days,
      })
    ).id,
  );
  const product_id = await desk.shop.product();
  sale = String((await desk.shop.sold(product_id, 1, { customer_id: guest.id })).id);
});
afterAll(() => desk.shop.system.close());

const found = async (call: string, word: string, by = desk.shop.owner) => {
  const { status, body } = await by.ask(`GET api/${call}?keyword=${encodeURIComponent(word)}`);
  expect([call, status]).toEqual([call, 200]);
  const rows: { id: string }[] = body.message.data ?? body.message;
  return rows.map(({ id }) => id);
};

test('a booking is found by the name and the phone of its guest, and by whoever pays for it', async () => {
  for (const word of ['Zuwena', 'ally zuwena', '0713 990 361', '+255713990361', 'kilimo bora'])
    for (const call of ['booking/list', 'booking/search'])
      expect([word, await found(call, word)]).toEqual([word, [booking]]);
  expect(await found('booking/list', 'Asha')).toEqual([]);
  expect(await found('sale/list', 'Zuwena')).toEqual([sale]);
});

test('not by somebody who may see no customers, nor in another branch', async () => {
  const rights = ['list_room_bookings', 'list_sales', 'view_room_booking'];
  const person = await anEmployee(desk.shop.owner, rights, { branches: [desk.shop.branch_id] });
  const porter = await logIn(desk.shop.system, person.phone, person.password);
  for (const word of ['Zuwena', '0713990361', 'kilimo'])
    expect([word, await found('booking/list', word, porter)]).toEqual([word, []]);
  const { number } = await desk.find('booking', booking);
  expect(await found('booking/list', number, porter)).toEqual([booking]);
  const there = await desk.made('branch', { name: 'Mwanza', phone_number: '255713990362' });
  const away = await anEmployee(desk.shop.owner, [...rights, 'list_customers'], { branches: [there.id] });
  const other = await logIn(desk.shop.system, away.phone, away.password);
  expect(await found('booking/list', 'Zuwena', other)).toEqual([]);
});
