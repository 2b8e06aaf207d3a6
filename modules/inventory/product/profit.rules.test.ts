import { expect, test } from 'vitest';
import { profitOf, worthOf } from './profit.rules.ts';

test('profit is what the price leaves over the cost', () => {
  expect(profitOf('17200', '19500', 'TZS')).toEqual({
    amount: 2300,
    breakEven: 17200,
    share: 11.8,
    markup: 13.4,
  });
});

test('below the cost it is a loss', () => {
  expect(profitOf('17200', '16500', 'TZS')).toMatchObject({ amount: -700, share: -4.2 });
});

test('cents are counted exactly', () => {
  expect(profitOf('0.1', '0.3', 'GBP')).toMatchObject({ amount: 0.2, share: 66.7, markup: 200 });
});

test('a part of nothing has no share', () => {
  expect(profitOf('0', '500', 'TZS')).toMatchObject({ share: 100, markup: undefined });
  expect(profitOf('500', '0', 'TZS')).toMatchObject({ share: undefined, markup: -100 });
});

test.each([
  ['', '500'],
  ['500', ''],
  ['0.001', '1'],
])('there is none of %j and %j', (buying, selling) =>
  expect(profitOf(buying, selling, 'TZS')).toBeUndefined(),
);

test('stock is worth its quantity at the buying price', () => {
  expect(worthOf('24', '17200', 'TZS')).toBe(412_800);
  expect(worthOf('1.5', '2800', 'TZS')).toBe(4200);
  expect(worthOf('', '2800', 'TZS')).toBeUndefined();
});
