import { expect, test } from 'vitest';
import type { BookingChart } from './chart.answer.ts';
import {
  barsOfRoom,
  freeOn,
  isFree,
  nightsToBook,
  rowsOf,
  SHELF,
  type StayOnChart,
  withShelf,
} from './chart.rules.ts';

const ROOM = 'r';
const stay = (since: string, until: string, stage: string, more: object = {}): StayOnChart => ({
  ...{ room_id: ROOM, since, until },
  booking: {
    ...{ id: since, number: 'H0001', stage, guest: 'Asha', guests: 2, check_in: since, check_out: until },
    ...{ waits_for_deposit: false, option_until: null, ...more },
  },
});
const chart = (more: Partial<BookingChart>): BookingChart => ({
  ...{ date: '2026-12-01', days: 14, today: '2026-12-03', rooms: [], more_rooms: 0, stays: [], holds: [] },
  shelf: [],
  ...more,
});
const drawn = (more: Partial<BookingChart>) =>
  barsOfRoom(chart(more), ROOM).map(({ look, from, to, line }) => [look, from, to, line]);

test('a stay lies on its nights: departure and arrival of one day touch', () => {
  const stays = [stay('2026-12-02', '2026-12-05', 'checked_in'), stay('2026-12-05', '2026-12-06', 'pending')];
  expect(drawn({ stays })).toEqual([
    ['in_house', 1, 4, 0],
    ['expected', 4, 5, 0],
  ]);
  expect(barsOfRoom(chart({ stays }), 'another')).toEqual([]);
  expect(drawn({ stays: [stay('2026-11-20', '2027-01-05', 'pending')] })).toEqual([['expected', 0, 14, 0]]);
});

test('each stay looks as it stands', () => {
  const look = (one: StayOnChart) => drawn({ stays: [one] })[0]?.[0];
  const nights = ['2026-12-04', '2026-12-06'] as const;
  expect(look(stay(...nights, 'checked_out'))).toBe('left');
  expect(look(stay(...nights, 'pending', { waits_for_deposit: true }))).toBe('waits_for_deposit');
});

test('whoever is still in the house after the departure that was booked is shown as overdue up to today', () => {
  const late = stay('2026-12-01', '2026-12-02', 'checked_in');
  expect(drawn({ stays: [late], today: '2026-12-04' })).toEqual([
    ['in_house', 0, 1, 0],
    ['overdue', 1, 3, 0],
  ]);
  expect(drawn({ stays: [late], today: '2026-12-02' })).toHaveLength(1);
  const moved = { ...late, booking: { ...late.booking, check_out: '2026-12-09' } };
  expect(drawn({ stays: [moved], today: '2026-12-04' })).toHaveLength(1);
});

test('a hold takes its last day too, and one without an end all that follows', () => {
  const hold = (until: string | null) => ({ room_id: ROOM, since: '2026-12-04', until, reason: 'Plumbing' });
  expect(drawn({ holds: [hold('2026-12-05')] })).toEqual([['hold', 3, 5, 0]]);
  expect(drawn({ holds: [hold(null)] })).toEqual([['hold', 3, 14, 0]]);
  expect(isFree(chart({ holds: [hold('2026-12-05')] }), ROOM, '2026-12-05', '2026-12-06')).toBe(false);
  expect(isFree(chart({ holds: [hold('2026-12-05')] }), ROOM, '2026-12-06', '2026-12-07')).toBe(true);
});

test('nights are chosen either way, from today on, up to the first that is taken', () => {
  const of = chart({ stays: [stay('2026-12-06', '2026-12-08', 'pending')] });
  const chosen = (began: number, reached: number) => {
    const nights = nightsToBook(of, ROOM, began, reached);
    return nights && [nights.from, nights.to];
  };
  expect(chosen(3, 3)).toEqual([3, 4]);
  expect(chosen(2, 9)).toEqual([2, 5]);
  expect(chosen(9, 4)).toEqual([7, 10]);
  expect(chosen(4, 0)).toEqual([2, 5]);
  expect(chosen(1, 4)).toBeNull();
  expect(chosen(5, 9)).toBeNull();
  expect(nightsToBook(of, 'another', 5, 9)).toMatchObject({ from: 5, to: 10 });
});

const onShelf = (since: string, until: string, room_type_id = 't') => ({
  ...stay(since, until, 'pending').booking,
  room_type_id,
});
const room = (id: string, room_type_id: string) => ({
  ...{ id, room_type_id, number: id, floor: null, type: 'Double', price: 1 },
  ...{ status: 'available' as const, housekeeping: 'clean' as const },
});

test('bookings without a room lie on a row above all others, and no night of it can be booked', () => {
  const shelf = [onShelf('2026-12-04', '2026-12-06'), onShelf('2026-12-05', '2026-12-07')];
  const shown = withShelf(chart({ shelf, rooms: [room(ROOM, 't')] }));
  expect(barsOfRoom(shown, SHELF).map(({ from, to, line }) => [from, to, line])).toEqual([
    [3, 5, 0],
    [4, 6, 1],
  ]);
  expect(barsOfRoom(shown, ROOM)).toEqual([]);
  expect(rowsOf(shown)).toEqual([SHELF, ROOM]);
  expect(nightsToBook(shown, SHELF, 9, 9)).toBeNull();
  expect(nightsToBook(shown, ROOM, 9, 9)).not.toBeNull();
});

test('a room that a booking of its type needs is not free, on the nights of that booking', () => {
  const rooms = [room(ROOM, 't'), room('s', 't')];
  const stays = [stay('2026-12-04', '2026-12-05', 'pending')];
  const shelf = [onShelf('2026-12-04', '2026-12-06'), onShelf('2026-12-04', '2026-12-05', 'another')];
  const free = (night: string) => freeOn(chart({ stays, shelf, rooms }), rooms, night);
  expect([free('2026-12-03'), free('2026-12-04'), free('2026-12-05'), free('2026-12-06')]).toEqual([
    2, 0, 1, 2,
  ]);
});

test('bars lie where they are, whatever the clock of the browser says (L01)', () => {
  const home = process.env.TZ;
  try {
    for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      expect(drawn({ stays: [stay('2026-12-02', '2026-12-05', 'checked_in')] })).toEqual([
        ['in_house', 1, 4, 0],
      ]);
    }
  } finally {
    process.env.TZ = home;
  }
});
