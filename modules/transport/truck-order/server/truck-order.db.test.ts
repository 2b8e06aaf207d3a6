// cspell:ignore Hassan Mrisho
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee } from '#server/testing/people.ts';
import type { Answer } from '#server/testing/test-browser.ts';

let shop: SellingShop;
let route: string;
let driver: string;
let plates = 200;

beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, price_mode: 'exclusive' });
  const way = { name: 'Dar to Mwanza', origin: 'Dar es Salaam', destination: 'Mwanza', price: 4_200_000 };
  route = String((await made('route', way)).id);
  driver = await aDriver();
});
afterAll(() => shop.system.close());

const aDriver = async () => String((await anEmployee(shop.owner, [], { branches: [shop.branch_id] })).id);
const ask = (entity: string, body: object) => shop.owner.ask(`POST api/${entity}`, { body });
const made = async (entity: string, body: object) => {
  const answer = await ask(entity, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.message;
};
const aTruck = async (more: object = {}) => {
  plates += 1;
  return String((await made('truck', { registration: `T ${plates} DRS`, ...more })).id);
};
/** So many hours from now, to the minute. */
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000);

interface Planned {
  truck: string;
  from: number;
  to: number;
  more?: object;
}

function trip({ truck, from, to, more = {} }: Planned) {
  const time = { starts: inHours(from).toISOString(), ends: inHours(to).toISOString() };
  const body = { customer_id: shop.customer, route_id: route, truck_id: truck, driver_id: driver };
  return made('truck-order', { ...body, ...time, ...more });
}

async function step(name: string, id: string, said: object = {}): Promise<Answer> {
  return shop.owner.ask(`PUT api/truck-order/${name}`, {
    body: { id, ...said },
    headers: { 'idempotency-key': newId() },
  });
}

async function steps(id: string, ...names: [string, object?][]): Promise<void> {
  for (const [name, said] of names) {
    const { status, body } = await step(name, id, said);
    expect([name, status, status === 200 ? undefined : body]).toEqual([name, 200, undefined]);
  }
}

const find = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;

test('a trip on credit from the plan to its freight, paid by the engine of all debts', async () => {
  const truck = await aTruck();
  const order = await trip({ truck, from: 1, to: 80 });
  expect(order).toMatchObject({
    status: 'draft',
    price: 4_200_000,
    total_amount: 4_956_000,
    remain_amount: 0,
  });
  await steps(order.id, ['confirm']);
  expect((await find('truck', truck)).status).toBe('Reserved');
  await steps(order.id, ['load', { odometer: 84_210 }]);
  expect((await find('truck', truck)).status).toBe('In Use');
  expect((await step('cancel', order.id, { reason: 'x' })).body.code).toBe('on_the_road');
  await steps(order.id, ['depart']);
  const back = await step('deliver', order.id, { odometer: 84_209 });
  expect(back.body.fields).toHaveProperty('odometer');
  expect(await shop.entryOf(order.id)).toEqual({});
  await steps(order.id, ['deliver', { odometer: 85_362, received_by: 'Store keeper' }]);
  expect(await shop.entryOf(order.id)).toEqual({
    1100: 495_600_000n,
    4300: -420_000_000n,
    2200: -75_600_000n,
  });
  expect(await find('truck-order', order.id)).toMatchObject({
    ...{ status: 'delivered', odometer_in: 85_362, received_by: 'Store keeper' },
    ...{ paid_amount: 0, remain_amount: 4_956_000, profit_per_km: 3_645.83 },
  });
  expect((await find('truck', truck)).status).toBe('Available');
  const money = { account_id: shop.cash, mode: 'cash', amount: 956_000 };
  const paid = await shop.make('POST api/payment', { kind: 'customer', party_id: shop.customer, ...money });
  expect([paid.status, paid.body.fields]).toEqual([200, undefined]);
  expect(await find('truck-order', order.id)).toMatchObject({
    paid_amount: 956_000,
    remain_amount: 4_000_000,
  });
  expect((await step('void', order.id, { reason: 'x' })).status).toBe(409);
  await steps(order.id, ['close'], ['reopen', { reason: 'Toll' }]);
});

