import { expect, test } from 'vitest';
import { byFloor, isLeft, NEXT, type RoomToClean } from './housekeeping.rules.ts';

const room = (number: string, more: Partial<RoomToClean>): RoomToClean => ({
  ...{ id: number, number, floor: '1', status: 'available', housekeeping: 'clean' },
  ...more,
});

test('one tap takes a room from dirty to inspected, and no further', () => {
  expect([NEXT.dirty, NEXT.cleaning, NEXT.clean, NEXT.inspected]).toEqual([
    ...['cleaning', 'clean', 'inspected', null],
  ]);
});

test('a room that is out of use is not left to clean', () => {
  expect(isLeft(room('101', { housekeeping: 'dirty' }))).toBe(true);
  expect(isLeft(room('101', { housekeeping: 'dirty', status: 'maintenance' }))).toBe(false);
  expect(isLeft(room('101', { housekeeping: 'inspected' }))).toBe(false);
});

test('on each floor the room of a guest who comes stands first, and numbers count', () => {
  const rooms = [
    room('10', { housekeeping: 'dirty' }),
    room('9', { housekeeping: 'dirty' }),
    room('8', {}),
    room('11', { housekeeping: 'dirty', status: 'reserved' }),
    room('21', { floor: '2' }),
    room('1', { floor: null }),
  ];
  expect(byFloor(rooms).map(([floor, of]) => [floor, of.map(({ number }) => number)])).toEqual([
    ['', ['1']],
    ['1', ['11', '9', '10', '8']],
    ['2', ['21']],
  ]);
});
