import { describe, expect, test } from 'vitest';
import { groupedAmount, pastedAmount, plainAmount } from './amount-text.ts';

describe('a typed amount', () => {
  test.each([
    ['12,500', 2, '12500'],
    ['12,500.5', 2, '12500.5'],
    ['12500.567', 2, '12500.56'],
    ['-300', 2, '300'],
    ['1a2b3', 2, '123'],
    ['007', 2, '7'],
    ['0', 2, '0'],
    ['.5', 2, '0.5'],
    ['1.2.3', 2, '1.23'],
    ['5.', 2, '5.'],
    ['99.9', 0, '99'],
    ['', 2, ''],
  ])('%s with %i decimals is kept as %s', (typed, decimals, kept) => {
    expect(plainAmount(typed, decimals)).toBe(kept);
  });
});

describe('a pasted amount', () => {
  test.each([
    ['1,200.50', '1200.50'],
    [' 1 200 ', '1200'],
    ['-500', '0'],
    ['−500', '0'],
    ['twelve', '0'],
    ['1e9', '0'],
    ['', '0'],
  ])('%s becomes %s', (pasted, kept) => {
    expect(pastedAmount(pasted, 2)).toBe(kept);
  });
});

test('thousands are separated by commas, decimals stay as typed', () => {
  expect(groupedAmount('1234567')).toBe('1,234,567');
  expect(groupedAmount('1234.5')).toBe('1,234.5');
  expect(groupedAmount('12.')).toBe('12.');
  expect(groupedAmount('')).toBe('');
});
