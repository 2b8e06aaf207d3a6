import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

async function trip(truck_id: string, cargos: readonly object[], more: object = {}) {
  const goods: { cargo_id: string }[] = [];
  for (const cargo of cargos) {
    const { id } = await yard.made('cargo', { title: 'Bags', customer_id: yard.customer, ...cargo });
    goods.push({ cargo_id: id });
  }
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const people = { customer_id: yard.customer, driver_id: await yard.driver() };
  const body = {
    ...people,
    route_id: yard.route,
    truck_id,
    starts: at(1),
    ends: at(9),
    cargos: goods,
    ...more,
  };
  return yard.made('truck-order', body);
}

test('a trip says how full it is, by weight or by room, with its trailer (TW-14)', async () => {
  const truck = await yard.truck({ capacity_kg: 30_000, capacity_m3: 60 });
  const light = await trip(truck, [{ weight: 28_000, volume: 41.5 }]);
  expect(light).toMatchObject({ load_kg: 28_000, load_m3: 41.5, filled_percent: 93 });
  const roomy = await trip(truck, [{ weight: 3_000, volume: 30 }, { volume: 15 }]);
  expect(roomy).toMatchObject({ load_kg: 3_000, load_m3: 45, filled_percent: 75 });
  const trailer_id = await yard.truck({ kind: 'trailer', capacity_kg: 20_000, capacity_m3: 40 });
  expect(await trip(truck, [{ weight: 25_000 }], { trailer_id })).toMatchObject({ filled_percent: 50 });
  expect(await trip(await yard.truck(), [{ weight: 25_000 }])).toMatchObject({ filled_percent: null });
});

test('more than a truck carries goes only with a reason', async () => {
  const truck = await yard.truck({ capacity_kg: 30_000, capacity_m3: 60 });
  const heavy = await trip(truck, [{ weight: 30_000 }, { weight: 500 }]);
  const refused = await yard.step('truck-order/confirm', heavy.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'too_heavy']);
  expect(refused.body.message).toContain('500 kg');
  expect((await yard.find('truck-order', heavy.id)).status).toBe('draft');
  await yard.steps('truck-order', heavy.id, ['confirm', { reason: 'Weighed wet' }]);
  const large = await trip(await yard.truck({ capacity_m3: 60 }), [{ weight: 90_000, volume: 61 }]);
  expect((await yard.step('truck-order/confirm', large.id)).body.code).toBe('too_large');
  const full = await trip(await yard.truck({ capacity_kg: 30_000 }), [{ weight: 30_000, volume: 99 }]);
  await yard.steps('truck-order', full.id, ['confirm']);
});
