import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, monthlyFeeOf, paidUntilBy, untilBefore } from './fee-payment.rules.ts';

test('an agent gets his share of what his businesses pay, in whole coins and never more', () => {
  expect(commissionOf(3_000_000n, 1000)).toBe(300_000n);
  expect(commissionOf(99n, 1000)).toBe(9n);
  expect(commissionOf(3_000_000n, 1275)).toBe(382_500n);
  expect(commissionOf(3_000_000n, 0)).toBe(0n);
});

test('the fee of a month pays for at least as many days as were bought', () => {
  expect(monthlyFeeOf(3_000_000n, 30)).toBe(3_000_000n);
  expect(monthlyFeeOf(36_500_000n, 365)).toBe(3_000_000n);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 3650 }),
      (amount, days) => {
        const fee = monthlyFeeOf(amount, days);
        expect(fee * BigInt(days) >= amount * 30n && (fee - 1n) * BigInt(days) < amount * 30n).toBe(true);
      },
    ),
  );
});

const fee = (counted_from: string, days: number, until_before: string | null = null) => ({
  counted_from,
  days,
  until_before,
});

test('fees that hold are counted as if the others had never been', () => {
  const [first, onTop] = [fee('2026-01-10', 30), fee('2026-02-10', 10)];
  expect(paidUntilBy([first, onTop], '2026-01-30')).toBe('2026-03-11');
  // On top of the first it would begin in January; taken in February, it begins then.
  expect(paidUntilBy([onTop], '2026-01-30')).toBe('2026-02-19');
  expect(paidUntilBy([first], '2026-01-30')).toBe('2026-03-01');
  expect(paidUntilBy([], '2026-01-30')).toBe('2026-01-30');
});

test('what restarted after a gap loses nothing with the fee before the gap', () => {
  const late = fee('2026-06-01', 10);
  expect(paidUntilBy([fee('2026-01-10', 30), late], '2026-01-30')).toBe('2026-06-10');
  expect(paidUntilBy([late], '2026-01-30')).toBe('2026-06-10');
});

test('before its first fee a branch was paid until the earliest day of all, or nothing was agreed', () => {
  const [first, second] = [fee('2026-01-10', 30, '2026-01-30'), fee('2026-02-10', 10, '2026-03-01')];
  expect(untilBefore([second, first])).toBe('2026-01-30');
  expect(untilBefore([second, fee('2026-01-10', 30)])).toBeNull();
  expect(untilBefore([])).toBeNull();
});
