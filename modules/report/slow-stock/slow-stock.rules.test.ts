import { expect, test } from 'vitest';
import { idleAgeOf, idleDays, lastsDays } from './slow-stock.rules.ts';

test('goods lie since their last sale, and since they came where none was ever sold', () => {
  expect(idleDays({ last_sold: '2026-11-01', first_in: '2026-01-01' }, '2026-12-01')).toBe(30);
  expect(idleDays({ last_sold: null, first_in: '2026-09-02' }, '2026-12-01')).toBe(90);
});

test.each([
  [0, 'to_30'],
  [30, 'to_30'],
  [31, 'to_90'],
  [90, 'to_90'],
  [91, 'to_180'],
  [180, 'to_180'],
  [181, 'older'],
])('unsold for %i days stands under %s', (days, age) => expect(idleAgeOf(days)).toBe(age));

test('stock lasts as long as ninety days of sales say, and nobody knows where nothing was sold', () => {
  expect(lastsDays(10_000n, 90_000n)).toBe(10);
  expect(lastsDays(10_000n, 40_000n)).toBe(22);
  expect(lastsDays(10_000n, 0n)).toBeNull();
  expect(lastsDays(10_000n, -1000n)).toBeNull();
  expect(lastsDays(-1000n, 1000n)).toBeNull();
});
