import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { registry } from '#modules/registry.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import {
  type ImportAnswer,
  importSheet,
  type SheetFault,
  type Wizard,
} from '#server/testing/import-sheet.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { previewImport } from '#server-kit/import/preview-import.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import expected from '../data/duka-stock-list.faults.json' with { type: 'json' };

// cspell:ignore Kufuli

const file = readFileSync(new URL('../data/duka-stock-list.xlsx', import.meta.url));

const WIZARD: Wizard = {
  sheet: 'Bidhaa',
  heading_row: 2,
  create_missing: ['category'],
  mapping: {
    'Jina la bidhaa': 'name',
    Barcode: 'barcodes',
    Aina: 'category_id',
    Kipimo: 'unit_of_measure',
    'Bei ya kununua': 'buying_price',
    'Bei ya kuuza': 'selling_price',
    Idadi: 'opening_stock',
    'Mwisho wa matumizi': 'expire_date',
    'Ctn = pcs': 'carton_size',
  },
};

/** The row JUMLA is refused for its price, as expected, and told to be a total beside. */
const TOLD_BESIDE = '301 Jina la bidhaa';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const place = ({ row, column }: { row: number; column: string | null }) => `${row} ${column}`;
const cellsOf = (kind: string) => expected.cells.filter(({ expectation }) => expectation.startsWith(kind));
const reasonAt = (faults: readonly SheetFault[], at: string) =>
  faults.find((fault) => place(fault) === at)?.reason;

describe('the stock list of a Tanzanian shop, as it is', () => {
  let dry: ImportAnswer;

  beforeAll(async () => {
    dry = await importSheet(shop, 'product', file, WIZARD, true);
  });

  test('every cell that must be refused is, and no other', () => {
    const refused = cellsOf('refused').map(place);
    expect(
      (dry.faults ?? [])
        .map(place)
        .filter((at) => at !== TOLD_BESIDE)
        .sort(),
    ).toEqual(refused.sort());
    expect(dry).toMatchObject({
      rows: expected.counts.product_rows + 1,
      faulty: expected.counts.rows_refused,
    });
  });

  test('every cell that must be warned about is, and no other in a row that lands', () => {
    const refusedRows = new Set(cellsOf('refused').map(({ row }) => row));
    const warned = dry.warnings.filter(({ row }) => !refusedRows.has(row)).map(place);
    expect(warned.sort()).toEqual(cellsOf('warning').map(place).sort());
  });

  test('what is wrong or worth a look names the product of its row', () => {
    const nameOf = (row: number, list: readonly SheetFault[] = []) =>
      list.find((fault) => fault.row === row)?.name;
    expect(nameOf(8, dry.faults)).toBe('Kufuli Tri-Circle 50mm');
    expect(nameOf(4, dry.faults)).toBe('');
    expect(nameOf(17, dry.warnings)).toBeTruthy();
  });

  test('each fault is told in words that fit the cell', () => {
    const faults = dry.faults ?? [];
    const told = (row: number, column: string) => reasonAt(faults, `${row} ${column}`);
    expect(told(3, 'Mwisho wa matumizi')).toContain('a day and a month');
    expect(told(8, 'Bei ya kuuza')).toBe('There is a letter among the digits.');
    expect(told(18, 'Ctn = pcs')).toBe('At least 1.');
    expect(told(30, 'Mwisho wa matumizi')).toBe('There is no month 31. Write the day first.');
    expect(told(41, 'Barcode')).toContain('Scientific notation has lost digits.');
    expect(told(65, 'Bei ya kuuza')).toContain('4.5 or 4500');
    expect(told(84, 'Bei ya kuuza')).toContain('formula without a stored value');
    expect(told(89, 'Idadi')).toContain('how many units are in a carton');
    expect(told(103, 'Idadi')).toBe('Enter a whole number.');
    expect(told(117, 'Barcode')).toContain('should be 4');
    expect(told(129, 'Bei ya kuuza')).toBe('This cell contains two amounts.');
    expect(told(165, 'Barcode')).toBe('This is also in row 156.');
    expect(told(178, 'Mwisho wa matumizi')).toBe('This date does not exist.');
    expect(told(210, 'Bei ya kuuza')).toBe('This amount is not in TZS.');
    expect(told(234, 'Barcode')).toContain('a leading zero was lost');
    expect(told(256, 'Idadi')).toBe('This cannot be below zero.');
    expect(told(293, 'Jina la bidhaa')).toContain('Row 73');
    expect(told(301, 'Jina la bidhaa')).toContain('a total, not a product');
  });

  test('nothing lands while a row is at fault, and the answer names every one', async () => {
    await expect(importSheet(shop, 'product', file, WIZARD)).rejects.toMatchObject({
      code: 'import_refused',
      data: { faulty: expected.counts.rows_refused },
    });
    const [{ products, categories } = {}] = await db.adminQuery(
      'select (select count(*)::int from products) as products, (select count(*)::int from categories) as categories',
    );
    expect({ products, categories }).toEqual({ products: 0, categories: 0 });
  });
});

