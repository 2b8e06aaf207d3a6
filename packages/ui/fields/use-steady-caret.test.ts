import { expect, test } from 'vitest';
import { positionAfter } from './use-steady-caret.ts';

test('the caret stays behind the same digit while commas come and go', () => {
  expect(positionAfter('1,234', 4, /\d/)).toBe(5);
  expect(positionAfter('12,345', 2, /\d/)).toBe(2);
  expect(positionAfter('12,345', 3, /\d/)).toBe(4);
  expect(positionAfter('12', 9, /\d/)).toBe(2);
  expect(positionAfter('12', 0, /\d/)).toBe(0);
});
