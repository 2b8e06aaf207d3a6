import { expect, test } from 'vitest';
import { totalSoFar } from '../../purchase/web/typed-price.ts';
import { billedLines } from './typed-bill.ts';

const typed = (line_no: number, text: string, price: string, total: string | null = null) => ({
  line: { line_no, unit: 'carton', factor: 12, price: 500 },
  ...{ part: { text, inPieces: false }, price, total },
});

test('a line is billed at its price, or at the total in its place, and one of no quantity waits', () => {
  const said = billedLines([typed(1, '', '500'), typed(2, '3', '400'), typed(4, '2.5', '', '999')], 'TZS');
  expect(said).toEqual({
    lines: [
      { line_no: 2, unit: 'carton', quantity: 3, price: 400 },
      { line_no: 4, unit: 'carton', quantity: 2.5, line_total: 999 },
    ],
    unpriced: [],
  });
});

test('pieces of it are said as pieces, and the price that was ordered is left to the server', () => {
  const pieces = { ...typed(2, '7', '500'), part: { text: '7', inPieces: true } };
  expect(billedLines([pieces], 'TZS')).toEqual({ lines: [{ line_no: 2, pieces: 7 }], unpriced: [] });
});

test('a quantity without an amount is named at its place among what is sent', () => {
  const said = billedLines([typed(1, '0', '500'), typed(2, '3', ''), typed(3, '1', '700', '')], 'TZS');
  expect(said.lines.map(({ line_no }) => line_no)).toEqual([2, 3]);
  expect(said.unpriced).toEqual(['lines.0.price', 'lines.1.line_total']);
});

test('a total begins with what the line comes to, in the cents of its currency', () => {
  expect(totalSoFar({ quantity: '7', per: 12, price: '1000', total: null }, 'TZS')).toBe('583.33');
  expect(totalSoFar({ quantity: '3', price: '1.25', total: null }, 'USD')).toBe('3.75');
  expect(totalSoFar({ quantity: '', price: '1.25', total: null }, 'USD')).toBe('');
  expect(totalSoFar({ quantity: '3', price: '', total: null }, 'USD')).toBe('');
});
