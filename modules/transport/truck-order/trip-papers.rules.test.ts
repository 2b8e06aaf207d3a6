import { expect, test } from 'vitest';
import { isOfGoods, isTripPaper } from './trip-papers.rules.ts';

test('an address names a paper of goods or of money, or none', () => {
  const names = ['waybill', 'delivery', 'loading', 'advance', 'settlement', 'invoice', undefined];
  expect(names.map(isOfGoods)).toEqual([true, true, true, false, false, false, false]);
  expect(names.map(isTripPaper)).toEqual([true, true, true, true, true, false, false]);
});
