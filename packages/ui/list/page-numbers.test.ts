import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('ten numbers around the open page, never outside the list', () => {
  expect(pageNumbers(1, 13, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageNumbers(8, 13, 10)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(pageNumbers(13, 13, 10)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('fewer pages than numbers show all, five on narrow screens', () => {
  expect(pageNumbers(2, 3, 10)).toEqual([1, 2, 3]);
  expect(pageNumbers(7, 13, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(pageNumbers(1, 0, 10)).toEqual([]);
});
