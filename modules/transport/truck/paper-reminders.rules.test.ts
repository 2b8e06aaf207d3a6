import { expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { isRemindedOn } from './paper-reminders.rules.ts';

test('a paper is told of 30, 14, 7 and 1 days before it ends, on the day, and daily after', () => {
  const told = Array.from({ length: 40 }, (_, n) => addDays('2026-11-03', n)).filter((day) =>
    isRemindedOn(day, '2026-12-10'),
  );
  expect(told).toEqual([
    '2026-11-10',
    '2026-11-26',
    '2026-12-03',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
  ]);
});
