import { expect, it } from 'vitest';
import { changedFirst } from './changed-first.ts';

it('puts what the other side lacks in front and keeps the order of the rest', () => {
  expect(changedFirst(['a', 'b', 'c', 'd'], ['a', 'c', 'x'])).toEqual(['b', 'd', 'a', 'c']);
  expect(changedFirst(['b', 'a'], null)).toEqual(['b', 'a']);
  expect(changedFirst([], ['a'])).toEqual([]);
});
