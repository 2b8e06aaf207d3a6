import { expect, test } from 'vitest';
import { unitText } from './unit-text.ts';

// cspell:ignore mifuko mfuko

test('a unit behind a number is one or many, in both languages; symbols stay', () => {
  expect(unitText('carton', 'en', 2)).toBe('cartons');
  expect(unitText('bottle', 'en', 1)).toBe('bottle');
  expect(unitText('box', 'en', 12)).toBe('boxes');
  expect(unitText('bag', 'sw', 111)).toBe('mifuko');
  expect(unitText('bag', 'sw')).toBe('mfuko');
  expect(unitText('kilogram', 'sw', 3)).toBe('kg');
  expect(unitText(null, 'en', 3)).toBe('');
});
