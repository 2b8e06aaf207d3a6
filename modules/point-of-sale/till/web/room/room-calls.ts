import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import type { RoomOfGuest } from '../../../sale/room-of-guest.answer.ts';
import { roomsToChargeAnswer } from '../../../sale/room-of-guest.answer.ts';

/** Who is in which room is asked each time: guests come and go, and what may be charged changes with each charge. */
export const roomsToCharge = () =>
  queryOptions({
    queryKey: ['sale', 'rooms'] as const,
    queryFn: ({ signal }) => ask(roomsToChargeAnswer, 'sale/rooms', { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The rooms that a text is the beginning of, or whose guest it is part of; the room of that very number first. */
export function roomsLike(rooms: readonly RoomOfGuest[], typed: string): RoomOfGuest[] {
  const text = typed.trim().toLowerCase();
  const fits = ({ number, guest }: RoomOfGuest) =>
    number.toLowerCase().startsWith(text) || (text !== '' && guest?.toLowerCase().includes(text));
  const isIt = ({ number }: RoomOfGuest) => (number.toLowerCase() === text ? 0 : 1);
  return rooms.filter(fits).toSorted((a, b) => isIt(a) - isIt(b));
}
