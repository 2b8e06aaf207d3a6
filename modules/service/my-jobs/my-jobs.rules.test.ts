import { expect, test } from 'vitest';
import { jobInFront, type MyJob, mainStepOf, minutesLeft, minutesOf } from './my-jobs.rules.ts';

const job = (more: Partial<MyJob>): MyJob => ({
  ...{ id: 'a', number: 'S1', version: 1, status: 'pending', waiting: null, waiting_since: null },
  ...{ service_type: 'Repair', item: null, problem: null, condition: null, accessories: null, remarks: null },
  ...{ date: '2026-12-01', starts: null, ends: null, promised_at: null, started_at: null, finished_at: null },
  ...{ duration: 60, parts: [] },
  ...more,
});
const pending = job({ id: 'pending' });
const waiting = job({ id: 'waiting', status: 'in_progress', waiting: 'parts' });
const begun = job({ id: 'begun', status: 'in_progress' });
const done = job({ id: 'done', status: 'done' });
const asked = job({ id: 'asked', waiting: 'customer' });

test('what is worked on stands in front, then what comes next, then what waits; what is done never', () => {
  expect(jobInFront([waiting, pending, begun, done])?.id).toBe('begun');
  expect(jobInFront([asked, waiting, pending, done])?.id).toBe('pending');
  expect(jobInFront([done, waiting])?.id).toBe('waiting');
  expect(jobInFront([done])).toBeUndefined();
  expect(jobInFront([begun, pending], 'pending')?.id).toBe('pending');
  expect(jobInFront([begun, done], 'done')?.id).toBe('begun');
});

test('a job is begun, goes on where it waited, and is finished', () => {
  expect([pending, waiting, begun, done].map(mainStepOf)).toEqual(['start', 'resume', 'finish', undefined]);
});

test('minutes count from when the work was begun', () => {
  const at = { started_at: '2026-12-01T07:00:00Z', duration: 120 };
  expect(minutesOf(at, '2026-12-01T07:42:59Z')).toBe(42);
  expect(minutesOf({ started_at: null, duration: 120 }, '2026-12-01T07:42:59Z')).toBe(0);
  expect(minutesLeft([pending, job({ duration: 90 }), job({ duration: null })])).toBe(150);
});
