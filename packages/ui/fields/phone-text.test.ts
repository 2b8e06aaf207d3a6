import { expect, test } from 'vitest';
import { groupedPhone, phoneDigits } from './phone-text.ts';

test('a phone number keeps its digits only, fifteen at most', () => {
  expect(phoneDigits('+255 754-321 098')).toBe('255754321098');
  expect(phoneDigits('12345678901234567890')).toBe('123456789012345');
  expect(phoneDigits('none')).toBe('');
});

test('it is written in groups of three, three and the rest', () => {
  expect(groupedPhone('255754321098')).toBe('255 754 321098');
  expect(groupedPhone('2557')).toBe('255 7');
  expect(groupedPhone('')).toBe('');
});
