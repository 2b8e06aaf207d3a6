import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { lowestIdAt, newId } from '#core/ids.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { NO_BATCH } from '../stock-tables.ts';

let shop: BuyingShop;
let back: string;
let today: string;
const first = '2026-02-01';

beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true });
  back = String((await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id);
  today = businessDay(shop.system.clock.now(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
});
afterAll(() => shop.system.close());

const ask = async (query: string, by: TestBrowser = shop.owner, call = 'list') =>
  by.ask(`GET api/product/${call}?limit=1000&${query}`);
const listed = async (query: string, by?: TestBrowser) => (await ask(query, by)).body.message.data;
const oneOf = async (product: string, query: string, by?: TestBrowser) =>
  (await listed(query, by)).find(({ id }: { id: string }) => id === product);
const opened = (product_id: string, body: object) =>
  shop.owner.ask('POST api/product/opening-stock', {
    body: { product_id, ...body },
    headers: { 'idempotency-key': newId() },
  });
const adjusted = (product_id: string, body: object) =>
  shop.make('POST api/stock-adjustment', { product_id, reason: 'Counted', ...body });

describe('stock as of a moment', () => {
  test('is what had moved by the end of that day, later entries for it among them', async () => {
    const salt = await shop.product({ opening_stock: null, buying_price: null });
    await opened(salt, { quantity: 10, total_cost: 7000, date: first });
    await shop.bought(salt, 10, 900, { date: '2026-02-05' });
    const on = (day: string, more = '') => oneOf(salt, `as_of=${day}${more}`);
    expect(await on('2026-02-03')).toMatchObject({ stock: 10, stock_value: 7000 });
    expect(await on('2026-02-05')).toMatchObject({ stock: 20, stock_value: 16_000 });
    const late = await adjusted(salt, { adjustment_quantity: 4, type: 'decrease', date: '2026-02-03' });
    expect(late.status).toBe(200);
    expect(await on('2026-02-03')).toMatchObject({ stock: 6, stock_value: 3800 });
    expect(await on(today)).toMatchObject({ stock: 16, stock_value: 12_800 });
    const now = await oneOf(salt, 'sort=name');
    expect(now.stock).toBe(16);
    expect(now).not.toHaveProperty('stock_value');
  });

  test('is what had been recorded by an hour of that day', async () => {
    const salt = await shop.product({ opening_stock: null });
    // Came at 11:00 and left at noon on the clocks of the shop.
    await shop.system.db.adminQuery(
      `insert into stock_movements (business_id, branch_id, product_id, store_id, batch_id, kind, cause, date, source_kind,
         source_id, line_no, stock_after, id, quantity, value)
       select $1, $2, $3, $4, '${NO_BATCH}', 'opening', 'automatic', '2026-02-10', 'opening-stock', $5, 1, 0, n.*
       from (values ($6::uuid, 10000, 5000), ($7::uuid, -10000, -5000)) n(id, quantity, value)`,
      [
        ...[shop.business_id, shop.branch_id, salt, shop.store_id, newId()],
        ...['08:00', '09:00'].map((time) => lowestIdAt(new Date(`2026-02-10T${time}Z`))),
      ],
    );
    const stock = async (at: string) => (await oneOf(salt, `as_of=2026-02-10${at}`)).stock;
    expect([await stock('T10:59'), await stock('T11:30'), await stock('T12:01'), await stock('')]).toEqual([
      0, 10, 0, 0,
    ]);
    expect((await oneOf(salt, 'as_of=2026-02-11T00:01')).stock).toBe(0);
  });

  test('is asked of a store, which is worth its share of the pool', async () => {
    const salt = await shop.product({ opening_stock: null });
    await opened(salt, { quantity: 2, total_cost: 100, date: first });
    await opened(salt, { quantity: 1, total_cost: 0, date: first, store_id: back });
    const in_ = (store: string) => oneOf(salt, `as_of=2026-02-02&as_of_store_id=${store}`);
    expect(await in_(shop.store_id)).toMatchObject({ stock: 2, stock_value: 66.67 });
    expect(await in_(back)).toMatchObject({ stock: 1, stock_value: 33.33 });
    const cent = await shop.product({ opening_stock: null });
    await opened(cent, { quantity: 1, total_cost: 0.01, date: first });
    await opened(cent, { quantity: 1, total_cost: 0, date: first, store_id: back });
    const share = async (store: string) =>
      (await oneOf(cent, `as_of=2026-02-02&as_of_store_id=${store}`)).stock_value;
    expect([await share(shop.store_id), await share(back)]).toEqual([0.01, 0]);
  });

  test('narrows, sorts and counts the list by what was then', async () => {
    const category_id = (await shop.owner.ask('POST api/category', { body: { name: 'Then' } })).body.message
      .id;
    const [gone, come] = [
      await shop.product({ opening_stock: 5, opening_date: first, category_id }),
      await shop.product({ opening_stock: 7, opening_date: '2026-03-01', category_id }),
    ];
    await adjusted(gone, { new_stock: 0, date: '2026-03-02' });
    const ids = async (query: string) =>
      (await listed(`category_id=${category_id}&${query}`)).map(({ id }: { id: string }) => id);
    expect(await ids('condition=in_stock&as_of=2026-02-15')).toEqual([gone]);
    expect(await ids('condition=in_stock&as_of=2026-03-02')).toEqual([come]);
    expect(await ids('sort=stock&order=-1&as_of=2026-03-01')).toEqual([come, gone]);
    const counts = (await ask(`category_id=${category_id}&as_of=2026-02-15`, shop.owner, 'counts')).body
      .message;
    expect(counts).toMatchObject({ all: { total: 2 }, in_stock: { total: 1 } });
    const total = async (day: string) =>
      (await shop.owner.ask(`GET api/product/totals?category_id=${category_id}&as_of=${day}`)).body.message;
    expect(await total('2026-03-01')).toEqual({ count: 2, sums: [{ stock_value: 84_000 }] });
  });

  test('has products that were deleted since, as they were', async () => {
    const salt = await shop.product({ opening_stock: 3, opening_date: first });
    await adjusted(salt, { new_stock: 0, date: '2026-03-02' });
    expect((await shop.owner.ask(`DELETE api/product?id=${salt}`)).status).toBe(200);
    expect(await oneOf(salt, 'as_of=2026-02-15')).toMatchObject({ stock: 3, stock_value: 21_000 });
    expect(await oneOf(salt, `sort=name`)).toBeUndefined();
  });

  test('goes to Excel with the columns of then', async () => {
    const salt = await shop.product({ name: 'Salt for Excel', opening_stock: 3, opening_date: first });
    expect(salt).toBeTruthy();
    const call = await shop.owner.prepare('GET api/product/export?as_of=2026-02-15');
    const file = await shop.system.server.app.inject(call);
    expect(file.headers['content-disposition']).toContain('products-2026-02-15.xlsx');
    const [sheet] = (await readWorkbook(file.rawPayload)).sheets;
    const rows = sheet?.rows.map((row) => row.map((cell) => cell?.text ?? '')) ?? [];
    expect(rows[0]).toEqual(['Name', 'Category', 'Code', 'Stock', 'Stock value']);
    expect(rows.find(([name]) => name === 'Salt for Excel')?.slice(3)).toEqual(['3', '21000']);
  });
});

describe('stock as of a moment is refused', () => {
  test('for a day that has not come, or before anything was recorded', async () => {
    const tomorrow = await ask(`as_of=${addDays(today, 2)}`);
    expect([tomorrow.status, tomorrow.body.code]).toEqual([400, 'as_of_in_future']);
    const later = await ask(`as_of=${addDays(today, 1)}T00:30`);
    expect(later.body.code).toBe('as_of_in_future');
    const before = await ask('as_of=2019-12-31');
    expect(before.body).toMatchObject({ code: 'stock_begins_later', date: first });
    for (const call of ['counts', 'totals', 'ids', 'export', 'search'])
      expect([call, (await ask(`as_of=2019-12-31`, shop.owner, call)).body.code]).toEqual([
        call,
        'stock_begins_later',
      ]);
  });

  test('where it is no moment, no store of the branch, or no list that has a past', async () => {
    const code = async (query: string) => (await ask(query)).body.code;
    for (const query of [
      'as_of=yesterday',
      'as_of=2026-02-30',
      'as_of=2026-02-03T24:00',
      `as_of_store_id=${back}`,
      'as_of=2026-02-03&as_of_store_id=x',
    ])
      expect([query, await code(query)]).toEqual([query, 'invalid_parameter']);
    expect(await code(`as_of=2026-02-03&as_of_store_id=${newId()}`)).toBe('not_found');
    expect((await shop.owner.ask('GET api/category/list?as_of=2026-02-03')).body.code).toBe(
      'invalid_parameter',
    );
  });

  test('to whoever may not see stock; value is kept from whoever may not see costs', async () => {
    const salt = await shop.product({ opening_stock: 3, opening_date: first });
    const seller = await shop.clerk('list_products');
    expect((await ask('as_of=2026-02-15', seller)).body.code).toBe('invalid_parameter');
    const keeper = await shop.clerk('list_products', 'view_product_stock');
    const seen = await oneOf(salt, 'as_of=2026-02-15', keeper);
    expect(seen.stock).toBe(3);
    expect(seen).not.toHaveProperty('stock_value');
    expect((await ask('sort=stock_value&as_of=2026-02-15', keeper)).body.code).toBe('invalid_parameter');
    const totals = await keeper.ask('GET api/product/totals?as_of=2026-02-15');
    expect(totals.body.message.sums).toEqual([{}]);
    const buyer = await shop.clerk('list_products', 'view_buying_price');
    expect((await oneOf(salt, 'sort=name', buyer)).stock_value ?? null).toBeNull();
  });

  test('in a store that is not of the caller', async () => {
    const { phone, password } = await anEmployee(shop.owner, ['list_products', 'view_product_stock'], {
      branches: [shop.branch_id],
      stores: [back],
    });
    const keeper = await logIn(shop.system, phone, password);
    expect((await ask(`as_of=2026-02-15&as_of_store_id=${back}`, keeper)).status).toBe(200);
    expect((await ask(`as_of=2026-02-15&as_of_store_id=${shop.store_id}`, keeper)).body.code).toBe(
      'not_found',
    );
  });
});

test('on every day the values add up to account 1200 of that day, and the stores to the branch', async () => {
  const chance = chanceFrom(32);
  const roll = (sides: number) => Math.floor(chance() * sides);
  const days = Array.from({ length: 20 }, (_, at) => addDays('2026-04-01', at));
  const day = () => days[roll(days.length)] ?? today;
  const products = await Promise.all(
    [1, 2, 3, 4].map((at) =>
      shop.product({ opening_stock: null, ...(at === 4 ? { valuation: 'fifo' } : {}) }),
    ),
  );
  let done = 0;
  for (let event = 0; event < 60; event += 1) {
    const product_id = products[roll(products.length)] ?? '';
    const store_id = roll(3) === 0 ? back : shop.store_id;
    const answer = await [
      () =>
        shop.buy({
          lines: [{ product_id, quantity: 1 + roll(30), price: 1 + roll(9999) / 100 }],
          date: day(),
          store_id,
        }),
      () =>
        shop.sell({
          lines: [{ product_id, quantity: 1 + roll(5) }],
          store_id,
          date: day(),
          payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }],
        }),
      () =>
        adjusted(product_id, {
          adjustment_quantity: 1 + roll(4),
          type: roll(2) ? 'increase' : 'decrease',
          date: day(),
          store_id,
        }),
    ][roll(3)]?.();
    if (answer?.status === 200) done += 1;
    else expect(answer?.status).toBeLessThan(500);
  }
  expect(done).toBeGreaterThan(25);
  for (const then of ['2026-02-01', ...days, today]) {
    const [books] = await shop.system.db.adminQuery<{ cents: string }>(
      `select coalesce(sum(l.debit - l.credit), 0)::text as cents from journal_lines l
       join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
       where l.business_id = $1 and l.account_code = '1200' and e.branch_id = $2 and e.date <= $3`,
      [shop.business_id, shop.branch_id, then],
    );
    const rows = await listed(`as_of=${then}`);
    const cents = (all: { stock_value: number }[]) =>
      all.reduce((sum, { stock_value }) => sum + Math.round(stock_value * 100), 0);
    expect([then, cents(rows)]).toEqual([then, Number(books?.cents)]);
    const totals = await shop.owner.ask(`GET api/product/totals?as_of=${then}`);
    expect(Math.round(totals.body.message.sums[0].stock_value * 100)).toBe(Number(books?.cents));
    const stores = await Promise.all(
      [shop.store_id, back].map((store) => listed(`as_of=${then}&as_of_store_id=${store}`)),
    );
    for (const row of rows) {
      const parts = stores.flat().filter(({ id }) => id === row.id);
      const stock = parts.reduce((sum, part) => sum + part.stock, 0);
      expect([then, row.id, stock]).toEqual([then, row.id, row.stock]);
      if (parts.some((part) => part.stock !== 0)) expect(cents(parts)).toBe(cents([row]));
    }
  }
});
