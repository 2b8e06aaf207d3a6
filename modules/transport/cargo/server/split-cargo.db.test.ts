import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(async () => {
  await booksHold(yard.system.db);
  await yard.system.close();
});

const split = (id: string, quantity: number) => yard.step('cargo/split', id, { quantity });
const paper = async (trip: string) =>
  (await yard.owner.ask(`GET api/truck-order/waybill?id=${trip}`)).body.message.cargos;

test('a load over three trips: each paper declares what is on it, and the last part takes the rest (L11)', async () => {
  const customer_id = String((await yard.made('customer', { name: 'Azam Mills' })).id);
  const whole = { quantity: 600, weight: 30_000, value: 30_000_000, price: 2_400_001, unit: 'bags' };
  let part = String((await yard.made('cargo', { title: 'Flour', customer_id, ...whole })).id);
  const incomes: number[] = [];
  for (const trip of [1, 2, 3]) {
    const answer = trip < 3 ? await split(part, 200) : null;
    expect(answer?.body.success ?? true, JSON.stringify(answer?.body)).toBe(true);
    const rest = answer?.body.message ?? null;
    if (rest) {
      const { data } = (await yard.owner.ask('GET api/cargo/list?condition=waiting')).body.message;
      expect(data.find(({ id }: { id: string }) => id === rest.id)).toMatchObject({
        ...{ title: 'Flour', quantity: 600 - trip * 200, status: 'waiting' },
      });
    }
    const { id } = await yard.trip({ customer_id, cargos: [{ cargo_id: part }] });
    expect(await paper(id)).toMatchObject([{ quantity: 200, weight: 10_000, value: 10_000_000 }]);
    await yard.steps(
      'truck-order',
      id,
      ['load', { odometer: 10 }],
      ['depart'],
      ['deliver', { odometer: 20 }],
    );
    incomes.push((await yard.find('truck-order', id)).net_amount);
    part = String(rest?.id);
  }
  expect(incomes).toEqual([800_000.33, 800_000.33, 800_000.34]);
});

test('only a part is split off, and nothing of what a trip takes or has carried', async () => {
  const cargo = { title: 'Flour', customer_id: yard.customer, quantity: 10, price: 1000 };
  const { id } = await yard.made('cargo', cargo);
  for (const quantity of [0, 10, 11])
    expect((await split(id, quantity)).body.fields).toHaveProperty('quantity');
  const trip = await yard.trip({ cargos: [{ cargo_id: id }] });
  expect((await split(id, 5)).body).toMatchObject({ code: 'cargo_is_planned', order: trip.number });
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  expect((await split(id, 5)).body.fields).toHaveProperty('id');
  expect(await yard.find('cargo', id)).toMatchObject({ quantity: 10, price: 1000 });
});

test('a cargo that is counted has more than nothing, and one that is not counted says so as it is split', async () => {
  const cargo = { title: 'Sand', customer_id: yard.customer, weight: 12_000 };
  expect((await yard.ask('cargo', { ...cargo, quantity: 0 })).body.fields.quantity).toContain(
    'more than nothing',
  );
  const { id, version } = await yard.made('cargo', cargo);
  const none = await split(id, 5);
  expect(none.body.fields.quantity).toContain('has no quantity yet');
  const changed = await yard.owner.ask(`PUT api/cargo?id=${id}`, { body: { version, quantity: 0 } });
  expect(Object.keys(changed.body.fields)).toEqual(['quantity']);
  expect(await yard.find('cargo', id)).toMatchObject({ quantity: null, weight: 12_000 });
});
