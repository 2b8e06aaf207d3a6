import { expect, test } from 'vitest';
import type { Board } from './board.answer.ts';
import { SHELF, type TripOnBoard } from './board-bars.rules.ts';
import { canMoveTrip, clashOfTrip, isWhereTripIs, targetOfTrip } from './moving-trips.rules.ts';

const trip = (more: Partial<TripOnBoard> = {}): TripOnBoard => ({
  ...{
    id: 'a',
    version: 1,
    number: 'MT0001',
    status: 'confirmed',
    truck_id: 't',
    trailer_id: null,
    truck: 'T 561 DRS',
  },
  ...{
    customer: 'Azam',
    route: 'Mwanza',
    destination: 'Mwanza',
    driver: 'Hassan',
    driver_id: 'h',
    licence_ends: null,
  },
  ...{
    starts: '2026-12-08T06:00:00.000Z',
    ends: '2026-12-09T18:00:00.000Z',
    started_at: null,
    delivered_at: null,
  },
  ...{ late_hours: 0, occupied_until: '2026-12-09T18:00:00.000Z', runs_into: null },
  ...more,
});

const truck = (id: string, more: object = {}) => ({
  ...{
    id,
    registration: `T ${id}`,
    make: '',
    kind: 'truck',
    driver: null,
    driver_id: null,
    status: 'Available',
  },
  ...{ papers_end: null, overdue: null, ...more },
});

const HASSAN = { id: 'h', name: 'Hassan', licence_ends: null };
const ASHA = { id: 'a', name: 'Asha', licence_ends: '2026-12-08' };

const board = (more: Partial<Board> = {}): Board => ({
  ...{ date: '2026-12-07', days: 7, now: '2026-12-08T00:00:00Z', more_trucks: 0, more_trips: 0 },
  ...{ turn_round_hours: 2, trucks: [truck('t'), truck('u')], orders: [], taken: [], holds: [] },
  ...{ drivers: [HASSAN, ASHA], away: [] },
  ...more,
});

const onto = (row: string, by = 0, moved = trip()) => targetOfTrip(moved, false, { rows: 'truck', row, by });
const to = (row: string, moved = trip()) => targetOfTrip(moved, false, { rows: 'driver', row, by: 0 });

test('what is planned is moved to other days or another truck, its end alone, and only a draft back onto the shelf', () => {
  const moved = (['draft', 'confirmed', 'loading', 'in_transit', 'delivered'] as const).map((status) =>
    canMoveTrip(trip({ status })),
  );
  expect(moved).toEqual([true, true, false, false, false]);
  expect(onto('u', 1)).toEqual({
    truck_id: 'u',
    driver_id: 'h',
    starts: '2026-12-09T06:00:00.000Z',
    ends: '2026-12-10T18:00:00.000Z',
  });
  expect(onto(SHELF).truck_id).toBe('t');
  expect(onto(SHELF, 0, trip({ status: 'draft' })).truck_id).toBeNull();
  expect(targetOfTrip(trip(), true, { rows: 'truck', row: 'u', by: -9 })).toEqual({
    ...{ truck_id: 't', driver_id: 'h', starts: trip().starts, ends: '2026-12-08T07:00:00.000Z' },
  });
  expect([isWhereTripIs(trip(), onto('t')), isWhereTripIs(trip(), onto('u'))]).toEqual([true, false]);
});

test('another trip of the truck or of the driver is in the way, with the hours between two trips; a draft is not', () => {
  const other = trip({
    id: 'b',
    number: 'MT0002',
    truck_id: 'u',
    driver_id: 'x',
    starts: '2026-12-09T20:00:00Z',
    ends: '2026-12-10T20:00:00Z',
    occupied_until: '2026-12-10T20:00:00Z',
  });
  const clash = (orders: TripOnBoard[], target = onto('u')) => clashOfTrip(board({ orders }), trip(), target);
  // Touching is legal: it is ready again as the other one leaves.
  expect(clash([other])).toBeNull();
  const near = { ...other, starts: '2026-12-09T19:59:00Z' };
  expect(clash([near])).toMatchObject({ kind: 'trip', what: 'T u', number: 'MT0002', until: near.ends });
  expect(clash([{ ...near, status: 'draft' }])).toBeNull();
  expect(clash([{ ...near, status: 'delivered' }])).toBeNull();
  expect(clash([near], onto('t'))).toBeNull();
  expect(clash([{ ...near, driver_id: 'h' }], onto('t'))).toMatchObject({ kind: 'driver', what: 'Hassan' });
  expect(clash([{ ...near, truck_id: 'v', trailer_id: 'u' }])).toMatchObject({ kind: 'trip' });
});

test('work, holds, papers, a licence and an overdue service are in the way, and said before the drop', () => {
  const clash = (more: Partial<Board>, moved = trip()) => clashOfTrip(board(more), moved, onto('u'))?.kind;
  const on = { truck_id: 'u', from: '2026-12-09T10:00:00Z', to: null };
  expect(clash({ taken: [{ ...on, kind: 'service', label: 'Brakes', branch: null }] })).toBe('taken');
  expect(
    clash({ taken: [{ ...on, truck_id: 't', kind: 'service', label: 'Brakes', branch: null }] }),
  ).toBeUndefined();
  const hold = { truck_id: 'u', kind: 'reserved', since: '2026-12-09', until: null, reason: 'Boss' } as const;
  expect(clash({ holds: [hold] })).toBe('hold');
  expect(clash({ holds: [{ ...hold, since: '2026-12-10' }] })).toBeUndefined();
  expect(clash({ trucks: [truck('u', { papers_end: '2026-12-08' })] })).toBe('papers');
  expect(clash({ trucks: [truck('u', { papers_end: '2026-12-09' })] })).toBeUndefined();
  expect(clash({}, trip({ licence_ends: '2026-12-08' }))).toBe('licence');
  expect(clash({ trucks: [truck('u', { overdue: 'gearbox' })] })).toBe('service');
});

test('among drivers it goes to another one, with the truck that it has, and only a draft to nobody', () => {
  expect(to('a')).toMatchObject({ truck_id: 't', driver_id: 'a', starts: trip().starts });
  expect(to(SHELF).driver_id).toBe('h');
  expect(to(SHELF, trip({ status: 'draft' })).driver_id).toBeNull();
  expect([isWhereTripIs(trip(), to('h')), isWhereTripIs(trip(), to('a'))]).toEqual([true, false]);
});

test('leave and other work of whoever would drive are in the way, his trips and his licence too', () => {
  const clash = (more: Partial<Board>, target = to('a')) => clashOfTrip(board(more), trip(), target);
  // Her own licence counts, and not that of whoever drives now.
  expect(clash({})).toEqual({ kind: 'licence', what: 'Asha', day: '2026-12-08' });
  expect(clash({}, to('h'))).toBeNull();
  const leave = {
    ...{ user_id: 'a', label: 'Wedding', leave_id: 'l', branch: null },
    ...{ from: '2026-12-09T00:00:00Z', to: '2026-12-10T00:00:00Z' },
  };
  expect(clash({ away: [leave] })).toEqual({ kind: 'away', what: 'Asha', label: 'Wedding' });
  expect(clash({ away: [{ ...leave, user_id: 'x' }] })?.kind).toBe('licence');
  const other = trip({ id: 'b', truck_id: 'u', driver_id: 'a', number: 'MT0002' });
  expect(clash({ orders: [other] })).toMatchObject({ kind: 'driver', what: 'Asha', number: 'MT0002' });
});
