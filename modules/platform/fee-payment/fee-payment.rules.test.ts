import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, monthlyFeeOf } from './fee-payment.rules.ts';

test('an agent gets a tenth of what his businesses pay, and nobody gets it without one', () => {
  expect(commissionOf(3_000_000n, true)).toBe(300_000n);
  expect(commissionOf(99n, true)).toBe(9n);
  expect(commissionOf(3_000_000n, false)).toBe(0n);
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
