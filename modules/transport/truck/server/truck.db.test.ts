import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop();
});
afterAll(() => shop.system.close());

const make = (entity: string, body: object) => shop.owner.ask(`POST api/${entity}`, { body });
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

test('a plate is one truck, in whatever way somebody writes it', async () => {
  const first = await make('truck', { registration: 'T 561 DRS' });
  expect(first.body.message).toMatchObject({ registration: 'T 561 DRS', kind: 'truck', status: 'Available' });
  for (const registration of ['t561drs', 'T-561-DRS']) {
    const { status, body } = await make('truck', { registration });
    expect([status, body.fields?.registration]).toEqual([400, expect.stringContaining('T 561 DRS')]);
  }
  expect((await make('truck', { registration: 'T 562 DRS' })).status).toBe(200);
  const rewritten = await shop.owner.ask(`PUT api/truck?id=${first.body.message.id}`, {
    body: { version: 1, registration: 'T561 DRS' },
  });
  expect(rewritten.body.message).toMatchObject({ registration: 'T561 DRS' });
});

test('what keeps a truck from work today is its status, the gravest first', async () => {
  const holds = (kind: string, since: string, until?: string) => ({ kind, since, until });
  const [past, tomorrow] = [addDays(today, -3), addDays(today, 1)];
  const expected: [string, object[]][] = [
    ['Available', [holds('out_of_service', past, addDays(today, -1)), holds('reserved', tomorrow)]],
    ['Reserved', [holds('reserved', today, today)]],
    ['Out of Service', [holds('reserved', past), holds('out_of_service', past)]],
  ];
  for (const [place, [status, held]] of expected.entries()) {
    const made = await make('truck', { registration: `T ${800 + place} AAA`, holds: held });
    expect([status, made.body.message.status]).toEqual([status, status]);
  }
  const listed = await shop.owner.ask('GET api/truck/list?condition=out_of_service');
  expect(listed.body.message.data.map((row: { registration: string }) => row.registration)).toEqual([
    'T 802 AAA',
  ]);
  const wrong = await make('truck', {
    registration: 'T 900 AAA',
    holds: [holds('reserved', today, addDays(today, -1))],
  });
  expect(wrong.body.fields).toHaveProperty(['holds.0.until']);
});

test('when the first paper of a truck ends, of each kind the last one, and whose papers are due', async () => {
  const paper = (kind: string, days: number | null, number = '') => ({
    ...{ kind, number },
    ...(days === null ? {} : { expires: addDays(today, days) }),
  });
  const papers: [string | null, number | null, object[]][] = [
    ['expired', -1, [paper('insurance', -1), paper('permit', 200)]],
    // It was renewed, and what ends today is still good today.
    ['ends_soon', 0, [paper('insurance', -1), paper('insurance', 200), paper('road_licence', 0)]],
    [
      'ends_soon',
      30,
      [paper('permit', 30), paper('other', 400, 'Fumigation'), paper('other', 31, 'Weights')],
    ],
    [null, 31, [paper('inspection', 31)]],
    [null, null, [paper('inspection', null)]],
  ];
  const plates: string[] = [];
  for (const [place, [papers_due, days, documents]] of papers.entries()) {
    const made = await make('truck', { registration: `T ${700 + place} AAA`, documents });
    const { message } = made.body;
    const papers_end = days === null ? null : addDays(today, days);
    expect(message).toMatchObject({ papers_due, papers_end });
    if (papers_due) plates.push(message.registration);
  }
  const listed = await shop.owner.ask('GET api/truck/list?condition=papers&sort=registration&order=1');
  expect(listed.body.message.data.map((row: { registration: string }) => row.registration)).toEqual(plates);
});

test('a cargo is announced for a customer, waits, and is not brought before it is fetched', async () => {
  const said = { title: 'Cement', customer_id: shop.customer, weight: 25_000, price: 900_000 };
  const made = await make('cargo', { ...said, pickup_from: '2026-12-01T06:00:00Z' });
  expect(made.body.message).toMatchObject({ status: 'waiting', price: 900_000 });
  const early = { pickup_from: '2026-12-02T06:00:00Z', delivery_until: '2026-12-01T06:00:00Z' };
  expect((await make('cargo', { ...said, ...early })).body.fields).toHaveProperty('delivery_until');
  expect((await make('cargo', { ...said, status: 'delivered' })).status).toBe(400);
});

test('a route says where it goes, and which is its way back', async () => {
  const there = { name: 'Dar to Mwanza', origin: 'Dar es Salaam', destination: 'Mwanza', distance: 1140 };
  const made = await make('route', { ...there, days: 2, price: 2_400_000, stops: [{ place: 'Dodoma' }] });
  expect(made.body.message).toMatchObject({ ...there, price: 2_400_000, stops: [{ place: 'Dodoma' }] });
  const back = await make('route', {
    ...{ name: 'Mwanza to Dar', origin: 'Mwanza', destination: 'Dar es Salaam' },
    return_route_id: made.body.message.id,
  });
  expect(back.body.message.return_route).toMatchObject({ name: 'Dar to Mwanza' });
  expect((await make('route', there)).status).toBe(400);
});
