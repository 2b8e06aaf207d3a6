import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let shop: Haulier;
let supplier_id: string;
beforeAll(async () => {
  shop = await openHaulier();
  supplier_id = (await shop.made('supplier', { name: 'Fundi Motors' })).id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const service = (id: string) => shop.find('truck-service', id);
const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();
const daysFromNow = (many: number) => hours(24 * many).slice(0, 10);

describe('a service', () => {
  test('goes from the request to the payment: its bill is owed, its parts leave the store (TW-17)', async () => {
    const truck_id = await shop.truck();
    const product_id = await shop.stocked(10_000n, 36_500_000n);
    const parts = [{ product_id, quantity: 4 }];
    const { id } = await shop.made('truck-service', {
      truck_id,
      title: 'Brakes',
      cost: 450_000,
      supplier_id,
      parts,
    });
    expect(await service(id)).toMatchObject({ status: 'requested', is_verified: false, remain_amount: 0 });
    expect(await shop.entryOf(id)).toEqual({});
    const clerk = await shop.clerk('create_truck_service', 'modify_truck_service', 'view_truck_service');
    const call = { body: { id }, headers: { 'idempotency-key': newId() } };
    expect((await clerk.ask('PUT api/truck-service/approve', call)).status).toBe(403);
    expect((await shop.step('truck-service/finish', id)).status).toBe(409);
    await shop.steps('truck-service', id, ['approve']);
    expect(await shop.entryOf(id)).toEqual({ 5110: 45_000_000n, 2010: -45_000_000n });
    expect(await service(id)).toMatchObject({ status: 'approved', paid_amount: 0, remain_amount: 450_000 });
    expect((await shop.find('truck', truck_id)).status).toBe('Maintenance');
    const due = { odometer: 85_762, next_due_km: 95_762, next_due_date: '2027-06-05' };
    await shop.steps('truck-service', id, ['finish', due]);
    expect(await shop.entryOf(id)).toEqual({ 5110: 59_600_000n, 2010: -45_000_000n, 1200: -14_600_000n });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 6_000n, value: 21_900_000n });
    expect(await service(id)).toMatchObject({
      ...due,
      status: 'done',
      due: 'later',
      parts: [{ cost: 146_000 }],
    });
    expect(await shop.find('truck', truck_id)).toMatchObject({ status: 'Available', odometer: 85_762 });
    const [moved] = await shop.system.db.adminQuery<{ cause: string }>(
      'select cause from stock_movements where source_id = $1',
      [id],
    );
    expect(moved?.cause).toBe('service');
    await shop.steps('truck-service', id, ['verify']);
    expect((await shop.step('truck-service/void', id, { reason: 'x' })).body.code).toBe(
      'truck_service_is_verified',
    );
    await shop.steps('truck-service', id, ['unverify']);
    const money = { account_id: shop.cash, mode: 'cash', amount: 450_000 };
    const paid = await shop.make('POST api/payment', { kind: 'supplier', party_id: supplier_id, ...money });
    expect(paid.status).toBe(200);
    expect(await service(id)).toMatchObject({ paid_amount: 450_000, remain_amount: 0 });
    expect((await shop.step('truck-service/void', id, { reason: 'x' })).body.code).toBe('paid_already');
  });

  test('that is void gives back its bill, its parts and its time, in every state', async () => {
    const truck_id = await shop.truck();
    const product_id = await shop.stocked(10_000n, 36_500_000n);
    const body = {
      truck_id,
      title: 'Tyres',
      cost: 80_000,
      supplier_id,
      parts: [{ product_id, quantity: 2 }],
    };
    for (const names of [[], ['approve'], ['approve', 'finish']]) {
      const { id } = await shop.made('truck-service', { ...body, starts: hours(-1), ends: hours(5) });
      await shop.steps('truck-service', id, ...names.map((name): [string] => [name]));
      await shop.steps('truck-service', id, ['void', { reason: 'Twice' }]);
      expect(await shop.entryOf(id)).toEqual({});
      expect(await service(id)).toMatchObject({ status: 'void', remain_amount: 0 });
      expect((await shop.find('truck', truck_id)).status).toBe('Available');
    }
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 10_000n, value: 36_500_000n });
  });

  test('takes the truck from trips for its time, and nothing without a start', async () => {
    const truck_id = await shop.truck();
    const trip = await shop.trip({ truck_id, starts: hours(10), ends: hours(20) });
    const asked = { truck_id, title: 'Oil', starts: hours(15), ends: hours(25) };
    const { id } = await shop.made('truck-service', asked);
    const refused = await shop.step('truck-service/approve', id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(trip.number)]);
    expect((await service(id)).status).toBe('requested');
    const { version } = await service(id);
    const later = { version, starts: hours(20), ends: hours(25) };
    expect((await shop.owner.ask(`PUT api/truck-service?id=${id}`, { body: later })).status).toBe(200);
    await shop.steps('truck-service', id, ['approve']);
    expect((await shop.find('truck', truck_id)).status).not.toBe('Maintenance');
    await expect(shop.trip({ truck_id, starts: hours(24), ends: hours(30) })).rejects.toThrow(
      'taken_by_trip',
    );
    const approved = await service(id);
    const sooner = { version: approved.version, starts: hours(19) };
    const moved = await shop.owner.ask(`PUT api/truck-service?id=${id}`, { body: sooner });
    expect([moved.status, moved.body.code]).toEqual([409, 'taken_by_trip']);
    const wrong = await shop.ask('truck-service', {
      truck_id,
      title: 'Oil',
      starts: hours(2),
      ends: hours(1),
    });
    expect(wrong.body.fields).toHaveProperty('ends');
  });

  test('that costs something says who is owed, and takes goods only', async () => {
    const { id } = await shop.made('truck-service', { truck_id: await shop.truck(), title: 'Oil', cost: 5 });
    expect((await shop.step('truck-service/approve', id)).body.fields).toHaveProperty('supplier_id');
    const product_id = await shop.stocked(1_000n, 100n);
    const parts = [
      { product_id, quantity: 1 },
      { product_id, quantity: 1 },
    ];
    const twice = await shop.ask('truck-service', { truck_id: await shop.truck(), title: 'Oil', parts });
    expect(Object.keys(twice.body.fields ?? {})).toEqual(['parts.1.product_id']);
    const more = { truck_id: await shop.truck(), title: 'Oil', parts: [{ product_id, quantity: 2 }] };
    const short = await shop.made('truck-service', more);
    await shop.steps('truck-service', short.id, ['approve']);
    expect((await shop.step('truck-service/finish', short.id)).body.code).toBe('not_enough_stock');
    expect((await service(short.id)).status).toBe('approved');
  });
});

