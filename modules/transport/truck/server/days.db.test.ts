import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const days = async (id: string, by = yard.owner) =>
  (await by.ask(`GET api/truck/days?id=${id}`)).body.message;
/** As if the truck had been entered long ago. */
const older = (id: string, by: number) =>
  yard.system.db.adminQuery(
    'update trucks set created_at = created_at - make_interval(days => $2) where id = $1',
    [id, by],
  );

test('a truck is idle on days without trip, work or hold, of the last thirty or since it was entered', async () => {
  const id = await yard.truck();
  expect(await days(id)).toMatchObject({ since: yard.today, until: yard.today, idle_days: 1 });
  expect((await yard.find('truck', id)).idle_days).toBe(1);
  await older(id, 9);
  expect(await days(id)).toMatchObject({ since: addDays(yard.today, -9), idle_days: 10 });
  await older(id, 90);
  const day = (back: number) => addDays(yard.today, -back);
  const { version } = await yard.find('truck', id);
  const holds = [{ kind: 'out_of_service', since: day(20), until: day(16), reason: 'Tyres' }];
  expect((await yard.owner.ask(`PUT api/truck?id=${id}`, { body: { version, holds } })).status).toBe(200);
  const trip = await yard.trip({ truck_id: id });
  // A trip that is only planned takes no day.
  expect(await days(id)).toMatchObject({ since: day(29), idle_days: 25 });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  const told = await days(id);
  expect(told.idle_days).toBe(24);
  // The list says the same.
  expect((await yard.find('truck', id)).idle_days).toBe(24);
  expect((await yard.find('truck', await yard.truck())).idle_days).toBe(1);
  expect(told.spans).toMatchObject([
    { kind: 'trip', since: yard.today, until: yard.today, days: 1, record_id: trip.id, title: trip.number },
    { kind: 'idle', since: day(15), until: day(1), days: 15, record_id: null },
    { kind: 'hold', since: day(20), until: day(16), days: 5, record_id: null },
    { kind: 'idle', since: day(29), until: day(21), days: 9 },
  ]);
});

test('the truck that broke down was on the trip as well, and a trip of others is told without its number', async () => {
  const [first, next] = [await yard.truck(), await yard.truck()];
  const trip = await yard.trip({ truck_id: first });
  await yard.steps(
    'truck-order',
    trip.id,
    ['load', { odometer: 10 }],
    ['depart'],
    ['change-truck', { odometer: 50, next_truck_id: next, next_odometer: 1_000, reason: 'Gearbox' }],
  );
  for (const id of [first, next])
    expect((await days(id)).spans).toMatchObject([{ kind: 'trip', title: trip.number }]);
  const rights = ['view_truck', 'list_truck_orders'];
  const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  const { version } = await yard.find('role', String(person.role_id));
  await yard.owner.ask(`PUT api/role?id=${person.role_id}`, { body: { version, documents_seen: 'own' } });
  const driver = await logIn(yard.system, person.phone, person.password);
  expect((await days(first, driver)).spans).toMatchObject([{ kind: 'trip', title: null, record_id: null }]);
});
