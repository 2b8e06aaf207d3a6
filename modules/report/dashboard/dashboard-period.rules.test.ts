import { describe, expect, test } from 'vitest';
import { comparedPeriod, hoursOf, pointsOf } from './dashboard-period.rules.ts';

describe('a period beside the one before', () => {
  test('today and yesterday, hour by hour', () => {
    expect(comparedPeriod('today', '2026-03-01')).toEqual({
      ...{ date: '2026-03-01', date_to: '2026-03-01', step: 'hour' },
      ...{ date_before: '2026-02-28', date_to_before: '2026-02-28', compared_to: '2026-02-28' },
    });
  });

  test('seven days and the seven before them', () => {
    expect(comparedPeriod('week', '2026-11-21')).toMatchObject({
      ...{ date: '2026-11-15', date_before: '2026-11-08', date_to_before: '2026-11-14' },
    });
  });

  test('a month so far is compared with as much of the last', () => {
    expect(comparedPeriod('month', '2026-11-12')).toMatchObject({
      ...{ date: '2026-11-01', date_before: '2026-10-01' },
      ...{ date_to_before: '2026-10-31', compared_to: '2026-10-12' },
    });
  });

  test('the last day of a long month, with the whole of a short one', () => {
    expect(comparedPeriod('month', '2026-03-31')).toMatchObject({ compared_to: '2026-02-28' });
    expect(comparedPeriod('month', '2026-02-28')).toMatchObject({ compared_to: '2026-01-28' });
  });

  test('a year so far with as much of the last, month by month', () => {
    const year = comparedPeriod('year', '2028-02-29');
    expect(year).toMatchObject({ date: '2028-01-01', date_before: '2027-01-01', step: 'month' });
    expect(year.compared_to).toBe('2027-02-28');
    expect(pointsOf('month', year.date, year.date_to)).toEqual(['2028-01', '2028-02']);
    expect(pointsOf('month', year.date_before, year.date_to_before)).toHaveLength(12);
  });

  test('the hours of a bar that opens until morning begin where its day does', () => {
    const hours = hoursOf({ time_zone: 'UTC', day_starts_at: '04:00' });
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '04', '03']);
  });
});
