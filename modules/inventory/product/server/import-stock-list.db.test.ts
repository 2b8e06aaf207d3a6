import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportJournal } from '#modules/report/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { hledgerBalances } from '#server/testing/hledger.ts';
import { type ImportAnswer, importSheet } from '#server/testing/import-sheet.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { STOCK_LIST_MAPPING, type StockList, stockList } from '../testing/stock-list.ts';

let db: TestDatabase;
let shop: Shop;
let list: StockList;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db, { currency: 'GBP', time_zone: 'Europe/London', books_begin: '2010-11-30' });
  list = await stockList();
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

describe('a list of 2,751 articles in GBP, mapped by hand', () => {
  let dry: ImportAnswer;
  const wizard = {
    heading_row: 1,
    mapping: STOCK_LIST_MAPPING,
    values: { opening_date: '2010-11-30' },
  };

  beforeAll(async () => {
    dry = await importSheet(shop, 'product', list.bytes, wizard, true);
  });

  test('names what is missing, in the words of the sheet', () => {
    const told = (column: string, reason: string) =>
      dry.faults?.filter((fault) => fault.column === column && fault.reason === reason) ?? [];
    expect(dry.rows).toBe(list.rows);
    expect(told('Description', 'This field is required.')).toHaveLength(list.withoutName);
    expect(told('Retail price', 'This field is required.')).toHaveLength(list.withoutPrice);
    expect(told('Retail price', 'Use at most two decimals.')).toHaveLength(list.tooFine);
    const alike = dry.faults?.filter(({ column }) => column === 'StockCode') ?? [];
    expect(alike).toHaveLength(list.codesAlike);
    expect(alike.every(({ reason }) => /^This is also in row \d+\.$/.test(reason))).toBe(true);
    expect(dry.faults).toHaveLength(list.withoutName + list.withoutPrice + list.tooFine + list.codesAlike);
  });

  test('warns of names that stand twice', () => {
    const warned = (column: string) => dry.warnings.filter((warning) => warning.column === column);
    const folded = (column: string) =>
      new Set(warned(column).map(({ value }) => value.toLowerCase().replace(/\s+/g, ' ').trim()));
    expect(folded('Description').size).toBeGreaterThanOrEqual(list.namesTwice);
    expect(warned('Description').every(({ reason }) => /[Rr]ow \d+/.test(reason))).toBe(true);
  });

  test('the others land whole, and stock value, account 1200 and hledger agree to the penny', async () => {
    const leave_out = [...new Set(dry.faults?.map(({ row }) => row))];
    const landed = await importSheet(shop, 'product', list.bytes, { ...wizard, leave_out });
    expect(landed).toMatchObject({
      rows: list.rows - leave_out.length,
      created: list.rows - leave_out.length,
    });
    const [sums] = await db.adminQuery<{ products: number; value: bigint; posted: bigint; dates: string[] }>(`
      select (select count(*)::int from products) as products,
             (select sum(value)::bigint from stock_values) as value,
             (select sum(debit - credit)::bigint from journal_lines where account_code = '1200') as posted,
             (select array_agg(distinct date) from journal_entries) as dates`);
    expect(sums?.products).toBe(list.rows - leave_out.length);
    expect(sums?.value).toBeGreaterThan(0n);
    expect(sums?.posted).toBe(sums?.value);
    expect(sums?.dates).toEqual(['2010-11-30']);
    const journal = await shop.ask(async ({ tx }) => {
      let text = '';
      for await (const part of exportJournal(tx)) text += part;
      return text;
    });
    expect(await hledgerBalances(journal, 2)).toEqual({ 1200: sums?.value, 3010: -(sums?.value ?? 0n) });
  });

  test('a second time every row is known by its code, so that no stock is doubled', async () => {
    const again = await importSheet(shop, 'product', list.bytes, wizard, true);
    expect(again.to_create).toBe(0);
    expect(again.faults?.some(({ reason }) => reason.includes('new records only'))).toBe(true);
  });
});
