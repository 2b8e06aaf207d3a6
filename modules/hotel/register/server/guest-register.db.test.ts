import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openReception, type Reception } from '../../testing/reception.ts';
import type { GuestRegister } from '../guest-register.answer.ts';

// cspell:ignore Mkenya

let desk: Reception;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

const asha = { name: 'Asha Mushi', identity_kind: 'passport', identity_number: 'TZ778812' };
const register = async (days = '') =>
  (await desk.ask(`GET api/booking/guest-register${days}`)).body.message as GuestRegister;

test('every guest who came stands in the register on the day of arrival, and nobody who did not', async () => {
  const { rooms } = await desk.house(3);
  const [today, customer_id] = [
    desk.inDays(0),
    String((await desk.made('customer', { name: 'Asha Mushi' })).id),
  ];
  const days = { check_in: today, check_out: desk.inDays(2) };
  const guests = [
    { ...asha, nationality: 'Kenyan' },
    { name: 'Juma Mushi', child: true },
  ];
  const [came, alone, expected] = [
    await desk.made('booking', {
      customer_id,
      room_id: rooms[0],
      ...days,
      guests,
      children: 1,
      vehicle: 'T 123 ABC',
    }),
    await desk.made('booking', { customer_id, room_id: rooms[1], ...days }),
    await desk.made('booking', { customer_id, room_id: rooms[2], ...days, guests: [asha] }),
  ];
  for (const { id } of [came, alone]) expect((await desk.step('check-in', id)).status).toBe(200);
  const { guests: lines, more } = await register();
  expect(more).toBe(0);
  expect(lines.map(({ number, name, child }) => [number, name, child])).toEqual([
    [came.number, 'Asha Mushi', false],
    [came.number, 'Juma Mushi', true],
    [alone.number, 'Asha Mushi', false],
  ]);
  expect(lines[0]).toMatchObject({
    ...{ arrived: today, leaves: desk.inDays(2), room: '101', nationality: 'Kenyan', vehicle: 'T 123 ABC' },
    ...{ identity_kind: 'passport', identity_number: 'TZ778812' },
  });
  expect(lines.map(({ number }) => number)).not.toContain(expected.number);
  // Who has left stays in it, and who came on another day is on that.
  expect((await desk.step('check-out', came.id, { on_credit: true })).status).toBe(200);
  expect((await register(`?date=${today}&date_to=${today}`)).guests).toHaveLength(3);
  expect((await register(`?date=${desk.inDays(1)}&date_to=${desk.inDays(3)}`)).guests).toEqual([]);
  const refused = await desk.ask(`GET api/booking/guest-register?date=${desk.inDays(1)}&date_to=${today}`);
  expect(refused.status).toBe(400);
});

test('it is read by those who may see bookings, and by nobody who may only list them', async () => {
  const { shop } = desk;
  for (const [right, status] of [
    ['view_room_booking', 200],
    ['list_room_bookings', 403],
  ] as const) {
    const { phone, password } = await anEmployee(shop.owner, [right], { branches: [shop.branch_id] });
    const browser = await logIn(shop.system, phone, password);
    expect((await browser.ask('GET api/booking/guest-register')).status).toBe(status);
  }
});
