import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { reportAnswerOf, reportRowsAnswerOf } from '../report-form.answer.ts';
import { REPORT_TYPES } from '../report-types.ts';
import { type Json, openReportedShop, type ReportedShop, sheetOf } from '../testing/reported-shop.ts';

let shop: ReportedShop;
let period: string;

beforeAll(async () => {
  shop = await openReportedShop();
  period = `date=${addDays(shop.day, -9)}&date_to=${shop.day}`;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const report = (type: string, more = '') => shop.read(`report/${type}?${period}${more}`);
const groupOf = ({ group }: Json) =>
  group === null ? 'without_group=true' : `group=${encodeURIComponent(group)}`;
const rowOf = (made: Json, title: string | null) => made.rows.find((row: Json) => row.title === title);

describe('a type of the report form', () => {
  test.each(REPORT_TYPES.map((one) => [one.type, one] as const))(
    '%s answers what it is described by',
    async (type, of) => {
      const made = await report(type, '&compare=previous');
      const { one } = reportAnswerOf(of);
      expect(Object.keys(made).toSorted()).toEqual(Object.keys(one).toSorted());
      expect(Object.keys(one.total.one.figures.one)).toEqual(
        expect.arrayContaining(made.figures.map(({ key }: Json) => key)),
      );
      const rows = await shop.read(`report/${type}/rows?${period}`);
      expect(Object.keys(rows).toSorted()).toEqual(Object.keys(reportRowsAnswerOf(of).one).toSorted());
    },
  );

  test('adds up what was sold less what came back, by category, and leaves out what is void', async () => {
    const made = await report('sales', '&compare=previous');
    expect(made).toMatchObject({
      type: 'sales',
      currency: 'TZS',
      group_by: 'category',
      total: { figures: { net_amount: 11_000, quantity: 9, profit_on_goods: 3400, documents: 3 } },
      before: { date: addDays(shop.day, -19), date_to: addDays(shop.day, -10) },
      statistics: { average: 3666.67, average_before: null },
    });
    expect(rowOf(made, 'Usafi').figures).toMatchObject({ net_amount: 8000, quantity: 8, documents: 3 });
    expect(rowOf(made, null).figures).toMatchObject({ net_amount: 3000, quantity: 1, documents: 1 });
  });

  test('stands beside the days before it', async () => {
    const dates = `date=${shop.day}&date_to=${shop.day}`;
    const made = await shop.read(`report/sales?${dates}&compare=previous&group_by=product`);
    expect(made.total.figures_before.net_amount).toBe(0);
    const long = `date=${addDays(shop.day, -29)}&date_to=${shop.day}`;
    const compared = await shop.read(`report/sales?${long}&compare=previous&group_by=product`);
    expect(compared.total).toMatchObject({
      figures: { net_amount: 11_000, documents: 3 },
      figures_before: compared.before.date <= addDays(shop.day, -31) && { net_amount: 12_000, documents: 1 },
    });
  });

  test.each([
    ['invoices', { total_amount: 4000, remain_amount: 4000, documents: 1 }],
    ['payments', { received: 500, paid_out: 0, documents: 1 }],
    ['expenses', { total_amount: 600, net_amount: 600, documents: 1 }],
    ['purchases', { total_amount: 6500, quantity: 10, documents: 1 }],
    ['adjustments', { less: 2, more: 0, documents: 1 }],
    ['transaction-messages', { money_in: 300, matched: 0, money_out: 200, fees: 5, documents: 2 }],
  ])('%s add up', async (type, figures) => {
    expect((await report(type)).total.figures).toMatchObject(figures);
  });

  test('never adds what one owes to what is owed to one', async () => {
    const { total } = await report('debts');
    expect(total.figures).toMatchObject({ owed_to_us: 5500, lent: 6000, paid_to_us: 500, we_owe: 7100 });
  });

  test('is of a year where one says so, and of days otherwise', async () => {
    const year = shop.day.slice(0, 4);
    expect(await shop.read(`report/sales?year=${year}`)).toMatchObject({
      date: `${year}-01-01`,
      date_to: `${year}-12-31`,
    });
    for (const wrong of ['year=2019', `year=${Number(year) + 1}`, `year=${year}&date=${shop.day}`])
      expect((await shop.owner.ask(`GET api/report/sales?${wrong}`)).status).toBe(400);
  });

  test('takes one branch or several, and says of each what it is', async () => {
    const made = await report('sales', `&group_by=branch&branch_ids=${shop.branch_id},${shop.mwanza}`);
    expect(made.total.figures).toMatchObject({ net_amount: 16_000, documents: 4 });
    expect(rowOf(made, 'Mwanza Rock City').figures).toMatchObject({ net_amount: 5000, documents: 1 });
  });
});

const added = (figures: Json[]) => figures.filter(({ opens }) => opens === undefined);

describe('every figure opens its records', () => {
  beforeAll(async () => {
    await shop.sellAtLoss();
    await shop.repair();
    await shop.refuel();
    await shop.stay();
  });

  test.each(REPORT_TYPES.map(({ type }) => type))('and they add up to it: %s', async (type) => {
    const { groups } = await report(type);
    for (const { key } of groups) {
      const made = await report(type, `&group_by=${key}&branch_ids=${shop.branch_id},${shop.mwanza}`);
      const sums = (of: Json[]) =>
        Object.fromEntries(
          // What comes to one of something is worked out from the sums, and is none itself.
          added(made.figures).map((figure: Json) => [
            figure.key,
            of.reduce((sum, row) => sum + row.figures[figure.key], 0),
          ]),
        );
      expect(made.rows.length, `${type} by ${key}`).toBeGreaterThan(0);
      const summed = (of: Json) =>
        Object.fromEntries(
          added(made.figures).flatMap(({ key: one }: Json) => (one === 'documents' ? [] : [[one, of[one]]])),
        );
      expect(sums(made.rows)).toMatchObject(summed(made.total.figures));
      for (const row of made.rows) {
        const asked = `&group_by=${key}&${groupOf(row)}&branch_ids=${shop.branch_id},${shop.mwanza}`;
        const { documents } = row.figures;
        const figures = summed(row.figures);
        const opened = await shop.read(`report/${type}/rows?${period}${asked}&limit=1000`);
        expect(sums(opened.data)).toMatchObject(figures);
        expect(opened.total_figures).toEqual(figures);
        const counted = await shop.read(`report/${type}/rows?${period}${asked}&figure=documents`);
        expect(counted.total).toBe(documents);
      }
    }
  });

  test('one figure opens those alone that add something to it', async () => {
    const out = await shop.read(`report/payments/rows?${period}&figure=paid_out`);
    expect(out).toMatchObject({ total: 0, data: [] });
    const received = await shop.read(`report/payments/rows?${period}&figure=received`);
    expect(received).toMatchObject({
      total: 1,
      data: [{ source_kind: 'payment', figures: { received: 500 } }],
    });
    expect((await shop.owner.ask(`GET api/report/payments/rows?${period}&figure=cost`)).status).toBe(400);
  });
});

test('a report leaves as a sheet whose numbers are numbers, with the total below', async () => {
  const { rows } = await sheetOf(shop, shop.owner, `sales/export?${period}&compare=previous`);
  const before = `${addDays(shop.day, -19)} – ${addDays(shop.day, -10)}`;
  expect(rows[0]?.slice(0, 3)).toEqual([
    'Category',
    'Sales without VAT, TZS',
    `Sales without VAT, TZS, ${before}`,
  ]);
  expect(rows.slice(1)).toEqual([
    ['Usafi', 8000, 0, 0, 0, 8, 0, 2400, 0, 30, '', 3, 0],
    ['Not stated', 3000, 0, 0, 0, 1, 0, 1000, 0, 33.3, '', 1, 0],
    ['Total', 11_000, 0, 0, 0, 9, 0, 3400, 0, 30.9, '', 3, 0],
  ]);
});