describe('the same list without the rows that are refused', () => {
  beforeAll(async () => {
    const leave_out = [...new Set(cellsOf('refused').map(({ row }) => row))];
    await importSheet(shop, 'product', file, { ...WIZARD, leave_out });
  });

  test('lands whole, with the stock and the value that it says', async () => {
    const [found] = await db.adminQuery(`
      select count(*)::int as products,
             count(*) filter (where barcodes <> '{}')::int as with_barcode,
             (select count(*)::int from categories) as categories,
             count(*) filter (where category_id is null)::int as without_category,
             (select sum(quantity)::bigint from stock_values) as quantity,
             (select sum(value)::bigint from stock_values) as value,
             (select sum(debit)::bigint from journal_lines where account_code = '1200') as posted
      from products`);
    const want = expected.import_without_refused_rows;
    const value = BigInt(want.opening_stock_value_tzs * 100);
    expect(found).toEqual({
      products: want.products,
      with_barcode: want.with_barcode,
      categories: want.categories,
      without_category: want.without_category,
      quantity: BigInt(want.quantity * 1000),
      value,
      posted: value,
    });
  });

  test('posts one entry, not one per product', async () => {
    const [entries] = await db.adminQuery(
      `select count(*)::int as entries from journal_entries where source_kind = 'opening-stock'`,
    );
    expect(entries).toEqual({ entries: 1 });
  });

  test('keeps every accepted cell as it is meant', async () => {
    const products = await db.adminQuery<Kept>(`
      select p.name, p.barcodes[1] as barcode, c.name as category, p.unit_of_measure as unit, b.buying_price,
             b.selling_price, p.expire_date::text, coalesce(v.quantity, 0) as quantity, u.factor as carton
      from products p
      join product_branches b on b.product_id = p.id
      left join categories c on c.id = p.category_id
      left join stock_values v on v.product_id = p.id
      left join product_units u on u.product_id = p.id`);
    const byName = new Map(products.map((product) => [product.name, product]));
    const { sheets } = await readWorkbook(file);
    const nameIn = (row: number) => (sheets[0]?.rows[row - 1]?.[0]?.text ?? '').replace(/\s+/g, ' ').trim();
    const refusedRows = new Set(cellsOf('refused').map(({ row }) => row));
    const accepted = cellsOf('accepted').filter(({ row, column }) => column && !refusedRows.has(row));
    for (const { row, column, expectation } of accepted) {
      const kept = byName.get(nameIn(row));
      const [, meant = ''] =
        /^accepted as (".*?(?<!\\)"|no category|[^(]*?)(?: \(.*)?$/s.exec(expectation) ?? [];
      const shown = kept && KEPT_IN[column ?? '']?.(kept);
      expect(shown, `${row} ${column}: ${expectation}`).toBe(
        meant.startsWith('"') ? JSON.parse(meant) : meant,
      );
    }
    expect(accepted.length).toBeGreaterThan(85);
  });
});

describe('the same list in a branch that keeps no expiry dates', () => {
  const EXPIRY = 'Mwisho wa matumizi';
  let other: Shop;

  beforeAll(async () => {
    other = await openShop(db, { settings: { products_can_expire: false } });
  });

  test('the column is not read, whatever stands in it, and what the others hold is judged as before', async () => {
    const dry = await importSheet(other, 'product', file, WIZARD, true);
    const told = [...(dry.faults ?? []), ...dry.warnings].map(({ column }) => column);
    expect(told).not.toContain(EXPIRY);
    const refused = cellsOf('refused').filter(({ column }) => column !== EXPIRY);
    expect(dry.faulty).toBe(new Set(refused.map(({ row }) => row)).size);
    expect(dry.faulty).toBeLessThan(expected.counts.rows_refused);
  });

  test('a value for every row is passed over, too, and the column is no key', async () => {
    const { [EXPIRY]: _, ...mapping } = WIZARD.mapping;
    const wizard = { ...WIZARD, mapping, values: { expire_date: '2027-01-31' }, heading_row: 2 };
    const dry = await importSheet(other, 'product', file, wizard, true);
    expect(dry.faulty).toBeLessThan(expected.counts.rows_refused);
    const wrong = { ...wizard, values: { no_such: '2027-01-31' } };
    await expect(importSheet(other, 'product', file, wrong, true)).rejects.toMatchObject({
      code: 'no_such_column',
    });
  });

  test('the preview proposes nothing for it, says what it would be, and proposes to add the categories', async () => {
    const workbook = await readWorkbook(file);
    const preview = await other.ask((context) =>
      previewImport(registry.entity('product'), workbook, context),
    );
    const { [EXPIRY]: _, ...read } = WIZARD.mapping;
    expect(preview.sheets[0]).toMatchObject({ mapping: read, off: { [EXPIRY]: 'Expiry date' } });
    expect(preview.columns.map(({ column }) => column)).not.toContain('expire_date');
    expect(preview.columns.find(({ column }) => column === 'category_id')).toMatchObject({ adds: true });
    const shopWithout = await openShop(db, { settings: {} });
    const plain = await shopWithout.ask((context) =>
      previewImport(registry.entity('product'), workbook, context),
    );
    expect(plain.sheets[0]?.mapping).toEqual(WIZARD.mapping);
    expect(plain.sheets[0]?.off).toEqual({});
  });

  test('where a shop has many categories, a new one is no matter of course', async () => {
    const many = await openShop(db);
    for (let n = 0; n <= 20; n++) await many.create('category', { name: `Kundi ${n}` });
    const workbook = await readWorkbook(file);
    const preview = await many.ask((context) => previewImport(registry.entity('product'), workbook, context));
    expect(preview.columns.find(({ column }) => column === 'category_id')).toMatchObject({
      may_add: true,
      adds: false,
    });
  });
});

interface Kept {
  name: string;
  barcode: string | null;
  category: string | null;
  unit: string;
  buying_price: bigint;
  selling_price: bigint;
  expire_date: string | null;
  quantity: bigint;
  carton: number | null;
}

/** What a product keeps of a column, as the list of faults writes it. */
const KEPT_IN: Readonly<Record<string, (kept: Kept) => string>> = {
  'Jina la bidhaa': ({ name }) => name,
  Barcode: ({ barcode }) => barcode ?? '',
  Aina: ({ category }) => category ?? 'no category',
  Kipimo: ({ unit }) => unit,
  'Bei ya kununua': ({ buying_price }) => String(moneyToWire(buying_price, 'TZS')),
  'Bei ya kuuza': ({ selling_price }) => String(moneyToWire(selling_price, 'TZS')),
  Idadi: ({ quantity }) => String(quantityToWire(quantity)),
  'Mwisho wa matumizi': ({ expire_date }) => expire_date ?? '',
  'Ctn = pcs': ({ carton }) => String(carton),
};
