import { expect, it } from 'vitest';
import { changedFirst } from './changed-first.ts';

it('puts what the other side lacks in front and keeps the order of the rest', () => {
  const told = (list: string[], other: unknown) => changedFirst(list, other, { most: 9 }).told;
  expect(told(['a', 'b', 'c', 'd'], ['a', 'c', 'x'])).toEqual(['b', 'd', 'a', 'c']);
  expect(told(['b', 'a'], null)).toEqual(['b', 'a']);
  expect(told([], ['a'])).toEqual([]);
});

it('tells no more than it may and how much is left', () => {
  expect(changedFirst(['a', 'b', 'c'], ['a', 'b'], { most: 2 })).toEqual({ told: ['c', 'a'], rest: 1 });
  expect(changedFirst(['a', 'b', 'c'], null, { most: 2 })).toEqual({ told: ['a', 'b'], rest: 1 });
});

it('hides nothing that changed where the whole change is asked for', () => {
  const whole = { most: 2, wholeChange: true };
  expect(changedFirst(['a', 'b', 'c', 'd'], ['d'], whole)).toEqual({ told: ['a', 'b', 'c'], rest: 1 });
  expect(changedFirst(['a', 'b', 'c'], ['a', 'b', 'c'], whole)).toEqual({ told: ['a', 'b'], rest: 1 });
});
