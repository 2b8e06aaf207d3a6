import { daysBetween, type Lasting, onLines, withinDays } from '#core/bars-on-days.ts';
import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { booking } from '../booking/booking.entity.ts';
import type { BookingChart } from './chart.answer.ts';

/** A room as the chart answers it, in the order of the house. */
export type RoomOnChart = BookingChart['rooms'][number];
/** Nights that follow each other in one room; `until` is the day on which it is left. */
export type StayOnChart = BookingChart['stays'][number];
export type BookingOnChart = StayOnChart['booking'];
/** A booking that waits for its room, by its type. */
export type BookingOnShelf = BookingChart['shelf'][number];
export type HoldOnChart = BookingChart['holds'][number];

/** What a bar is about; its look follows from that. */
export type StayLook = 'in_house' | 'expected' | 'option' | 'waits_for_deposit' | 'left' | 'overdue' | 'hold';

export interface RoomBar extends Lasting {
  key: string;
  look: StayLook;
  line: number;
  stay?: StayOnChart;
  hold?: HoldOnChart;
}

/** The row above all rooms on which bookings lie that have none yet. */
export const SHELF = 'shelf';

/** The chart with what lies on its shelf as stays of a row of its own, so that bars there are moved like any other. */
export function withShelf(chart: BookingChart): BookingChart {
  const onShelf = chart.shelf.map((booking) => ({
    ...{ room_id: SHELF, since: booking.check_in, until: booking.check_out },
    booking,
  }));
  return { ...chart, stays: [...chart.stays, ...onShelf] };
}

/** The rows of the chart from the top down. */
export const rowsOf = ({ rooms }: BookingChart) => [SHELF, ...rooms.map(({ id }) => id)];

/** How many rooms of a type nobody has on a night and no booking without a room needs. */
export function freeOn(chart: BookingChart, rooms: readonly RoomOnChart[], night: string): number {
  const after = addDays(night, 1);
  const free = rooms.filter(({ id }) => isFree(chart, id, night, after)).length;
  const types = new Set(rooms.map(({ room_type_id }) => room_type_id));
  const waiting = chart.shelf.filter(
    (one) => types.has(one.room_type_id) && one.check_in <= night && one.check_out > night,
  );
  return Math.max(0, free - waiting.length);
}

/** The bars of a room on the days that are shown: a column is a night, so the day of departure stays free for the next guest. */
export function barsOfRoom(chart: BookingChart, room_id: string): RoomBar[] {
  const day = (of: string) => daysBetween(chart.date, of);
  const stays = chart.stays
    .filter((stay) => stay.room_id === room_id)
    .flatMap((stay) => [
      {
        key: `${stay.booking.id} ${stay.since}`,
        look: lookOf(stay),
        from: day(stay.since),
        // By day it stands on its day, beside the guest of the night.
        to: Math.max(day(stay.until), day(stay.since) + 1),
        stay,
      },
      ...overdue(stay, chart.today).map((late) => ({
        ...{ key: `${stay.booking.id} late`, look: 'overdue' as const, stay },
        ...{ from: day(late.since), to: day(late.until) },
      })),
    ]);
  const holds = chart.holds
    .filter((hold) => hold.room_id === room_id)
    .map((hold) => ({
      ...{ key: `hold ${hold.since}`, look: 'hold' as const, hold },
      ...{ from: day(hold.since), to: hold.until === null ? chart.days : day(hold.until) + 1 },
    }));
  return onLines(withinDays([...stays, ...holds], chart.days));
}

/** The bar that lies on a night of a room, by its column. */
export function barAt(chart: BookingChart, room_id: string, column: number): RoomBar | undefined {
  return barsOfRoom(chart, room_id).find(({ from, to }) => from <= column && column < to);
}

/** Nothing of the row of those who have none. */
export function numberOfRoom({ rooms }: BookingChart, id: string): string {
  return rooms.find((room) => room.id === id)?.number ?? '';
}

function lookOf({ booking: of }: StayOnChart): StayLook {
  if (isPossible(booking, { stage: of.stage }, 'check_out')) return 'in_house';
  if (!isPossible(booking, { stage: of.stage }, 'check_in')) return 'left';
  if (of.option_until !== null) return 'option';
  return of.waits_for_deposit ? 'waits_for_deposit' : 'expected';
}

/** The nights after the departure that was booked, of a guest who is still in the house. */
function overdue(stay: StayOnChart, today: string): { since: string; until: string }[] {
  const isIn = lookOf(stay) === 'in_house' && stay.until === stay.booking.check_out;
  return isIn && stay.until < today ? [{ since: stay.until, until: today }] : [];
}

/** Whether the day of the branch is one of those that are shown. */
export function isInSight({ date, days, today }: Pick<BookingChart, 'date' | 'days' | 'today'>): boolean {
  return today >= date && today < addDays(date, days);
}

/** Whether nobody has a room, and nothing holds it, for all nights from one day up to another. */
export function isFree(chart: BookingChart, room_id: string, since: string, until: string): boolean {
  return (
    chart.stays.every((one) => one.room_id !== room_id || one.until <= since || one.since >= until) &&
    chart.holds.every(
      (one) => one.room_id !== room_id || (one.until !== null && one.until < since) || one.since >= until,
    )
  );
}

/** A night of a room by its column, or several that follow each other: `to` is the column of the departure. */
export interface ChosenNights {
  room_id: string;
  from: number;
  to: number;
}

/**
 * The nights that can be booked between two columns of a room: from the one on which it began towards the other, up to the first
 * that is taken. None where that itself is taken or over.
 */
export function nightsToBook(
  chart: BookingChart,
  room_id: string,
  began: number,
  reached: number,
): ChosenNights | null {
  const isOpen = (column: number) => {
    const night = addDays(chart.date, column);
    return column >= 0 && night >= chart.today && isFree(chart, room_id, night, addDays(night, 1));
  };
  if (room_id === SHELF || !isOpen(began)) return null;
  let [from, to] = [began, began + 1];
  while (to <= reached && isOpen(to)) to += 1;
  while (from > reached && isOpen(from - 1)) from -= 1;
  return { room_id, from, to };
}
