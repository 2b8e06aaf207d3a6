import { daysBetween } from '#core/bars-on-days.ts';
import type { BookingChart } from './chart.answer.ts';
import type { ChosenNights, RoomOnChart } from './chart.rules.ts';

/** Nights that a guest asks for; `until` is the day of departure. */
export interface AskedNights {
  since: string;
  until: string;
}

/** What a type of room has for these nights: what they cost, how many more bookings it takes, and which rooms are free for all of them. */
export interface FreeOfType {
  nights: number;
  total: number;
  free: number;
  rooms: readonly string[];
}

export type FreeByType = ReadonlyMap<string, FreeOfType>;

/** The rooms that are free for all nights that are asked for; those of a type of which nothing is known yet stay. */
export function freeRoomsOf(rooms: readonly RoomOnChart[], free: FreeByType): RoomOnChart[] {
  return rooms.filter(({ room_type_id, number }) => free.get(room_type_id)?.rooms.includes(number) ?? true);
}

/** The nights that are asked for by the columns of the chart, on which they may begin or end out of sight. */
export function columnsOfNights({ date }: Pick<BookingChart, 'date'>, { since, until }: AskedNights) {
  return { from: daysBetween(date, since), to: daysBetween(date, until) };
}

/** What is booked with one night that is pressed: all that are asked for where it is one of them, else that night alone. */
export function nightsPressed(
  chart: Pick<BookingChart, 'date'>,
  chosen: ChosenNights,
  asked: AskedNights | null,
): ChosenNights {
  if (!asked || chosen.to - chosen.from > 1) return chosen;
  const { from, to } = columnsOfNights(chart, asked);
  return from <= chosen.from && chosen.from < to ? { ...chosen, from, to } : chosen;
}
