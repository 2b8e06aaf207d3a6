import { expect, test } from 'vitest';
import { saidDelivery } from './said-delivery.ts';

const LINES = [
  { line_no: 1, left: 7 },
  { line_no: 2, left: 2.5 },
  { line_no: 3, left: 4 },
];

test('all that is left leaves, unless less or nothing is typed', () => {
  expect(saidDelivery(LINES, {})).toEqual([
    { line_no: 1, pieces: 7 },
    { line_no: 2, pieces: 2.5 },
    { line_no: 3, pieces: 4 },
  ]);
  expect(saidDelivery(LINES, { 1: '3', 2: '', 3: '0' })).toEqual([{ line_no: 1, pieces: 3 }]);
});
