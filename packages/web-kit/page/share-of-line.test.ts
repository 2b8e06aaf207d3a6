import { expect, test } from 'vitest';
import { shareOfLine } from './share-of-line.ts';

const RETURNED = { of: 'returned', outOf: 'quantity', pieces: 'factor' };

test('single ones of a packed line are said out of all of its single ones', () => {
  expect(shareOfLine(RETURNED, { returned: 5, quantity: 2, factor: 12 })).toEqual({ part: '5', whole: '24' });
});

test('what is counted as its line is, or was none, stands for itself', () => {
  expect(shareOfLine(RETURNED, { returned: 5, quantity: 7, factor: 1 })).toBeNull();
  expect(shareOfLine(RETURNED, { returned: 0, quantity: 2, factor: 12 })).toBeNull();
  expect(shareOfLine({ of: 'returned' }, { returned: 5, quantity: 2, factor: 12 })).toBeNull();
});
