import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlived } from './retention.ts';

const KEEPING = { days: 7, weeks: 4, months: 12 };
const DAY_MS = 24 * 3600 * 1000;
const nightly = (from: string, nights: number) =>
  Array.from({ length: nights }, (_, night) => ({ made_at: new Date(Date.parse(from) + night * DAY_MS) }));
const daysLeft = (backups: { made_at: Date }[]) => {
  const gone = new Set(outlived(backups, KEEPING));
  return backups.filter((one) => !gone.has(one)).map(({ made_at }) => made_at.toISOString().slice(0, 10));
};

test('a year and a half of nights leaves days, then weeks, then months', () => {
  expect(daysLeft(nightly('2025-06-01T02:30:00Z', 539))).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-01', '2026-11-08', '2026-11-15'],
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  ]);
});

test('of one day the newest stays, and what was off for long loses nothing', () => {
  const day = ['08:00', '12:00', '19:00'].map((hour) => ({ made_at: new Date(`2026-11-21T${hour}:00Z`) }));
  expect(outlived(day, KEEPING).map(({ made_at }) => made_at.getUTCHours())).toEqual([12, 8]);
  expect(outlived(nightly('2020-01-01T02:30:00Z', 3), KEEPING)).toEqual([]);
});

test('whatever is kept, the newest is never taken away and a second look takes no more', () => {
  const moments = fc.array(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  );
  const count = fc.nat({ max: 5 });
  fc.assert(
    fc.property(moments, fc.record({ days: count, weeks: count, months: count }), (dates, keeping) => {
      const backups = dates.map((made_at) => ({ made_at }));
      const gone = new Set(outlived(backups, keeping));
      const left = backups.filter((one) => !gone.has(one));
      if (backups.length) {
        const newest = Math.max(...dates.map(Number));
        expect(left.some(({ made_at }) => Number(made_at) === newest)).toBe(true);
      }
      expect(outlived(left, keeping)).toEqual([]);
    }),
  );
});
