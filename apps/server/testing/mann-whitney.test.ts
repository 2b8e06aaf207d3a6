import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

const upTo = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);

test('samples of one source are not told apart, shifted ones are', () => {
  expect(mannWhitney(upTo(40), upTo(40))).toBeGreaterThan(0.99);
  expect(mannWhitney(upTo(40), upTo(40, 20))).toBeLessThan(0.001);
  expect(mannWhitney(upTo(40, 20), upTo(40))).toBeLessThan(0.001);
  expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(1);
});

test('the figure is that of another program', () => {
  // scipy.stats.mannwhitneyu(range(1, 21), range(5, 25), method='asymptotic')
  expect(mannWhitney(upTo(20, 1), upTo(20, 5))).toBeCloseTo(0.0529247, 6);
});
