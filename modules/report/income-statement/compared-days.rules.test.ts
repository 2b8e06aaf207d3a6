import { expect, test } from 'vitest';
import { comparedDays } from './compared-days.rules.ts';

test.each([
  ['a month with the month before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a month so far with as much of the one before', '2026-03-01', '2026-03-12', '2026-02-01', '2026-02-12'],
  ['the 30th with the end of February', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['a quarter with the quarter before', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
  ['a year with the year before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['ten days with the ten before them', '2026-03-05', '2026-03-14', '2026-02-23', '2026-03-04'],
])('%s', (_, date, date_to, before, before_to) => {
  expect(comparedDays({ date, date_to }, 'previous')).toEqual({ date: before, date_to: before_to });
});

test('with the same days a year earlier, where February is shorter', () => {
  expect(comparedDays({ date: '2024-02-01', date_to: '2024-02-29' }, 'last_year')).toEqual({
    date: '2023-02-01',
    date_to: '2023-02-28',
  });
  expect(comparedDays({ date: '2026-05-04', date_to: '2026-05-20' }, 'last_year')).toEqual({
    date: '2025-05-04',
    date_to: '2025-05-20',
  });
});
