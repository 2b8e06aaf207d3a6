import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFigures, monthEnds } from './compare-books.ts';
import { balancesOn, expectBooks } from './expect-books.ts';
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
  without: new Set<string>(),
};

test('books by hand: one sale, two returns of the lines that have enough left, the year in 3900', () => {
  const books = expectBooks({ lines: readRecords(FILE), vat: 20n, ...SHOP });
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

test('a refused invoice is left out, and a difference on either side is one', () => {
  const books = expectBooks({ lines: readRecords(FILE), vat: 0n, ...SHOP, without: new Set(['1']) });
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
