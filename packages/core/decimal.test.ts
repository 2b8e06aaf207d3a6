import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOfNumber, decimalText, divideRounded, parseDecimal, scaledUnits } from './decimal.ts';

test('reads plain decimals exactly and nothing else', () => {
  expect(parseDecimal('-12.50')).toEqual({ units: -125n, decimals: 1 });
  expect(parseDecimal('007')).toEqual({ units: 7n, decimals: 0 });
  for (const text of ['', '1e5', '1,000', '.5', '--1', '0x10', '１２', 'NaN'])
    expect(parseDecimal(text)).toBeNull();
});

test('a JSON number is the decimal it was written as, however it is kept', () => {
  expect(decimalOfNumber(0.1)).toEqual({ units: 1n, decimals: 1 });
  expect(decimalOfNumber(1e21)).toEqual({ units: 10n ** 21n, decimals: 0 });
  expect(decimalOfNumber(1.5e-7)).toEqual({ units: 15n, decimals: 8 });
  expect(decimalOfNumber(Number.NaN)).toBeNull();
  expect(decimalOfNumber(Number.POSITIVE_INFINITY)).toBeNull();
});

test('text and units turn into each other without loss', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
      fc.integer({ min: 0, max: 6 }),
      (units, scale) => {
        const read = parseDecimal(decimalText(units, scale));
        expect(read && scaledUnits(read, scale)).toBe(units);
      },
    ),
  );
});

test('more decimals than the scale are refused, never rounded', () => {
  expect(scaledUnits({ units: 12345n, decimals: 3 }, 2)).toBeNull();
  expect(scaledUnits({ units: 1234n, decimals: 2 }, 2)).toBe(1234n);
});

test('division rounds half away from zero, on either side of it', () => {
  expect(divideRounded(5n, 2n)).toBe(3n);
  expect(divideRounded(-5n, 2n)).toBe(-3n);
  expect(divideRounded(4n, 3n)).toBe(1n);
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (top, bottom) => {
      const error = divideRounded(top, bottom) * bottom - top;
      expect(2n * (error < 0n ? -error : error) <= bottom).toBe(true);
      expect(divideRounded(-top, bottom)).toBe(-divideRounded(top, bottom));
    }),
  );
});
