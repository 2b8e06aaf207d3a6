import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { bodyOf, NOTHING_TYPED, paidNow } from './typed-purchase.ts';

test('a purchase begins on credit: what is paid, and out of what, is said by whoever buys', () => {
  const total = money(5_000_000n);
  expect(paidNow(NOTHING_TYPED, total, 'TZS')).toBe(0n);
  expect(bodyOf(NOTHING_TYPED, total, 'TZS').payments).toEqual([]);
});