test('a delivery that was a mistake leaves nothing owed, and its cargos wait again', async () => {
  const goods = { title: 'Cement', customer_id: shop.customer, price: 900_000 };
  const [one, two] = [await made('cargo', goods), await made('cargo', { ...goods, price: 100_000 })];
  const cargos = [{ cargo_id: one.id }, { cargo_id: two.id }];
  const order = await trip({ truck: await aTruck(), from: 100, to: 120, more: { cargos } });
  expect(order).toMatchObject({ price: 1_000_000, total_amount: 1_180_000 });
  const second = await ask('truck-order', {
    ...{ customer_id: shop.customer, route_id: route, truck_id: await aTruck(), cargos },
    ...{ starts: inHours(1).toISOString(), ends: inHours(2).toISOString() },
  });
  expect(second.body.fields?.['cargos.0.cargo_id']).toContain(order.number);
  await steps(order.id, ['confirm']);
  expect((await step('load', order.id, { odometer: 1 })).body.code).toBe('too_early_to_load');
  const { version } = await find('truck-order', order.id);
  const sooner = { version, starts: inHours(2).toISOString(), ends: inHours(5).toISOString() };
  await shop.owner.ask(`PUT api/truck-order?id=${order.id}`, { body: sooner });
  await steps(order.id, ['load', { odometer: 10 }], ['depart']);
  expect((await find('cargo', one.id)).status).toBe('loaded');
  await steps(order.id, ['deliver', { odometer: 20 }]);
  expect((await find('cargo', two.id)).status).toBe('delivered');
  await steps(order.id, ['void', { reason: 'Wrong customer' }]);
  expect(await shop.entryOf(order.id)).toEqual({});
  expect((await find('cargo', one.id)).status).toBe('waiting');
  expect(await find('truck-order', order.id)).toMatchObject({ status: 'void', remain_amount: 0 });
});

test('truck, trailer and people are on one trip at a time, and who has them is named', async () => {
  const [truck, trailer] = [await aTruck(), await aTruck({ kind: 'trailer' })];
  const more = { trailer_id: trailer, driver_id: await aDriver() };
  const first = await trip({ truck, from: 200, to: 220, more });
  const second = await trip({ truck: await aTruck(), from: 210, to: 230, more });
  await steps(first.id, ['confirm']);
  const refused = await step('confirm', second.id);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    ...[409, 'taken_by_trip', expect.stringContaining(first.number)],
  ]);
  expect((await find('truck-order', second.id)).status).toBe('draft');
  // Touching is legal.
  const third = await trip({ truck, from: 220, to: 240, more });
  await steps(third.id, ['confirm']);
  const { version } = await find('truck-order', first.id);
  const longer = { version, ends: inHours(221).toISOString() };
  const moved = await shop.owner.ask(`PUT api/truck-order?id=${first.id}`, { body: longer });
  expect([moved.status, moved.body.code]).toEqual([409, 'taken_by_trip']);
  await steps(third.id, ['cancel', { reason: 'Not wanted' }]);
  expect((await shop.owner.ask(`PUT api/truck-order?id=${first.id}`, { body: longer })).status).toBe(200);
  const wrong = await ask('truck-order', {
    ...{ customer_id: shop.customer, route_id: route, truck_id: trailer, trailer_id: truck },
    ...{
      starts: inHours(5).toISOString(),
      ends: inHours(4).toISOString(),
      helper_id: driver,
      driver_id: driver,
    },
  });
  expect(Object.keys(wrong.body.fields ?? {})).toContain('ends');
});

test('a truck that is kept from work or whose papers end on the way goes nowhere', async () => {
  const day = (hours: number) => inHours(hours).toISOString().slice(0, 10);
  const held = await aTruck({ holds: [{ kind: 'out_of_service', since: day(300) }] });
  const insurance = { kind: 'insurance', expires: day(300) };
  const lapsing = await aTruck({ documents: [insurance] });
  const renewed = await aTruck({ documents: [insurance, { kind: 'insurance', expires: day(900) }] });
  const refusalOf = async (truck: string, more = {}) => {
    const order = await trip({ truck, from: 290, to: 350, more: { driver_id: await aDriver(), ...more } });
    return (await step('confirm', order.id)).body.code;
  };
  expect(await refusalOf(held)).toBe('truck_not_free');
  expect(await refusalOf(lapsing)).toBe('paper_ends_before_trip');
  expect(await refusalOf(renewed)).toBeUndefined();
  expect(await refusalOf(await aTruck(), { driver_id: null })).toBe('no_driver');
});

test('a late truck does not begin its next trip before it is back', async () => {
  const truck = await aTruck();
  const driver_id = await aDriver();
  const first = await trip({ truck, from: -10, to: -1, more: { driver_id } });
  const next = await trip({ truck, from: 1, to: 9, more: { driver_id } });
  await steps(first.id, ['confirm'], ['load', { odometer: 10 }], ['depart']);
  await steps(next.id, ['confirm']);
  const early = await step('load', next.id, { odometer: 20 });
  expect([early.body.code, early.body.message]).toEqual([
    'truck_still_out',
    expect.stringContaining(first.number),
  ]);
  // Late, it runs on to now: nothing starts before now with what it has, but with another.
  const before = await trip({ truck, from: -0.5, to: 0.5, more: { driver_id: await aDriver() } });
  const driven = await trip({ truck: await aTruck(), from: -0.5, to: 0.5, more: { driver_id } });
  for (const { id } of [before, driven])
    expect((await step('confirm', id)).body).toMatchObject({
      ...{ code: 'still_on_trip', message: expect.stringContaining(first.number) },
    });
  const other = await trip({
    truck: await aTruck(),
    from: -0.5,
    to: 0.5,
    more: { driver_id: await aDriver() },
  });
  await steps(other.id, ['confirm']);
  await steps(first.id, ['deliver', { odometer: 20 }]);
  await steps(next.id, ['load', { odometer: 20 }]);
});
