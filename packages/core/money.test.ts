import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Currency, currencyCodes } from './currencies.ts';
import {
  formatMoney,
  formatPrice,
  LARGEST_MONEY,
  moneyOf,
  moneyOfText,
  moneyOfWire,
  moneyToWire,
  sum,
} from './money.ts';
import { quantityToWire } from './quantity.ts';

test('every amount survives the wire in every currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -LARGEST_MONEY, max: LARGEST_MONEY }),
      fc.constantFrom(...currencyCodes),
      (minor, currency) => {
        const onTheWire = JSON.parse(JSON.stringify(moneyToWire(minor, currency)));
        expect(moneyOf(onTheWire, currency)).toBe(minor);
      },
    ),
  );
});

test('whatever leaves for the wire is exact, or it does not leave', () => {
  const carried = (send: () => number) => {
    try {
      return send();
    } catch (error) {
      expect(error).toMatchObject({ code: 'amount_too_large' });
      return null;
    }
  };
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }),
      fc.constantFrom(...currencyCodes),
      (n, c) => {
        const wire = carried(() => moneyToWire(n, c));
        if (wire !== null) expect(moneyOfWire(JSON.parse(JSON.stringify(wire)), c)).toBe(n);
      },
    ),
  );
  expect(carried(() => moneyToWire(99_999_999_999_999_901n, 'TZS'))).toBeNull();
  expect(carried(() => quantityToWire(90_071_992_547_409_930_001n))).toBeNull();
  expect(moneyToWire(2n * LARGEST_MONEY, 'TZS')).toBe(19_999_999_999_999.98);
});

test('a sum is refused where it passes what a document may carry', () => {
  expect(sum([LARGEST_MONEY - 1n, 1n])).toBe(LARGEST_MONEY);
  for (const sign of [1n, -1n])
    expect(() => sum([sign * LARGEST_MONEY, sign])).toThrow(
      expect.objectContaining({ code: 'amount_too_large' }),
    );
});

test('an amount with more decimals than its currency is refused, never rounded', () => {
  expect(moneyOf(8474.58, 'TZS')).toBe(847458n);
  expect(moneyOf(12.345, 'TZS')).toBe('decimals');
  expect(moneyOf(1.5, 'JPY')).toBe('decimals');
  expect(moneyOf(1e16, 'TZS')).toBe('range');
  expect(moneyOf(Number.NaN, 'TZS')).toBe('range');
  expect(moneyOfText('12,5', 'TZS')).toBeNull();
});

const shown = (amount: bigint, currency: Currency, currency_format: unknown = '0,0') =>
  formatMoney(amount, { currency, currency_format });

test('people read thousands, a real minus, and only the decimals that their currency shows', () => {
  expect(shown(1250000n, 'TZS')).toBe('12,500');
  expect(shown(-260050n, 'TZS')).toBe('−2,601');
  expect(shown(4540733n, 'TZS')).toBe('45,407');
  expect(shown(5n, 'GBP')).toBe('0.05');
  expect(shown(100000000n, 'GBP')).toBe('1,000,000.00');
  expect(shown(1200n, 'JPY')).toBe('1,200');
});

test('the price of one unit is never rounded', () => {
  const price = (amount: bigint, currency_format = '0,0') =>
    formatPrice(amount, { currency: 'TZS', currency_format });
  expect([12345n, 12300n, 12350n].map((amount) => price(amount))).toEqual(['123.45', '123', '123.50']);
  expect(price(1234550n, '0.0,0')).toBe('12.345,5');
});

test('an amount that would read as nothing is written out', () => {
  expect([33n, -33n, 0n, 50n].map((amount) => shown(amount, 'TZS'))).toEqual(['0.33', '−0.33', '0', '1']);
});

test.each([
  ['0,0', '1,234,567', '−9,877', '1,234,567.00', '1,234,567'],
  ['0,0.00', '1,234,567.00', '−9,876.50', '1,234,567.00', '1,234,567'],
  ['0.0,0', '1.234.567,0', '−9.876,5', '1.234.567,00', '1.234.567'],
  ['0.0,00', '1.234.567,00', '−9.876,50', '1.234.567,00', '1.234.567'],
  ['0 0', '1\u00a0234\u00a0567', '−9\u00a0877', '1\u00a0234\u00a0567.00', '1\u00a0234\u00a0567'],
  ['0 0.00', '1\u00a0234\u00a0567.00', '−9\u00a0876.50', '1\u00a0234\u00a0567.00', '1\u00a0234\u00a0567'],
  ['anything', '1,234,567', '−9,877', '1,234,567.00', '1,234,567'],
])('the format %s of a branch is obeyed', (format, whole, below, pounds, yen) => {
  expect(shown(123456700n, 'TZS', format)).toBe(whole);
  expect(shown(-987650n, 'TZS', format)).toBe(below);
  expect(shown(123456700n, 'GBP', format)).toBe(pounds);
  expect(shown(1234567n, 'JPY', format)).toBe(yen);
});
