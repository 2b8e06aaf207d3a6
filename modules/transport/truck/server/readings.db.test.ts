import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let shop: Haulier;
beforeAll(async () => {
  shop = await openHaulier();
});
afterAll(() => shop.system.close());

const note = (truck_id: string, date: string, odometer: number, more: object = {}) =>
  shop.ask('truck-operation', {
    ...{ kind: 'toll', cost: 10, account_id: shop.cash, truck_id, date, odometer },
    ...more,
  });

async function noted(truck_id: string, date: string, odometer: number, more: object = {}) {
  const { status, body } = await note(truck_id, date, odometer, more);
  expect([date, odometer, status, body.fields]).toEqual([date, odometer, 200, undefined]);
  return body.message;
}

test('a reading fits between those of earlier and of later days, whatever the order (TW-15)', async () => {
  const truck = await shop.truck();
  for (const [date, km] of [
    ['2026-02-07', 84_210],
    ['2026-02-16', 86_100],
    ['2026-02-10', 84_960],
  ] as const)
    await noted(truck, date, km);
  await noted(truck, '2026-02-08', 84_500);
  await noted(truck, '2026-02-10', 84_960);
  const between = await note(truck, '2026-02-09', 84_100);
  expect(between.body.fields?.odometer).toMatch(/84,500 before and 84,960 after 2026-02-09; 84,100/);
  expect((await note(truck, '2026-02-11', 86_101)).body.fields?.odometer).toMatch(/84,960 before and 86,100/);
  await noted(truck, '2026-02-12', 86_100);
  await noted(truck, '2026-02-17', 86_100);
  await noted(truck, '2026-02-05', 84_210);
  expect((await note(truck, '2026-02-06', 84_300)).body.fields?.odometer).toMatch(
    /84,210 before and 84,210 after/,
  );
  expect((await shop.find('truck', truck)).odometer).toBe(86_100);
});

test('one digit too many is looked at twice, and corrected it is gone (L08)', async () => {
  const truck = await shop.truck();
  await noted(truck, '2026-02-10', 84_960);
  const oil = await shop.made('truck-service', { truck_id: truck, title: 'Oil' });
  await shop.steps('truck-service', oil.id, ['approve'], ['finish', { next_due_km: 90_000 }]);
  const dueOf = async () => (await shop.find('truck-service', oil.id)).due;
  expect(await dueOf()).toBe('later');
  const far = await note(truck, '2026-02-11', 851_000);
  expect(far.body.fields?.odometer).toContain('766,040');
  const wrong = await noted(truck, '2026-02-11', 851_000, { reading_is_right: true });
  expect((await note(truck, '2026-02-12', 85_400)).body.fields?.odometer).toContain('851,000');
  expect(await dueOf()).toBe('overdue');
  const right = { version: wrong.version, odometer: 85_100 };
  const corrected = await shop.owner.ask(`PUT api/truck-operation?id=${wrong.id}`, { body: right });
  expect(corrected.status).toBe(200);
  expect((await shop.find('truck', truck)).odometer).toBe(85_100);
  // 4,600 km are left, which is no reason to remind anybody.
  expect(await dueOf()).toBe('later');
  const last = await noted(truck, '2026-02-12', 85_400);
  await shop.steps('truck-operation', last.id, ['void', { reason: 'x' }]);
  expect((await shop.find('truck', truck)).odometer).toBe(85_100);
});

test('a trip reads the meter as others do, and a meter that was changed begins anew', async () => {
  const truck_id = await shop.truck();
  await noted(truck_id, '2026-02-10', 84_960);
  const { id } = await shop.trip({ truck_id });
  const low = await shop.step('truck-order/load', id, { odometer: 84_000 });
  expect(low.body.fields?.odometer).toContain('84,960');
  const { version } = await shop.find('truck', truck_id);
  const meter_changes = [{ date: '2026-02-11', last_reading: 85_000, first_reading: 0 }];
  const body = { version, meter_changes };
  expect((await shop.owner.ask(`PUT api/truck?id=${truck_id}`, { body })).status).toBe(200);
  expect((await shop.find('truck', truck_id)).odometer).toBe(0);
  await shop.steps(
    'truck-order',
    id,
    ['load', { odometer: 310 }],
    ['depart'],
    ['deliver', { odometer: 1500 }],
  );
  expect((await shop.find('truck-order', id)).distance).toBe(1190);
  expect((await shop.find('truck', truck_id)).odometer).toBe(1500);
});

