import { expect, test } from 'vitest';
import type { BookingChart } from './chart.answer.ts';
import { ALL_ROOMS, countsOf, roomsShown } from './rooms-shown.rules.ts';

const DAY = '2026-12-03';
const room = (number: string, type: string, floor: string | null) => ({
  ...{ id: number, number, floor, room_type_id: type, type, price: 45_000 },
  ...{ status: 'available' as const, housekeeping: 'clean' as const },
});
const stay = (room_id: string, guest: string, stage: string, since: string, until: string) => ({
  ...{ room_id, since, until },
  booking: {
    ...{ id: guest, number: `H${room_id}`, stage, guest, guests: 1, check_in: since, check_out: until },
    waits_for_deposit: false,
    option_until: null,
  },
});
const CHART: BookingChart = {
  ...{ date: '2026-12-01', days: 14, today: DAY, more_rooms: 0, shelf: [] },
  rooms: [
    room('101', 'Single', '1'),
    room('102', 'Single', '1'),
    room('201', 'Double', '2'),
    room('202', 'Double', null),
  ],
  stays: [
    stay('101', 'José Mushi', 'checked_in', '2026-12-01', '2026-12-02'),
    stay('102', 'Asha Juma', 'checked_in', '2026-12-02', '2026-12-05'),
    stay('201', 'Baraka', 'pending', DAY, '2026-12-04'),
  ],
  holds: [],
};
const shown = (more: Partial<typeof ALL_ROOMS>) =>
  roomsShown(CHART, { ...ALL_ROOMS, ...more }, DAY).map(({ number }) => number);

test('rooms are found by who is in them, by their number, their kind and their floor', () => {
  expect(shown({ text: ' jose' })).toEqual(['101']);
  expect(shown({ text: 'h102' })).toEqual(['102']);
  expect(shown({ text: '20' })).toEqual(['201', '202']);
  expect(shown({ room_type_id: 'Double' })).toEqual(['201', '202']);
  expect(shown({ floor: '2', text: 'bar' })).toEqual(['201']);
  expect(shown({})).toHaveLength(4);
});

test('who comes, who is here, who leaves and what is free is told of a day; who should have left is still to leave', () => {
  expect(shown({ what: 'arriving' })).toEqual(['201']);
  expect(shown({ what: 'in_house' })).toEqual(['102']);
  expect(shown({ what: 'leaving' })).toEqual(['101']);
  expect(shown({ what: 'free' })).toEqual(['101', '202']);
  expect(countsOf(CHART, DAY)).toEqual({ all: 4, arriving: 1, in_house: 1, leaving: 1, free: 2 });
});