/** A service that was done today and is due again then. */
async function done(truck_id: string, title: string, due: object, more: object = {}): Promise<string> {
  const { id } = await shop.made('truck-service', { truck_id, title, ...more });
  await shop.steps('truck-service', id, ['approve'], ['finish', due]);
  return id;
}

test('is due at its day or its kilometres, and an overdue critical one keeps the truck from trips (TW-18)', async () => {
  const truck_id = await shop.truck();
  const toll = { kind: 'toll', truck_id, cost: 10, account_id: shop.cash };
  await shop.made('truck-operation', { ...toll, odometer: 85_362 });
  const critical = { critical: true };
  const made = {
    oil: await done(truck_id, 'Oil', { next_due_date: daysFromNow(-3) }, { kind: 'oil' }),
    brakes: await done(
      truck_id,
      'Brakes',
      { next_due_date: daysFromNow(40), next_due_km: 90_000 },
      { ...critical, kind: 'brakes' },
    ),
    tyres: await done(truck_id, 'Tyres', { next_due_km: 85_800 }, { kind: 'tyres' }),
    gearbox: await done(
      truck_id,
      'Gearbox',
      { next_due_date: daysFromNow(200), next_due_km: 85_000 },
      { ...critical, kind: 'gearbox' },
    ),
  };
  const due = async (id: string) => (await service(id)).due;
  expect([
    await due(made.oil),
    await due(made.brakes),
    await due(made.tyres),
    await due(made.gearbox),
  ]).toEqual([...['overdue', 'later', 'due_soon', 'overdue']]);
  const clerk = await shop.clerk('modify_truck_order', 'view_truck_order');
  const people = { customer_id: shop.customer, driver_id: await shop.driver() };
  const time = { starts: hours(1), ends: hours(9) };
  const trip = await shop.made('truck-order', { ...people, route_id: shop.route, truck_id, ...time });
  const asks = (name: string, said: object = {}) =>
    clerk.ask(`PUT api/truck-order/${name}`, {
      body: { id: trip.id, ...said },
      headers: { 'idempotency-key': newId() },
    });
  const refused = await asks('confirm');
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    ...[409, 'service_overdue', expect.stringContaining('Gearbox')],
  ]);
  await shop.steps('truck-order', trip.id, ['confirm']);
  expect((await asks('load', { odometer: 85_400 })).body.code).toBe('service_overdue');
  await done(truck_id, 'Gearbox', {}, { ...critical, kind: 'gearbox', interval_days: 180 });
  expect(await due(made.gearbox)).toBeNull();
  expect((await asks('load', { odometer: 85_400 })).status).toBe(200);
});

test('kilometres to the next service go on over a meter that was changed', async () => {
  const truck_id = await shop.truck();
  const id = await done(truck_id, 'Oil', { odometer: 80_000, next_due_km: 90_000 }, { kind: 'oil' });
  const { version } = await shop.find('truck', truck_id);
  const meter_changes = [{ date: shop.today, last_reading: 85_000, first_reading: 0 }];
  await shop.owner.ask(`PUT api/truck?id=${truck_id}`, { body: { version, meter_changes } });
  const toll = { kind: 'toll', truck_id, cost: 10, account_id: shop.cash };
  await shop.made('truck-operation', { ...toll, odometer: 3000 });
  expect((await service(id)).due).toBe('later');
  await shop.made('truck-operation', { ...toll, odometer: 5000 });
  expect((await service(id)).due).toBe('overdue');
});
