import { expect, test } from 'vitest';
import type { RoomOfGuest } from '../../../sale/room-of-guest.answer.ts';
import { roomsLike } from './room-calls.ts';

const room = (number: string, guest?: string): RoomOfGuest => ({
  ...{ id: `id-${number}`, number, may_charge: 'yes', left: null },
  ...(guest ? { guest } : {}),
});
const found = (typed: string) =>
  roomsLike([room('12A', 'Asha Mushi'), room('12', 'Juma Ally'), room('112'), room('3')], typed).map(
    ({ number }) => number,
  );

test('the room of the very number comes first, so that Enter charges no other', () => {
  expect(found('12')).toEqual(['12', '12A']);
  expect(found(' 12a ')).toEqual(['12A']);
  expect(found('2')).toEqual([]);
});

test('who may see guests finds a room by its guest, and nothing typed shows all', () => {
  expect(found('mush')).toEqual(['12A']);
  expect(found('')).toEqual(['12A', '12', '112', '3']);
});
