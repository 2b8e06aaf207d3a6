import { expect, test } from 'vitest';
import { lateJobs } from './late-jobs.ts';
import type { BoardJob } from './read-jobs.ts';

const at = (time: string) => new Date(`2026-11-30T${time}:00Z`);

const LATE: BoardJob = {
  ...{ id: 'late', number: 'KMJ0001', status: 'in_progress', waiting: null, waiting_since: null },
  ...{
    service_type: 'Repair',
    colour: null,
    item: null,
    customer: null,
    assignee_id: 'juma',
    assignee: 'Juma',
  },
  ...{ date: '2026-11-30', starts: at('08:00'), ends: at('09:00'), pause_after: 0, promised_at: null },
  ...{ finished_on: null, collected_at: null },
};

const NEXT: BoardJob = { ...LATE, id: 'next', number: 'KMJ0002', starts: at('09:30'), ends: at('10:30') };

const taken = [LATE, NEXT].map(({ id, number, starts, ends }) => ({
  ...{ kind: 'user' as const, id: 'juma', branch_id: 'kariakoo', from: starts ?? at('00:00'), to: ends },
  source: { kind: 'service', id, label: number },
}));

test('a late job ends where the next one begins, and names it', () => {
  const [late] = lateJobs([LATE, NEXT], taken, at('10:00'));
  expect(late).toMatchObject({ late_minutes: 60, occupied_until: at('09:30'), runs_into: 'KMJ0002' });
});

test('a job of another branch or of somebody else ends it all the same, and is not named', () => {
  const [late] = lateJobs([LATE], taken, at('10:00'));
  expect(late).toMatchObject({ late_minutes: 60, occupied_until: at('09:30'), runs_into: null });
});
