import { expect, test } from 'vitest';
import { pageSizeOptions } from './list-state.ts';

test('page sizes are the multiples of the limit up to 1000, merged with those offered (specification §9)', () => {
  const sizes = pageSizeOptions(20);
  expect(sizes[0]).toBe(20);
  expect(sizes.at(-1)).toBe(1000);
  expect(sizes).toHaveLength(50);
  expect(pageSizeOptions(300, [20, 40])).toEqual([20, 40, 300, 600, 900]);
});
