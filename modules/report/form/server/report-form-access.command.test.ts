import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { anEmployee, anEmployeeIn, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { REPORT_TYPES } from '../report-types.ts';
import { type Json, openReportedShop, type ReportedShop, sheetOf } from '../testing/reported-shop.ts';

let shop: ReportedShop;
let period: string;

beforeAll(async () => {
  shop = await openReportedShop();
  period = `date=${addDays(shop.day, -9)}&date_to=${shop.day}`;
});
afterAll(() => shop.system.close());

const DENIED = { status: 403, body: { code: 'permission_denied' } };
const SALES = ['create_report', 'view_sales_report'];
const ask = (by: TestBrowser, call: string) => by.ask(`GET api/report/${call}`);
const keysOf = (made: Json) => made.figures.map(({ key }: Json) => key);
const named = async (by: TestBrowser) => (await ask(by, 'types')).body.message.map(({ type }: Json) => type);

describe('each type of report', () => {
  test('is seen by its own right alone, and found only with it', async () => {
    // Two types may ask the same right: trips, and the trucks that made them.
    const all = new Set(REPORT_TYPES.map(({ right }) => right));
    const typesWhere = (asks: (right: string) => boolean) =>
      REPORT_TYPES.flatMap(({ type, right }) => (asks(right) ? [type] : []));
    for (const { type, right } of REPORT_TYPES) {
      const others = await shop.clerk(
        'create_report',
        'export_to_excel',
        'print_report',
        ...[...all].filter((r) => r !== right),
      );
      expect(await named(others)).toEqual(typesWhere((asked) => asked !== right));
      for (const call of [type, `${type}/rows`, `${type}/export`, `${type}/branches`, `print?type=${type}`])
        expect([call, (await ask(others, call)).status]).toEqual([call, 403]);
      const own = await shop.clerk('create_report', right);
      expect(await named(own)).toEqual(typesWhere((asked) => asked === right));
      expect((await ask(own, type)).status).toBe(200);
      expect((await ask(own, `${type}/rows`)).status).toBe(200);
    }
  });

  test('is made by the right to make reports, compared, printed and exported each by a right of its own', async () => {
    const maker = await shop.clerk(...SALES);
    expect(await ask(await shop.clerk('view_sales_report'), 'sales')).toMatchObject(DENIED);
    for (const call of ['sales?compare=previous', 'sales/export', 'print?type=sales'])
      expect(await ask(maker, call)).toMatchObject(DENIED);
    expect((await ask(maker, 'sales')).body.message).not.toHaveProperty('statistics');
    const [sees, prints, takes] = await Promise.all(
      ['view_report_statistics', 'print_report', 'export_to_excel'].map((right) =>
        shop.clerk(...SALES, right),
      ),
    );
    expect((await ask(sees as TestBrowser, 'sales?compare=previous')).body.message.statistics).toBeDefined();
    expect(await ask(prints as TestBrowser, 'print?type=sales&compare=previous')).toMatchObject(DENIED);
    expect((await ask(prints as TestBrowser, 'print?type=sales')).body).toEqual(
      (await ask(maker, 'sales')).body,
    );
    expect(await ask(takes as TestBrowser, 'sales/export?compare=previous')).toMatchObject(DENIED);
    expect((await sheetOf(shop, takes as TestBrowser, 'sales/export')).status).toBe(200);
  });

  test('is printed by its own parameters and no others', async () => {
    for (const wrong of ['group_by=secret', 'account_code=1010', 'year=1999', 'group=x'])
      expect([wrong, (await ask(shop.owner, `print?type=sales&${wrong}`)).status]).toEqual([wrong, 400]);
  });
});

describe('what somebody may not read', () => {
  test('is in no figure, and no figure is ordered by it', async () => {
    const maker = await shop.clerk(...SALES, 'view_purchases_report', 'view_adjustments_report');
    expect(keysOf((await ask(maker, 'sales')).body.message)).toEqual([
      'net_amount',
      'tax',
      'quantity',
      'documents',
    ]);
    expect(keysOf((await ask(maker, 'purchases')).body.message)).toEqual(['quantity', 'documents']);
    expect(keysOf((await ask(maker, 'adjustments')).body.message)).toEqual(['less', 'more', 'documents']);
    const rows = (await ask(maker, `sales/rows?${period}`)).body.message;
    expect(JSON.stringify(rows)).not.toContain('profit');
    expect((await ask(maker, 'sales/rows?figure=profit_on_goods')).status).toBe(400);
    const sees = await shop.clerk(...SALES, 'view_profit');
    expect(keysOf((await ask(sees, 'sales')).body.message)).toContain('profit_on_goods');
  });

  test('in one of the branches is in no figure of both', async () => {
    const profit = [...SALES, 'view_profit'];
    const { phone, password } = await anEmployeeIn(shop.owner, {
      [shop.branch_id]: profit,
      [shop.mwanza]: SALES,
    });
    const by = await logIn(shop.system, phone, password);
    expect(keysOf((await ask(by, 'sales')).body.message)).toContain('profit_on_goods');
    const both = (await ask(by, `sales?${period}&branch_ids=${shop.branch_id},${shop.mwanza}`)).body.message;
    expect(keysOf(both)).not.toContain('profit_on_goods');
    expect(both.total.figures.net_amount).toBe(16_000);
  });

  test.each([[['view_sales_report']], [['create_report']], [['create_sale']]])(
    'of a branch where he holds only %s he is told nothing',
    async (rights) => {
      const { phone, password } = await anEmployeeIn(shop.owner, {
        [shop.branch_id]: SALES,
        [shop.mwanza]: rights,
      });
      const by = await logIn(shop.system, phone, password);
      for (const call of ['sales', 'sales/rows'])
        expect((await ask(by, `${call}?branch_ids=${shop.branch_id},${shop.mwanza}`)).status).toBe(400);
      const branches = (await ask(by, 'sales/branches')).body.message;
      expect(branches.map(({ id }: Json) => id)).toEqual([shop.branch_id]);
    },
  );

  test('by the reach of his role is in no sum and no row', async () => {
    const held = { branches: [shop.branch_id] };
    const { role_id, phone, password } = await anEmployee(shop.owner, SALES, held);
    const by = await logIn(shop.system, phone, password);
    expect((await ask(by, `sales?${period}`)).body.message.total.figures.net_amount).toBe(11_000);
    const { version } = await shop.read(`role?id=${role_id}`);
    await shop.done(`PUT api/role?id=${role_id}`, { version, documents_seen: 'own' });
    expect((await ask(by, `sales?${period}`)).body.message.total.figures).toMatchObject({
      net_amount: 0,
      documents: 0,
    });
    expect((await ask(by, `sales/rows?${period}`)).body.message).toMatchObject({ total: 0, data: [] });
  });
});
