import { expect, it } from 'vitest';
import { lastLines } from './last-lines.ts';

it('keeps the last two lines with what closes the paper, and loses none', () => {
  expect(lastLines([])).toEqual({ before: [], last: [] });
  expect(lastLines([1])).toEqual({ before: [], last: [1] });
  expect(lastLines([1, 2, 3, 4])).toEqual({ before: [1, 2], last: [3, 4] });
});
