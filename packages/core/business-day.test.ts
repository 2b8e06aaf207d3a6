import { expect, test } from 'vitest';
import { addDays, businessDay, isTimeZone } from './business-day.ts';

const shop = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };

test('the business day is the calendar day of the branch, whatever the zone of the server', () => {
  expect(businessDay(new Date('2026-11-20T20:59:59Z'), shop)).toBe('2026-11-20');
  expect(businessDay(new Date('2026-11-20T21:00:00Z'), shop)).toBe('2026-11-21');
});

test('a bar whose day starts at 04:00 sells at 01:30 on the day before', () => {
  const bar = { ...shop, day_starts_at: '04:00' };
  expect(businessDay(new Date('2026-11-20T22:30:00Z'), bar)).toBe('2026-11-20');
  expect(businessDay(new Date('2026-11-21T01:00:00Z'), bar)).toBe('2026-11-21');
});

test('London changes its clocks and stays on its own days', () => {
  const london = { time_zone: 'Europe/London', day_starts_at: '00:00' };
  expect(businessDay(new Date('2026-06-30T23:30:00Z'), london)).toBe('2026-07-01');
  expect(businessDay(new Date('2026-12-31T23:30:00Z'), london)).toBe('2026-12-31');
});

test('days are added across months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('only zones of the runtime are zones', () => {
  expect(isTimeZone('Africa/Dar_es_Salaam')).toBe(true);
  expect(isTimeZone('Africa/Kariakoo')).toBe(false);
});
