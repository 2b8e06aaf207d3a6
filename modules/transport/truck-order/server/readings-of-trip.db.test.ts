import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const step = (name: string, id: string, said: object) => yard.step(`truck-order/${name}`, id, said);
const read = async (truck_id: string, date: string, odometer: number) =>
  yard.made('truck-operation', { kind: 'toll', cost: 10, account_id: yard.cash, truck_id, date, odometer });

/** A day so many before today, by the clock of the branch. */
const ago = (days: number) =>
  new Date(Date.parse(`${yard.today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

test('one digit too many as a trip is loaded or arrives is asked about, and put right it refuses nothing', async () => {
  const { id, truck_id } = await yard.trip();
  await read(truck_id, ago(1), 84_960);
  const far = await step('load', id, { odometer: 851_000 });
  expect([far.status, far.body.fields?.odometer]).toEqual([400, expect.stringContaining('766,040')]);
  await yard.steps('truck-order', id, ['load', { odometer: 851_000, reading_is_right: true }]);
  const put = { odometer_out: 85_100, reason: 'One digit too many' };
  const early = await step('correct-reading', id, { ...put, odometer_in: 86_000 });
  expect(Object.keys(early.body.fields ?? {})).toEqual(['odometer_in']);
  expect(Object.keys((await step('correct-reading', id, { reason: 'x' })).body.fields ?? {})).toEqual([
    'odometer_out',
  ]);
  const low = await step('correct-reading', id, { ...put, odometer_out: 84_000 });
  expect(low.body.fields?.odometer_out).toContain('84,960');
  expect(await yard.find('truck-order', id)).toMatchObject({ odometer_out: 851_000 });
  await yard.steps('truck-order', id, ['correct-reading', put], ['depart']);
  expect((await yard.find('truck', truck_id)).odometer).toBe(85_100);
  const typed = await step('deliver', id, { odometer: 862_000 });
  expect(typed.body.fields?.odometer).toContain('777,040');
  await yard.steps('truck-order', id, ['deliver', { odometer: 86_200 }]);
  const back = await step('correct-reading', id, { odometer_in: 85_099, reason: 'x' });
  expect(back.body.fields?.odometer_in).toContain('85,100');
  const owed = await yard.entryOf(id);
  await yard.steps('truck-order', id, ['correct-reading', { odometer_in: 86_000, reason: 'Misread' }]);
  expect(await yard.find('truck-order', id)).toMatchObject({ distance: 900, status: 'delivered' });
  expect(await yard.entryOf(id)).toEqual(owed);
});

test('a meter that was changed on the way reads less as the truck arrives', async () => {
  const { id, truck_id } = await yard.trip();
  await yard.steps('truck-order', id, ['load', { odometer: 84_000 }], ['depart']);
  const { version } = await yard.find('truck', truck_id);
  const meter_changes = [{ date: yard.today, last_reading: 84_500, first_reading: 0 }];
  await yard.owner.ask(`PUT api/truck?id=${truck_id}`, { body: { version, meter_changes } });
  await yard.steps('truck-order', id, ['deliver', { odometer: 200 }]);
  expect((await yard.find('truck', truck_id)).odometer).toBe(200);
});

test('what was entered after a trip was confirmed keeps its truck from being loaded', async () => {
  const { id, truck_id } = await yard.trip();
  const { version } = await yard.find('truck', truck_id);
  const body = { version, holds: [{ kind: 'out_of_service', since: yard.today }] };
  expect((await yard.owner.ask(`PUT api/truck?id=${truck_id}`, { body })).status).toBe(200);
  expect((await step('load', id, { odometer: 10 })).body.code).toBe('truck_not_free');
  expect(await yard.find('truck-order', id)).toMatchObject({ status: 'confirmed', odometer_out: null });
});
