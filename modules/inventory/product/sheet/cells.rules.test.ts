import { describe, expect, test } from 'vitest';
import type { SheetCell } from '#core/sheet-cell.ts';
import { product } from '../product.entity.ts';
import { readAmountCell } from './amount-cell.rules.ts';
import { readBarcodeCell } from './barcode-cell.rules.ts';
import { readExpiryCell } from './expiry-cell.rules.ts';
import { readCartonCell, readStockCell } from './stock-cell.rules.ts';
import { readUnitCell } from './unit-cell.rules.ts';

const text = (typed: string): SheetCell => ({ kind: 'text', text: typed });
const number = (value: number): SheetCell => ({ kind: 'number', text: String(value), number: value });

/** What was read, or the key of what is wrong. */
function short(read: { wire?: unknown; problem?: { key: string }; warning?: { key: string } }) {
  if (read.problem) return read.problem.key;
  return read.warning ? [read.wire, read.warning.key] : read.wire;
}

describe('amounts', () => {
  test.each([
    ['1250', 1250],
    ['TZS 1,250', 1250],
    ['Tshs. 2,500/=', 2500],
    ['TSH1800', 1800],
    ['4,700/-', 4700],
    ['2,800.00', 2800],
    ['12.5', 12.5],
    ['5 400', 5400],
    ['1 250 000', 1_250_000],
    ['5\u00a0400', 5400],
    ['1500-1800', 'two_numbers'],
    ['500/= @3 kwa 1400', 'two_numbers'],
    ['4.500', 'point_or_thousands'],
    ['1,50', 'unclear_separators'],
    ['12OO', 'letter_among_digits'],
    ['USD 3', 'other_currency'],
    ['£3', 'other_currency'],
    ['elfu tatu', 'not_number'],
    ['-', 'not_number'],
  ])('%s is %s', (typed, expected) => expect(short(readAmountCell(text(typed), 'TZS'))).toBe(expected));

  test('the sign of the branch is no other currency', () => {
    expect(short(readAmountCell(text('£8.47'), 'GBP'))).toBe(8.47);
    expect(short(readAmountCell(text('Sh 100'), 'GBP'))).toBe('other_currency');
  });
});

describe('stock', () => {
  test.each([
    ['3 ctn', 24, 72],
    ['2 ctn 5 pcs', 12, 29],
    ['1 katoni', 10, 10],
    ['3 ctn', undefined, 'carton_size_missing'],
    ['2 ctn 5 kg', 12, 'other_unit'],
    ['48 pcs', undefined, 48],
    ['48pcs', undefined, 48],
    ['1,200', undefined, 1200],
    ['20 kg', undefined, 'other_unit'],
    ['2,5', undefined, 'unclear_separators'],
    ['nusu', undefined, 'not_number'],
    ['-12', undefined, -12],
  ])('%s with %s in a carton is %s', (typed, size, expected) =>
    expect(short(readStockCell(text(typed), 'piece', size))).toBe(expected),
  );

  test('kilos are counted in kilos', () => {
    expect(short(readStockCell(text('20kg'), 'kilogram', undefined))).toBe(20);
    expect(short(readStockCell(text('12.5'), 'kilogram', undefined))).toBe(12.5);
  });

  test.each([
    ['24', 24],
    ['1x24', 24],
    ['24 pcs', 24],
    ['24x350ml', 'not_number'],
    ['12/24', 'two_numbers'],
  ])('a carton of %s is %s', (typed, expected) => expect(short(readCartonCell(text(typed)))).toBe(expected));
});

describe('units', () => {
  test.each([
    ['pcs', 'piece'],
    ['Pcs ', 'piece'],
    ['KG', 'kilogram'],
    ['kilo', 'kilogram'],
    ['ltr', 'liter'],
    ['Chupa', 'bottle'],
    ['square meter', 'square meter'],
    ['pakti', 'not_unit'],
    ['debe', 'not_unit'],
  ])('%s is %s', (typed, expected) => expect(short(readUnitCell(typed))).toBe(expected));
});

describe('expiry', () => {
  const read = (cell: SheetCell) => short(readExpiryCell(cell, product.fields.expire_date));

  test.each([
    ['31/12/2027', '2027-12-31'],
    ['03/04/2027', '2027-04-03'],
    ['15.8.2027', '2027-08-15'],
    ['1-Mar-27', '2027-03-01'],
    ['31-Feb-27', 'no_such_day'],
    ['10/27', 'unclear_date'],
    ['12/31/2027', 'month_first'],
    ['31/11/2027', 'no_such_day'],
    ['haina', 'not_a_day'],
  ])('%s is %s', (typed, expected) => expect(read(text(typed))).toBe(expected));

  test.each([
    ['Agosti 2027', '2027-08-31'],
    ['Dec 2027', '2027-12-31'],
    ['Feb 28', '2028-02-29'],
    ['Mei 2027', '2027-05-31'],
  ])('%s is the last of the month, and is said', (typed, day) =>
    expect(read(text(typed))).toEqual([day, 'last_of_month']),
  );

  test('a plain number is the day it stands for, and is said', () => {
    expect(read(number(46_691))).toEqual(['2027-10-31', 'number_as_day']);
    expect(read(number(7))).toBe('no_such_day');
    expect(read({ ...number(45_229), since1904: true })).toEqual(['2027-10-31', 'number_as_day']);
  });
});

describe('barcodes', () => {
  test.each([
    [text(' 5 449000 000996 '), ['5449000000996']],
    [text('5449000000996\u200b'), ['5449000000996']],
    [text('5449000000996; 96385074'), ['5449000000996', '96385074']],
    [number(5_449_000_000_996), ['5449000000996']],
    [number(36_000_291_452), 'zero_lost'],
    [text('6,20848E+12'), 'digits_lost'],
    [number(61_611_000_000_181_230), 'digits_lost'],
    [text('hakuna'), 'not_barcode'],
    [{ kind: 'error', text: '#REF!' } as SheetCell, 'cell_error'],
  ])('%o is %s', (cell, expected) => expect(short(readBarcodeCell(cell))).toEqual(expected));
});
