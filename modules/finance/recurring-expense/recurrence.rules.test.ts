import { expect, test } from 'vitest';
import { nextDay, nextDays } from './recurrence.rules.ts';

const monthly = (starts_on: string, ends_on: string | null = null) => ({
  every: 'month' as const,
  starts_on,
  ends_on,
});

test('the rent of the 31st falls on the last day of a shorter month, and on the 31st again after it', () => {
  expect(nextDays(monthly('2027-01-31'), '2027-01-01', 5)).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ]);
  expect(nextDay(monthly('2027-01-31'), '2028-02-01')).toBe('2028-02-29');
});

test('weeks, quarters and years are counted from the first day', () => {
  const from = (every: 'week' | 'quarter' | 'year', starts_on: string) =>
    nextDays({ every, starts_on, ends_on: null }, starts_on, 3);
  expect(from('week', '2026-12-28')).toEqual(['2026-12-28', '2027-01-04', '2027-01-11']);
  expect(from('quarter', '2026-11-30')).toEqual(['2026-11-30', '2027-02-28', '2027-05-30']);
  expect(from('year', '2028-02-29')).toEqual(['2028-02-29', '2029-02-28', '2030-02-28']);
});

test('the last day counts, and none comes after it', () => {
  expect(nextDays(monthly('2027-01-10', '2027-03-10'), '2027-01-11', 9)).toEqual([
    '2027-02-10',
    '2027-03-10',
  ]);
  expect(nextDay(monthly('2027-01-10', '2027-03-09'), '2027-03-01')).toBeNull();
});
