import { expect, test } from 'vitest';
import { numberOfCell } from './number-cell.ts';

const typed = (text: string) => numberOfCell({ kind: 'text', text });

test('reads what shopkeepers write around an amount', () => {
  for (const [text, amount] of [
    ['TZS 1,250', 1250],
    ['3,200/=', 3200],
    ['4,700/-', 4700],
    ['2,800.00', 2800],
    [' 2900 ', 2900],
    ['Sh 500', 500],
    ['1,200,000', 1200000],
    ['0.5', 0.5],
    ['£12.50', 12.5],
  ] as const) {
    expect(typed(text), text).toEqual({ wire: amount });
  }
});

test('refuses what can be read in two ways, each with its own sentence', () => {
  for (const [text, key] of [
    ['1,50', 'unclear_separators'],
    ['1.200,50', 'unclear_separators'],
    ['12OO', 'letter_among_digits'],
    ['1500-1800', 'two_numbers'],
    ['nusu', 'not_number'],
    ['', 'not_number'],
    ['1e5', 'not_number'],
  ] as const) {
    expect(typed(text), text).toEqual({ problem: { key } });
  }
});

test('a stored number loses the noise of binary fractions, an error cell is an error', () => {
  expect(numberOfCell({ kind: 'number', text: '8.47', number: 8.470000000000001 })).toEqual({ wire: 8.47 });
  expect(numberOfCell({ kind: 'error', text: '#REF!' })).toEqual({ problem: { key: 'cell_error' } });
});
