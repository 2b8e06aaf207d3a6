import { expect, test } from 'vitest';
import type { RoomOnChart } from './chart.rules.ts';
import { columnsOfNights, freeRoomsOf, nightsPressed } from './free-nights.rules.ts';

const room = (number: string, type: string): RoomOnChart => ({
  ...{ id: number, number, floor: null, room_type_id: type, type, price: 45_000 },
  ...{ status: 'available', housekeeping: 'clean' },
});
const ROOMS = [room('101', 'Single'), room('102', 'Single'), room('201', 'Double')];
const CHART = { date: '2026-12-01' };
const ASKED = { since: '2026-12-04', until: '2026-12-07' };

test('only rooms that are free for all nights are shown, and all of a type of which nothing is known yet', () => {
  const single = { nights: 3, total: 135_000, free: 1, rooms: ['102'] };
  const shown = (free: Parameters<typeof freeRoomsOf>[1]) =>
    freeRoomsOf(ROOMS, free).map(({ number }) => number);
  expect(shown(new Map([['Single', single]]))).toEqual(['102', '201']);
  expect(
    shown(
      new Map([
        ['Single', { ...single, rooms: [] }],
        ['Double', { ...single, rooms: ['201'] }],
      ]),
    ),
  ).toEqual(['201']);
});

test('pressing one of the nights that are asked for books all of them, also where they end out of sight', () => {
  const pressed = (from: number, to = from + 1, asked: typeof ASKED | null = ASKED) => {
    const nights = nightsPressed(CHART, { room_id: '102', from, to }, asked);
    return [nights.from, nights.to];
  };
  expect(columnsOfNights(CHART, ASKED)).toEqual({ from: 3, to: 6 });
  expect(pressed(3)).toEqual([3, 6]);
  expect(pressed(5)).toEqual([3, 6]);
  // The day of departure is a night of its own, and nights that were dragged over are what was meant.
  expect(pressed(6)).toEqual([6, 7]);
  expect(pressed(3, 5)).toEqual([3, 5]);
  expect(pressed(3, 4, null)).toEqual([3, 4]);
  expect(pressed(12, 13, { since: '2026-12-13', until: '2026-12-20' })).toEqual([12, 19]);
});
