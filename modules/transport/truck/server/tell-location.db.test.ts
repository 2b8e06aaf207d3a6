// cspell:ignore Dodoma Singida Morogoro
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
let driver: TestBrowser;
let driver_id: string;
beforeAll(async () => {
  yard = await openHaulier();
  const rights = ['list_truck_orders', 'view_truck_order', 'modify_truck_order'];
  const { id, phone, password } = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  driver_id = String(id);
  driver = await logIn(yard.system, phone, password);
});
afterAll(() => yard.system.close());

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(yard.system.clock.now().getTime() - hours * HOUR).toISOString();
const tell = (by: TestBrowser, body: object) => by.ask('POST api/truck/location', { body });
const seen = async (id: string) => (await yard.owner.ask(`GET api/truck/cockpit?id=${id}`)).body.message.seen;

test('the office says where a truck is; what is told late does not replace what is newer', async () => {
  const truck_id = await yard.truck();
  const at = ago(2);
  expect((await tell(yard.owner, { truck_id, place: ' Dodoma ', at })).status).toBe(200);
  expect(await yard.find('truck', truck_id)).toMatchObject({
    ...{ current_location: 'Dodoma', located_at: at, located_by: expect.objectContaining({}) },
  });
  expect(await seen(truck_id)).toMatchObject({ place: 'Dodoma', by: expect.any(String) });
  expect((await tell(yard.owner, { truck_id, place: 'Morogoro', at: ago(5) })).status).toBe(200);
  expect(await seen(truck_id)).toMatchObject({ place: 'Dodoma' });
  // Nobody knows where it will be: what is said to come counts now.
  expect((await tell(yard.owner, { truck_id, place: 'Singida', at: ago(-9) })).status).toBe(200);
  const { current_location, located_at } = await yard.find('truck', truck_id);
  expect([current_location, located_at <= ago(0)]).toEqual(['Singida', true]);
});

test('an operation that is entered later says where it was last', async () => {
  const truck_id = await yard.truck();
  await tell(yard.owner, { truck_id, place: 'Dodoma', at: ago(48) });
  const fuel = { kind: 'fuel', cost: 100_000, price: 2850, account_id: yard.cash, truck_id };
  await yard.made('truck-operation', { ...fuel, current_location: 'Singida' });
  expect(await seen(truck_id)).toMatchObject({ place: 'Singida' });
});

test('a driver says it of the truck of his trip while it is on the road, and of no other', async () => {
  const trip = await yard.trip({ driver_id });
  const place = { truck_id: trip.truck_id, place: 'Morogoro' };
  expect((await tell(driver, place)).status).toBe(403);
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  expect((await tell(driver, place)).status).toBe(200);
  const other = await yard.truck();
  expect((await tell(driver, { ...place, truck_id: other })).status).toBe(403);
  expect(await seen(other)).toBeNull();
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 20 }]);
  expect((await tell(driver, { ...place, place: 'Dodoma' })).status).toBe(403);
  expect(await seen(trip.truck_id)).toMatchObject({ place: 'Morogoro' });
});

test('a place is a text of some length, of a truck that there is', async () => {
  const truck_id = await yard.truck();
  for (const [place, field] of [
    ['', 'place'],
    ['x'.repeat(121), 'place'],
  ])
    expect((await tell(yard.owner, { truck_id, place })).body.fields).toHaveProperty(String(field));
  const nobody = await tell(yard.owner, { truck_id: yard.route, place: 'Dodoma' });
  expect(nobody.status).toBe(404);
});
