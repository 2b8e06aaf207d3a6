import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { logIn } from '#server/testing/people.ts';
import { type Json, sheetOf } from '../form/testing/reported-shop.ts';

const ZONE = 'Africa/Dar_es_Salaam';

let shop: SellingShop;
let soap: string;
const opened = async (settings: object) => {
  shop = await openSellingShop(settings);
  soap = await shop.product({ name: 'Soap', selling_price: 1000 });
};

/** Lets it become that moment, which has not come yet, and logs the owner in anew. */
async function becomes(moment: number) {
  const { clock, db } = shop.system;
  clock.move(moment - clock.now().getTime());
  const [row] = await db.adminQuery<{ phone_number: string }>(
    `select phone_number from users where business_id = $1 and account_type = 'owner'`,
    [shop.business_id],
  );
  const { cookie, session } = await logIn(shop.system, String(row?.phone_number));
  Object.assign(shop.owner, { cookie, session });
}

const read = async (call: string): Promise<Json> => {
  const { status, body } = await shop.owner.ask(`GET api/${call}`);
  if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`);
  return body.message;
};
const documents = async (days: string) => (await read(`report/sales?${days}`)).total.figures.documents;
const ofDay = (day: string) => `date=${day}&date_to=${day}`;
const earned = async (day: string) => {
  const { sums } = await read(`sale/totals?filter=${encodeURIComponent(onDay(day))}`);
  return sums[0]?.total_after_returns ?? 0;
};
const onDay = (day: string) =>
  JSON.stringify({ join: 'all', parts: [{ field: 'date', is: 'is', value: day }] });
const inLedger = async (day: string) =>
  (await read(`report/general-ledger?account_code=4000&${ofDay(day)}`)).data.length;

/** On each of the days so many sales, in every report, list, sheet and account. */
async function expectSales(days: Readonly<Record<string, number>>) {
  for (const [day, count] of Object.entries(days)) {
    expect([day, await documents(ofDay(day))]).toEqual([day, count]);
    expect([day, await earned(day)]).toEqual([day, count * 1000]);
    expect([day, await inLedger(day)]).toEqual([day, count]);
    const { net_sales } = await read(`report/income-statement?${ofDay(day)}`);
    expect([day, net_sales]).toEqual([day, count * 1000]);
    const { rows } = await sheetOf(shop, shop.owner, `sales/export?${ofDay(day)}&group_by=day`);
    expect([day, rows.some((row) => JSON.stringify(row).includes('1000'))]).toEqual([day, count > 0]);
  }
}

afterAll(() => shop.system.close());

describe('a day begins with its first moment and ends with its last (L29)', () => {
  let [last, first] = ['', ''];

  beforeAll(async () => {
    await opened({});
    const today = businessDay(shop.system.clock.now(), { time_zone: ZONE, day_starts_at: '00:00' });
    last = today;
    first = addDays(today, 1);
    const midnight = instantOf(first, '00:00', ZONE).getTime();
    // What a till has kept for a while is of its own moment.
    await becomes(midnight + 11 * 60_000);
    for (const moment of [midnight - 1, midnight])
      await shop.sold(soap, 1, { sold_at: new Date(moment).toISOString() });
  });

  test('a sale of the last millisecond is of the one day, a sale of midnight of the other', async () => {
    await expectSales({ [last]: 1, [first]: 1, [addDays(last, -1)]: 0 });
  });

  test('both are in the period of both days, and its months come to the year', async () => {
    expect(await documents(`date=${last}&date_to=${first}`)).toBe(2);
    const year = first.slice(0, 4);
    const { rows, total } = await read(`report/sales?year=${year}&group_by=month`);
    const inMonths = rows.reduce((all: number, { figures }: Json) => all + figures.documents, 0);
    expect(inMonths).toBe(total.figures.documents);
  });

  test('the card of today has that of today alone', async () => {
    expect((await read('report/dashboard?period=today')).sales).toMatchObject({ count: 1, amount: 1000 });
  });
});

describe('a day that begins at four holds what was sold before it (L29)', () => {
  test('a sale at 01:30 is of the day before, and one at 04:00 of its own', async () => {
    await shop.system.close();
    await opened({ day_starts_at: '04:00' });
    const today = businessDay(shop.system.clock.now(), { time_zone: ZONE, day_starts_at: '04:00' });
    const next = addDays(today, 1);
    await becomes(instantOf(next, '01:30', ZONE).getTime());
    await shop.sold(soap, 1);
    await expectSales({ [today]: 1, [next]: 0 });
    expect((await read('report/dashboard?period=today')).sales).toMatchObject({ count: 1 });
    await becomes(instantOf(next, '04:00', ZONE).getTime());
    await shop.sold(soap, 1);
    await expectSales({ [today]: 1, [next]: 1 });
    expect((await read('report/dashboard?period=today')).sales).toMatchObject({ count: 1 });
  });
});
