import { describe, expect, test } from 'vitest';
import { amountOfSum, isSum } from './typed-sum.ts';

describe('a typed sum', () => {
  test.each([
    ['=16.99*1.1', 2, '18.69'],
    ['=16.99*1.1', 0, '19'],
    ['=1+2*3', 2, '7'],
    ['=(1+2)*3', 2, '9'],
    ['= 3 x 4,500 ÷ 2', 2, '6750'],
    ['=10/3', 2, '3.33'],
    ['=10/3*3', 2, '10'],
    ['=0.005', 2, '0.01'],
    ['=0.0049', 2, '0'],
    ['=1.005*100', 2, '100.5'],
    ['=0.1+0.2', 2, '0.3'],
    ['=-5+12', 2, '7'],
    ['=10--5', 2, '15'],
    ['=12-(2-(3+4))', 2, '17'],
    ['=1,234,567.89', 2, '1234567.89'],
    ['=5', 3, '5'],
    ['=100/-4*-1', 2, '25'],
  ])('%s with %i decimals comes to %s', (typed, decimals, amount) => {
    expect(isSum(typed)).toBe(true);
    expect(amountOfSum(typed, decimals)).toBe(amount);
  });

  test.each([
    ['=', 'nothing'],
    ['=1+', 'no end'],
    ['=*2', 'no beginning'],
    ['=(1+2', 'an open bracket'],
    ['=1+2)', 'a bracket too many'],
    ['=5/0', 'a division by nothing'],
    ['=5/(2-2)', 'a division by nothing in brackets'],
    ['=3-5', 'less than nothing'],
    ['=1e9', 'an exponent'],
    ['=alert(1)', 'a call'],
    ['=1,23', 'a comma in a wrong place'],
    ['=2 3', 'no operator'],
    ['=1..2', 'two points'],
    ['=9999999999999999*1', 'too much'],
    [`=${'1+'.repeat(50)}1`, 'too long'],
    [`=${'('.repeat(70)}`, 'brackets alone'],
  ])('%s is refused: %s', (typed) => {
    expect(amountOfSum(typed, 2)).toBeNull();
  });

  test('an amount is none', () => {
    expect(['12', '1+2', ''].map(isSum)).toEqual([false, false, false]);
  });
});
