import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFigures, monthEnds } from './compare-books.ts';
import { balancesOn, expectBooks } from './expect-books.ts';
import { explainRefusals, type Refusal } from './explain-refusals.ts';
import { nineDigits, penniesOf, share, smallest } from './pennies.ts';
import { readRecords } from './read-records.ts';

test('the program that checks shares no line with the product that it checks', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /(?:^import |\bfrom |\bimport\()'([^']+)'/gm,
    ),
  ]);
  expect(imports.length).toBeGreaterThan(10);
  for (const [, source = ''] of imports) expect(source).toMatch(/^(?:node:|\.\/[a-z-]+\.ts$)/);
});

test.each([
  ['8.470000000000001', 847n],
  ['8.289999999999999', 829n],
  ['81.23999999999999', 8124n],
  ['0.999999999999', 100n],
  ['99999.9999999', 10_000_000n],
  ['1234567891234', 123_456_789_000_000n],
  ['0.001', null],
  ['12', 1200n],
  ['', null],
  ['twelve', null],
])('a cell %s is %s pennies', (written, pennies) => {
  expect(penniesOf(nineDigits(written))).toBe(pennies);
});

test('numbers of the interface and shares are exact', () => {
  expect(smallest(1_234_567_890_123.45, 2)).toBe(123_456_789_012_345n);
  expect(smallest(-0.5, 3)).toBe(-500n);
  expect(() => smallest(0.001, 2)).toThrow('0.001');
  expect([share(5n, 1n, 2n), share(10n, 1n, 3n), share(339n, 20n, 120n)]).toEqual([3n, 3n, 57n]);
});

const FILE = `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
1,A,"a, ""b""",3,2010-12-30 09:00,1.01,7,EIRE
1,A,,1,2010-12-30 09:01,1.01,7,EIRE
C2,A,,-1,2011-01-02 10:00,1.01,7,EIRE
C3,A,,-2,2011-01-03 10:00,1.01,7,EIRE
C4,A,,-9,2011-01-03 10:00,1.01,7,EIRE
5,A,,4,2011-01-04 10:00,0,7,EIRE
6,A,,4,2011-01-04 10:00,0.001,7,EIRE
7,A,,-4,2011-01-04 10:00,1.01,7,EIRE
8,Z,,4,2011-01-04 10:00,1.01,7,EIRE
`;
const SHOP = {
  articles: new Map([['A', { cost: 40n, opening: 50n }]]),
  openedOn: '2010-11-30',
  refused: [],
};
const TERMS = { vat: 20n, isExclusive: false, isMixed: false };

test('books by hand: one sale, two returns of the lines that have enough left, the year in 3900', () => {
  const books = expectBooks({ lines: readRecords(FILE), terms: TERMS, ...SHOP });
  expect([...books.sales]).toEqual([['1', { total: 404n, tax: 51n + 17n }]]);
  expect(books.returns).toBe(2);
  expect(books.stock.get('A')).toBe(49n);
  expect(books.cash).toBe(404n - 101n - 202n);
  expect(Object.fromEntries(balancesOn('2010-12-31', books))).toEqual({
    ...{ 1010: 404n, 1200: 2000n - 160n, 3010: -2000n, 2200: -68n, 4000: -336n, 5000: 160n },
  });
  expect(Object.fromEntries(balancesOn('2011-01-31', books))).toEqual({
    ...{ 1010: 101n, 1200: 1960n, 3010: -2000n, 2200: -17n, 3900: -176n, 4010: 252n, 5000: -120n },
  });
});

test('discounts and credit by hand, in either price mode', () => {
  const file = `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
3,A,,3,2011-01-04 10:00,1.01,7,EIRE
3,A,,1,2011-01-04 10:00,1,7,EIRE
C4,A,,-1,2011-01-05 10:00,1.01,7,EIRE
6,A,,1,2011-01-06 10:00,1,,EIRE
`;
  const lines = readRecords(file);
  // Invoice 3: 303 - 30 and 100 - 10, then 5 % of 363, which is 18: 14 and 4. On credit, because 3 divides by 3.
  const exclusive = expectBooks({ lines, terms: { vat: 20n, isExclusive: true, isMixed: true }, ...SHOP });
  expect(exclusive.sales.get('3')).toEqual({ total: 259n + 52n + 86n + 17n, tax: 52n + 17n });
  // Back comes the latest line with enough left.
  expect(Object.fromEntries(exclusive.owed)).toEqual({ 7: 259n + 52n });
  expect(exclusive.cash).toBe(95n + 19n);
  const ofYear = Object.fromEntries(balancesOn('2011-01-31', exclusive));
  expect([ofYear['1100'], ofYear['4000'], ofYear['4020'], ofYear['4010']]).toEqual([
    ...[311n, -503n, 58n + 5n, 86n],
  ]);
  const inclusive = expectBooks({ lines, terms: { vat: 20n, isExclusive: false, isMixed: true }, ...SHOP });
  expect(inclusive.sales.get('3')).toEqual({ total: 345n, tax: 43n + 14n });
});

test('a refusal is one that the records call for, or a difference', () => {
  const file = `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
1,A,,30,2011-01-04 10:00,1,7,EIRE
2,A,,21,2011-01-04 10:00,1,7,EIRE
3,A,,20,2011-01-04 10:00,1,7,EIRE
C4,A,,-1,2011-01-05 10:00,1,7,EIRE
`;
  const faults = (...refused: Refusal[]) => {
    const records = { lines: readRecords(file), terms: TERMS, ...SHOP, refused };
    return explainRefusals(expectBooks(records), records).map(({ what, told }) => `${what}: ${told}`);
  };
  const short = 'not_enough_stock';
  expect(faults({ invoice: '2', code: short })).toEqual([]);
  expect(faults({ invoice: '2', code: short }, { invoice: 'C4', row: 5, code: 'sale_refused' })).toEqual([]);
  expect(faults({ invoice: '2', code: short }, { invoice: '3', code: short })).toEqual([
    'refusal of 3: not_enough_stock',
  ]);
  expect(faults({ invoice: '2', code: 'books_locked' })).toEqual(['refusal of 2: books_locked']);
  expect(faults({ invoice: 'C4', row: 5, code: 'sale_refused' })).toEqual(['refusal of C4: sale_refused']);
});

test('a refused invoice is left out, and a difference on either side is one', () => {
  const books = expectBooks({
    lines: readRecords(FILE),
    terms: { ...TERMS, vat: 0n },
    ...SHOP,
    refused: [{ invoice: '1', code: 'x' }],
  });
  expect([books.sales.size, books.returns, books.cash]).toEqual([0, 0, 0n]);
  const differences = compareFigures(
    'x',
    new Map([
      ['a', 1n],
      ['b', 2n],
    ]),
    new Map([
      ['b', 3n],
      ['c', 4n],
    ]),
  );
  expect(differences.map(({ what }) => what)).toEqual(['x a', 'x b', 'x c']);
  expect(monthEnds('2010-11-30', '2011-02-14')).toEqual([
    '2010-11-30',
    '2010-12-31',
    '2011-01-31',
    '2011-02-14',
  ]);
});
