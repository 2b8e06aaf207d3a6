import { expect, test } from 'vitest';
import { steppedTo } from './stepped-to.ts';

const KEYS = ['a', 'b', 'c'];

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', null, 'c'],
  ['PageDown', 'a', 'c'],
  ['PageUp', 'c', 'a'],
  ['Enter', 'a', undefined],
  ['x', 'a', undefined],
])('%s from %s leads to %s', (key, active, next) => expect(steppedTo(key, KEYS, active)).toBe(next));

test('without rows no key leads anywhere', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageUp', 'PageDown'])
    expect(steppedTo(key, [], null)).toBeUndefined();
});
