import { expect, test } from 'vitest';
import type { BookingChart } from './chart.answer.ts';
import { SHELF, type StayOnChart } from './chart.rules.ts';
import { canMove, clashOf, columnsOf, isWhereItIs, nightsToSplit, targetOf } from './moving.rules.ts';

const stay = (
  room_id: string,
  since: string,
  until: string,
  stage: string,
  more: object = {},
): StayOnChart => ({
  ...{ room_id, since, until },
  booking: {
    ...{ id: `${room_id} ${since}`, number: 'H0001', stage, guest: 'Asha', guests: 2 },
    ...{ check_in: since, check_out: until, waits_for_deposit: false, option_until: null, ...more },
  },
});
const EXPECTED = stay('101', '2026-12-05', '2026-12-08', 'pending');
const GUEST = stay('101', '2026-12-01', '2026-12-06', 'checked_in');
const chart = (stays: readonly StayOnChart[], holds: BookingChart['holds'] = []): BookingChart => ({
  ...{ date: '2026-12-01', days: 14, today: '2026-12-03', rooms: [], more_rooms: 0, stays, holds },
  shelf: [],
});

test('an expected guest goes to any room and any day, one in the house only to another room', () => {
  expect(targetOf(EXPECTED, 'whole', { room_id: '102', by: -1 })).toEqual({
    ...{ room_id: '102', check_in: '2026-12-04', check_out: '2026-12-07' },
  });
  expect(targetOf(GUEST, 'whole', { room_id: '102', by: 4 })).toEqual({
    ...{ room_id: '102', check_in: '2026-12-01', check_out: '2026-12-06' },
  });
  expect(isWhereItIs(GUEST, targetOf(GUEST, 'whole', { room_id: '101', by: 4 }))).toBe(true);
});

test('a departure moves along in its room, and never before the first night', () => {
  const later = targetOf(EXPECTED, 'departure', { room_id: '102', by: 2 });
  expect(later).toEqual({ room_id: '101', check_in: '2026-12-05', check_out: '2026-12-10' });
  expect(targetOf(EXPECTED, 'departure', { room_id: '101', by: -9 }).check_out).toBe('2026-12-06');
});

test('what is over is not moved, nor the nights in a room that the guest has left', () => {
  expect([canMove(EXPECTED), canMove(GUEST)]).toEqual([true, true]);
  expect(canMove(stay('101', '2026-12-01', '2026-12-03', 'checked_out'))).toBe(false);
  expect(canMove({ ...GUEST, until: '2026-12-03' })).toBe(false);
});

test('what is in the way is named: a guest, a hold or the past; touching is legal', () => {
  const other = stay('102', '2026-12-08', '2026-12-10', 'pending');
  const go = (by: number, holds?: BookingChart['holds']) =>
    clashOf(chart([EXPECTED, other], holds), EXPECTED, targetOf(EXPECTED, 'whole', { room_id: '102', by }));
  expect(go(0)).toBeNull();
  expect(go(1)).toEqual({ kind: 'guest', guest: 'Asha', since: '2026-12-08', until: '2026-12-10' });
  expect(go(5)).toBeNull();
  expect(go(-3)).toEqual({ kind: 'past' });
  const until = (day: string | null) => [
    { room_id: '102', since: '2026-12-04', until: day, reason: 'Paint' },
  ];
  expect(go(0, until('2026-12-04'))).toBeNull();
  expect(go(0, until('2026-12-05'))).toEqual({ kind: 'hold', reason: 'Paint' });
  expect(go(0, until(null))).toEqual({ kind: 'hold', reason: 'Paint' });
});

test('of a guest in the house only the nights from tonight on go to the other room', () => {
  const target = targetOf(GUEST, 'whole', { room_id: '102', by: 0 });
  const left = stay('102', '2026-12-01', '2026-12-03', 'checked_out');
  expect(clashOf(chart([GUEST, left]), GUEST, target)).toBeNull();
  expect(columnsOf(chart([GUEST]), GUEST, target)).toEqual({ from: 2, to: 5 });
  expect(columnsOf(chart([GUEST]), GUEST, targetOf(GUEST, 'departure', { room_id: '', by: 2 }))).toEqual({
    ...{ from: 0, to: 7 },
  });
});

test('a stay is split at a night that is still to come, and only what comes after it can clash', () => {
  expect(nightsToSplit(chart([]), GUEST)).toEqual(['2026-12-04', '2026-12-05']);
  expect(nightsToSplit(chart([]), EXPECTED)).toEqual(['2026-12-06', '2026-12-07']);
  const other = stay('102', '2026-12-04', '2026-12-06', 'pending');
  const there = targetOf(EXPECTED, 'whole', { room_id: '102', by: 0 });
  expect(clashOf(chart([EXPECTED, other]), EXPECTED, there)).toMatchObject({ kind: 'guest' });
  expect(clashOf(chart([EXPECTED, other]), EXPECTED, there, '2026-12-06')).toBeNull();
});

test('who is expected is taken off his room, whoever lies there already; a guest in the house is not', () => {
  const shelf = (one: StayOnChart) => targetOf(one, 'whole', { room_id: SHELF, by: 0 });
  const other = stay(SHELF, '2026-12-05', '2026-12-08', 'pending');
  expect(clashOf(chart([EXPECTED, other]), EXPECTED, shelf(EXPECTED))).toBeNull();
  expect(clashOf(chart([GUEST]), GUEST, shelf(GUEST))).toEqual({ kind: 'in_house' });
});
