import { expect, test } from 'vitest';
import { LENGTH_RANGES, lengthText, valueOfLength } from './length.ts';

test.each([
  ['14px', 'px', 14],
  ['0.5rem', 'px', 8],
  ['1rem', 'rem', 1],
  ['12px', 'rem', 0.75],
  ['1.25em', 'rem', 1.25],
  ['', 'px', 0],
] as const)('%j in %s is %d', (text, unit, value) => expect(valueOfLength(text, unit)).toBe(value));

test('a length stays inside its range', () => {
  expect(lengthText(99, LENGTH_RANGES.font_size)).toBe('18px');
  expect(lengthText(2, LENGTH_RANGES.font_size)).toBe('12px');
  expect(lengthText(1.15, LENGTH_RANGES.padding)).toBe('1.15rem');
  expect(lengthText(0, LENGTH_RANGES.border_radius)).toBe('0px');
});
