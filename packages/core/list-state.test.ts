import { expect, test } from 'vitest';
import { pageNumbers, pageSizeOptions } from './list-state.ts';

test('page sizes are the multiples of the limit up to 1000, merged with those offered (specification §9)', () => {
  const sizes = pageSizeOptions(20);
  expect(sizes[0]).toBe(20);
  expect(sizes.at(-1)).toBe(1000);
  expect(sizes).toHaveLength(50);
  expect(pageSizeOptions(300, [20, 40])).toEqual([20, 40, 300, 600, 900]);
});

test('ten page numbers above 992 px, else five, with the current one among them', () => {
  expect(pageNumbers(1, 13, 993)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageNumbers(1, 13, 992)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(13, 13, 992)).toEqual([9, 10, 11, 12, 13]);
  expect(pageNumbers(2, 3, 1440)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 0, 1440)).toEqual([]);
});
