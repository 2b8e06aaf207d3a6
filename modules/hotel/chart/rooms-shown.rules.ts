import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { folded } from '#core/folded-text.ts';
import { booking } from '../booking/booking.entity.ts';
import type { BookingChart } from './chart.answer.ts';
import { isFree, type RoomOnChart, type StayOnChart } from './chart.rules.ts';

/** What the desk looks for on its chart: who comes, who is here, who leaves, and what is free. */
export const LOOKED_FOR = ['all', 'arriving', 'in_house', 'leaving', 'free'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

/** Which rooms of the chart are shown. */
export interface RoomsWanted {
  /** Part of the name of a guest, or of the number of a room or a booking. */
  text: string;
  room_type_id: string;
  floor: string;
  what: LookedFor;
}

export const ALL_ROOMS: RoomsWanted = { text: '', room_type_id: '', floor: '', what: 'all' };

/** The rooms that are shown, in the order of the house; `day` is the one that arrivals and departures are of. */
export function roomsShown(chart: BookingChart, wanted: RoomsWanted, day: string): RoomOnChart[] {
  const text = folded(wanted.text);
  return chart.rooms.filter(
    (room) =>
      (wanted.room_type_id === '' || room.room_type_id === wanted.room_type_id) &&
      (wanted.floor === '' || room.floor === wanted.floor) &&
      isLookedFor(chart, room, wanted.what, day) &&
      (text === '' || isNamed(chart, room, text)),
  );
}

/** How many rooms each of them has on a day. */
export function countsOf(chart: BookingChart, day: string): Readonly<Record<LookedFor, number>> {
  const of = (what: LookedFor) => roomsShown(chart, { ...ALL_ROOMS, what }, day).length;
  return {
    ...{ all: of('all'), arriving: of('arriving'), in_house: of('in_house') },
    ...{ leaving: of('leaving'), free: of('free') },
  };
}

function isLookedFor(chart: BookingChart, { id }: RoomOnChart, what: LookedFor, day: string): boolean {
  const stays = chart.stays.filter(({ room_id }) => room_id === id);
  const isIn = ({ booking: of }: StayOnChart) => isPossible(booking, { stage: of.stage }, 'check_out');
  const isExpected = ({ booking: of }: StayOnChart) => isPossible(booking, { stage: of.stage }, 'check_in');
  if (what === 'arriving') return stays.some((stay) => isExpected(stay) && stay.booking.check_in === day);
  if (what === 'in_house') return stays.some((stay) => isIn(stay) && stay.since <= day && stay.until >= day);
  // Who should have left before is still to leave.
  if (what === 'leaving') return stays.some((stay) => isIn(stay) && stay.booking.check_out <= day);
  return what === 'all' || isFree(chart, id, day, addDays(day, 1));
}

function isNamed(chart: BookingChart, { id, number }: RoomOnChart, text: string): boolean {
  const says = (one: string) => folded(one).includes(text);
  return (
    says(number) ||
    chart.stays.some(({ room_id, booking: of }) => room_id === id && (says(of.guest) || says(of.number)))
  );
}
