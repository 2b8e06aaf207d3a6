import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

const TODAY = businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
const YESTERDAY = addDays(TODAY, -1);
const TOMORROW = addDays(TODAY, 1);

let system: TestSystem;
let shop: SellingShop;
let bread: string;

beforeAll(async () => {
  await anotherShop();
  ({ system } = shop);
});
afterAll(async () => {
  await booksHold(system.db);
  await system.close();
});

/** One in which nothing was sold yet. */
async function anotherShop(): Promise<void> {
  shop = await openSellingShop({}, system ? { system } : {});
  bread = await shop.product({ opening_stock: 100, opening_date: '2020-01-01', selling_price: 11_800 });
}

const set = (since: string, more = {}, by = shop.owner) =>
  by.ask('PUT api/branch/vat', {
    body: {
      ...{ id: shop.branch_id, since, registered: true, standard_rate: 18, special_rate: 0 },
      ...{ vrn_number: '40-012345-A', ...more },
    },
  });
const asked = async () => (await shop.owner.ask(`GET api/branch/vat?id=${shop.branch_id}`)).body.message;
const drop = (id: string) => shop.owner.ask(`DELETE api/branch/vat?id=${id}`);
const settings = async (body: object) =>
  (await shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body })).body.message;
const soldOn = (date: string | null) =>
  shop.sold(bread, 1, { date, payments: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }] });

describe('a rate from a day', () => {
  test('is refused by the field that is at fault', async () => {
    const faults: [string, object][] = [
      ['since', { since: '2026-02-30' }],
      ['standard_rate', { standard_rate: 101 }],
      ['special_rate', { special_rate: -1 }],
      ['registered', { registered: 'yes' }],
    ];
    for (const [field, more] of faults) {
      const { status, body } = await set(TODAY, more);
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
    expect((await asked()).rates).toHaveLength(1);
  });

  test('is for whoever keeps the settings of the branch, and of no other', async () => {
    const clerk = await shop.clerk('create_sale', 'list_branches', 'modify_branch');
    expect((await set(TODAY, {}, clerk)).status).toBe(403);
    const other = { name: 'Mbezi', phone_number: '0754321000' };
    const { id } = (await shop.owner.ask('POST api/branch', { body: other })).body.message;
    expect((await set(TODAY, { id })).status).toBe(404);
    expect((await asked()).rates).toHaveLength(1);
  });

  test('asks whoever registers for the number of the registration', async () => {
    const none = await set(TOMORROW, { vrn_number: undefined });
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['vrn_number']]);
    expect((await asked()).rates).toHaveLength(1);
    await set(TOMORROW);
    const { vrn_number } = (await shop.owner.ask(`GET api/branch?id=${shop.branch_id}`)).body.message;
    expect(vrn_number).toBe('40-012345-A');
    expect((await set(TOMORROW, { vrn_number: undefined })).status).toBe(200);
  });

  test('is kept at the till before it begins, stands in for another of its day, and is taken back', async () => {
    await set(TOMORROW, { standard_rate: 15 });
    await set(TOMORROW, { standard_rate: 20, special_rate: 7.5 });
    const { body } = await shop.owner.ask('GET api/sale/catalogue');
    expect(body.message.settings.vat_rates).toEqual([
      { since: null, registered: false, standard_rate: 18, special_rate: 0 },
      { since: TOMORROW, registered: true, standard_rate: 20, special_rate: 7.5 },
    ]);
    expect((await soldOn(null)).tax).toBe(0);
    const { rates } = await asked();
    expect((await drop(rates[1].id)).status).toBe(200);
    expect((await asked()).rates).toEqual([rates[0]]);
  });

  test('is charged on the days from it on, in row, line and books, and never on those before', async () => {
    await anotherShop();
    expect((await set('2026-03-01')).status).toBe(200);
    expect((await set('2026-07-01', { standard_rate: 16 })).status).toBe(200);
    const told: [string | null, number, number, bigint][] = [
      ['2026-02-28', 0, 0, 0n],
      ['2026-03-01', 18, 1800, -180_000n],
      ['2026-06-30T23:59', 18, 1800, -180_000n],
      ['2026-07-01T00:00', 16, 1627.59, -162_759n],
      [null, 16, 1627.59, -162_759n],
    ];
    for (const [date, vat_rate, tax, booked] of told) {
      const sale = await soldOn(date);
      expect([date, sale.tax, sale.lines[0].vat_rate]).toEqual([date, tax, vat_rate]);
      expect((await shop.entryOf(sale.id))['2200'] ?? 0n).toBe(booked);
    }
  });
});

test('what is posted keeps its VAT, and no rate begins before the last day that has a sale', async () => {
  await anotherShop();
  await set('2026-03-01');
  const sale = await soldOn(YESTERDAY);
  const before = await shop.everything();
  for (const since of ['2026-03-01', addDays(YESTERDAY, -1)]) {
    const { status, body } = await set(since, { standard_rate: 16 });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['since']]);
    expect(body.fields.since).toContain(YESTERDAY);
  }
  const { rates, last_taxed_day } = await asked();
  expect([rates.length, last_taxed_day]).toEqual([2, YESTERDAY]);
  expect((await drop(rates[1].id)).body.fields).toHaveProperty('since');
  expect((await set(YESTERDAY, { standard_rate: 16 })).status).toBe(200);
  expect(await shop.everything()).toEqual(before);
  const later = await soldOn(YESTERDAY);
  expect(later.tax).toBe(1627.59);
  const back = await shop.make('POST api/sale/return', {
    sale_id: sale.id,
    lines: [{ line_no: 1, quantity: 1 }],
    refunds: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }],
  });
  expect(back.body.message).toMatchObject({ tax: 1800 });
});

test('a sale that was voided holds no rate back', async () => {
  await anotherShop();
  const { id } = await soldOn(YESTERDAY);
  expect((await set('2026-03-01')).status).toBe(400);
  const voided = await shop.owner.ask('PUT api/sale/void', {
    body: { id, reason: 'typed twice' },
    headers: { 'idempotency-key': newId() },
  });
  expect(voided.status).toBe(200);
  expect((await set('2026-03-01')).status).toBe(200);
});

test('set with the other settings it holds for all time before the first sale, and from today on after it', async () => {
  await anotherShop();
  expect(await settings({ vat_registered: true, vat_rate: 20 })).toMatchObject({ vat_rate: 20 });
  expect((await asked()).rates).toMatchObject([{ since: null, registered: true, standard_rate: 20 }]);
  expect((await soldOn(YESTERDAY)).tax).toBe(1966.67);
  expect(await settings({ vat_rate: 18, remarks: 'x' })).toMatchObject({ vat_rate: 18, remarks: 'x' });
  expect((await asked()).rates).toMatchObject([
    { since: null, registered: true, standard_rate: 20 },
    { since: TODAY, registered: true, standard_rate: 18 },
  ]);
  expect([(await soldOn(YESTERDAY)).tax, (await soldOn(null)).tax]).toEqual([1966.67, 1800]);
  expect(await settings({ vat_registered: true, vat_rate: 18 })).toMatchObject({ vat_rate: 18 });
  expect((await asked()).rates).toHaveLength(2);
  for (const body of [{ vat_rate: 101 }, { vat_rate: 'a' }, { vat_registered: 'yes' }]) {
    const route = `PUT api/branch/settings?id=${shop.branch_id}`;
    const { status, body: said } = await shop.owner.ask(route, { body });
    expect([status, Object.keys(said.fields)]).toEqual([400, Object.keys(body)]);
  }
  expect((await asked()).rates).toHaveLength(2);
});
