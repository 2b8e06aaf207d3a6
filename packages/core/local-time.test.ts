import { expect, test } from 'vitest';
import { instantOf } from './local-time.ts';

test.each([
  ['2026-11-20', '10:12', 'Africa/Dar_es_Salaam', '2026-11-20T07:12:00.000Z'],
  ['2010-12-01', '08:26', 'Europe/London', '2010-12-01T08:26:00.000Z'],
  ['2011-07-01', '08:26:30', 'Europe/London', '2011-07-01T07:26:30.000Z'],
  ['2011-01-01', '00:00', 'Asia/Tokyo', '2010-12-31T15:00:00.000Z'],
  ['2011-01-01', '23:30', 'America/New_York', '2011-01-02T04:30:00.000Z'],
])('%s %s in %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
});

test('an hour that is shown twice is the earlier one, a skipped hour is still some instant of that night', () => {
  expect(instantOf('2011-10-30', '01:30', 'Europe/London').toISOString()).toBe('2011-10-30T00:30:00.000Z');
  expect(instantOf('2011-03-27', '01:30', 'Europe/London').toISOString()).toBe('2011-03-27T01:30:00.000Z');
});
