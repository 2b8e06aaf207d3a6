// cspell:ignore Morogoro
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { PAPER_CODE_LENGTH, PAPER_LETTERS } from '#core/paper-code.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
let guest: TestBrowser;
let addresses = 0;
const DAY = 86_400_000;

beforeAll(async () => {
  yard = await openHaulier();
});
beforeEach(() => {
  guest = new TestBrowser(yard.system);
  addresses += 1;
  guest.address = `10.8.0.${addresses}`;
});
afterAll(() => yard.system.close());

const shown = (code: string) => guest.ask(`GET api/truck-order/by-link?code=${code}`);

test('the page of a trip tells the way, the truck and how it stands, and no price and nobody', async () => {
  const truck_id = await yard.truck();
  const trip = await yard.trip({ truck_id });
  const { registration } = await yard.find('truck', truck_id);
  const { status, body } = await shown(trip.link_code);
  expect(status).toBe(200);
  expect(body.message).toEqual({
    ...{ business: expect.any(String), branch: expect.any(String), number: trip.number, standing: 'agreed' },
    ...{ origin: 'Dar es Salaam', destination: 'Mwanza', truck: registration },
    ...{ starts: trip.starts, ends: trip.ends, started_at: null, delivered_at: null },
    ...{ last_place: null, last_seen: null },
  });
  // Typed in groups and small letters it is the same code.
  expect((await shown(trip.link_code.toLowerCase().replace(/(.{4})/g, '$1%20'))).status).toBe(200);
});

test('it follows the trip and the last place that was said, until thirty days after the delivery', async () => {
  const trip = await yard.trip();
  const told = async () => (await shown(trip.link_code)).body.message;
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }]);
  expect(await told()).toMatchObject({ standing: 'loading' });
  await yard.steps('truck-order', trip.id, ['depart']);
  const toll = { truck_order_id: trip.id, truck_id: trip.truck_id, kind: 'toll', account_id: yard.cash };
  await yard.made('truck-operation', { ...toll, cost: 10_000, current_location: 'Morogoro' });
  const last = await yard.made('truck-operation', { ...toll, cost: 10_000, current_location: 'Dodoma' });
  expect(await told()).toMatchObject({
    ...{ standing: 'on_the_way', last_place: 'Dodoma', last_seen: yard.today },
    started_at: expect.any(String),
  });
  await yard.steps('truck-operation', last.id, ['void', { reason: 'Wrong' }]);
  expect(await told()).toMatchObject({ last_place: 'Morogoro' });
  const place = { truck_id: trip.truck_id, place: 'Arusha' };
  expect((await yard.ask('truck/location', place)).status).toBe(200);
  expect(await told()).toMatchObject({ last_place: 'Arusha', last_seen: yard.today });
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 20 }]);
  expect(await told()).toMatchObject({ standing: 'arrived', last_place: null });
  const at = async (days: number) => {
    const moment = new Date(yard.system.clock.now().getTime() + days * DAY);
    const found = await yard.system.db.adminQuery('select 1 from ctx.find_trip($1, $2)', [
      trip.link_code,
      moment,
    ]);
    return found.length;
  };
  expect([await at(29.9), await at(30.1)]).toEqual([1, 0]);
  await yard.steps('truck-order', trip.id, ['void', { reason: 'Wrong' }]);
  expect((await shown(trip.link_code)).status).toBe(404);
});

test('a plan is said to be one, and a trip that was given up too', async () => {
  const way = { route_id: yard.route, customer_id: yard.customer };
  const time = { starts: '2027-01-12T03:00:00Z', ends: '2027-01-14T15:00:00Z' };
  const draft = await yard.made('truck-order', { ...way, ...time });
  const { link_code } = await yard.find('truck-order', draft.id);
  expect((await shown(link_code)).body.message).toMatchObject({ standing: 'planned', truck: null });
  await yard.steps('truck-order', draft.id, ['cancel', { reason: 'Not wanted' }]);
  expect((await shown(link_code)).body.message).toMatchObject({ standing: 'cancelled' });
});

test('it is found by no guess, and guesses run out', async () => {
  const statuses: number[] = [];
  for (let no = 0; no < 20; no += 1)
    statuses.push((await shown(PAPER_LETTERS[no]?.repeat(PAPER_CODE_LENGTH) ?? '')).status);
  expect(statuses).toEqual([...Array(15).fill(404), ...Array(5).fill(429)]);
});

test('each trip has a code of its own, which a program does not choose', async () => {
  const trips = [await yard.trip(), await yard.trip()];
  expect(new Set(trips.map(({ link_code }) => link_code)).size).toBe(2);
  const refused = await yard.ask('truck-order', {
    ...{ route_id: yard.route, customer_id: yard.customer, link_code: newId() },
    ...{ starts: '2027-01-12T03:00:00Z', ends: '2027-01-14T15:00:00Z' },
  });
  expect(refused.status).toBe(400);
});
