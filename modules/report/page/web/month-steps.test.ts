import { expect, test } from 'vitest';
import { monthSteps } from './month-steps.ts';

test.each([
  ['2026-09-30', '2026-11-20', '2026-08-31', '2026-10-31'],
  ['2026-11-20', '2027-01-01', '2026-10-31', '2026-11-30'],
  ['2026-10-31', '2026-11-20', '2026-09-30', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '2026-10-31', undefined],
  ['2028-01-31', '2028-12-31', '2027-12-31', '2028-02-29'],
  ['2026-12-31', '2027-03-01', '2026-11-30', '2027-01-31'],
])('from %s, when today is %s, one goes back to %s and on to %s', (day, today, previous, next) => {
  expect(monthSteps(day, today)).toEqual({ previous, next });
});
