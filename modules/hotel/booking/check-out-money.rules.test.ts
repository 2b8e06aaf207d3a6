import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { dueOfGuest, moneyInHand } from './check-out-money.rules.ts';

const left = (to_pay: bigint, extras: bigint, deposit: bigint, isOwn = true) => ({
  ...{ to_pay: money(to_pay), extras: money(extras), deposit: money(deposit), isOwn },
});

test('a guest pays all that is left, or what was charged to his room where a company takes over the stay', () => {
  expect(dueOfGuest(left(224n, 64n, 200n), false)).toBe(224n);
  expect(dueOfGuest(left(224n, 64n, 0n), true)).toBe(64n);
  expect(dueOfGuest(left(224n, 64n, 40n), true)).toBe(24n);
  expect(dueOfGuest(left(224n, 64n, 200n), true)).toBe(0n);
  // The deposit is of the company: it pays none of the drinks.
  expect(dueOfGuest(left(224n, 64n, 200n, false), true)).toBe(64n);
});

test('what is given above what is due is change, what is below is missing', () => {
  expect(moneyInHand(money(224n), money(230n))).toEqual({ change: 6n, missing: 0n });
  expect(moneyInHand(money(224n), money(200n))).toEqual({ change: 0n, missing: 24n });
  expect(moneyInHand(money(224n), null)).toEqual({ change: 0n, missing: 0n });
});
