import { expect, test } from 'vitest';
import { earlierJobs, underWarranty } from './earlier-jobs.rules.ts';

const job = (number: string, date: string, more: object = {}) => ({
  ...{ id: number, number, date, status: 'done', serial_number: 'R58M', warranty_until: null },
  ...more,
});

test('what was here before is the very item, the newest first, and not the service itself', () => {
  const found = [
    job('S1', '2026-11-02'),
    job('S2', '2026-12-01', { serial_number: ' r58m ' }),
    job('S3', '2026-12-02', { serial_number: 'R58M2' }),
    job('S4', '2026-12-03', { serial_number: null }),
    job('S5', '2026-12-04'),
  ];
  expect(earlierJobs(found, 'R58M', 'S5').map(({ number }) => number)).toEqual(['S2', 'S1']);
});

test('its warranty runs to the end of its last day', () => {
  const jobs = [job('S2', '2026-12-01'), job('S1', '2026-11-02', { warranty_until: '2026-12-31' })];
  expect(underWarranty(jobs, '2026-12-31')?.number).toBe('S1');
  expect(underWarranty(jobs, '2027-01-01')).toBeUndefined();
});
