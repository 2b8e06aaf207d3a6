import { expect, test } from 'vitest';
import { periodBefore } from './report-period.rules.ts';

test.each([
  ['daily_report', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['weekly_report', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['weekly_report', '2027-01-04', '2026-12-28', '2027-01-03'],
  ['monthly_report', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['monthly_report', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['annual_report', '2027-01-01', '2026-01-01', '2026-12-31'],
] as const)('the %s of %s speaks of %s to %s', (report, morning, date, date_to) => {
  expect(periodBefore(report, morning)).toEqual({ date, date_to });
});
