import { expect, test } from 'vitest';
import { lengthOf, periodAround, periodSteps, periodText } from './period-steps.ts';

const TODAY = '2026-11-20';

test.each([
  ['2026-03-15', 'month', '2026-03-01', '2026-03-31'],
  ['2026-08-15', 'quarter', '2026-07-01', '2026-09-30'],
  ['2025-08-15', 'year', '2025-01-01', '2025-12-31'],
  ['2026-11-03', 'month', '2026-11-01', TODAY],
  ['2026-11-03', 'quarter', '2026-10-01', TODAY],
] as const)('%s lies in the %s from %s to %s', (day, length, date, date_to) => {
  expect(periodAround(day, length, TODAY)).toEqual({ date, date_to });
  expect(lengthOf({ date, date_to }, TODAY)).toBe(length);
});

test('any other days are chosen by hand', () => {
  expect(lengthOf({ date: '2026-03-02', date_to: '2026-03-31' }, TODAY)).toBe('custom');
  expect(lengthOf({ date: '2026-03-01', date_to: '2026-04-30' }, TODAY)).toBe('custom');
});

test('one steps to the like period before and after, and not beyond today', () => {
  const march = { date: '2026-03-01', date_to: '2026-03-31' };
  expect(periodSteps(march, 'month', TODAY)).toEqual({
    previous: { date: '2026-02-01', date_to: '2026-02-28' },
    next: { date: '2026-04-01', date_to: '2026-04-30' },
  });
  const year = { date: '2026-01-01', date_to: TODAY };
  expect(periodSteps(year, 'year', TODAY)).toEqual({
    previous: { date: '2025-01-01', date_to: '2025-12-31' },
    next: undefined,
  });
});

test.each([
  ['2026-03-01', '2026-03-31', 'Mar 2026'],
  ['2026-07-01', '2026-09-30', 'Jul to Sep 2026'],
  ['2025-01-01', '2025-12-31', '2025'],
  ['2026-03-05', '2026-03-14', '05 to 14 Mar 2026'],
  ['2026-03-05', '2026-03-05', '05 Mar 2026'],
  ['2026-03-05', '2026-04-14', '05 Mar 2026 to 14 Apr 2026'],
])('%s to %s is called %s', (date, date_to, text) => {
  expect(periodText({ date, date_to }, 'to', 'en')).toBe(text);
});
