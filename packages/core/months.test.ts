import { expect, test } from 'vitest';
import { addMonths, endsMonth, firstOfMonth, lastOfMonth, monthsTouched } from './months.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -13, '2025-02-28'],
  ['2026-05-04', 12, '2027-05-04'],
])('%s and %i months is %s', (day, months, to) => {
  expect(addMonths(day, months)).toBe(to);
});

test('a month begins and ends', () => {
  expect([firstOfMonth('2028-02-10'), lastOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29']);
  expect([lastOfMonth('2026-12-31'), lastOfMonth('2026-01-01')]).toEqual(['2026-12-31', '2026-01-31']);
  expect([endsMonth('2026-02-28'), endsMonth('2028-02-28')]).toEqual([true, false]);
});

test('days touch as many months as they lie in', () => {
  expect(monthsTouched({ date: '2026-03-05', date_to: '2026-03-06' })).toBe(1);
  expect(monthsTouched({ date: '2025-11-30', date_to: '2026-02-01' })).toBe(4);
});
