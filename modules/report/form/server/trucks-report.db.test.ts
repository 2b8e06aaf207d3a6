import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Haulier, openHaulier } from '#modules/transport/testing/haulier.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';

let yard: Haulier;
let period: string;
let truck: string;
let rent: string;

beforeAll(async () => {
  yard = await openHaulier();
  period = `date=${yard.today}&date_to=${yard.today}`;
  truck = await yard.truck();
  rent = String((await yard.made('expense-type', { name: 'Office', ledger_account: '6090' })).id);
});
afterAll(() => yard.system.close());

const spent = (more: object) => ({
  id: newId(),
  ...{ expense_type_id: rent, amount: 180_000, verify: true, tax_type: 'exempt', ...more },
});
const asRole = async (...rights: string[]) => {
  const person = await anEmployee(yard.owner, rights, { branches: [yard.branch_id] });
  return logIn(yard.system, person.phone, person.password);
};

test('a truck earns its freight less its trips, its services and what the office spent for it (TW-21)', async () => {
  const trip = await yard.trip({ truck_id: truck, price: 8_200_000 });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10_000 }], ['depart']);
  await yard.made('truck-operation', {
    ...{ truck_order_id: trip.id, truck_id: truck, account_id: yard.cash, kind: 'toll', cost: 2_330_000 },
  });
  await yard.steps('truck-order', trip.id, ['deliver', { odometer: 14_120 }]);
  const supplier_id = String((await yard.made('supplier', { name: 'Workshop' })).id);
  const work = await yard.made('truck-service', {
    truck_id: truck,
    title: 'Brakes',
    supplier_id,
    cost: 596_000,
  });
  await yard.steps('truck-service', work.id, ['approve']);
  expect((await yard.make('POST api/expense', spent({ truck_id: truck }))).status).toBe(200);
  // Of no truck, of one that waits to be verified, and of another truck.
  expect((await yard.make('POST api/expense', spent({}))).status).toBe(200);
  expect((await yard.make('POST api/expense', spent({ truck_id: truck, verify: false }))).status).toBe(200);
  const other = await yard.truck();
  expect((await yard.make('POST api/expense', spent({ truck_id: other, amount: 7_000 }))).status).toBe(200);
  const { total, rows } = (await yard.owner.ask(`GET api/report/trucks?${period}&group_by=truck`)).body
    .message;
  const { registration } = await yard.find('truck', truck);
  const row = rows.find(({ title }: { title: string }) => title === registration);
  expect(row.figures).toEqual({
    ...{ income: 8_200_000, costs: 3_106_000, profit: 5_094_000, distance: 4_120 },
    ...{ profit_per_km: 1_236.41, cost_per_km: 753.88, documents: 4 },
  });
  expect(total.figures).toMatchObject({ costs: 3_113_000, profit: 5_087_000 });
  // A truck that went nowhere has no figure of a kilometre.
  const still = rows.find(({ group }: { group: string }) => group === other);
  expect(still.figures).toEqual({ income: 0, costs: 7_000, profit: -7_000, distance: 0, documents: 1 });
  const opened = await yard.owner.ask(
    `GET api/report/trucks/rows?${period}&group_by=truck&group=${truck}&figure=costs`,
  );
  const kinds = opened.body.message.data.map(({ source_kind }: { source_kind: string }) => source_kind);
  expect(kinds.toSorted()).toEqual(['expense', 'truck-operation', 'truck-service']);
});

test('the truck of an expense is seen and named by whoever may, and by nobody else', async () => {
  const clerk = await asRole('create_expense', 'view_expense', 'list_expenses', 'verify_expense');
  const body = spent({ truck_id: truck, verify: false });
  const refused = await clerk.ask('POST api/expense', { body, headers: { 'idempotency-key': body.id } });
  expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied']);
  const { id } = (await yard.make('POST api/expense', spent({ truck_id: truck, verify: false }))).body
    .message;
  expect((await clerk.ask(`GET api/expense?id=${id}`)).body.message).not.toHaveProperty('truck_id');
  expect((await yard.find('expense', id)).truck_id).toBe(truck);
});

test('profit is told to whoever may see it, and the report to whoever sees the truck of an expense', async () => {
  const seen = async (...rights: string[]) =>
    (await asRole('create_report', ...rights)).ask(`GET api/report/trucks?${period}`);
  expect((await seen('show_truck_on_expense', 'view_buying_price')).status).toBe(403);
  const sees = ['list_truck_orders', 'list_truck_operations', 'list_truck_services', 'view_buying_price'];
  const whole = await seen(...sees, 'show_truck_on_expense', 'view_profit');
  const { costs, profit } = whole.body.message.total.figures;
  // What the office spent for trucks is told to whoever sees the truck on an expense; the rest to all who see trips.
  const without = (await seen(...sees, 'view_profit')).body.message.total.figures;
  expect([costs - without.costs, without.profit - profit]).toEqual([187_000, 187_000]);
  const { body } = await seen(...sees);
  expect(Object.keys(body.message.total.figures)).toEqual([
    'income',
    'costs',
    'distance',
    'cost_per_km',
    'documents',
  ]);
});
