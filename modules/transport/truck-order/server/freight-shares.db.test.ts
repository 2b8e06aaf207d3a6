// cspell:ignore Twiga
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

const customer = async (name: string, more: object = {}) =>
  String((await yard.made('customer', { name, ...more })).id);
const cargo = async (customer_id: string, price?: number) => ({
  cargo_id: String((await yard.made('cargo', { title: 'Bags', customer_id, price })).id),
});
const arrive = (id: string) =>
  yard.steps('truck-order', id, ['load', { odometer: 10 }], ['depart'], ['deliver', { odometer: 20 }]);
/** What each owes for a trip, by name. */
async function debtsOf(id: string): Promise<Record<string, number>> {
  const { body } = await yard.owner.ask(`GET api/debt/list?source_id=${id}`);
  const rows = body.message.data as { party_name: string; remain_amount: number }[];
  return Object.fromEntries(rows.map(({ party_name, remain_amount }) => [party_name, remain_amount]));
}
async function booked(id: string, account: string): Promise<bigint> {
  const [row] = await yard.system.db.adminQuery<{ sum: bigint }>(
    `select coalesce(sum(l.debit - l.credit), 0)::bigint as sum from journal_lines l
     join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     where e.source_id = $1 and l.account_code = $2`,
    [id, account],
  );
  return row?.sum ?? 0n;
}
/** What is wrong with the books by now; nothing where they hold. */
async function faults(): Promise<unknown[]> {
  const { checks } = (await yard.owner.ask('GET api/report/books-check')).body.message;
  return checks.flatMap(({ faults: found }: { faults: unknown[] }) => found);
}

test('each customer owes the freight of his own cargo, with its VAT, and a payment of one is his alone', async () => {
  const [twiga, oil] = [await customer('Twiga'), await customer('Oil')];
  const cargos = [
    await cargo(yard.customer, 1_800_000),
    await cargo(twiga, 950_000.5),
    await cargo(oil, 333_333.33),
  ];
  const trip = await yard.trip({ cargos });
  expect(trip).toMatchObject({ price: 3_083_333.83, net_amount: 3_083_333.83, tax: 555_000.09 });
  await arrive(trip.id);
  const payer = (await yard.find('customer', yard.customer)).name;
  expect(await debtsOf(trip.id)).toEqual({ [payer]: 2_124_000, Twiga: 1_121_000.59, Oil: 393_333.33 });
  expect(await booked(trip.id, '1100')).toBe(363_833_392n);
  expect(await booked(trip.id, '4300')).toBe(-308_333_383n);
  const { body } = await yard.owner.ask(`GET api/debt/list?source_id=${trip.id}&customer_id=${twiga}`);
  const debt_id = body.message.data[0].id;
  const paid = await yard.make('POST api/debt-history', {
    ...{ debt_id, amount: 1_000_000, account_id: yard.cash, mode: 'cash' },
  });
  expect([paid.status, paid.body.fields]).toEqual([200, undefined]);
  expect(await debtsOf(trip.id)).toMatchObject({ [payer]: 2_124_000, Twiga: 121_000.59 });
  expect(await yard.find('truck-order', trip.id)).toMatchObject({
    ...{ total_amount: 3_638_333.92, paid_amount: 1_000_000, remain_amount: 2_638_333.92 },
  });
  expect((await yard.step('truck-order/void', trip.id, { reason: 'x' })).body.code).toBe('paid_already');
  expect(await faults()).toEqual([]);
});

test('a delivery that was a mistake leaves nobody owing', async () => {
  const trip = await yard.trip({
    cargos: [await cargo(await customer('Mills'), 500_000), await cargo(yard.customer, 1)],
  });
  await arrive(trip.id);
  await yard.steps('truck-order', trip.id, ['void', { reason: 'Wrong trip' }]);
  expect(await debtsOf(trip.id)).toEqual({});
  expect(await booked(trip.id, '1100')).toBe(0n);
  expect(await yard.find('truck-order', trip.id)).toMatchObject({ remain_amount: 0, paid_amount: 0 });
});

test('the customer of a trip pays all of it where that is said, and what has no price anyway', async () => {
  const other = await customer('Sender');
  const payer = (await yard.find('customer', yard.customer)).name;
  const whole = await yard.trip({ freight_payer: 'customer', cargos: [await cargo(other, 100_000)] });
  await arrive(whole.id);
  expect(await debtsOf(whole.id)).toEqual({ [payer]: 118_000 });
  const free = await yard.trip({ cargos: [await cargo(other)], price: 200_000 });
  await arrive(free.id);
  expect(await debtsOf(free.id)).toEqual({ [payer]: 236_000 });
});

test('the limit and the deposit of each count for his own part', async () => {
  const careful = await customer('Careful', { credit_limit: 50_000 });
  const rich = await customer('Rich');
  const ahead = await yard.make('POST api/payment', {
    ...{ kind: 'customer', party_id: rich, mode: 'cash', account_id: yard.cash, amount: 60_000 },
  });
  expect([ahead.status, ahead.body.fields]).toEqual([200, undefined]);
  const trip = await yard.trip({ cargos: [await cargo(careful, 40_000), await cargo(rich, 100_000)] });
  await arrive(trip.id);
  expect(await debtsOf(trip.id)).toEqual({ Careful: 47_200, Rich: 58_000 });
  expect(await yard.find('truck-order', trip.id)).toMatchObject({
    paid_amount: 60_000,
    remain_amount: 105_200,
  });
  expect(await faults()).toEqual([]);
});
