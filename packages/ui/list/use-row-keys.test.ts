import { expect, test } from 'vitest';
import { placeAfter } from './use-row-keys.ts';

const IDS = ['a', 'b', 'c'];

test.each([
  ['ArrowDown', null, 'a'],
  ['j', 'a', 'b'],
  ['J', 'b', 'c'],
  ['ArrowDown', 'c', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['k', 'a', 'a'],
  ['K', null, 'a'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['j', 'gone', 'a'],
  ['x', 'a', undefined],
])('%s from %s leads to %s', (key, from, to) => {
  expect(placeAfter(key, IDS, from)).toBe(to);
});

test('nothing is to be walked through where there is no row', () => {
  for (const key of ['j', 'k', 'Home', 'End']) expect(placeAfter(key, [], null)).toBeUndefined();
});
