import { expect, test } from 'vitest';
import type { Board } from './board.answer.ts';
import { barsOf, barsOfDriver, rowsOf, SHELF, type TripOnBoard } from './board-bars.rules.ts';

const TRIP: TripOnBoard = {
  ...{ id: 'a', number: 'MT0001', status: 'confirmed', truck_id: 't', trailer_id: null, truck: 'T 561 DRS' },
  ...{ customer: 'Azam', route: 'Mwanza', destination: 'Mwanza', driver: null },
  ...{ version: 1, driver_id: null, licence_ends: null },
  ...{ starts: '2026-12-08T00:00:00Z', ends: '2026-12-09T12:00:00Z', started_at: null, delivered_at: null },
  ...{ late_hours: 0, occupied_until: '2026-12-09T12:00:00Z', runs_into: null },
};

const board = (more: Partial<Board>): Board => ({
  ...{
    turn_round_hours: 0,
    date: '2026-12-07',
    days: 7,
    now: '2026-12-08T00:00:00Z',
    more_trucks: 0,
    more_trips: 0,
  },
  ...{ trucks: [], orders: [], taken: [], holds: [], drivers: [], away: [] },
  ...more,
});

const drawn = (more: Partial<Board>, truck = 't') =>
  barsOf(board(more), truck, Date.parse('2026-12-07T00:00:00Z')).map(({ look, from, to, line }) => [
    look,
    from,
    to,
    line,
  ]);

test('a trip lies on the days that it takes, cut where these days begin and end', () => {
  expect(drawn({ orders: [TRIP] })).toEqual([['confirmed', 1, 2.5, 0]]);
  expect(drawn({ orders: [TRIP] }, 'another')).toEqual([]);
  expect(drawn({ orders: [{ ...TRIP, truck_id: 'x', trailer_id: 't' }] })).toHaveLength(1);
  const long = { ...TRIP, starts: '2026-12-01T00:00:00Z', ends: '2026-12-30T00:00:00Z' };
  expect(drawn({ orders: [long] })).toEqual([['confirmed', 0, 7, 0]]);
  const before = { ...TRIP, starts: '2026-12-05T00:00:00Z', ends: '2026-12-07T00:00:00Z' };
  expect(drawn({ orders: [before] })).toEqual([]);
});

test('what is late is a bar of its own, up to where the next trip begins', () => {
  const late = {
    ...TRIP,
    status: 'in_transit',
    late_hours: 12,
    occupied_until: '2026-12-10T00:00:00Z',
  } as const;
  expect(drawn({ orders: [late] })).toEqual([
    ['in_transit', 1, 2.5, 0],
    ['late', 2.5, 3, 0],
  ]);
});

test('a trip that left late lies where it should have, and one that left before from when it left', () => {
  const left = (started_at: string) => drawn({ orders: [{ ...TRIP, started_at }] });
  expect(left('2026-12-10T00:00:00Z')).toEqual([['confirmed', 1, 2.5, 0]]);
  expect(left('2026-12-07T12:00:00Z')).toEqual([['confirmed', 0.5, 2.5, 0]]);
});

test('bars that meet lie under each other, those that touch do not', () => {
  const draft = {
    ...TRIP,
    id: 'b',
    status: 'draft',
    starts: '2026-12-09T00:00:00Z',
    ends: '2026-12-10T00:00:00Z',
  } as const;
  const next = { ...TRIP, id: 'c', starts: '2026-12-09T12:00:00Z', ends: '2026-12-11T00:00:00Z' };
  expect(drawn({ orders: [TRIP, draft, next] })).toEqual([
    ['confirmed', 1, 2.5, 0],
    ['draft', 2, 3, 1],
    ['confirmed', 2.5, 4, 0],
  ]);
});

test('work and holds without an end reach to the last day; a hold takes its last day whole', () => {
  const service = {
    truck_id: 't',
    kind: 'service',
    label: 'Brakes',
    branch: null,
    from: '2026-12-11T00:00:00Z',
    to: null,
  } as const;
  const hold = {
    truck_id: 't',
    kind: 'reserved',
    since: '2026-12-08',
    until: '2026-12-09',
    reason: null,
  } as const;
  expect(drawn({ taken: [service], holds: [hold] })).toEqual([
    ['hold', 1, 3, 0],
    ['service', 4, 7, 0],
  ]);
});

test('a driver has the trips that he drives, his leave and other work; trips without one lie on the shelf', () => {
  const his = { ...TRIP, driver: 'Hassan', driver_id: 'h' };
  const other = {
    ...his,
    id: 'b',
    truck_id: 'x',
    starts: '2026-12-10T00:00:00Z',
    ends: '2026-12-11T00:00:00Z',
  };
  const drivers = [
    { id: 'a', name: 'Asha', licence_ends: null },
    { id: 'h', name: 'Hassan', licence_ends: null },
  ];
  const leave = {
    ...{ user_id: 'a', label: 'Wedding', leave_id: 'l', branch: null },
    ...{ from: '2026-12-08T00:00:00Z', to: '2026-12-10T00:00:00Z' },
  };
  const elsewhere = { ...leave, label: null, leave_id: null, from: '2026-12-12T00:00:00Z', to: null };
  const day = board({
    ...{ orders: [his, other, { ...TRIP, id: 'c' }], drivers },
    away: [leave, elsewhere],
  });
  const drawnOf = (driver: string) =>
    barsOfDriver(day, driver, Date.parse('2026-12-07T00:00:00Z')).map(({ key, look, from, to }) => [
      ...[look === 'confirmed' ? key : look, from, to],
    ]);
  expect(drawnOf('h')).toEqual([
    ['a', 1, 2.5],
    ['b', 3, 4],
  ]);
  expect(drawnOf(SHELF)).toEqual([['c', 1, 2.5]]);
  expect(drawnOf('a')).toEqual([
    ['leave', 1, 3],
    ['taken', 5, 7],
  ]);
  expect(rowsOf(day, 'driver')).toEqual([SHELF, 'a', 'h']);
});
