import { expect, test } from 'vitest';
import { daysIn, idleSpans } from './idle-days.rules.ts';

const span = (since: string, until: string) => ({ since: `2026-12-${since}`, until: `2026-12-${until}` });

test('days on which a truck did nothing lie between what it did, which may overlap or reach beyond', () => {
  const busy = [span('20', '31'), span('03', '05'), span('04', '08'), span('01', '01'), span('09', '09')];
  const idle = idleSpans('2026-12-02', '2026-12-24', busy);
  expect(idle).toEqual([span('02', '02'), span('10', '19')]);
  expect(idle.map(daysIn)).toEqual([1, 10]);
  expect(idleSpans('2026-12-01', '2026-12-31', [])).toEqual([span('01', '31')]);
  expect(idleSpans('2026-12-01', '2026-12-04', [span('01', '31')])).toEqual([]);
  expect(idleSpans('2026-12-01', '2026-12-04', [span('05', '31')])).toEqual([span('01', '04')]);
});
