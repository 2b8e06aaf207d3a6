import { expect, test } from 'vitest';
import { fittingTabs } from './fitting-tabs.ts';

const LOOK = { more: 60, gap: 4, open: 0 };

test('all stand there where all fit', () => {
  expect(fittingTabs([100, 100, 100], 308, LOOK)).toEqual([0, 1, 2]);
  expect(fittingTabs([], 308, LOOK)).toEqual([]);
});

test('where they do not, as many as leave room for the way to the others', () => {
  expect(fittingTabs([100, 100, 100], 307, LOOK)).toEqual([0, 1]);
  expect(fittingTabs([100, 100, 100], 267, LOOK)).toEqual([0]);
});

test('the open one is always seen, in place of the last', () => {
  expect(fittingTabs([100, 100, 100], 300, { ...LOOK, open: 2 })).toEqual([0, 2]);
  expect(fittingTabs([100, 100, 150], 300, { ...LOOK, open: 2 })).toEqual([2]);
  expect(fittingTabs([100, 100, 400], 300, { ...LOOK, open: 2 })).toEqual([2]);
});
