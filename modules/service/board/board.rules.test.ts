import { expect, test } from 'vitest';
import {
  type Board,
  blocksOf,
  columnOf,
  hoursOf,
  type JobOnBoard,
  jobsWithoutTime,
  nextFree,
} from './board.rules.ts';

const MIDNIGHT = Date.parse('2026-12-08T00:00:00Z');
const at = (time: string) => `2026-12-08T${time}:00.000Z`;

const job = (one: Partial<JobOnBoard>): JobOnBoard => ({
  ...{ id: 'j', number: 'S1', status: 'pending', waiting: null, waiting_since: null },
  ...{ service_type: 'Repair', colour: null, item: null, customer: null, assignee_id: 'a', assignee: 'A' },
  ...{ date: '2026-12-08', starts: null, ends: null, pause_after: 0, promised_at: null, finished_on: null },
  ...{ collected_at: null, late_minutes: 0, occupied_until: null, runs_into: null },
  ...one,
});

const board = (jobs: readonly JobOnBoard[], taken: Board['taken'] = []): Board => ({
  ...{
    date: '2026-12-08',
    today: '2026-12-08',
    now: at('12:30'),
    people: [],
    jobs,
    more_jobs: 0,
    taken,
    open: null,
  },
});

test('a job stands where it waits, else where it is, and once it is done by whether it was collected', () => {
  expect(columnOf(job({}))).toBe('pending');
  expect(columnOf(job({ waiting: 'customer' }))).toBe('customer');
  expect(columnOf(job({ status: 'in_progress', waiting: 'parts' }))).toBe('parts');
  expect(columnOf(job({ status: 'in_progress' }))).toBe('in_progress');
  expect(columnOf(job({ status: 'done' }))).toBe('to_collect');
  expect(columnOf(job({ status: 'done', collected_at: at('12:00') }))).toBe('collected');
});

test('only open jobs without a time lie in the tray', () => {
  const [open, timed, done] = [
    job({ id: 'open' }),
    job({ id: 'timed', starts: at('09:00'), ends: at('10:00') }),
    job({ id: 'done', status: 'done' }),
  ];
  expect(jobsWithoutTime(board([open, timed, done]))).toEqual([open]);
});

test('a job lies for as long as it has the time of its person, what is late beside it, and what meets on lines', () => {
  const jobs = [
    job({
      ...{ id: 'done', status: 'done', starts: at('09:00'), ends: at('11:00'), occupied_until: at('10:10') },
    }),
    job({
      ...{ id: 'late', status: 'in_progress', starts: at('11:00'), ends: at('12:00'), late_minutes: 30 },
      occupied_until: at('12:30'),
    }),
    job({ id: 'other', assignee_id: 'b', starts: at('09:00'), ends: at('10:00') }),
  ];
  const taken = [{ user_id: 'a', label: 'Lunch', leave_id: null, from: at('12:10'), to: at('13:00') }];
  const laid = blocksOf(board(jobs, taken), 'a', MIDNIGHT).map(({ key, look, from, to, line }) => [
    ...[key, look, from, to, line],
  ]);
  expect(laid).toEqual([
    ['done', 'done', 540, 610, 0],
    ['late', 'in_progress', 660, 720, 0],
    ['late late', 'late', 720, 750, 0],
    ['taken 0', 'taken', 730, 780, 1],
  ]);
});

test('what goes on from the day before or into the next is cut where the day ends, and what never ends with it', () => {
  const over = job({ starts: '2026-12-07T22:00:00.000Z', ends: at('01:00') });
  const gone = job({ id: 'gone', starts: '2026-12-07T08:00:00.000Z', ends: '2026-12-07T09:00:00.000Z' });
  const taken = [{ user_id: 'a', label: null, leave_id: null, from: at('23:50'), to: null }];
  const laid = blocksOf(board([over, gone], taken), 'a', MIDNIGHT).map(({ from, to }) => [from, to]);
  expect(laid).toEqual([
    [0, 60],
    [1430, 1450],
  ]);
});

test('the usual hours are drawn, and more where something lies outside of them', () => {
  expect(hoursOf([])).toEqual({ first: 420, last: 1260 });
  expect(hoursOf([{ from: 390, to: 450 }])).toEqual({ first: 360, last: 1260 });
  expect(hoursOf([{ from: 600, to: 1290 }])).toEqual({ first: 420, last: 1320 });
});

test('the next free time is the first gap that is long enough, touching what lies around it', () => {
  const blocks = [
    { from: 720, to: 780 },
    { from: 600, to: 660 },
  ];
  expect(nextFree(blocks, 540, 60)).toBe(540);
  expect(nextFree(blocks, 541, 60)).toBe(660);
  expect(nextFree(blocks, 541, 90)).toBe(780);
  expect(nextFree([], 541, 60)).toBe(545);
});
