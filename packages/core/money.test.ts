import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from './currencies.ts';
import { formatMoney, LARGEST_MONEY, moneyOf, moneyOfText, moneyOfWire, moneyToWire, sum } from './money.ts';
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

test('people read thousands, a real minus, and cents only where there are any', () => {
  expect(formatMoney(1250000n, 'TZS')).toBe('12,500');
  expect(formatMoney(-260050n, 'TZS')).toBe('−2,600.5');
  expect(formatMoney(5n, 'GBP')).toBe('0.05');
  expect(formatMoney(100000000n, 'GBP')).toBe('1,000,000.00');
  expect(formatMoney(1200n, 'JPY')).toBe('1,200');
});
