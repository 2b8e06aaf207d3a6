import { expect, test } from 'vitest';
import { COLUMNS, nextOnBoard, stepInto } from './steps-on-board.rules.ts';

test('a trip goes on by one column, by the step that leads there, and back by none', () => {
  const steps = COLUMNS.map((status) => COLUMNS.map((column) => stepInto({ status }, column) ?? null));
  expect(steps).toEqual([
    [null, 'confirm', null, null, null],
    [null, null, 'load', null, null],
    [null, null, null, 'depart', null],
    [null, null, null, null, 'deliver'],
    [null, null, null, null, null],
  ]);
  expect(COLUMNS.map((status) => nextOnBoard({ status }))).toEqual([
    ...['confirm', 'load', 'depart', 'deliver'],
    undefined,
  ]);
});