const fuel = (truck_id: string, date: string, odometer: number | null, litres: number, more: object = {}) =>
  noted(truck_id, date, odometer ?? 0, {
    ...{ kind: 'fuel', cost: 10, fuel_litres: litres, full_tank: true, odometer },
    ...more,
  });

test('kilometres on a litre are reckoned between full tanks, with every litre since (TW-16)', async () => {
  const truck = await shop.truck();
  await fuel(truck, '2026-02-09', 85_200, 180);
  await fuel(truck, '2026-02-07', 84_210, 300);
  expect((await shop.find('truck', truck)).km_per_litre).toBe(5.5);
  await fuel(truck, '2026-02-08', 84_700, 140, { full_tank: false });
  expect((await shop.find('truck', truck)).km_per_litre).toBe(3.094);
  await fuel(truck, '2026-02-10', 85_900, 210);
  await fuel(truck, '2026-02-11', 86_300, 240);
  expect((await shop.find('truck', truck)).km_per_litre).toBe(2.714);
  const { body } = await shop.owner.ask(`GET api/truck/fuel?id=${truck}`);
  expect(body.message.mean_km_per_litre).toBe(2.714);
  expect(body.message.stretches.map(Object.values)).toEqual([
    ['2026-02-09', 84_210, 85_200, 320, 3.094, false],
    ['2026-02-10', 85_200, 85_900, 210, 3.333, false],
    ['2026-02-11', 85_900, 86_300, 240, 1.667, true],
  ]);
  await fuel(truck, '2026-02-12', 99_000, 240, { missed_before: true, reading_is_right: true });
  expect((await shop.find('truck', truck)).km_per_litre).toBe(2.714);
});

test('fuel of part fills counts at the next full one, in any order of entry, and shows no figure of its own (L09)', async () => {
  const fills: readonly [string, number, number, boolean][] = [
    ['2026-02-10', 1_371, 53.8, true],
    ['2026-02-08', 900, 12.71, false],
    ['2026-02-05', 0, 60, true],
    ['2026-02-07', 400, 19.67, false],
  ];
  const truck = await shop.truck();
  for (const [date, odometer, litres, full_tank] of fills)
    await fuel(truck, date, odometer, litres, { full_tank });
  const { body } = await shop.owner.ask(`GET api/truck/fuel?id=${truck}`);
  expect(body.message.stretches.map(Object.values)).toEqual([['2026-02-10', 0, 1_371, 86.18, 15.909, false]]);
  expect(body.message.mean_km_per_litre).toBe(15.909);
});

test('after a fill that nobody entered a new stretch begins, and without the mark it is one as well (L10)', async () => {
  const truck = await shop.truck();
  await fuel(truck, '2026-02-05', 84_210, 200);
  const marked = await fuel(truck, '2026-02-08', 85_900, 180, {
    ...{ missed_before: true, reading_is_right: true },
  });
  await fuel(truck, '2026-02-10', 86_600, 210);
  const told = async () => (await shop.owner.ask(`GET api/truck/fuel?id=${truck}`)).body.message;
  const one = await told();
  expect([one.mean_km_per_litre, one.stretches.length]).toEqual([3.333, 1]);
  const change = { version: marked.version, missed_before: false };
  expect((await shop.owner.ask(`PUT api/truck-operation?id=${marked.id}`, { body: change })).status).toBe(
    200,
  );
  const both = await told();
  expect(both.stretches.map((of: { km_per_litre: number }) => of.km_per_litre)).toEqual([9.389, 3.333]);
  expect(both.mean_km_per_litre).toBe(6.128);
});
