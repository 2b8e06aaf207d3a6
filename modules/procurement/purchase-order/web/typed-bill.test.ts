import { expect, test } from 'vitest';
import { totalSoFar } from '../../purchase/web/typed-price.ts';
import { billedLines } from './typed-bill.ts';

const typed = (line_no: number, quantity: string, price: string, total: string | null = null) => ({
  ...{ line_no, quantity, price, total },
});

test('a line is billed at its price, or at the total in its place, and one of no quantity waits', () => {
  const said = billedLines([typed(1, '', '500'), typed(2, '3', '400'), typed(4, '2.5', '', '999')], 'TZS');
  expect(said).toEqual({
    lines: [
      { line_no: 2, quantity: 3, price: 400 },
      { line_no: 4, quantity: 2.5, line_total: 999 },
    ],
    unpriced: [],
  });
});

test('a quantity without an amount is named at its place among what is sent', () => {
  const said = billedLines([typed(1, '0', '500'), typed(2, '3', ''), typed(3, '1', '700', '')], 'TZS');
  expect(said.lines.map(({ line_no }) => line_no)).toEqual([2, 3]);
  expect(said.unpriced).toEqual(['lines.0.price', 'lines.1.line_total']);
});

test('a total begins with what the line comes to, in the cents of its currency', () => {
  expect(totalSoFar(typed(1, '3', '1.25'), 'USD')).toBe('3.75');
  expect(totalSoFar(typed(1, '', '1.25'), 'USD')).toBe('');
  expect(totalSoFar(typed(1, '3', ''), 'USD')).toBe('');
});
