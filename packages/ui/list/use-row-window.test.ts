import { expect, test } from 'vitest';
import { rowsInSight } from './use-row-window.ts';

test('of a thousand rows those in sight and a few around are drawn', () => {
  const middle = rowsInSight({ top: 4600, height: 460, row: 46 }, 1000);
  expect(middle).toEqual({ first: 90, last: 120, before: 4140, after: 40480 });
});

test('at both ends nothing is drawn twice or left out', () => {
  expect(rowsInSight({ top: 0, height: 460, row: 46 }, 1000)).toEqual({
    first: 0,
    last: 20,
    before: 0,
    after: 45080,
  });
  const end = rowsInSight({ top: 45540, height: 460, row: 46 }, 1000);
  expect(end).toMatchObject({ last: 1000, after: 0 });
});

test('a list that became shorter while scrolled draws no row twice', () => {
  expect(rowsInSight({ top: 45540, height: 460, row: 46 }, 120)).toMatchObject({
    first: 120,
    last: 120,
    after: 0,
  });
});
