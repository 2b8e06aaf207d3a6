import { describe, expect, test } from 'vitest';
import { InvalidFields, type Problems } from '#core/errors.ts';
import { barcodeProblem } from './barcode.rules.ts';
import { product } from './product.entity.ts';
import { warningsOf } from './warnings.rules.ts';

function problemsOf(row: Record<string, unknown>): Problems {
  const problems: Problems = {};
  for (const rule of product.rules ?? []) {
    try {
      rule({ type: 'product', unit_of_measure: 'piece', ...row });
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      Object.assign(problems, error.problems);
    }
  }
  return problems;
}

const key = (code: string) => barcodeProblem(code)?.key ?? null;

describe('barcodes', () => {
  test.each([
    ['EAN-13', '5449000000996'],
    ['EAN-8', '96385074'],
    ['UPC-A', '036000291452'],
    ['UPC-E', '04252614'],
    ['UPC-E ending in 5', '01234565'],
    ['ITF-14', '15400141288763'],
    ['Code 39', 'SAB-01'],
    ['Code 128 of digits', '12345'],
    ['QR', 'https://example.com/p/7'],
  ])('%s %s is one', (_, code) => expect(key(code)).toBeNull());

  test.each([
    ['a wrong check digit', '5449000000997', 'check_digit'],
    ['a wrong check digit of eight', '96385075', 'check_digit'],
    ['scientific notation', '6.1655E+12', 'digits_lost'],
    ['scientific notation with a comma', '6,20848E+12', 'digits_lost'],
    ['a letter O', '620312O728175', 'letter_among_digits'],
    ['a word', 'hakuna', 'not_barcode'],
    ['a dash', '-', 'not_barcode'],
    ['an invisible character', '6164274266099\u200b', 'not_barcode'],
  ])('%s is refused', (_, code, expected) => expect(key(code)).toBe(expected));

  test('the refusal names the digit that would be right', () => {
    expect(barcodeProblem('5449000000997')?.params).toEqual({ n: 6 });
  });

  test('the codes of further units are looked at too', () => {
    expect(problemsOf({ units: [{ unit: 'carton', factor: 12, barcode: '5449000000997' }] })).toHaveProperty([
      'units.0.barcode',
    ]);
  });
});

describe('rules of a product', () => {
  test('a sound one has none', () => {
    expect(
      problemsOf({
        selling_price: 500n,
        minimum_price: 500n,
        opening_stock: 3000n,
        units: [{ unit: 'carton' }],
      }),
    ).toEqual({});
  });

  test.each([
    [
      'the lowest price above the price',
      { selling_price: 500n, minimum_price: 501n },
      ['minimum_price', 'selling_price'],
    ],
    ['half a piece on the shelf', { opening_stock: 500n }, 'opening_stock'],
    [
      'half a kilo where only whole ones are sold',
      { unit_of_measure: 'kilogram', whole_units: true, stock_alert: 500n },
      'stock_alert',
    ],
    ['a service on the shelf', { type: 'service', opening_stock: 1000n }, 'opening_stock'],
    ['a unit twice', { units: [{ unit: 'carton' }, { unit: 'carton' }] }, 'units.1.unit'],
    ['its own unit again', { units: [{ unit: 'piece' }] }, 'units.0.unit'],
    [
      'two units that one usually buys',
      {
        units: [
          { unit: 'carton', bought: true },
          { unit: 'dozen', bought: true, sold: true },
        ],
      },
      'units.1.bought',
    ],
  ])('%s is refused', (_, row, field) => expect(Object.keys(problemsOf(row))).toEqual([field].flat()));

  test('half a kilo is not', () => {
    expect(problemsOf({ unit_of_measure: 'kilogram', opening_stock: 500n })).toEqual({});
    expect(problemsOf({ whole_units: false, opening_stock: 500n })).toEqual({});
  });
});

describe('warnings', () => {
  const today = '2026-11-20';
  const keys = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(warningsOf(row, today)).map(([field, { key }]) => [field, key]));

  test.each([
    [{ selling_price: 0n, buying_price: 10n }, { selling_price: 'sold_for_nothing' }],
    [{ selling_price: 9n, buying_price: 10n }, { selling_price: 'below_cost' }],
    [{ selling_price: 1001n, buying_price: 10n }, { selling_price: 'far_above_cost' }],
    [{ selling_price: 1000n, buying_price: 10n }, {}],
    [{ selling_price: 5n, opening_stock: 1n }, { buying_price: 'stock_without_value' }],
    [{ expire_date: '2026-11-19' }, { expire_date: 'already_expired' }],
    [{ expire_date: '2026-11-20' }, {}],
    [{ expire_date: '2207-05-01' }, { expire_date: 'far_expiry' }],
    [{ carton_size: 1 }, { carton_size: 'carton_of_one' }],
  ])('%o warns of %o', (row, expected) => expect(keys(row)).toEqual(expected));
});
