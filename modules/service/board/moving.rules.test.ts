import { expect, test } from 'vitest';
import type { Board, JobOnBoard } from './board.rules.ts';
import { canMoveJob, inTheWayOf, isClosedThen, moved, placeOfJob } from './moving.rules.ts';

const DAY = '2026-12-08';
const at = (time: string) => new Date(`${DAY}T${time}:00Z`).toISOString();
const MIDNIGHT = Date.parse(`${DAY}T00:00:00Z`);
const job = (id: string, from: string, to: string, more: Partial<JobOnBoard> = {}): JobOnBoard => ({
  ...{
    id,
    number: id,
    status: 'pending',
    waiting: null,
    waiting_since: null,
    service_type: 'Braids',
    colour: null,
  },
  ...{ item: null, customer: null, assignee_id: 'a', assignee: 'Anna', date: DAY, starts: at(from) },
  ...{ ends: at(to), pause_after: 0, promised_at: null, finished_on: null, collected_at: null },
  ...{ late_minutes: 0, occupied_until: at(to), runs_into: null, ...more },
});
const board = (...jobs: JobOnBoard[]): Board => ({
  ...{ date: DAY, today: DAY, now: at('07:00'), people: [], jobs, more_jobs: 0, taken: [] },
  open: [
    { from: at('08:00'), to: at('12:00') },
    { from: at('13:00'), to: at('17:00') },
  ],
});
const minutes = (time: string) => (Date.parse(at(time)) - MIDNIGHT) / 60_000;
const place = (from: string, to: string, person_id = 'a') => ({
  person_id,
  from: minutes(from),
  to: minutes(to),
});

test('a job goes by five minutes to another time or person, and by its end it becomes longer or shorter', () => {
  const from = placeOfJob(job('S1', '09:00', '10:00'), MIDNIGHT);
  expect(moved(from, 'whole', { person_id: 'b', by: 33 })).toEqual(place('09:35', '10:35', 'b'));
  expect(moved(from, 'whole', { person_id: 'a', by: -900 })).toEqual(place('00:00', '01:00'));
  expect(moved(from, 'end', { person_id: 'a', by: 28 })).toEqual(place('09:00', '10:30'));
  expect(moved(from, 'end', { person_id: 'a', by: -200 })).toEqual(place('09:00', '09:05'));
  expect([canMoveJob({ status: 'pending' }), canMoveJob({ status: 'done' })]).toEqual([true, false]);
});

test('what is in the way is said before it is let go, with the pause on both sides (L18)', () => {
  const paused = job('S1', '16:00', '16:45', { pause_after: 30 });
  const found = (one: JobOnBoard, to: ReturnType<typeof place>) =>
    inTheWayOf(board(paused, one), one, to, MIDNIGHT)?.job?.id;
  const [same, plain] = [job('S2', '09:00', '09:30', { pause_after: 30 }), job('S3', '09:00', '09:30')];
  expect(found(same, place('15:30', '16:00'))).toBe('S1');
  expect(found(plain, place('15:30', '16:00'))).toBeUndefined();
  expect(found(plain, place('17:00', '17:30'))).toBe('S1');
  expect(found(plain, place('17:15', '17:45'))).toBeUndefined();
  // Its own old time is not.
  expect(found(plain, place('09:10', '09:40'))).toBeUndefined();
});

test('outside of opening hours is told; what is longer than every block of them goes on after the break', () => {
  const closed = (from: string, to: string) => isClosedThen(board(), place(from, to), MIDNIGHT);
  expect([closed('08:00', '12:00'), closed('11:30', '12:30'), closed('12:00', '12:30')]).toEqual([
    ...[false, true, true],
  ]);
  expect([closed('10:00', '16:00'), closed('07:00', '08:30'), closed('16:30', '17:30')]).toEqual([
    ...[false, true, true],
  ]);
  expect(isClosedThen({ ...board(), open: null }, place('03:00', '04:00'), MIDNIGHT)).toBe(false);
});
