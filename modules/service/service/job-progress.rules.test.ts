import { expect, test } from 'vitest';
import { type JobOnItsWay, nextOfJob, photoOf, stepsOfJob } from './job-progress.rules.ts';

const at = '2026-12-01T07:00:00Z';
const pending: JobOnItsWay = { status: 'pending' };
const begun: JobOnItsWay = { status: 'in_progress', started_at: at };
const done: JobOnItsWay = { status: 'done', started_at: at, finished_at: at };
const shown = (job: JobOnItsWay) => stepsOfJob(job).map(({ key, state }) => `${key} ${state}`);

test('a job without an estimate goes from received to collected in four steps', () => {
  expect(shown(pending)).toEqual(['received now', 'begun later', 'ready later', 'collected later']);
  expect(shown(begun)).toEqual(['received done', 'begun now', 'ready later', 'collected later']);
  expect(shown(done)).toEqual(['received done', 'begun done', 'ready now', 'collected later']);
  expect(shown({ ...done, collected_at: at }).every((step) => step.endsWith('done'))).toBe(true);
});

test('one with an estimate is quoted, then approved', () => {
  const quoted = { ...pending, estimate_at: at, waiting: 'customer' };
  expect(shown(quoted).slice(0, 3)).toEqual(['received done', 'quoted now', 'approved later']);
  const approved = { ...pending, estimate_at: at, accepted_at: at };
  expect(shown(approved).slice(1, 4)).toEqual(['quoted done', 'approved now', 'begun later']);
  expect(shown({ ...done, estimate_at: at })).toHaveLength(6);
});

test('what was given up or is history is on no way', () => {
  for (const status of ['cancelled', 'void', 'history']) expect(shown({ status })).toEqual([]);
  expect(nextOfJob({ status: 'cancelled' }, 0n)).toBeNull();
});

test('what comes next is said before anything else, and what it waits for before that', () => {
  expect(nextOfJob(pending, 0n)).toBe('start');
  expect(nextOfJob({ ...pending, waiting: 'customer' }, 0n)).toBe('customer');
  expect(nextOfJob({ ...begun, waiting: 'parts' }, 0n)).toBe('parts');
  expect(nextOfJob(begun, 0n)).toBe('finish');
  expect(nextOfJob(done, 1n)).toBe('take_and_hand_out');
  expect(nextOfJob(done, 0n)).toBe('hand_out');
  expect(nextOfJob({ ...done, collected_at: at }, 1n)).toBe('over');
});

test('a photo is one from before the work until that begins', () => {
  expect(photoOf(begun, '2026-12-01T06:59:00Z')).toBe('before');
  expect(photoOf(begun, '2026-12-01T07:01:00Z')).toBe('after');
  expect(photoOf(pending, at)).toBe('before');
});
