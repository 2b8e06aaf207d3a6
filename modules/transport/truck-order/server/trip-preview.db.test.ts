// cspell:ignore Mwanza Mbeya Dodoma
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
/** The same way back, and one whose length is known. */
let back: string;
let driver: string;
beforeAll(async () => {
  yard = await openHaulier({ truck_turn_round_hours: 2 });
  const way = { name: 'Mwanza to Dar', origin: 'Mwanza ', destination: 'Dar es Salaam', distance: 1150 };
  back = String((await yard.made('route', way)).id);
  driver = await yard.driver();
});
afterAll(() => yard.system.close());

/** Hours from a fixed day in a month that no other test plans in. */
let week = 0;
function days(): (hours: number) => string {
  week += 1;
  const first = Date.now() + (30 + week * 14) * 24 * 3_600_000;
  return (hours) => new Date(first + hours * 3_600_000).toISOString();
}
async function preview(said: Readonly<Record<string, string>>, by = yard.owner) {
  const { status, body } = await by.ask(`GET api/truck-order/preview?${new URLSearchParams(said)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
}
async function confirmed(
  truck_id: string,
  at: (hours: number) => string,
  hours: [number, number],
  route_id = yard.route,
) {
  const plan = { customer_id: yard.customer, route_id, truck_id, driver_id: await yard.driver() };
  const trip = await yard.made('truck-order', { ...plan, starts: at(hours[0]), ends: at(hours[1]) });
  await yard.steps('truck-order', trip.id, ['confirm']);
  return trip;
}
const plate = async (id: string) => String((await yard.find('truck', id)).registration);
const plates = (answer: { trucks: { registration: string }[] }) =>
  answer.trucks.map((one) => one.registration);

test('trucks that are free for a time, the nearest to where the trip begins first, each with where it will be', async () => {
  const at = days();
  const far = await yard.truck();
  const near = await yard.truck({ driver_id: driver });
  const unknown = await yard.truck();
  await confirmed(far, at, [0, 48]);
  await confirmed(near, at, [0, 48], back);
  const { trucks, is_free } = await preview({
    route_id: yard.route,
    starts: at(72),
    ends: at(96),
    truck_id: far,
  });
  expect(is_free).toBe(true);
  expect(trucks.slice(0, 2)).toEqual([
    expect.objectContaining({
      id: near,
      place: 'Dar es Salaam',
      distance: 0,
      driver_id: driver,
      carries: true,
    }),
    expect.objectContaining({ id: far, place: 'Mwanza', distance: 1150, driver_id: null }),
  ]);
  expect(trucks.find(({ id }: { id: string }) => id === unknown)).toMatchObject({
    place: null,
    distance: null,
  });
});

test('no truck is offered that a trip could not take: taken or turned round, held, with a paper that ends or a service overdue', async () => {
  const at = days();
  const [free, taken, turned] = [await yard.truck(), await yard.truck(), await yard.truck()];
  const trip = await confirmed(taken, at, [0, 10]);
  await confirmed(turned, at, [-20, -1]);
  const day = at(0).slice(0, 10);
  const held = await yard.truck({ holds: [{ kind: 'out_of_service', since: day }] });
  const insured = await yard.truck({ documents: [{ kind: 'insurance', expires: yard.today }] });
  // A permit is no paper of the road.
  const permit = await yard.truck({ documents: [{ kind: 'permit', expires: yard.today }] });
  const overdue = await yard.truck();
  const work = { truck_id: overdue, title: 'Brakes', critical: true };
  const service = await yard.made('truck-service', work);
  await yard.steps(
    'truck-service',
    service.id,
    ['approve'],
    ['finish', { next_due_date: addDays(yard.today, -3) }],
  );
  const trailer = await yard.truck({ kind: 'trailer' });
  const asked = { route_id: yard.route, starts: at(0), ends: at(10) };
  const isFree = async (truck_id: string, more: object = {}) =>
    (await preview({ ...asked, truck_id, ...more })).is_free;
  for (const id of [free, permit])
    expect([await plate(id), await isFree(id)]).toEqual([await plate(id), true]);
  for (const id of [taken, turned, held, insured, overdue])
    expect([await plate(id), await isFree(id)]).toEqual([await plate(id), false]);
  // What the trip has itself is not in its own way.
  expect(await isFree(taken, { id: trip.id })).toBe(true);
  expect(plates(await preview(asked))).not.toContain(await plate(trailer));
  // Without a time nobody knows.
  expect((await preview({ route_id: yard.route, truck_id: free })).is_free).toBeNull();
  expect(plates(await preview({ ...asked, starts: at(10), ends: at(0) }))).toEqual([]);
});

test('a truck whose trip is late is not free now, and is for a trip that begins later', async () => {
  const [late, at] = [await yard.truck(), days()];
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  const trip = await yard.trip({ truck_id: late, starts: hours(-9), ends: hours(-5) });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  const isFree = async (starts: string, ends: string) =>
    (await preview({ route_id: yard.route, truck_id: late, starts, ends })).is_free;
  expect(await isFree(hours(-1), hours(8))).toBe(false);
  expect(await isFree(at(0), at(8))).toBe(true);
});

test('how full a truck is with its trailer, by weight or by room, whichever is more; and who is too small for it', async () => {
  const at = days();
  const truck = await yard.truck({ capacity_kg: 10_000, capacity_m3: 40 });
  const trailer = await yard.truck({ kind: 'trailer', capacity_kg: 20_000 });
  const goods = { title: 'Cement', customer_id: yard.customer };
  const one = await yard.made('cargo', { ...goods, weight: 12_000, volume: 10 });
  const two = await yard.made('cargo', { ...goods, weight: 3000.5 });
  const cargo_ids = `${one.id},${two.id}`;
  expect((await preview({ truck_id: truck, trailer_id: trailer, cargo_ids })).load).toEqual({
    ...{ kg: 15_000.5, m3: 10, capacity_kg: 30_000, capacity_m3: 40, percent: 50 },
  });
  expect((await preview({ cargo_ids })).load).toMatchObject({
    kg: 15_000.5,
    capacity_kg: null,
    percent: null,
  });
  expect((await preview({ truck_id: truck })).load).toBeNull();
  const { trucks } = await preview({ truck_id: truck, cargo_ids, starts: at(0), ends: at(9) });
  const known = new Map(trucks.map(({ id, carries }: { id: string; carries: boolean }) => [id, carries]));
  expect(known.get(truck) ?? false).toBe(false);
});

test('our cargos that wait where the trip ends, to be fetched within two days, and that no trip has yet', async () => {
  const at = days();
  const made = (title: string, more: object = {}) =>
    yard.made('cargo', {
      title,
      customer_id: yard.customer,
      origin: 'mwanza',
      destination: 'Dar es Salaam',
      ...more,
    });
  await made('Cotton', { weight: 8000, price: 900_000, pickup_from: at(50) });
  await made('Fish');
  await made('Later', { pickup_from: at(24 + 49) });
  await made('Gone', { pickup_until: at(20) });
  await made('Elsewhere', { origin: 'Mbeya' });
  const planned = await made('Planned');
  const plan = { customer_id: yard.customer, route_id: back, starts: at(30), ends: at(60) };
  const trip = await yard.made('truck-order', { ...plan, cargos: [{ cargo_id: planned.id }] });
  const titles = async (more: object = {}) => {
    const { returns } = await preview({ route_id: yard.route, starts: at(0), ends: at(24), ...more });
    return returns.map(({ title }: { title: string }) => title).sort();
  };
  expect(await titles()).toEqual(['Cotton', 'Fish']);
  expect(await titles({ id: trip.id })).toEqual(['Cotton', 'Fish', 'Planned']);
  expect(await titles({ cargo_ids: planned.id, id: trip.id })).toEqual(['Cotton', 'Fish']);
  const dispatcher = await anEmployee(yard.owner, ['list_trucks', 'list_truck_orders'], {
    branches: [yard.branch_id],
  });
  const by = await logIn(yard.system, dispatcher.phone, dispatcher.password);
  const answer = await preview(
    { route_id: yard.route, starts: at(0), ends: at(24), cargo_ids: planned.id },
    by,
  );
  expect(answer).toMatchObject({ load: null, returns: [] });
});

test('where a truck was seen last is told to whoever may see operations, and to nobody else', async () => {
  const at = days();
  const truck_id = await yard.truck();
  const spent = { kind: 'fuel', cost: 100_000, price: 2850, account_id: yard.cash };
  await yard.made('truck-operation', { ...spent, truck_id, current_location: 'Dodoma' });
  const asked = { starts: at(0), ends: at(9), truck_id };
  const placeOf = ({ trucks }: { trucks: { id: string; place: string | null }[] }) =>
    trucks.find(({ id }) => id === truck_id)?.place ?? null;
  // More trucks are free than are told, so the way begins where it stands.
  const way = { name: `From Dodoma ${newId()}`, origin: 'Dodoma', destination: 'Mbeya' };
  const route_id = String((await yard.made('route', way)).id);
  expect(placeOf(await preview({ ...asked, route_id }))).toBe('Dodoma');
  const rights = ['list_trucks', 'list_truck_orders', 'list_routes', 'view_route'];
  const { phone, password } = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  expect(
    placeOf(await preview({ ...asked, route_id }, await logIn(yard.system, phone, password))),
  ).toBeNull();
});

test('what is no id or no moment is named', async () => {
  for (const wrong of ['starts=tomorrow', 'truck_id=7', 'cargo_ids=7']) {
    const { status, body } = await yard.owner.ask(`GET api/truck-order/preview?${wrong}`);
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(JSON.stringify(body)).toContain(wrong.split('=')[0]);
  }
  expect((await yard.owner.ask(`GET api/truck-order/preview?route_id=${newId()}`)).status).toBe(404);
});
