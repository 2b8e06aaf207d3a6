import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const at = (hours: number) => new Date(yard.system.clock.now().getTime() + hours * 3_600_000).toISOString();
const cockpit = async (id: string, by = yard.owner): Promise<Json> => {
  const { status, body } = await by.ask(`GET api/truck/cockpit?id=${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message;
};

test('a truck tells the gravest reason why it stands as it does, and until when', async () => {
  const id = await yard.truck();
  expect((await cockpit(id)).standing).toBeNull();
  const trip = await yard.trip({ truck_id: id, starts: at(2), ends: at(9) });
  expect((await cockpit(id)).standing).toMatchObject({
    ...{ kind: 'next_trip', title: trip.number, record_id: trip.id, place: 'Mwanza', at: trip.starts },
  });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  expect((await cockpit(id)).standing).toMatchObject({ kind: 'trip', title: trip.number, at: trip.ends });
  const { version } = await yard.find('truck', id);
  const until = addDays(yard.today, 3);
  const holds = [{ kind: 'out_of_service', since: yard.today, until, reason: 'Accident' }];
  expect((await yard.owner.ask(`PUT api/truck?id=${id}`, { body: { version, holds } })).status).toBe(200);
  expect((await cockpit(id)).standing).toMatchObject({
    ...{ kind: 'out_of_service', title: 'Accident', day: until, record_id: null },
  });
});

test('its month is that of the report of trucks, to the cent, and told to whoever sees profit', async () => {
  const truck_id = await yard.truck();
  const supplier_id = String((await yard.made('supplier', { name: 'Garage' })).id);
  const product_id = await yard.stocked(10_000n, 36_500_000n);
  const work = await yard.made('truck-service', {
    ...{ truck_id, title: 'Brakes', cost: 450_000, supplier_id, parts: [{ product_id, quantity: 4 }] },
  });
  await yard.steps('truck-service', work.id, ['approve'], ['finish', { odometer: 1_000 }]);
  const trip = await yard.trip({ truck_id });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 1_000 }], ['depart']);
  const of_trip = { truck_order_id: trip.id, truck_id, account_id: yard.cash };
  await yard.made('truck-operation', { ...of_trip, kind: 'fuel', fuel_litres: 350, price: 2_800 });
  await yard.made('truck-operation', { ...of_trip, kind: 'income', amount_gained: 118_000 });
  await yard.made('truck-operation', {
    ...{ ...of_trip, kind: 'toll', cost: 45_000, current_location: 'Dodoma' },
  });
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 2_152 }]);
  const { month, seen, trips } = await cockpit(truck_id);
  // 4,200,000 + 100,000 less 980,000, 45,000, 450,000 and four parts at 36,500.
  expect(month).toMatchObject({ income: 4_300_000, costs: 1_621_000, profit: 2_679_000, distance: 1_152 });
  const { registration } = await yard.find('truck', truck_id);
  const report = await yard.owner.ask(
    `GET api/report/trucks?date=${month.since}&date_to=${yard.today}&group_by=truck`,
  );
  const row = report.body.message.rows.find((one: Json) => one.title === registration);
  const { income, costs, profit, distance, profit_per_km } = month;
  expect(row.figures).toMatchObject({ income, costs, profit, distance, profit_per_km });
  expect(seen).toMatchObject({ place: 'Dodoma', date: yard.today });
  expect(trips).toMatchObject([{ number: trip.number, place: 'Mwanza', status: 'delivered' }]);
  const rights = ['view_truck', 'list_truck_orders', 'list_truck_operations', 'list_truck_services'];
  const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  const clerk = await logIn(yard.system, person.phone, person.password);
  expect(await cockpit(truck_id, clerk)).toMatchObject({ month: null, seen: { place: 'Dodoma' } });
});

test('services due and papers stand by what comes first; of papers of a kind the last one counts', async () => {
  const documents = [
    { kind: 'insurance', number: 'old', expires: addDays(yard.today, -10) },
    { kind: 'insurance', number: 'new', expires: addDays(yard.today, 300) },
    { kind: 'road_licence', number: 'RL', expires: addDays(yard.today, 12) },
  ];
  const truck_id = await yard.truck({ documents });
  for (const [title, next_due_km] of [
    ['Gearbox', 92_000],
    ['Oil', 85_000],
  ] as const) {
    const { id } = await yard.made('truck-service', { truck_id, title, cost: 0 });
    await yard.steps('truck-service', id, ['approve'], ['finish', { odometer: 84_665, next_due_km }]);
  }
  const told = await cockpit(truck_id);
  expect(told.papers.map(({ number }: Json) => number)).toEqual(['RL', 'new']);
  expect(told.services).toMatchObject([
    { title: 'Oil', due: 'due_soon', next_due_km: 85_000 },
    { title: 'Gearbox', due: 'later' },
  ]);
});

test('a trip that one does not see is told without its number', async () => {
  const trip = await yard.trip();
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  const rights = ['view_truck', 'list_truck_orders'];
  const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  const { version } = await yard.find('role', String(person.role_id));
  await yard.owner.ask(`PUT api/role?id=${person.role_id}`, { body: { version, documents_seen: 'own' } });
  const told = await cockpit(trip.truck_id, await logIn(yard.system, person.phone, person.password));
  expect(told.standing).toMatchObject({ kind: 'trip', title: null, record_id: null, place: null });
  expect(told.trips).toEqual([]);
});
