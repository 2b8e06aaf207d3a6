import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

test('a driver whose licence ends before the trip does drives once the new day is entered', async () => {
  const driver_id = await yard.driver();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = { customer_id: yard.customer, route_id: yard.route, truck_id: await yard.truck(), driver_id };
  const { id } = await yard.made('truck-order', { ...plan, starts: at(1), ends: at(72) });
  const until = async (licence_expires: string) => {
    const { version } = await yard.find('user', driver_id);
    const body = { version, licence_expires };
    expect((await yard.owner.ask(`PUT api/user?id=${driver_id}`, { body })).status).toBe(200);
  };
  await until(yard.today);
  const refused = await yard.step('truck-order/confirm', id);
  expect([refused.status, refused.body.code]).toEqual([409, 'licence_ends_before_trip']);
  expect((await yard.find('truck-order', id)).status).toBe('draft');
  await until('2099-01-01');
  await yard.steps('truck-order', id, ['confirm']);
});
